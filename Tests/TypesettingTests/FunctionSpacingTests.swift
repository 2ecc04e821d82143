import Testing

@testable import Typesetting

@Suite("Names of functions")
struct FunctionSpacingTests {
  @Test(
    "have a thin space on either side, but for an operator, a bracket or an edge",
    arguments: [
      ("<mi>sin</mi><mo>⁡</mo><mi>x</mi>", "<mi>sin</mi><mo>⁡</mo>_<mi>x</mi>"),
      ("<mn>2</mn><mi>sin</mi><mo>⁡</mo><mi>x</mi>", "<mn>2</mn>_<mi>sin</mi><mo>⁡</mo>_<mi>x</mi>"),
      ("<mo>−</mo><mi>sin</mi><mo>⁡</mo><mo>(</mo>", "<mo>−</mo><mi>sin</mi><mo>⁡</mo><mo>(</mo>"),
      (
        "<mi>a</mi><msub><mrow><mi>log</mi><mo>⁡</mo></mrow><mn>2</mn></msub><mi>r</mi>",
        "<mi>a</mi>_<msub><mrow><mi>log</mi><mo>⁡</mo></mrow><mn>2</mn></msub>_<mi>r</mi>"
      ),
      (
        "<mfrac><mi>sin</mi><mo>⁡</mo></mfrac><mi>x</mi>", "<mfrac><mi>sin</mi><mo>⁡</mo></mfrac><mi>x</mi>"
      ),
      (
        "<msup><mi>x</mi><mrow><mi>sin</mi><mo>⁡</mo></mrow></msup><mi>y</mi>",
        "<msup><mi>x</mi><mrow><mi>sin</mi><mo>⁡</mo></mrow></msup><mi>y</mi>"
      ),
      ("<mo>⁡</mo><mi>x</mi>", "<mo>⁡</mo><mi>x</mi>"), ("<mi>x</mi>", "<mi>x</mi>"), ("", ""), ("<", "<"),
    ])
  func spaces(inner: String, expected: String) {
    let space = "<mspace width=\"0.1667em\"></mspace>"
    let markup = spacingFunctions(Array("<math><mrow>\(inner)</mrow></math>".utf8))
    #expect(
      String(decoding: markup, as: UTF8.self)
        == "<math><mrow>\(expected.split(separator: "_", omittingEmptySubsequences: false).joined(separator: space))</mrow></math>"
    )
  }
}
