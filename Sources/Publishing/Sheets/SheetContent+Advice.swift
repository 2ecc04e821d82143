import Mustache
import Sheets

extension SheetContent {
  /// What to choose in the dialogue that prints.
  var advice: [Value] {
    let orientation = design.orientation == .portrait ? "portrait" : "landscape"
    var facts = [
      ("paper", "\(design.paper.title), \(strings[orientation])"), ("scale", strings["actualSize"]),
      ("margins", strings["marginsDefault"]),
    ]
    if design.hasBacks || design.layout == .calibrate {
      facts.append(("sides", strings[design.flip == .shortEdge ? "flipShortEdge" : "flipLongEdge"]))
    }
    facts.append(("browserHeaders", strings["off"]))
    return facts.map { key, text in
      .record(Record(PageShapes.fact, [.text(strings[key]), .text(text)]))
    }
  }
}

extension SheetDesign {
  /// The shift of backs as the settings write it.
  var shiftText: String { "\(decimal(offset.x)), \(decimal(offset.y))" }
}
