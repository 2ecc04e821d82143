internal import CMarkGFM
import Text

extension Node {
  /// Whether the library writes this block in a way that is not valid or accessible HTML.
  ///
  /// Columns that are aligned get an attribute that HTML no longer has; boxes of a task list get no name; code and
  /// tables, which may be wider than the page, cannot be scrolled by keys.
  var needsMending: Bool {
    if isKind(CMARK_NODE_CODE_BLOCK) { return true }
    guard pointee.extension != nil else { return false }
    return isKind(CMARK_NODE_ITEM) || cmark_gfm_extensions_get_table_columns(self) > 0
  }
}

/// Makes what the library wrote valid and accessible: alignment as a class, a name for each box, focus for what
/// scrolls.
struct Mending {
  /// What a tag begins with, and what it is to begin with.
  private struct Rule {
    let written: [UInt8]
    let mended: [UInt8]

    init(_ written: String, _ mended: String) {
      self.written = Array(written.utf8)
      self.mended = Array(mended.utf8)
    }
  }

  /// The rules by the letter after `<`, of which only a few are looked at.
  private let rules: [UInt8: [Rule]]

  init(_ options: RenderingOptions) {
    var (done, toDo): ([UInt8], [UInt8]) = ([], [])
    done.appendEscapingHTML(options.doneLabel)
    toDo.appendEscapingHTML(options.toDoLabel)
    let box = "<input type=\"checkbox\" "
    rules = [
      UInt8(ascii: "p"): [
        Rule("<pre><code", "<pre tabindex=\"0\"><code"), Rule("<p align=\"", "<p class=\"dp-"),
      ],
      UInt8(ascii: "d"): [Rule("<div align=\"", "<div class=\"dp-")],
      UInt8(ascii: "h"): (1...6).map { Rule("<h\($0) align=\"", "<h\($0) class=\"dp-") },
      UInt8(ascii: "t"): [
        Rule("<td align=\"", "<td class=\"dp-"), Rule("<th align=\"", "<th class=\"dp-"),
        Rule("<table>", "<table tabindex=\"0\">"),
      ],
      UInt8(ascii: "i"): [
        Rule(
          box + "checked=\"\" disabled=\"\"",
          box + "checked=\"\" disabled=\"\" aria-label=\"\(String(decoding: done, as: UTF8.self))\""),
        Rule(
          box + "disabled=\"\"", box + "disabled=\"\" aria-label=\"\(String(decoding: toDo, as: UTF8.self))\""
        ),
      ],
    ]
  }

  /// The HTML with its tags mended.
  func mend(_ html: [UInt8]) -> [UInt8] {
    html.withUnsafeBufferPointer { html in
      var mended: [UInt8] = []
      mended.reserveCapacity(html.count + html.count / 16)
      var copied = 0
      var tag = html.firstOffset(of: UInt8(ascii: "<"), from: 0)
      while tag + 1 < html.count {
        var next = tag + 1
        if let rule = rule(at: tag, in: html) {
          mended.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied..<tag]))
          mended.append(contentsOf: rule.mended)
          copied = tag + rule.written.count
          next = copied
        }
        tag = html.firstOffset(of: UInt8(ascii: "<"), from: next)
      }
      mended.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied...]))
      return mended
    }
  }

  private func rule(at tag: Int, in html: UnsafeBufferPointer<UInt8>) -> Rule? {
    switch html[tag + 1] {
    // A paragraph, by far the most frequent, has no second letter.
    case UInt8(ascii: "p") where tag + 2 < html.count && html[tag + 2] == UInt8(ascii: ">"): nil
    case UInt8(ascii: "p"), UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "d"), UInt8(ascii: "h"):
      rules[html[tag + 1]]?.first { html[tag...].starts(with: $0.written) }
    default: nil
    }
  }
}
