/// Finds the known name that a mistyped one most likely meant.
///
/// Gives nil where no name is within a third of the longer one's length, counted in edits: a letter added,
/// left out, replaced, or two neighbours swapped. Case is ignored.
public func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard wanted.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known {
    let bytes = Array(candidate.lowercased().utf8)
    let limit = max(1, max(wanted.count, bytes.count) / 3)
    guard abs(wanted.count - bytes.count) <= limit else { continue }
    let distance = editDistance(wanted, bytes)
    guard distance <= limit else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// The number of edits between two names: the optimal string alignment distance, in bytes.
public func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for (column, other) in right.enumerated() {
      var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
