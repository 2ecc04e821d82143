import Decks
import Mustache

extension PageRenderer {
  /// The link to the library page.
  func homeCrumb(at place: PagePlace) -> Value {
    .link(Self.title(settings, strings), place.url(toFolder: .root))
  }

  /// The links to the pages above a folder or a deck, home first.
  func breadcrumbs(at place: PagePlace) -> [Value] {
    var crumbs: [Value] = []
    var folder = place.folder.parent
    while !folder.isRoot {
      if let index = folderIndex[folder], contents.folders.indices.contains(index) {
        crumbs.append(.link(contents.folders[index].title, place.url(toFolder: folder)))
      }
      folder = folder.parent
    }
    return [homeCrumb(at: place)] + crumbs.reversed()
  }

  /// The links to the pages of tags.
  func links(to tags: [Tag], at place: PagePlace) -> [Value] {
    tags.compactMap { link(to: $0, at: place) }
  }

  /// The link to the page of a tag, in the words of the site's first deck that has it.
  func link(to tag: Tag, at place: PagePlace) -> Value? {
    guard let index = contents.tagIndex[tag.slugPath], contents.tags.indices.contains(index) else {
      return nil
    }
    let page = contents.tags[index]
    return .link(page.tag.title, place.url(toFolder: page.address))
  }

  /// The decks of a list.
  func deckItems(_ indices: [Int], at place: PagePlace) -> [Value] {
    indices.compactMap { index in
      guard contents.decks.indices.contains(index) else { return nil }
      let deck = contents.decks[index]
      let tags = links(to: deck.tags, at: place)
      return .record(
        Record(
          PageShapes.deckItem,
          [
            .text(deck.title),
            .text(place.url(toFolder: deck.address)),
            .text(orAbsent: deck.description),
            .text(strings.countText(deck.cardCount, "cards")),
            .text(orAbsent: deck.language),
            .text(orAbsent: deck.direction == .auto ? nil : deck.direction.rawValue),
            .flag(!tags.isEmpty),
            .list(tags),
          ]))
    }
  }

  /// The tags of a list, each by the title that a function gives it.
  func tagLinks(_ indices: some Sequence<Int>, at place: PagePlace, title: (Tag) -> String) -> [Value] {
    indices.compactMap { index in
      guard contents.tags.indices.contains(index) else { return nil }
      let page = contents.tags[index]
      return .link(title(page.tag), place.url(toFolder: page.address), count: countText(page))
    }
  }

  /// How many decks and how many cards have a tag; where none has it, how many tags are below it.
  func countText(_ page: SiteContents.TagPage) -> String {
    let decks = strings.countText(page.decks.count, "decks")
    let cards = strings.countText(page.cardCount, "cards")
    guard page.cardCount > 0 else {
      return page.decks.isEmpty ? strings.countText(page.children.count, "tags") : decks
    }
    return page.decks.isEmpty ? cards : "\(decks), \(cards)"
  }
}
