import Sheets
import Testing

@Suite("A scale of type sizes")
struct TypeScaleTests {
  @Test("goes from the largest size that is wanted down to six points", arguments: [24, 30, 13, 10.5])
  func descends(largest: Double) {
    let points = TypeScale(largest: largest).points
    #expect(points.first == largest)
    #expect(points.last == 6)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("has one size where less than six points are wanted")
  func tiny() {
    #expect(TypeScale(largest: 5).points == [5])
  }
}
