import Decks
import Testing

@Suite("Ids")
struct IdentifierPoolTests {
  @Test("a slug that is taken gets -2, -3 and so on, in order")
  func inOrder() {
    var pool = IdentifierPool()
    let ids = ["Hola", "hola!", "adiós", "HOLA", ""].map { pool.identifier(for: $0) }
    #expect(ids == ["hola", "hola-2", "adiós", "hola-3", "card"])
  }

  @Test("ids that the author wrote come first, wherever they stand")
  func explicitFirst() throws {
    var pool = IdentifierPool()
    try pool.reserve("hola")
    try pool.reserve("hola-3")
    #expect((0..<3).map { _ in pool.identifier(for: "hola") } == ["hola-2", "hola-4", "hola-5"])
    #expect(pool.contains("hola-5") && !pool.contains("hola-6"))
  }

  @Test("a term that looks like another's numbered id is no trouble")
  func lookalikes() {
    var pool = IdentifierPool()
    let ids = ["a", "a-2", "a", "a-2", "a"].map { pool.identifier(for: $0) }
    #expect(ids == ["a", "a-2", "a-3", "a-2-2", "a-4"])
  }

  @Test("an id cannot be written twice, be empty, or be the theme's")
  func refused() throws {
    var pool = IdentifierPool()
    try pool.reserve("a")
    #expect(throws: IdentifierError.taken("a")) { try pool.reserve("a") }
    #expect(throws: IdentifierError.empty) { try pool.reserve("") }
    #expect(throws: IdentifierError.belongsToTheme("dp-search")) { try pool.reserve("dp-search") }
    #expect(!pool.contains("dp-search"))
  }

  @Test(
    "no term gets an id of the theme",
    arguments: [("DP-4 mixture", "card-dp-4-mixture"), ("dp", "dp"), ("dpkg", "dpkg")])
  func themes(term: String, id: String) {
    var pool = IdentifierPool()
    #expect(pool.identifier(for: term) == id)
  }

  @Test("100,000 cards with the same term take linear time", .timeLimit(.minutes(1)))
  func manyTwins() {
    var pool = IdentifierPool()
    var last = ""
    for _ in 0..<100_000 { last = pool.identifier(for: "term") }
    #expect(last == "term-100000")
  }
}
