import Hypertext
import Testing

@testable import Publishing

@Suite("An address at another host")
struct RemoteAddressTests {
  private func isAllowed(_ address: String, by hosts: String...) -> Bool {
    guard let address = RemoteAddress(address) else { return false }
    return hosts.compactMap { MediaHost($0) }.contains { $0.allows(address) }
  }

  @Test("has a host, a port where it is not the usual one, and a kind by its path")
  func parts() throws {
    for (text, host, kind) in [
      ("https://Example.org/a.png", "example.org", .image), ("http://a.b:80/c.mp3?x.png", "a.b", .audio),
      ("HTTPS://a.b:8443/c.MP4#t=1", "a.b:8443", .video), ("//a.b/c", "a.b", .image),
      ("https://a.b", "a.b", .image), ("https://a.b?x/y.mp3", "a.b", .image),
      ("https://[::1]:8000/a%2Emp3", "[::1]:8000", .audio), ("http://a.b:443/", "a.b:443", .image),
    ] as [(String, String, Media.Kind)] {
      let address = try #require(RemoteAddress(text), "\(text)")
      #expect(address.host == host)
      #expect(address.kind == kind)
    }
    #expect(RemoteAddress("//a.b/c")?.text == "https://a.b/c")
  }

  @Test(
    "is taken for none where a browser could read it in another way",
    arguments: [
      "https:a.b/c", "https:/a.b/c", "https:///a.b/c", "https://a.b\\@c.d/e", "https://user@a.b/c",
      "https://a.b@c.d/", "https://a.b:x/", "https://a.b:/", "https://ä.b/", "https://a%2eb/", "ftp://a.b/",
      "https://a .b/", "ht\ntps://a.b/", "https://", "//", "", "///a.b", "https://a.b:99999/",
      "https://a..b/",
    ])
  func odd(text: String) { #expect(RemoteAddress(text) == nil) }

  @Test("may be loaded where the settings name its host")
  func allowed() {
    #expect(isAllowed("https://example.org/a.png", by: "example.org"))
    #expect(isAllowed("http://EXAMPLE.org:80/a.png", by: "example.org"))
    #expect(isAllowed("https://a.example.org/", by: "*.example.org"))
    #expect(isAllowed("https://a.b.example.org/", by: "*.example.org"))
    #expect(isAllowed("https://example.org:8443/", by: "a.b", "example.org:8443"))
    #expect(isAllowed("https://example.org/", by: "example.org:443"))
  }

  @Test("may not be loaded from any other host")
  func refused() {
    #expect(!isAllowed("https://example.org/"))
    #expect(!isAllowed("https://example.org/", by: "*.example.org"))
    #expect(!isAllowed("https://a.example.org/", by: "example.org"))
    #expect(!isAllowed("https://notexample.org/", by: "*.example.org", "example.org"))
    #expect(!isAllowed("https://example.org.evil.net/", by: "example.org"))
    #expect(!isAllowed("https://example.org@evil.net/", by: "example.org"))
    #expect(!isAllowed("https://evil.net/example.org", by: "example.org"))
    #expect(!isAllowed("https://example.org:8443/", by: "example.org"))
    #expect(!isAllowed("https://example.org/", by: "example.org:8443"))
  }
}
