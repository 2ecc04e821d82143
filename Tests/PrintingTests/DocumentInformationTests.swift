import Printing
import Testing

@Suite("What a document says of itself")
struct DocumentInformationTests {
  @Test("is a title and the program that made it, where nothing more is known")
  func least() {
    let information = DocumentInformation(title: "Spanish A1", creator: "Deckpress")
    #expect(information.author == nil && information.subject == nil && information.keywords == nil)
  }
}
