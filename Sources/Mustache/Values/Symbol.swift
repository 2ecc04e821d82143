import Synchronization

/// A name as a number: two symbols are equal exactly where their names are.
///
/// The table of names is one for the process and only grows, so it holds names of fields and of templates' tags,
/// never text of decks.
struct Symbol: Hashable, Sendable {
  let index: Int

  /// Finds the symbol of a name, or makes it.
  init(_ name: String) {
    index = table.withLock { $0.index(of: name) }
  }

  /// The name itself.
  var name: String { table.withLock { $0.names[index] } }
}

private struct SymbolTable {
  var names: [String] = []
  var indices: [String: Int] = [:]

  mutating func index(of name: String) -> Int {
    if let known = indices[name] { return known }
    names.append(name)
    indices[name] = names.count - 1
    return names.count - 1
  }
}

/// The one lock of the engine: taken where templates are compiled and shapes are made, never where pages are rendered.
private let table = Mutex(SymbolTable())
