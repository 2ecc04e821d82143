import Decks
import Text

/// A deck in short with the names of its folders, from which the site's lists are made.
struct ListedDeck: Sendable {
  var summary: DeckSummary
  var file: DeckFile
}

/// What introduces a folder.
struct FolderIntroduction: Sendable {
  var title: String?
  var html: HTML
  var order: Int?
}

extension SiteContents {
  /// Orders decks and folders, and gathers tags.
  ///
  /// The order is the author's `order`, then the natural order of names: in each folder first the decks, then the
  /// folders. `indices` says where each deck of the site was among those handed in.
  static func make(
    _ decks: [ListedDeck], introductions: [SitePath: FolderIntroduction]
  ) -> (contents: SiteContents, indices: [Int]) {
    var shelf = FolderTree(address: .root, name: "", introductions[.root]?.order)
    for (index, deck) in decks.enumerated() {
      shelf.insert(index, deck, below: deck.file.folders[...], introductions)
    }
    var contents = SiteContents(decks: [], folders: [], tags: [], tagIndex: [:], cardCount: 0)
    var indices: [Int] = []
    _ = contents.append(shelf, decks, introductions, &indices)
    contents.cardCount = contents.decks.reduce(0) { $0 + $1.cardCount }
    contents.gatherTags()
    return (contents, indices)
  }

  /// Adds a folder with all that is in it, and gives its index.
  private mutating func append(
    _ tree: FolderTree, _ decks: [ListedDeck], _ introductions: [SitePath: FolderIntroduction],
    _ indices: inout [Int]
  ) -> Int {
    let introduction = introductions[tree.address]
    let index = folders.count
    folders.append(
      Folder(
        address: tree.address, title: introduction?.title ?? tree.name,
        introduction: introduction?.html ?? HTML(trusting: ""), folders: [], decks: [], deckCount: 0))
    for deck in tree.sortedDecks(decks) {
      folders[index].decks.append(self.decks.count)
      self.decks.append(decks[deck].summary)
      indices.append(deck)
    }
    folders[index].deckCount = tree.decks.count
    for child in tree.sortedFolders {
      let place = append(child, decks, introductions, &indices)
      folders[index].folders.append(place)
      folders[index].deckCount += folders[place].deckCount
    }
    return index
  }

  private mutating func gatherTags() {
    var pages: [String: TagPage] = [:]
    func page(_ tag: Tag) -> TagPage {
      pages[tag.slugPath]
        ?? TagPage(
          tag: tag, address: SitePath("tags/" + tag.slugPath), decks: [], cards: [], parent: nil,
          children: [],
          cardCount: 0)
    }
    for (index, deck) in decks.enumerated() {
      for tag in deck.tags.unique() {
        var page = page(tag)
        page.decks.append(index)
        pages[tag.slugPath] = page
      }
      for (position, card) in deck.taggedCards.enumerated() {
        for tag in card.tags.unique() {
          var page = page(tag)
          if page.cards.last?.deck != index { page.cards.append((index, [])) }
          page.cards[page.cards.count - 1].cards.append(position)
          page.cardCount += 1
          pages[tag.slugPath] = page
        }
      }
    }
    for found in Array(pages.values) {
      var tag = found.tag.parent
      while let above = tag, pages[above.slugPath] == nil {
        pages[above.slugPath] = page(above)
        tag = above.parent
      }
    }
    tags = pages.values.sorted { first, second in
      first.tag.title == second.tag.title
        ? first.tag.slugPath < second.tag.slugPath : naturalOrder(first.tag.title, second.tag.title)
    }
    tagIndex = Dictionary(
      uniqueKeysWithValues: tags.enumerated().map { ($0.element.tag.slugPath, $0.offset) })
    for index in tags.indices {
      guard let parent = tags[index].tag.parent.flatMap({ tagIndex[$0.slugPath] }) else { continue }
      tags[index].parent = parent
      tags[parent].children.append(index)
    }
  }
}

/// A folder of decks while the site's lists are made.
private struct FolderTree {
  let address: SitePath
  let name: String
  let order: Int?
  var decks: [Int] = []
  var folders: [FolderTree] = []
  private var positions: [SitePath: Int] = [:]

  init(address: SitePath, name: String, _ order: Int?) {
    self.address = address
    self.name = name
    self.order = order
  }

  mutating func insert(
    _ index: Int, _ deck: ListedDeck, below names: ArraySlice<String>,
    _ introductions: [SitePath: FolderIntroduction]
  ) {
    guard let name = names.first else {
      decks.append(index)
      return
    }
    let place = address.appending(slug(name))
    let position = positions[place] ?? folders.count
    if position == folders.count {
      positions[place] = position
      folders.append(FolderTree(address: place, name: name, introductions[place]?.order))
    }
    folders[position].insert(index, deck, below: names.dropFirst(), introductions)
  }

  func sortedDecks(_ all: [ListedDeck]) -> [Int] {
    decks.sorted { first, second in
      let (left, right) = (all[first].file, all[second].file)
      return precedes((left.order, left.relativePath), (right.order, right.relativePath))
    }
  }

  var sortedFolders: [FolderTree] {
    folders.sorted { precedes(($0.order, $0.name), ($1.order, $1.name)) }
  }
}

/// Whether something stands before another thing: by the author's number, then by name.
private func precedes(_ left: (order: Int?, name: String), _ right: (order: Int?, name: String)) -> Bool {
  let (first, second) = (left.order ?? .max, right.order ?? .max)
  return first == second ? naturalOrder(left.name, right.name) : first < second
}
