import Publishing
import Testing

@Suite("The site's address")
struct BaseURLTests {
  @Test(
    "is absolute, and ends in a slash",
    arguments: [
      ("https://example.org", "https://example.org/", "/"),
      ("https://example.org/", "https://example.org/", "/"),
      ("HTTPS://Example.ORG/Decks", "https://example.org/Decks/", "/Decks/"),
      ("http://localhost:8000/a/b", "http://localhost:8000/a/b/", "/a/b/"),
      ("https://xn--bcher-kva.example/%C3%A9/", "https://xn--bcher-kva.example/%C3%A9/", "/%C3%A9/"),
      ("http://[::1]:8000", "http://[::1]:8000/", "/"),
      ("http://127.0.0.1/~me", "http://127.0.0.1/~me/", "/~me/"),
    ])
  func good(text: String, whole: String, path: String) throws {
    let url = try #require(BaseURL(text))
    #expect(url.text == whole)
    #expect(url.path == path)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "example.org", "/decks/", "ftp://example.org", "https:/example.org", "https://", "https:///a",
      "//example.org",
      "https://example.org/?a=b", "https://example.org/#a", "https://user@example.org",
      "https://exa mple.org",
      "https://example.org/a b", "https://example.org/%zz", "https://example.org/%2", "https://-a.org",
      "https://a..b",
      "https://a.org:99999", "https://a.org:", "https://a.org:x", "https://bücher.example",
      "https://example.org/é",
      "https://[::1", "https://example.org/\"><script>", "javascript:alert(1)", "https://a.org\n",
      "file:///a",
    ])
  func bad(text: String) {
    #expect(BaseURL(text) == nil)
  }
}

@Suite("A host for media")
struct MediaHostTests {
  @Test(
    "is a name alone, or all names below one",
    arguments: [
      ("Media.example.org", "media.example.org"), ("*.a.org", "*.a.org"), ("a.org:8080", "a.org:8080"),
    ])
  func good(text: String, host: String) {
    #expect(MediaHost(text)?.text == host)
  }

  @Test(
    "is nothing that would change a page's policy",
    arguments: [
      "", "*", "*.", "https://a.org", "a.org/x", "a.org; script-src *", "'self'", "a org", "a.*.org", "data:",
    ])
  func bad(text: String) {
    #expect(MediaHost(text) == nil)
  }
}
