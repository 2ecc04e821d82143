import Decks
import Testing

@testable import Formats

/// Attributes end a heading, in Pandoc's grammar; what does not fit it is text.
@Suite struct AttributeTests {
  @Test(arguments: [
    "f {1, 2}", "{{title}}", "\\{#x}", "a {}", "a { }", "a {#}", "a {.}", "a {b}", "a {b=}", "a {#b} c",
    "a {#b", "a #b}",
    "a {1=2}", "a {.1}", "a {#b c}", "a {#b,.c}", "a {b=\"c}", "a {#a/b}", "a {-}", "a {{#b}}", "a {{#b} }",
    "a {=b}",
    "a {a<b=c}", "a {#b\"c\"}", "`{#x}`", "a {x=\"y\"z}",
  ])
  func whatDoesNotFitIsText(heading: String) {
    #expect(HeadingAttributes.split(heading) == nil)
  }

  @Test(arguments: Sample.all)
  func whatFitsIsTakenOff(sample: Sample) throws {
    let (text, attributes) = try #require(HeadingAttributes.split(sample.heading))
    #expect(text == sample.text)
    #expect(attributes.id == sample.id)
    #expect(attributes.classes == sample.classes)
    #expect(attributes.values.map { "\($0.key)=\($0.value)" } == sample.values)
  }

  struct Sample {
    var heading: String
    var text = "a"
    var id: String?
    var classes: [String] = []
    var values: [String] = []

    static let all = [
      Sample(heading: "a {#b}", id: "b"), Sample(heading: "a{#b}", id: "b"),
      Sample(heading: "a \t{  #b   .c\t}", id: "b", classes: ["c"]),
      Sample(heading: "a {.b .c .b}", classes: ["b", "c", "b"]),
      Sample(heading: "{#b}", text: "", id: "b"),
      Sample(heading: "a {b} {#c}", text: "a {b}", id: "c"),
      Sample(heading: "a \\\\{#b}", text: "a \\\\", id: "b"),
      Sample(heading: "a {#एक-१:x.y_z}", id: "एक-१:x.y_z"),
      Sample(heading: "a {#b #c}", id: "c"),
      Sample(heading: "a {#b\n.c}", id: "b", classes: ["c"]),
      Sample(heading: "a {.a/b .a::b .C++ .C#}", classes: ["a/b", "a::b", "C++", "C#"]),
      Sample(heading: "a {b=c d=\"e f\" g='h \"i' j=\"\"}", values: ["b=c", "d=e f", "g=h \"i", "j="]),
      Sample(heading: "a {b=\"c \\\" d \\\\ \\e\"}", values: ["b=c \" d \\ \\e"]),
      Sample(heading: "a {b=\"{c} }\"}", values: ["b={c} }"]),
      Sample(heading: "a {alias=x/y alias=z}", values: ["alias=x/y", "alias=z"]),
    ]
  }

  @Test func aCardTakesThem() throws {
    let reading = try read("## *a* {#x .t .u .t alias=o alias=p/q lang=zh-Hans dir=rtl other=1} ##\nb")
    let card = reading.deck.cards[0]
    #expect(card.term == "a" && card.termMarkdown == "*a*" && card.id == "x")
    #expect(card.tags.map(\.name) == ["t", "u"])
    #expect(card.aliases == ["o", "p/q"])
    #expect(card.language == "zh-Hans" && card.direction == .rightToLeft)
    #expect(reading.findings == [])
    #expect(reading.html.cards[0].term.string == "<em>a</em>")
  }

  @Test(arguments: ["a {#x}\n---\nb", "a {#x}  \n---\nb", "c\na {#x}\n---\nb", "# s {.t #x}\n\n## c\nb"])
  func underlinedHeadingsAndSectionsHaveThemToo(text: String) throws {
    let reading = try read("---\ntitle: T\n---\n" + text)
    let ids = reading.deck.sections.map(\.id) + reading.ids
    #expect(ids.first == "x")
    #expect(!reading.terms.contains { $0.contains("{") })
  }

  @Test func tagsAreThoseOfTheCardAlone() throws {
    let reading = try read("---\ntags: [d]\ntitle: T\n---\n# s {.s}\n## a {.t}\nb\n## c\nd")
    #expect(reading.deck.cards.map { $0.tags.map(\.name) } == [["t"], []])
  }

  @Test(arguments: [
    (
      "## a {lang=no_good}\nb",
      "deck.md:1:1: warning: \"no_good\" is no value of `lang`; write a language tag such as `es` or `zh-Hans`"
    ),
    ("## a {dir=up}\nb", "deck.md:1:1: warning: \"up\" is no value of `dir`; write `ltr`, `rtl` or `auto`"),
    (
      "\n## a {alias=\"\"}\nb",
      "deck.md:2:1: warning: \"\" is no value of `alias`; write a former id or another name of the card"
    ),
    ("## a {langg=es}\nb", "deck.md:1:1: warning: there is no attribute `langg`; did you mean `lang`?"),
  ])
  func whatIsWrongIsSaid(text: String, message: String) {
    #expect(complaints(text) == [message])
  }
}

/// An explicit id is reserved first; others are the term's slug, made unique in order.
@Suite struct CardIDTests {
  @Test func explicitIDsComeFirst() throws {
    let reading = try read("## a\n1\n## b {#a}\n2\n## a\n3\n## c {#a-2}\n4")
    #expect(reading.ids == ["a-3", "a", "a-4", "a-2"])
  }

  @Test func aNumberIsWarnedOf() {
    #expect(
      complaints("## C\n1\n## c\n2\n## a 2\n3").first
        == "deck.md:3:1: warning: \"c\" gets the id `c-2`, since another one comes first; "
        + "write `{#c-2}` after it, so that it keeps this id when others come or go")
    #expect(complaints("## C\n1\n## c\n2\n## a 2\n3").count == 1)
  }

  @Test func theSameOneTwiceIsAnErrorAtEachPlace() {
    #expect(
      complaints("---\ntitle: T\n---\n## a {#x}\n1\n\nb {#x}\n---\n2\n## c {#x}\n3") == [
        "deck.md:4:1: error: the id \"x\" is given twice, here and on line 7; give one of them another id",
        "deck.md:7:1: error: the id \"x\" is given twice, here and on line 4; give one of them another id",
        "deck.md:10:1: error: the id \"x\" is given twice, here and on line 4; give one of them another id",
      ])
  }

  @Test func theThemesIDsCannotBeHad() {
    #expect(
      complaints("## a {#dp-a}\n1") == [
        "deck.md:1:1: error: the id \"dp-a\" begins with `dp-`, as the theme's own ids do; choose another id"
      ])
  }

  @Test func sectionsAndCardsShareThem() throws {
    let reading = try read("---\ntitle: T\n---\n# a\n## a\nb\n# a {#z}\n## z\nc")
    // A card comes before a section whose title has the same slug.
    #expect(reading.deck.sections.map(\.id) == ["a-2", "z"])
    #expect(reading.ids == ["a", "z-2"])
    #expect(reading.findings == ["8:1 warning derived-id"])
    #expect(try read("# T\n# a\n## b\nc\n# a\n## d\ne").findings == [])
  }
}
