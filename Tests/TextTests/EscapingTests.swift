import Foundation
import Testing

@testable import Text

@Suite("Escaping")
struct EscapingTests {
  @Test(
    "JSON strings",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), (#"a"b\c/d"#, #""a\"b\\c/d""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1F}\u{8}\u{C}\u{7F}", #""\u0000\u001f\b\f"# + "\u{7F}\""), ("é日🙂\u{2028}", "\"é日🙂\u{2028}\""),
      ("</script>", #""</script>""#),
    ])
  func json(text: String, expected: String) {
    var bytes: [UInt8] = []
    bytes.appendJSONString(text)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("a JSON string reads back as the same text, wherever the special bytes stand")
  func jsonRoundTrip() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let text = String.random(using: &generator) + String.random(using: &generator)
      var bytes: [UInt8] = []
      bytes.appendJSONString(ArraySlice(text.utf8))
      let back = try JSONDecoder().decode(String.self, from: Data(bytes))
      #expect(Array(back.utf8) == Array(text.utf8))
    }
  }

  @Test("exactly the controls that HTML forbids are replaced, wherever they stand")
  func forbiddenControls() {
    let allowed: Set<UInt8> = [0x09, 0x0A, 0x0C, 0x0D]
    for byte in UInt8.min...UInt8.max {
      let isForbidden = byte == 0x7F || byte < 0x20 && !allowed.contains(byte)
      for (before, after) in [(0, 0), (3, 40), (9, 2), (35, 31)] {
        // White space all around, which must not hide a control.
        let start = [UInt8](repeating: 0x0A, count: before)
        let end = [UInt8](repeating: 0x20, count: after)
        let expected = start + (isForbidden ? Array("\u{FFFD}".utf8) : [byte]) + end
        #expect((start + [byte] + end).replacingForbiddenControls() == expected, "\(byte) after \(before)")
      }
    }
  }

  @Test(
    "HTML",
    arguments: [
      ("", ""), ("plain", "plain"),
      (#"<a href="x">'&'</a>"#, "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"),
      ("%(*:=?", "%(*:=?"), ("é日🙂", "é日🙂"),
    ])
  func html(text: String, expected: String) {
    #expect(HTML(escaping: text).string == expected)
  }

  @Test("a special byte is found at every place of a long text, and no other byte is taken for one")
  func everyPlace() {
    let ordinary = Array(repeating: UInt8(ascii: "a"), count: 100)
    for place in 0..<100 {
      for byte in UInt8.min...UInt8.max {
        var text = ordinary
        text[place] = byte
        var json: [UInt8] = []
        json.appendJSONString(text[...])
        let isSpecialInJSON = byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        #expect((json.count > 102) == isSpecialInJSON)
        var html: [UInt8] = []
        text.withUnsafeBufferPointer { html.appendEscapingHTML($0) }
        let isForbiddenInHTML = byte == 0x7F || byte < 0x20 && !"\t\n\u{0C}\r".utf8.contains(byte)
        #expect((html.count > 100) == ("&<>\"'".utf8.contains(byte) || isForbiddenInHTML))
      }
    }
  }

  @Test("numbers", arguments: [0, 7, 10, 1066, -1, -10, .max, .min])
  func decimal(number: Int) {
    var bytes = Array("n".utf8)
    bytes.appendDecimal(number)
    #expect(String(decoding: bytes, as: UTF8.self) == "n\(number)")
  }
}
