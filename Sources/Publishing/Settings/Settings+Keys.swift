import Sheets
import YAML

extension Settings {
  /// Every key of `deckpress.yaml`, in the order of the documentation.
  static let keys: [SettingKey] = [
    .text("title", \.title), .text("description", \.description),
    .text("author", \.author), .text("licence", \.licence),
    .text("id", \.id),
    .init("base-url", \.baseURL) { $0.baseURL($1) },
    .init("language", \.language) { $0.languageTag($1) },
    .init("decks", \.decks) { $0.deckPatterns($1) },
    .init("formats", \.formats) { $0.formatRules($1) },
    .init("output", \.output) { $0.outputFolder($1) },
    .choice("raw-html", \.rawHTML),
    .init("remote-media", \.remoteMedia) { $0.mediaHosts($1) },
    .choice("math", \.math),
    .init("math-macros", \.mathMacros) { $0.texMacros($1) },
    .flag("highlight", \.highlight), .flag("typography", \.typography),
    .choice("duplicates", \.duplicates),
    .choices("downloads", \.downloads),
    .flag("study", \.study), .flag("editor", \.editor), .flag("search", \.search),
    .flag("offline", \.offline),
    .choices("sheets", \.sheets),
    .init("sheet") { fields, settings in
      guard let sheet = SheetOptions("sheet", in: &fields) else { return }
      settings.sheet = sheet
      settings.sheetLocation = fields.location(of: "sheet")
    },
    .init("params", \.params) { $0.params($1) },
  ]
}

/// A key of the settings: its name, and how its value is read into them.
struct SettingKey: Sendable {
  let name: String
  let read: @Sendable (inout YAMLFields, inout Settings) -> Void

  /// A key that is read in a way of its own.
  init(_ name: String, _ read: @escaping @Sendable (inout YAMLFields, inout Settings) -> Void) {
    (self.name, self.read) = (name, read)
  }

  /// A key whose value replaces the default where it is there and good.
  init<Value>(
    _ name: String, _ property: WritableKeyPath<Settings, Value> & Sendable,
    value: @escaping @Sendable (inout YAMLFields, String) -> Value?
  ) {
    self.name = name
    self.read = { fields, settings in
      if let value = value(&fields, name) { settings[keyPath: property] = value }
    }
  }

  /// A key whose default is nothing.
  init<Value>(
    _ name: String, _ property: WritableKeyPath<Settings, Value?> & Sendable,
    value: @escaping @Sendable (inout YAMLFields, String) -> Value?
  ) {
    self.name = name
    self.read = { fields, settings in
      if let value = value(&fields, name) { settings[keyPath: property] = value }
    }
  }

  static func text(_ name: String, _ property: WritableKeyPath<Settings, String?> & Sendable) -> SettingKey {
    SettingKey(name, property) { $0.text($1).flatMap { $0.isEmpty ? nil : $0 } }
  }

  static func flag(_ name: String, _ property: WritableKeyPath<Settings, Bool> & Sendable) -> SettingKey {
    SettingKey(name, property) { $0.flag($1) }
  }

  static func choice<Choice>(
    _ name: String, _ property: WritableKeyPath<Settings, Choice> & Sendable
  ) -> SettingKey where Choice: CaseIterable & RawRepresentable<String> & Sendable {
    SettingKey(name, property) { $0.choice($1) }
  }

  static func choices<Choice>(
    _ name: String, _ property: WritableKeyPath<Settings, [Choice]> & Sendable
  ) -> SettingKey where Choice: CaseIterable & RawRepresentable<String> & Sendable & Equatable {
    SettingKey(name, property) { $0.choices($1) }
  }
}
