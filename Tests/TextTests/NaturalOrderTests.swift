import Testing

@testable import Text

@Suite("Natural order")
struct NaturalOrderTests {
  @Test(
    "what comes first",
    arguments: [
      ("Unit 2", "Unit 10"), ("unit 2", "Unit 10"), ("Unit 2", "unit 10"), ("a", "B"), ("A", "a"),
      ("a2b3", "a2b10"),
      ("", "a"), ("a", "ab"), ("a1", "a1b"), ("2", "a"), ("-", "2"), ("007", "7"), ("7", "008"), ("1", "01x"),
      ("99999999999999999999", "100000000000000000000"), ("zebra", "Übung"), ("É", "é"), ("a/2/b", "a/10/a"),
      ("日", "語"), ("0", "1"), ("", "0"), ("x0", "x00"),
    ])
  func order(first: String, second: String) {
    #expect(naturalOrder(first, second))
    #expect(!naturalOrder(second, first))
    #expect(!naturalOrder(first, first))
  }

  @Test("the order is total: of any three names, in any order, the same sequence comes out")
  func total() {
    var generator = SeededGenerator(seed: 3)
    let pieces = ["", "a", "A", "b", "0", "00", "1", "01", "9", "10", " ", "-", "é", "É", "🙂", "/"]
    for _ in 0..<5_000 {
      let names = (0..<3).map { _ in
        (0..<3).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      }
      let sorted = names.sorted(by: naturalOrder)
      #expect(
        names.reversed().sorted(by: naturalOrder).map { Array($0.utf8) } == sorted.map { Array($0.utf8) })
      #expect(!naturalOrder(sorted[2], sorted[0]))
    }
  }
}
