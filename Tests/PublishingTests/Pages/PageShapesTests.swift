import Mustache
import Testing

@testable import Publishing

@Suite("The names that templates can use")
struct PageShapesTests {
  @Test("are the ones that the theme's README documents, record by record")
  func areDocumented() throws {
    let readme = try ThemeNames(readme: String(decoding: Repository.template("README.md"), as: UTF8.self))
    let shapes = ThemeNames(shapes: try CompiledTheme().shapes.byTemplate.values)
    #expect(readme.byRecord.keys.sorted() == shapes.byRecord.keys.sorted())
    for (record, names) in shapes.byRecord {
      #expect(readme.byRecord[record]?.sorted() == names.sorted(), "\(record)")
    }
  }

  @Test("each have a sentence")
  func haveSentences() throws {
    for field in ThemeNames.allFields(try CompiledTheme().shapes.byTemplate.values) {
      #expect(
        field.documentation.hasSuffix(".") && field.documentation.first?.isUppercase == true, "\(field.name)")
    }
  }
}

/// The names of fields by record.
private struct ThemeNames {
  var byRecord: [String: Set<String>] = [:]

  /// Reads tables: `record.name` in the first column; or *record* there, and its names in the second; or, below a line
  /// that begins with “A *record*”, names alone.
  init(readme: String) throws {
    var record = ""
    for line in readme.split(separator: "\n") {
      if line == "## HTML inside definitions" { break }
      if line.hasPrefix("A *") { record = String(line.split(separator: "*")[1]) }
      if line.hasPrefix("#") { record = "" }
      let columns = line.split(separator: "|").map { $0.trimming(" ") }
      guard line.hasPrefix("| "), columns.count > 1 else { continue }
      if columns[0].hasPrefix("*") {
        byRecord[columns[0].trimming("*"), default: []].formUnion(Self.names(columns[1]))
      } else {
        for name in Self.names(columns[0]) { add(name, to: record) }
      }
    }
  }

  init(shapes: some Sequence<Shape>) {
    for (shape, field) in Self.walk(shapes) where !shape.name.hasSuffix(" page") && shape.name != "strings" {
      byRecord[shape.name, default: []].insert(field.name)
    }
  }

  private mutating func add(_ name: String, to record: String) {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2 { byRecord[parts[0], default: []].insert(parts[1]) }
    if parts.count == 1, !record.isEmpty { byRecord[record, default: []].insert(name) }
  }

  /// What stands in backticks.
  private static func names(_ column: String) -> [String] {
    column.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  static func allFields(_ shapes: some Sequence<Shape>) -> [Field] { walk(shapes).map(\.1) }

  private static func walk(_ shapes: some Sequence<Shape>) -> [(Shape, Field)] {
    var found: [(Shape, Field)] = []
    var seen: Set<Shape> = []
    var waiting = Array(shapes)
    while let shape = waiting.popLast() {
      guard seen.insert(shape).inserted else { continue }
      for field in shape.fields {
        found.append((shape, field))
        if case .list(let inner) = field.kind { waiting.append(inner) }
        if case .record(let inner) = field.kind { waiting.append(inner) }
      }
    }
    return found
  }
}

extension StringProtocol {
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
