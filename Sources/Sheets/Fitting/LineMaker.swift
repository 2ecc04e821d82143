/// Makes pieces of lines from letters.
struct LineMaker {
  private var lines = Lines()
  private var width: Float = 0
  private var pendingSpace: Float = 0
  private var height: Float = lineHeight
  /// Whether nothing but kept space stands in the line.
  private var isIndenting = true
  /// Whether the last piece is a run of letters that fill a square.
  private var isRun = false

  mutating func letter(_ letterWidth: Float) {
    width += letterWidth
    isIndenting = false
  }

  /// A letter with which a word begins and ends.
  mutating func wideLetter(_ letterWidth: Float) {
    endWord()
    isIndenting = false
    lines.hasWide = true
    if let last = lines.pieces.indices.last, isRun, pendingSpace == 0, !lines.pieces[last].endsLine,
      lines.pieces[last].width == letterWidth, lines.pieces[last].height == height
    {
      lines.pieces[last].count += 1
      return
    }
    width = letterWidth
    endWord()
    isRun = true
  }

  mutating func space(_ scale: Float, isKept: Bool) {
    guard isKept else {
      endWord()
      pendingSpace = CharacterWidths.space * scale
      return
    }
    let space = CharacterWidths.monospaced * scale
    if isIndenting {
      width += space
    } else {
      endWord()
      pendingSpace += space
    }
  }

  mutating func breakLine() {
    endWord()
    if lines.pieces.isEmpty || lines.pieces[lines.pieces.count - 1].endsLine {
      lines.pieces.append(.init(width: 0.1, height: lineHeight))
    }
    lines.pieces[lines.pieces.count - 1].endsLine = true
    pendingSpace = 0
    isIndenting = true
  }

  /// Makes the line of the word that is being added so high at least.
  mutating func raise(to least: Float) { height = max(height, least) }

  mutating func add(width: Float, height: Float, isCuttable: Bool, isAlone: Bool = false) {
    endWord()
    if isAlone, let last = lines.pieces.indices.last { lines.pieces[last].endsLine = true }
    lines.pieces.append(
      .init(
        width: width, height: height, space: isAlone ? 0 : pendingSpace, isCuttable: isCuttable,
        endsLine: isAlone))
    pendingSpace = 0
    isRun = false
  }

  mutating func add(_ image: ImageSize) {
    endWord()
    lines.pieces.append(.init(width: 0, height: 0, space: pendingSpace, image: image))
    pendingSpace = 0
    isRun = false
  }

  private mutating func endWord() {
    guard width > 0 else { return }
    isRun = false
    lines.pieces.append(.init(width: width, height: height, space: pendingSpace))
    (width, pendingSpace, height) = (0, 0, lineHeight)
  }

  /// What was added; nil where that is nothing.
  mutating func take() -> Lines? {
    endWord()
    defer { self = LineMaker() }
    return lines.pieces.isEmpty ? nil : lines
  }
}
