import Testing
import YAML

@Suite("The core schema")
struct CoreSchemaTests {
  @Test(
    "gives an unquoted scalar its meaning",
    arguments: [
      ("true", .flag(true)), ("False", .flag(false)), ("yes", .text("yes")), ("on", .text("on")),
      ("12", .integer(12)), ("-3", .integer(-3)), ("+7", .integer(7)), ("007", .integer(7)),
      ("1.5", .number(1.5)), ("2e3", .number(2000)), ("99999999999999999999", .number(1e20)),
      ("0x1F", .text("0x1F")), ("1e999", .text("1e999")), ("nan", .text("nan")), ("-", .text("-")),
      ("2024-01-01", .text("2024-01-01")), ("1_000", .text("1_000")), ("e", .text("e")), (".", .text(".")),
    ] as [(String, YAMLCoreValue)])
  func plain(text: String, value: YAMLCoreValue) {
    #expect(YAMLScalar(text, isPlain: true).coreValue == value)
  }

  @Test("takes everything in quotes for text", arguments: ["true", "12", "1.5", "x"])
  func quoted(text: String) {
    #expect(YAMLScalar(text, isPlain: false).coreValue == .text(text))
  }
}
