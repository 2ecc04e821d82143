import Files

/// What a browser is told to print the page that stands in a folder, and in which surroundings.
struct BrowserCommand {
  let folder: Path

  var page: Path { folder / "document.html" }
  var pdf: Path { folder / "document.pdf" }

  var arguments: [String] {
    var arguments = [
      "--headless",
      "--print-to-pdf=\(pdf)",
      "--no-pdf-header-footer",
      // An outline is made from the tags, which are there unless they are switched off.
      "--generate-pdf-document-outline",
      "--user-data-dir=\(folder / "profile")",
      // No name and no number leads to a machine, this one included.
      "--host-resolver-rules=MAP * ~NOTFOUND",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--disable-extensions", "--no-first-run", "--no-default-browser-check",
      "--disable-crash-reporter", "--disable-breakpad",
      // Neither helps a printer, and each fails on some machine.
      "--disable-gpu", "--disable-dev-shm-usage",
    ]
    // The browser refuses to make its sandbox for root.
    if isRoot { arguments.append("--no-sandbox") }
    return arguments + [address(of: page)]
  }

  /// The same wherever the program is run, but for fonts that the user installed for themselves.
  var environment: [String: String] {
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.string, "TMPDIR": folder.string,
      "LANG": "C.UTF-8", "TZ": "UTC",
    ]
    let home = Files.environment("HOME").map { Path($0) / ".local/share" }
    variables["XDG_DATA_HOME"] = Files.environment("XDG_DATA_HOME") ?? home?.string
    return variables
  }
}

/// The address of a file, given by its path from the root.
func address(of path: Path) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes = Array("file://".utf8)
  for byte in path.string.utf8 {
    if byte.standsInAddress {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension UInt8 {
  /// Whether a byte stands for itself in an address (RFC 3986, 2.3), or is a slash.
  fileprivate var standsInAddress: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
