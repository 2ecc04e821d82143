extension Renderer {
  /// A section that is being shown, once for each of its values.
  struct Loop {
    var values: [Value]
    var next: Int
    var start: Int
  }

  /// Shows a section for its values, if there are any.
  mutating func enter(_ value: Value, end: Int) {
    guard value.isTrue else {
      address = end
      return
    }
    var values: [Value] = []
    var first = value
    if case .list(let elements) = value {
      values = elements
      first = elements[0]
    }
    address += 1
    loops.append(Loop(values: values, next: 1, start: address))
    contexts.append(first)
  }

  /// Goes back to the section's start with its next value, or on.
  mutating func repeatOrLeave() {
    let last = loops.count - 1
    let next = loops[last].next
    if next < loops[last].values.count {
      contexts[contexts.count - 1] = loops[last].values[next]
      loops[last].next = next + 1
      address = loops[last].start
    } else {
      loops.removeLast()
      contexts.removeLast()
      address += 1
    }
  }
}
