import Testing

@testable import Typesetting

@Suite struct TypesettingToolTests {
  @Test func thereAreTwo() { #expect(TypesettingTool.allCases.count == 2) }
}
