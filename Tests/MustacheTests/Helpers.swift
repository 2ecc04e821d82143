import Mustache

/// Compiles templates whose paths are `NAME.mustache`.
func library(_ templates: [String: String], _ mode: TemplateLibrary.Mode = .suite) throws -> TemplateLibrary {
  var sources: [String: TemplateSource] = [:]
  for (name, text) in templates { sources[name] = TemplateSource(path: "\(name).mustache", text: text) }
  return try TemplateLibrary(sources, mode: mode)
}

/// Renders the template `main`.
func render(
  _ templates: [String: String], _ root: Value = .map([:]), _ mode: TemplateLibrary.Mode = .suite
) throws -> String {
  var output: [UInt8] = []
  try library(templates, mode).render("main", root, into: &output)
  return String(decoding: output, as: UTF8.self)
}

/// What is wrong in templates, a line each.
func complaints(_ templates: [String: String], _ mode: TemplateLibrary.Mode = .suite) -> [String] {
  do {
    _ = try library(templates, mode)
    return []
  } catch let errors as TemplateErrors {
    return errors.errors.map(\.description)
  } catch {
    return ["\(error)"]
  }
}

/// The shapes that these tests speak of.
enum Shapes {
  static let link = Shape("link", [Field("title", .text, "Its text."), Field("url", .text, "Its address.")])
  static let card = Shape(
    "card",
    [
      Field("term", .text, "The term."), Field("definition", .html, "The definition."),
      Field("number", .number, "Its number."), Field("isNew", .flag, "Whether it is new."),
      Field("tags", .texts, "Its tags."),
    ])
  static let folder = Shape(
    "folder", [Field("title", .text, "Its name."), Field("folders", .children, "The folders in it.")])
  static let deck = Shape(
    "deck",
    [
      Field("title", .text, "Its title."), Field("cards", .list(of: card), "Its cards."),
      Field("params", .open, "What the author wants."), Field("next", .record(link), "The next deck."),
      Field("tree", .record(folder), "Its folders."), Field("layout", .text, "The name of a template."),
    ])
  static let strict = TemplateLibrary.Mode.strict(roots: ["main": deck])
}
