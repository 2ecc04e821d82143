/// A box for type of a size: the column that it is, and the height in em that the estimate may reach.
struct FittedBox {
  let column: TypeInColumn
  var height: Float

  init(_ box: Box, _ points: Double, leading: Float = lineHeight, imageShare: Double = Fitter.imageShare) {
    column = TypeInColumn(points: points, width: box.width, imageHeight: box.height * imageShare)
    height = Float(box.height) / column.em / leading * lineHeight / Fitter.safety
  }

  /// Whether something has room in it.
  func holds(_ measured: Measured) -> Bool {
    guard let height = measured.height(in: column) else { return false }
    return height <= self.height
  }
}
