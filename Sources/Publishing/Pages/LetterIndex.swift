import Decks
import Text

/// A letter, and the first card whose term begins with it.
struct LetterEntry: Equatable {
  var letter: Unicode.Scalar
  var card: Int
}

/// The jump from A to Z of a long deck without sections; empty where it would not help.
///
/// Orders of the alphabet differ from language to language, but in each of them the terms of a letter stand together.
/// So there is a jump where they do, by and large, and where letters are much fewer than cards: a deck in any other
/// order, or one of Chinese characters, gets none.
func letterIndex(_ cards: [Card]) -> [LetterEntry] {
  guard cards.count > 60 else { return [] }
  var entries: [LetterEntry] = []
  var seen: Set<Unicode.Scalar> = []
  var runs = 0
  var last: Unicode.Scalar?
  let terms = cards.span
  for index in terms.indices {
    guard let letter = initialLetter(terms[index].term) else { continue }
    if letter != last { runs += 1 }
    last = letter
    if seen.insert(letter).inserted { entries.append(LetterEntry(letter: letter, card: index)) }
  }
  let isInOrder = runs <= entries.count + entries.count / 5
  let isShort = entries.count * 2 <= cards.count
  return entries.count >= 3 && isInOrder && isShort ? entries : []
}
