import Files
import Testing

@testable import Publishing

@Suite("A file that is named without its folder")
struct MediaIndexTests {
  private let site: TemporarySite
  private let index: MediaIndex

  init() throws {
    site = try TemporarySite([
      "decks/a/x.png": "", "decks/b/x.png": "", "decks/a/c/y.png": "", "decks/a/c10/z.png": "",
      "decks/a/c9/z.png": "", "static/s.mp3": "", "top.png": "", ".hidden/h.png": "", "public/p.png": "",
      "decks/a/.h.png": "", "decks/a/Case.PNG": "", "decks/b/case.png": "", "notes.md": "",
    ])
    let folder = Path(site.folder.path)
    index = MediaIndex(of: folder, outerFolders: [], outputs: [folder / "public"])
  }

  @Test(
    "is found wherever it lies, the nearest first",
    arguments: [
      ("x.png", "decks/a/", "decks/a/x.png"), ("x.png", "decks/b/", "decks/b/x.png"),
      ("x.png", "decks/a/c/", "decks/a/x.png"), ("b/x.png", "decks/a/", "decks/b/x.png"),
      ("y.png", "decks/b/", "decks/a/c/y.png"), ("s.mp3", "decks/a/", "static/s.mp3"),
      ("top.png", "decks/a/", "top.png"), ("z.png", "decks/a/", "decks/a/c9/z.png"),
      ("case.png", "decks/a/", "decks/b/case.png"), ("CASE.png", "decks/a/", "decks/a/Case.PNG"),
    ])
  func found(name: String, folder: String, path: String) {
    #expect(index.files(named: name, from: folder)?.best == path)
  }

  @Test("is told apart from others that are as near")
  func rivals() {
    #expect(index.files(named: "x.png", from: "decks/")?.rivals == ["decks/b/x.png"])
    #expect(index.files(named: "x.png", from: "decks/a/")?.rivals == [])
    #expect(index.files(named: "z.png", from: "decks/a/")?.rivals == ["decks/a/c10/z.png"])
  }

  @Test(
    "is not found where it is hidden, was built, or is none",
    arguments: ["h.png", ".h.png", "p.png", "notes.md", "none.png", "c/x.png", "", "/", "."])
  func missing(name: String) { #expect(index.files(named: name, from: "decks/a/") == nil) }
}
