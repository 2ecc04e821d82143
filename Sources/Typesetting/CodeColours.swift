import Markdown
import Synchronization

/// Colours code by Pygments, each sample of a build once, since hardly any stands in one place alone.
final class CodeColours: Sendable {
  private enum State {
    case expected
    case known([UInt8]?)
  }

  private let desk: ToolDesk
  private let states = Mutex<[CodeSample: State]>([:])

  init(_ desk: ToolDesk) {
    self.desk = desk
  }

  /// Puts the tool to work on what is new, without waiting for it.
  func expect(_ samples: [CodeSample]) {
    let requests = states.withLock { states in
      samples.filter { states[$0] == nil }.map { sample in
        states[sample] = .expected
        return sample.request
      }
    }
    desk.expect(requests)
  }

  /// The inner HTML of a `code` element for each sample, or nil where it is to be shown plain.
  func colour(_ samples: [CodeSample]) -> [[UInt8]?] {
    learn(states.withLock { states in samples.filter { !Self.isKnown(states[$0]) } })
    return states.withLock { states in
      samples.map { if case .known(let markup) = states[$0] { markup } else { nil } }
    }
  }

  private func learn(_ samples: [CodeSample]) {
    guard !samples.isEmpty else { return }
    let markup = zip(samples, desk.answer(samples.map(\.request))).map { $0.result(of: $1) }
    states.withLock { states in
      for (sample, markup) in zip(samples, markup) { states[sample] = .known(markup) }
    }
  }

  private static func isKnown(_ state: State?) -> Bool { if case .known = state { true } else { false } }
}
