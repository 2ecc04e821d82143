import Diagnostics
import Files

/// What can be wrong with an image, a sound or a film; a mark, or a link to another host, stands in its place.
struct MediaProblem {
  /// What is wrong.
  enum Kind {
    case noAddress
    case missing(String)
    case refused(String, MediaLookup.Refusal)
    case spelling(String, right: String)
    case several(String, shown: String, other: String)
    case remote(String, host: String?)
  }

  let kind: Kind
  /// The term of the card in which it stands.
  let card: String?
}

extension MediaProblem: Problem {
  var severity: Severity { .warning }

  var code: String {
    switch kind {
    case .noAddress, .missing: "missing-media"
    case .refused(_, let refusal): refusal.code
    case .spelling: "media-spelling"
    case .several: "ambiguous-media"
    case .remote: "remote-media"
    }
  }

  var message: String {
    guard let card, !card.isEmpty else { return words }
    return "\(words), in the card \(quoted(card))"
  }

  private var words: String {
    switch kind {
    case .noAddress: "an image, a sound or a film has no address"
    case .missing(let name): "there is no file \(quoted(name))"
    case .refused(let name, let refusal): "the file \(quoted(name)) \(refusal.words)"
    case .spelling(let name, let right):
      "the file \(quoted(name)) is written \(quoted(right)) where it lies"
    case .several(let name, let shown, let other):
      "more than one file is named \(quoted(name)): \(quoted(shown)) is shown, not \(quoted(other))"
    case .remote(let address, _): "a link stands in place of \(quoted(address)), which is at another host"
    }
  }

  var advice: String? {
    switch kind {
    case .noAddress: "write one between the parentheses"
    case .missing: "put it beside the deck and write its name, or into `static` and write `/name.png`"
    case .refused(_, let refusal): refusal.advice
    case .spelling: "write it so, since many systems tell capitals from small letters"
    case .several: "write the path to the one that is meant"
    case .remote(_, let host?): "copy the file beside the deck, or add \(code(host)) to `remote-media`"
    case .remote(_, nil): "copy the file beside the deck, or mend the address"
    }
  }

  private func code(_ text: String) -> String { Diagnostics.code(text) }
}

extension MediaLookup.Refusal {
  fileprivate var code: String {
    switch self {
    case .outside, .hidden, .output: "media-outside"
    case .unknownKind: "media-kind"
    case .unreadable, .noImage: "unreadable-media"
    case .drawing: "unsafe-drawing"
    }
  }

  fileprivate var words: String {
    switch self {
    case .outside: "lies outside the site and the folders of its decks"
    case .hidden: "is hidden, or lies in a hidden folder"
    case .output: "was written by a build"
    case .unknownKind(let suffix):
      suffix.isEmpty
        ? "has no extension" : "is of a kind that no page shows, \(Diagnostics.code("." + suffix))"
    case .unreadable(let cause): "cannot be read: \(cause.message)"
    case .noImage(let suffix): "is no image, whatever \(Diagnostics.code("." + suffix)) says"
    case .drawing(let danger): "is not published, since the drawing \(danger.words)"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .outside, .hidden, .output: "copy it beside the deck, or into `static`"
    case .unknownKind: "pages show PNG, JPEG, GIF, WebP, AVIF and SVG images, and usual sound and film files"
    case .unreadable: "check the file and who may read it"
    case .noImage: "save the image again from the program that made it"
    case .drawing: "save it as a plain SVG or a PNG; a drawing that you trust may lie in `static`"
    }
  }
}
