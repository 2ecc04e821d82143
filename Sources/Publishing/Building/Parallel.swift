import Synchronization

/// Does something with each element, several at once, and gives the results in the order of the elements.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, _ body: @escaping @Sendable (Int, Element) -> Result
) async -> [Result] {
  let queue = Queue()
  let parts = await withTaskGroup(of: [(Int, Result)].self) { group in
    for _ in 0..<max(1, min(jobs, elements.count)) {
      group.addTask {
        var results: [(Int, Result)] = []
        while true {
          let index = queue.next()
          guard index < elements.count else { return results }
          results.append((index, body(index, elements[index])))
        }
      }
    }
    return await group.reduce(into: []) { $0 += $1 }
  }
  var results = [Result?](repeating: nil, count: elements.count)
  for (index, result) in parts { results[index] = result }
  return results.compactMap(\.self)
}

/// Hands out the numbers from 0.
private final class Queue: Sendable {
  private let upcoming = Atomic(0)

  func next() -> Int { upcoming.add(1, ordering: .relaxed).oldValue }
}
