/// A formula in TeX.
public struct Formula: Hashable, Sendable {
  /// The TeX between the marks.
  public var tex: String
  /// Whether it stands on a line of its own.
  public var isDisplay: Bool

  /// Takes a formula.
  public init(_ tex: String, isDisplay: Bool) {
    self.tex = tex
    self.isDisplay = isDisplay
  }
}

/// What became of a formula.
public enum TypesetFormula: Hashable, Sendable {
  /// A `math` element.
  case markup([UInt8])
  /// The reason why it cannot be set.
  case refused(String)
  /// There is nothing that could set it.
  case unavailable
}

/// A block of code in a language.
public struct CodeSample: Hashable, Sendable {
  /// The first word after the fence, as it is written.
  public var language: String
  /// The code, as UTF-8.
  public var code: [UInt8]

  /// Takes a block of UTF-8 text.
  public init(_ code: [UInt8], language: String) {
    self.code = code
    self.language = language
  }

  /// Takes a block.
  public init(_ code: String, language: String) {
    self.init(Array(code.utf8), language: language)
  }
}

/// Turns formulas and code into HTML; it can be used from many threads at once.
public protocol Typesetter: Sendable {
  /// Sets formulas, as many results as there are formulas and in their order.
  func typeset(_ formulas: [Formula]) -> [TypesetFormula]
  /// Hears of code that is to be coloured later, and does not make the caller wait.
  func expect(_ samples: [CodeSample])
  /// Colours code: the inner HTML of a `code` element each, or nil where it is to be shown plain.
  func highlight(_ samples: [CodeSample]) -> [[UInt8]?]
}
