public import Files
public import Markdown

/// Sets formulas by KaTeX and colours code by Pygments, each at work only where no earlier build has the answer.
public final class Typesetters: Typesetter {
  private let katex: ToolDesk?
  private let pygments: ToolDesk?
  private let colours: CodeColours?

  /// Prepares both; nothing is started and nothing is read yet.
  ///
  /// Macros are expansions by name, with or without its backslash. Without a cache folder nothing is kept. A cache
  /// that is not read is still written, unless it is never written.
  public init(
    macros: [String: String] = [:], setsFormulas: Bool = true, coloursCode: Bool = true, cacheFolder: Path?,
    readsCache: Bool = true, writesCache: Bool = true, places: ToolPlaces = .ofThisMachine
  ) {
    let storage = CacheStorage(folder: cacheFolder, isRead: readsCache, isWritten: writesCache)
    katex = setsFormulas ? ToolDesk(.katex(macros: macros, places: places), storage: storage) : nil
    pygments = coloursCode ? ToolDesk(.pygments(places: places), storage: storage) : nil
    colours = pygments.map(CodeColours.init)
  }

  /// Sets formulas, as many results as there are formulas and in their order.
  public func typeset(_ formulas: [Formula]) -> [TypesetFormula] {
    guard let katex, !formulas.isEmpty else { return formulas.map { _ in .unavailable } }
    return zip(formulas, katex.answer(formulas.map(\.request))).map { $0.result(of: $1) }
  }

  /// Starts Pygments on code that is to be coloured later, where it is needed, and waits for nothing.
  public func expect(_ samples: [CodeSample]) { colours?.expect(samples) }

  /// Colours code: the inner HTML of a `code` element each, or nil where it is to be shown plain.
  public func highlight(_ samples: [CodeSample]) -> [[UInt8]?] {
    colours?.colour(samples) ?? samples.map { _ in nil }
  }

  /// The tools that something needed and that did not work, each with the reason, in a fixed order.
  public var missing: [MissingTool] { [katex?.missing, pygments?.missing].compactMap(\.self) }

  /// Ends the tools, once they have done what is expected, and keeps their answers for the next build.
  public func finish() {
    katex?.finish()
    pygments?.finish()
  }
}
