/// The box of a formula in em: what is over its line and what is below it.
struct MathBox {
  var width: Float = 0
  var ascent: Float = 0.95
  var descent: Float = 0.35

  var height: Float { ascent + descent }

  /// The width with what fonts differ by.
  var printedWidth: Float { width * 1.05 }
  /// The height with what keeps it off the lines above and below.
  var printedHeight: Float { height + 0.2 }

  func scaled(_ scale: Float) -> MathBox {
    MathBox(width: width * scale, ascent: ascent * scale, descent: descent * scale)
  }
}
