/// What a browser says of an error, on one line: the last of its complaints, or nothing where it says nothing.
///
/// It has much to say besides, of the bus of a desktop above all, which no printer needs.
func browserWords(_ output: [UInt8]) -> String {
  let lines = output.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    .map { LogLine(String(decoding: $0, as: UTF8.self)) }
    .filter { !$0.text.isEmpty && !$0.isNoise }
  let line = lines.last { $0.isFatal } ?? lines.last
  return line.map(\.shownText) ?? ""
}

/// A line such as `[12:12:0102/030405.6:ERROR:dbus/bus.cc:405] Failed to connect`.
private struct LogLine {
  let origin: Substring
  let text: Substring

  init(_ line: String) {
    guard line.utf8.first == UInt8(ascii: "["), let end = line.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      origin = ""
      text = Substring(line)
      return
    }
    origin = line[..<end]
    text = line[line.utf8.index(after: end)...].drop { $0 == " " }
  }

  var isFatal: Bool { origin.contains(":FATAL:") }

  var isNoise: Bool {
    ["dbus/", "crashpad/"].contains { origin.contains($0) }
  }

  /// The text without control characters, cut where it is long.
  var shownText: String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars.prefix(300))
    return String(shown) + (scalars.count > 300 ? "…" : "")
  }
}
