/// Small PDFs of one empty page, as browsers might write them.
enum SmallPDF {
  private static let objects = [
    "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [4 0 R] /Count 1>>", nil,
    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 100 100]>>",
  ]

  /// One with a cross-reference table.
  static func table(information: String?) -> [UInt8] {
    var (pdf, places) = body(information: information)
    let start = pdf.utf8.count
    pdf += "xref\n0 5\n0000000000 65535 f \n"
    for place in places { pdf += place.map { "\(padded($0)) 00000 n \n" } ?? "0000000000 00000 f \n" }
    pdf += "trailer\n<</Size 5 /Root 1 0 R\(information == nil ? "" : " /Info 3 0 R")>>\n"
    return Array((pdf + "startxref\n\(start)\n%%EOF\n").utf8)
  }

  /// One with a cross-reference stream, of hexadecimal digits.
  static func stream() -> [UInt8] {
    var (pdf, places) = body(information: "/Producer (P)")
    let start = pdf.utf8.count
    places.append(start)
    let rows = places.map { "01" + String(($0 ?? 0) + 0x10000, radix: 16).suffix(4) + "00" }
    let data = "00000000" + rows.joined() + ">"
    pdf += "5 0 obj\n<</Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Info 3 0 R /Filter /ASCIIHexDecode"
    pdf += " /Length \(data.utf8.count)>>\nstream\n\(data)\nendstream\nendobj\n"
    return Array((pdf + "startxref\n\(start)\n%%EOF\n").utf8)
  }

  /// One that is nothing but its end.
  static func bare(trailer: String) -> [UInt8] {
    Array("%PDF-1.4\nxref\n0 0\ntrailer\n<</Size 1 \(trailer)>>\nstartxref\n9\n%%EOF\n".utf8)
  }

  /// The objects, and where each begins.
  private static func body(information: String?) -> (text: String, places: [Int?]) {
    var pdf = "%PDF-1.5\n"
    var places: [Int?] = []
    for (index, object) in objects.enumerated() {
      guard let object = object ?? information.map({ "<<\($0)>>" }) else {
        places.append(nil)
        continue
      }
      places.append(pdf.utf8.count)
      pdf += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    return (pdf, places)
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }
}
