/// What a document says of itself.
public struct DocumentInformation: Equatable, Sendable {
  /// Its title.
  public var title: String
  /// Who wrote it.
  public var author: String?
  /// What it is about.
  public var subject: String?
  /// Words by which it is found, with commas between them.
  public var keywords: String?
  /// The program that made it.
  public var creator: String

  /// Takes what is known.
  public init(
    title: String, author: String? = nil, subject: String? = nil, keywords: String? = nil, creator: String
  ) {
    (self.title, self.author, self.subject, self.keywords) = (title, author, subject, keywords)
    self.creator = creator
  }
}
