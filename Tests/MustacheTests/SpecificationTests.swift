import Foundation
import Mustache
import Testing

/// The specification of Mustache: https://github.com/mustache/spec.
@Suite(
  "The specification of Mustache",
  .enabled(if: Specification.folder != nil, "DECKPRESS_SUITES does not name the folder of the test suites"))
struct SpecificationTests {
  @Test("passes", arguments: Specification.cases)
  func passes(_ example: Specification.Case) throws {
    var sources = example.partials ?? [:]
    sources["main"] = example.template
    let library = try TemplateLibrary(
      sources.mapValues { TemplateSource(path: "main.mustache", text: $0) }, mode: .suite)
    var output: [UInt8] = []
    try library.render("main", example.data.value, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == example.expected)
  }

  @Test("is read whole")
  func isReadWhole() {
    #expect(Specification.cases.count == 184)
  }
}

enum Specification {
  static let folder = ProcessInfo.processInfo.environment["DECKPRESS_SUITES"].map { $0 + "/mustache/" }

  static let cases: [Case] = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    "~dynamic-names",
  ].flatMap { name -> [Case] in
    guard let folder, let data = FileManager.default.contents(atPath: folder + name + ".json") else {
      return []
    }
    return (try? JSONDecoder().decode(File.self, from: data).tests) ?? []
  }

  struct File: Decodable {
    var tests: [Case]
  }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var data: JSON
    var template: String
    var partials: [String: String]?
    var expected: String
    var testDescription: String { name }
  }
}

/// JSON as a template's value.
struct JSON: Decodable, Sendable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .absent
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .number(number)
    } else if let number = try? container.decode(Double.self) {
      value = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      value = .list(list.map(\.value))
    } else {
      value = .map(try container.decode([String: JSON].self).mapValues(\.value))
    }
  }
}
