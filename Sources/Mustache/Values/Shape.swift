/// The names and kinds of a record's fields, in order.
///
/// Shapes are made once, as static constants, and are never freed: a record refers to its shape without counting
/// references, which threads that render at the same time would otherwise fight over.
public final class Shape: Sendable {
  /// What a record of this shape is called in messages.
  public let name: String
  /// The fields, in the order of a record's values.
  public let fields: [Field]
  let symbols: [Symbol]

  /// Describes the records that will be made; where two fields share a name, the first one counts.
  public init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    symbols = fields.map { Symbol($0.name) }
    _ = Unmanaged.passRetained(self)
  }

  /// The place of a field among the values, found by a scan of integers.
  func index(of symbol: Symbol) -> Int? {
    symbols.firstIndex(of: symbol)
  }
}

extension Shape: Hashable {
  /// Tells whether both are the same shape, not only alike.
  public static func == (left: Shape, right: Shape) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
