/// A list of byte strings as one: each after its length, a number of four bytes with the highest first.
public enum Fields {
  static let headerLength = 4

  /// The fields, one behind the other.
  public static func encode(_ fields: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fields.reduce(0) { $0 + headerLength + $1.count })
    append(fields, to: &bytes)
    return bytes
  }

  /// The fields, or nil where a length reaches beyond the end.
  public static func decode(_ bytes: ArraySlice<UInt8>) -> [[UInt8]]? {
    var fields: [[UInt8]] = []
    var rest = bytes
    while !rest.isEmpty {
      guard let length = length(header: Array(rest.prefix(headerLength))) else { return nil }
      rest = rest.dropFirst(headerLength)
      guard length <= rest.count else { return nil }
      fields.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return fields
  }

  /// The fields after the length of all of them, as they go to another process.
  static func frame(_ fields: [[UInt8]]) -> [UInt8] {
    let length = fields.reduce(0) { $0 + headerLength + $1.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerLength + length)
    append(length: length, to: &bytes)
    append(fields, to: &bytes)
    return bytes
  }

  /// The number that a header of four bytes stands for.
  static func length(header: [UInt8]) -> Int? {
    header.count == headerLength ? header.reduce(0) { $0 << 8 | Int($1) } : nil
  }

  private static func append(_ fields: [[UInt8]], to bytes: inout [UInt8]) {
    for field in fields {
      append(length: field.count, to: &bytes)
      bytes += field
    }
  }

  private static func append(length: Int, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: length >> shift)) }
  }
}
