import Diagnostics
import Markdown
import Sheets
import YAML

/// What a site's author can choose: every key of `deckpress.yaml` with its default.
public struct Settings: Sendable {
  /// The site's title; without one, the site's folder gives it.
  public var title: String?
  /// A sentence on the site.
  public var description: String?
  /// Who wrote the decks, where a deck does not say.
  public var author: String?
  /// Under which licence the decks are, where a deck does not say.
  public var licence: String?
  /// The site's identity for readers' progress; without one, the address or the path it is served from.
  public var id: String?
  /// The site's absolute address.
  public var baseURL: BaseURL?
  /// The language of the pages and of the interface.
  public var language = "en"
  /// Which files are decks.
  public var decks = DeckPatterns.standard
  /// Which decks are in another format than the native one; the last rule that matches counts.
  public var formats: [FormatRule] = []
  /// The output folder, absolute or relative to the settings.
  public var output = "public"
  /// What becomes of raw HTML in a deck.
  public var rawHTML = RawHTML.safe
  /// The hosts from which pages may load images, audio and video.
  public var remoteMedia: [MediaHost] = []
  /// How formulas are written.
  public var math = MathSyntax.dollars
  /// TeX macros by name, with the backslash.
  public var mathMacros: [TeXMacro] = []
  /// Whether code is coloured.
  public var highlight = true
  /// Whether quotes and dashes are made typographic.
  public var typography = false
  /// What a term that a deck gives twice is.
  public var duplicates = Duplicates.keep
  /// The files that each deck can be downloaded as, apart from its JSON.
  public var downloads: [Download] = [.csv, .anki]
  /// Whether decks can be studied.
  public var study = true
  /// Whether decks can be edited.
  public var editor = false
  /// Whether the site can be searched.
  public var search = true
  /// Whether the site works without a network.
  public var offline = true
  /// The study sheets on the site.
  public var sheets: [SheetLayout] = [.list, .cards]
  /// How study sheets are laid out.
  public var sheet = SheetOptions()
  /// Where the settings say so.
  var sheetLocation: Location?
  /// What the site hands to its own templates.
  public var params = YAMLMapping()

  /// Whether it is sure which files are decks and where the site goes: without that, nothing is written.
  public internal(set) var saysWhatToWrite = true

  /// The settings of a site that chooses nothing.
  public init() {}
}

extension Settings {
  /// Reads `deckpress.yaml`; a key that is wrong keeps its default.
  ///
  /// - Parameters:
  ///   - text: The file's bytes.
  ///   - path: The file that diagnostics name.
  /// - Returns: The settings, and all that is wrong with the file.
  public static func read(_ text: [UInt8], path: String) -> (settings: Settings, diagnostics: [Diagnostic]) {
    var settings = Settings()
    do throws(Diagnostic) {
      var fields = YAMLFields(try YAMLNode(parsing: text[...], path: path), path: path)
      // A file that is no mapping says nothing.
      if !fields.diagnostics.isEmpty { settings.saysWhatToWrite = false }
      for key in keys {
        let found = fields.diagnostics.count
        key.read(&fields, &settings)
        if ["decks", "output"].contains(key.name), fields.diagnostics.count > found {
          settings.saysWhatToWrite = false
        }
      }
      fields.reportUnread(
        known: keys.map(\.name), advice: "what is for the site's own templates goes under `params`")
      return (settings, fields.diagnostics)
    } catch {
      settings.saysWhatToWrite = false
      return (settings, [error])
    }
  }
}
