// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A C library from the system, found through pkg-config and a module map.
func system(_ name: String, pkgConfig: String? = nil, apt packages: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(packages)])
}

/// A layer: it may import what it names and nothing else, which the build enforces.
func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "deckpress",
  products: [.executable(name: "deckpress", targets: ["deckpress"])],
  targets: [
    system("CMarkGFM", pkgConfig: "libcmark-gfm", apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
    system("CYAML", pkgConfig: "yaml-0.1", apt: ["libyaml-dev"]),
    system("CUTF8Proc", apt: ["libutf8proc-dev"]),
    system("CGumbo", pkgConfig: "gumbo", apt: ["libgumbo-dev"]),
    system("CMessageDigest", pkgConfig: "libmd", apt: ["libmd-dev"]),
    .target(
      name: "Theme", path: "Templates", exclude: ["README.md"], sources: ["Templates.c"],
      cSettings: [.unsafeFlags(["-std=c23"])]),

    .target(name: "CTreeMemory", cSettings: [.unsafeFlags(["-std=c23"])]),

    layer("Text", ["CUTF8Proc", "CMessageDigest"]),
    layer("Diagnostics", ["Text"]),
    layer("Files"),
    layer("YAML", ["CYAML", "Diagnostics", "Text"]),
    layer("Decks", ["Text"]),
    layer("Hypertext", ["CGumbo", "Text"]),
    layer("Markdown", ["CMarkGFM", "CTreeMemory", "Hypertext", "Text"]),
    layer("Typesetting", ["Files", "Markdown", "Text"]),
    layer("Mustache", ["Text"]),
    layer("Sheets", ["Decks", "YAML", "Diagnostics", "Text"]),
    layer("Printing", ["Files", "Text"]),
    layer("Formats", ["Decks", "Markdown", "Sheets", "YAML", "Diagnostics", "Text"]),
    layer(
      "Publishing",
      [
        "Formats", "Decks", "Markdown", "Sheets", "Hypertext", "Typesetting", "Mustache", "Theme", "YAML",
        "Files",
        "Diagnostics", "Text",
      ]),
    .executableTarget(
      name: "deckpress",
      dependencies: ["Publishing", "Printing", "Sheets", "Formats", "Decks", "Files", "Diagnostics", "Text"],
      swiftSettings: strict),

    tests("Text"), tests("Diagnostics"), tests("Files"), tests("YAML", ["Diagnostics"]),
    tests("Decks", ["Text"]), tests("Hypertext", ["CGumbo", "Text"]),
    tests("Markdown", ["CMarkGFM", "Hypertext", "Text"]),
    tests("Typesetting", ["Files", "Markdown", "Text"]), tests("Mustache", ["Text"]),
    tests("Sheets", ["Decks", "YAML", "Diagnostics", "Text"]), tests("Printing", ["Files", "Text"]),
    tests("Formats", ["Decks", "Diagnostics", "Hypertext", "Markdown", "Text"]),
    tests(
      "Publishing",
      [
        "Formats", "Decks", "Diagnostics", "Files", "Hypertext", "Markdown", "Mustache", "Sheets", "Text",
        "Theme",
        "Typesetting",
      ]),
    .testTarget(
      name: "CommandTests", dependencies: ["deckpress", "Publishing", "Sheets", "Files", "Diagnostics"],
      swiftSettings: strict),
  ]
)
