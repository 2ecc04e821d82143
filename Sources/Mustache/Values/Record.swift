/// Values for the fields of a shape.
public struct Record: Sendable {
  private let unmanaged: Unmanaged<Shape>
  let values: [Value]

  /// Takes a value for each field, in the shape's order; debug builds check their number and kinds.
  public init(_ shape: Shape, _ values: [Value]) {
    unmanaged = .passUnretained(shape)
    self.values = values
    assert(values.count == shape.fields.count, "“\(shape.name)” takes \(shape.fields.count) values")
    assert(
      zip(values, shape.fields).allSatisfy { $0.fits($1.kind, in: shape) },
      "“\(shape.name)”: a value does not fit its field")
  }

  /// The shape whose fields the values are.
  public var shape: Shape { unmanaged.takeUnretainedValue() }

  /// The value of a field, `absent` where the record lacks its value, nil where the shape has no such field.
  func value(of symbol: Symbol) -> Value? {
    guard let index = unmanaged._withUnsafeGuaranteedRef({ $0.index(of: symbol) }) else { return nil }
    return index < values.count ? values[index] : .absent
  }
}
