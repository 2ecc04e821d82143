import Decks
import Testing

@Suite("Tags")
struct TagTests {
  @Test(
    "a tag's names and its address",
    arguments: [
      ("verbs", ["verbs"], "verbs"), ("Grammar/Verbs", ["Grammar", "Verbs"], "grammar/verbs"),
      ("grammar::verbs::ser", ["grammar", "verbs", "ser"], "grammar/verbs/ser"),
      (" a / b ", ["a", "b"], "a/b"),
      ("a:::b", ["a", ":b"], "a/b"), ("a//b/", ["a", "b"], "a/b"), ("C++", ["C++"], "c-plus-plus"),
      ("time: noon", ["time: noon"], "time-noon"), ("two  words", ["two words"], "two-words"),
      ("हिन्दी", ["हिन्दी"], "हिन्दी"), ("🙂", ["🙂"], "u1f642"), ("{{x}}", ["{{x}}"], "x"), ("..", [".."], "u2e-u2e"),
    ])
  func reading(text: String, components: [String], slugPath: String) throws {
    let tag = try #require(DeckTag(text))
    #expect(tag.components == components)
    #expect(tag.slugPath == slugPath)
    #expect(tag.title == components.joined(separator: "/"))
    #expect(tag.name == components.last)
  }

  @Test("nothing is no tag", arguments: ["", "  ", "/", "::", " / :: /"])
  func nothing(text: String) {
    #expect(DeckTag(text) == nil)
  }

  @Test("a tag's parents lead to the outermost one")
  func parents() throws {
    let tag = try #require(DeckTag("a/B::c"))
    #expect(tag.parent?.title == "a/B")
    #expect(tag.parent?.parent?.title == "a")
    #expect(tag.parent?.parent?.parent == nil)
  }

  @Test("tags that share a slug are one tag, shown as first written")
  func unique() {
    let tags = ["C#", "verbs", "c sharp", "Verbs", "a::b", "A/B", "nai\u{308}ve", "na\u{EF}ve"].compactMap(
      DeckTag.init)
    #expect(tags.unique().map(\.title) == ["C#", "verbs", "a/b", "naïve"])
  }
}
