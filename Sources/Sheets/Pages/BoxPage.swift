/// A page of cards in boxes.
public struct BoxPage: Sendable {
  /// Which side of the cards it shows.
  public enum Side: Sendable { case front, back, both }

  /// Which side of the cards it shows.
  public var side: Side
  /// Its number, from 1.
  public var number: Int
  /// The boxes row by row; those of a last page may be empty.
  public var cells: [BoxCell?]

  /// The numbers of its first and last card, such as `1–8`.
  public var cardRange: String {
    let numbers = cells.compactMap { $0?.number }
    guard let first = numbers.min(), let last = numbers.max() else { return "" }
    return first == last ? String(first) : "\(first)–\(last)"
  }
}

/// A card, or a part of one, in its box.
public struct BoxCell: Sendable {
  /// Where the card stands in its deck.
  public var index: Int
  /// Its number on the sheet, from 1, the same on both sides.
  public var number: Int
  /// Which part of the card it is, from 1.
  public var part: Int
  /// How many parts the card has.
  public var parts: Int
  /// What it shows: both sides on a sheet to fold, else one; nil where a side has no more to say.
  public var faces: [Face?]
}
