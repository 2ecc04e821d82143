import Testing

@testable import Hypertext

/// How an address begins, as a browser reads it.
@Suite struct AddressKindTests {
  @Test(arguments: [
    ("https://a.example", AddressKind.web), ("HTTP://a", .web), (" https://a", .web), ("mailto:a@b", .mail),
    ("a/b:c", .relative), ("#x:y", .relative), ("?q=a:b", .relative), ("", .relative), ("/a", .relative),
    ("//a/b", .host), ("\\\\a", .unsafe), ("/\\a", .unsafe), ("java\nscript:x", .unsafe),
    ("\u{1}javascript:x", .unsafe), ("data:text/html,x", .unsafe), ("ftp://x", .unsafe),
  ])
  func kinds(address: String, kind: AddressKind) {
    var address = address
    #expect(address.withUTF8(AddressKind.init) == kind)
  }
}
