/// A size of type in a column: how to come from millimetres to em.
struct TypeInColumn {
  /// The width of the column in em.
  var width: Float
  /// An em in millimetres.
  let em: Float
  /// The height that an image has at most, in millimetres.
  let imageHeight: Float

  init(points: Double, width: Double, imageHeight: Double) {
    em = Float(points * 25.4 / 72)
    self.width = Float(width) / em
    self.imageHeight = Float(imageHeight)
  }

  /// A column that is narrower by some em.
  func narrower(by indent: Float) -> TypeInColumn {
    var column = self
    column.width = max(1, width - indent)
    return column
  }

  /// The size of an image in em; what its tag does not say is taken to be as large as it may be.
  func size(of image: ImageSize) -> (width: Float, height: Float) {
    func em(_ pixels: Double?) -> Float { pixels.map { Float($0 / ImageSize.pixels) / self.em } ?? .infinity }
    return (min(em(image.width), width), min(em(image.height), imageHeight / self.em))
  }
}
