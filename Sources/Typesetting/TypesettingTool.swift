/// A program that turns source text into HTML, and that a machine may lack.
public enum TypesettingTool: String, Hashable, Sendable, CaseIterable {
  /// KaTeX, run by Node, for formulas.
  case katex
  /// Pygments, run by Python, for code.
  case pygments

  /// The name as its makers write it.
  public var name: String {
    switch self {
    case .katex: "KaTeX"
    case .pygments: "Pygments"
    }
  }

  /// The Debian packages that bring it and what it runs in.
  public var packages: [String] {
    switch self {
    case .katex: ["nodejs", "katex"]
    case .pygments: ["python3-pygments"]
    }
  }

  /// What a page shows without it.
  var consequence: String {
    switch self {
    case .katex: "formulas are shown as TeX"
    case .pygments: "code is not coloured"
    }
  }

  /// The line of the settings that does without it.
  var setting: String {
    switch self {
    case .katex: "math: off"
    case .pygments: "highlight: false"
    }
  }
}
