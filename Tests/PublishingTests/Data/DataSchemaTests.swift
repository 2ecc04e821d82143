import Foundation
import Testing

@testable import Publishing

@Suite("JSON Schemas")
struct DataSchemaTests {
  @Test(
    "are JSON, say their draft, fix the version and leave room for new members",
    arguments: DataSchema.allCases)
  func shape(schema: DataSchema) throws {
    let root = try object(schema.bytes)
    #expect(root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let properties = try #require(root["properties"] as? [String: [String: Any]])
    #expect(properties["version"]?["const"] as? Int == 1)
    #expect(!String(decoding: schema.bytes, as: UTF8.self).contains("additionalProperties"))
  }

  @Test(
    "require nothing that they do not describe, and refer to nothing that is not there",
    arguments: DataSchema.allCases)
  func references(schema: DataSchema) throws {
    let root = try object(schema.bytes)
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    for part in [root] + definitions.values {
      let properties = part["properties"] as? [String: [String: Any]] ?? [:]
      for name in part["required"] as? [String] ?? [] { #expect(properties[name] != nil, "\(name)") }
    }
    for reference in String(decoding: schema.bytes, as: UTF8.self).components(separatedBy: "\"#/$defs/")
      .dropFirst()
    {
      let name = String(reference.prefix { $0 != "\"" })
      #expect(definitions[name] != nil, "\(name)")
    }
  }

  @Test("describe each member of a deck in which nothing is left out")
  func deck() throws {
    let deck = try object(deckJSON(.everything, .everything))
    let schema = try object(DataSchema.deck.bytes)
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    #expect(names(of: deck) == names(of: schema["properties"]))
    let card = (deck["cards"] as? [Any])?.first
    #expect(names(of: card) == names(of: definitions["card"]?["properties"]))
    let section = (deck["sections"] as? [Any])?.first
    #expect(names(of: section) == names(of: definitions["section"]?["properties"]))
  }

  @Test("describe each member of an index")
  func index() throws {
    let index = try object(indexJSON(.sample, title: "A", description: "B", language: "en"))
    let schema = try object(DataSchema.index.bytes)
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    #expect(names(of: index) == names(of: schema["properties"]))
    let deck = (index["decks"] as? [Any])?.last
    #expect(names(of: deck) == names(of: definitions["deck"]?["properties"]))
  }

  @Test("have an address on the site")
  func addresses() {
    #expect(DataSchema.allCases.map(\.address.text) == ["schema/deck-1.json", "schema/index-1.json"])
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func names(of object: Any?) -> [String] { (object as? [String: Any] ?? [:]).keys.sorted() }
}
