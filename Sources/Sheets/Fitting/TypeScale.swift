/// Sizes of type from large to small, in points.
public struct TypeScale: Equatable, Sendable {
  /// The sizes, each smaller than the one before.
  public let points: [Double]

  /// The sizes at which print reads well, from the largest that is wanted down to 6 points.
  ///
  /// A largest size of less than that is the only one.
  public init(largest: Double = 24) {
    points = [largest] + [24, 20, 17, 14, 12, 10.5, 9, 8, 7, 6].filter { $0 < largest }
  }
}
