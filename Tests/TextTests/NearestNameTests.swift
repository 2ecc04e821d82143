import Testing

@testable import Text

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "a slip of the finger finds the name that was meant, and nothing else does",
    arguments: [
      ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("langage", "language"), ("tag", "tags"),
      ("tagss", "tags"), ("licence", "licence"), ("license", "licence"), ("colour", nil), ("", nil),
      (String(repeating: "title", count: 50), nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(nearestName(to: name, among: ["title", "tags", "language", "licence"]) == expected)
  }

  @Test("of equally near names the first is taken")
  func first() {
    #expect(nearestName(to: "cart", among: ["card", "care"]) == "card")
  }
}
