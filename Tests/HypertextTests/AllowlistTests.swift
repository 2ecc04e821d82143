import Testing

@testable import Hypertext

/// The table that says what raw HTML may hold.
@Suite struct AllowlistTests {
  static let attributes = Allowlist.rows.flatMap(\.attributes) + Allowlist.everywhere

  @Test func hasOneRowForAnElement() {
    let names = Allowlist.rows.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: Allowlist.droppedWithContent))
  }

  @Test(arguments: [
    "a", "RUBY", "rt", "rp", "mark", "audio", "video", "source", "figure", "figcaption", "details", "summary",
    "kbd",
    "sub", "sup", "abbr", "bdi", "bdo", "input", "table", "td", "Img", "section", "h6",
  ])
  func allows(name: String) {
    #expect(isAllowedElement(name.utf8))
    #expect(isKnownElement(name.utf8))
  }

  @Test(arguments: [
    "script", "style", "title", "textarea", "template", "noscript", "iframe", "object", "embed", "svg",
    "math", "form",
    "button", "select", "meta", "base", "link", "body", "html", "head", "frameset", "plaintext", "xmp",
    "image",
    "animateTransform", "foreignObject", "feConvolveMatrix", "annotation-xml",
  ])
  func knowsButDoesNotAllow(name: String) {
    #expect(!isAllowedElement(name.utf8))
    #expect(isKnownElement(name.utf8))
  }

  @Test(arguments: ["int", "T", "", "my-element", "h7", "string", "aa", "averyveryverylongname", "é", "a\0"])
  func doesNotKnow(name: String) {
    #expect(!isAllowedElement(name.utf8))
    #expect(!isKnownElement(name.utf8))
  }

  @Test func everyAllowedElementIsKnown() {
    for name in Allowlist.rows.flatMap(\.names) {
      var bytes: [UInt8] = []
      name.append(to: &bytes)
      #expect(isKnownElement(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func namesNothingThatRunsStylesOrIdentifies() {
    for (name, _) in Self.attributes {
      var bytes: [UInt8] = []
      name.append(to: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.hasPrefix("on"))
      #expect(
        !["style", "id", "name", "target", "is", "slot", "form", "ping", "srcdoc", "tabindex", "autoplay"]
          .contains(text))
    }
  }

  @Test func neverPassesAnAddressAsText() {
    let addresses: [MarkupName] = ["href", "src", "srcset", "poster", "cite"]
    for (name, value) in Self.attributes where addresses.contains(name) {
      #expect(value.accepted(Array("javascript:x".utf8)) == nil)
    }
  }

  @Test(arguments: [
    (AttributeValue.number(1...1000), "12", "12"), (.number(1...1000), "007", "7"), (.integer, "-3", "-3"),
    (.pixels, "200px", "200"), (.pixels, "200", "200"), (.oneOf(["ltr", "rtl"]), "RTL", "rtl"),
    (.oneOf(["a", "A"]), "A", "A"), (.language, "zh-Hans-CN", "zh-Hans-CN"), (.language, "", ""),
    (.date, "2026-01-31T10:00Z", "2026-01-31T10:00Z"), (.codeLanguage, "language-c++", "language-c++"),
    (.flag, "anything", ""), (.always("none"), "auto", "none"), (.text, "a\"b", "a\"b"),
  ])
  func accepts(kind: AttributeValue, written: String, accepted: String) {
    #expect(kind.accepted(Array(written.utf8)) == Array(accepted.utf8))
  }

  @Test(arguments: [
    (AttributeValue.number(1...1000), "0"), (.number(1...1000), "1001"), (.number(1...1000), "-1"),
    (.number(1...1000), "99999999999999999999"), (.number(1...1000), ""), (.integer, "+3"), (.integer, "-"),
    (.pixels, "50%"), (.pixels, "px"), (.oneOf(["ltr", "rtl"]), "x"), (.language, "a b"), (.language, "a\""),
    (.date, "<"), (.date, ""), (.codeLanguage, "language-"), (.codeLanguage, "language-x dp-y"),
    (.codeLanguage, "dp-cloze"), (.link, "a"), (.media(.image), "a"), (.mediaSet, "a"),
  ])
  func refuses(kind: AttributeValue, written: String) {
    #expect(kind.accepted(Array(written.utf8)) == nil)
  }

  @Test func leavesOutWhatIsNotWritten() {
    #expect(AttributeValue.flag.accepted(nil) == nil)
    #expect(AttributeValue.text.accepted(nil) == nil)
    #expect(AttributeValue.always("none").accepted(nil) == Array("none".utf8))
  }
}
