import Foundation

/// Reads a table of vectors from `Tests/Fixtures`, or nothing where it cannot be read.
func fixture<Row: Decodable>(_ name: String) -> [Row] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  guard let data = try? Data(contentsOf: folder.appending(path: "Fixtures/\(name)")) else { return [] }
  return (try? JSONDecoder().decode([Row].self, from: data)) ?? []
}

/// A small generator of numbers that always gives the same ones (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  /// Random text of scalars that are hard on text tools: letters, marks, signs, spaces, digits and emoji.
  static func random(using generator: inout SeededGenerator) -> String {
    let scalars: [ClosedRange<UInt32>] = [
      0x00...0x7F, 0x20...0x7E, 0xA0...0x17F, 0x300...0x345, 0x391...0x3C9, 0x5B0...0x5EA, 0x900...0x94D,
      0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x2BFF, 0x3041...0x30FF, 0xAC00...0xD7A3, 0x1F300...0x1F6FF,
    ]
    var text = String()
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      guard let range = scalars.randomElement(using: &generator) else { continue }
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
