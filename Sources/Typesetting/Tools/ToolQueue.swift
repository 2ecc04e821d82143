import Files

/// The requests to a tool that have no answer yet, and the tool, which starts when there is a first one.
struct ToolQueue: ~Copyable {
  /// Why the tool does nothing any more.
  private(set) var failure: ToolFailure?
  private let setup: ToolSetup
  private var process: ToolProcess?
  /// The ways to start the tool that were not tried, the best one last; nil before the first start.
  private var launches: [Launch]?
  /// Why the best way to start it did not work.
  private var firstFailure: ToolFailure?
  private var pending: Set<[UInt8]> = []
  /// What of it was not asked.
  private var waiting: [[UInt8]] = []

  init(_ setup: ToolSetup) {
    self.setup = setup
  }

  /// Puts a request at the end, unless it is in the queue already.
  mutating func add(_ request: [UInt8]) {
    guard failure == nil, pending.insert(request).inserted else { return }
    waiting.append(request)
  }

  /// Takes what answers there are and asks what can be asked; to the end, or as far as nobody has to wait.
  mutating func work(toEnd: Bool, _ cache: inout TypesettingCache) {
    while failure == nil, !pending.isEmpty {
      do throws(ToolFailure) {
        guard try step(toEnd, &cache) else { return }
      } catch {
        giveUp(error)
      }
    }
  }

  /// Ends the tool.
  mutating func end() { process = nil }

  /// Does one thing, and tells whether there may be another one to do.
  private mutating func step(_ waits: Bool, _ cache: inout TypesettingCache) throws(ToolFailure) -> Bool {
    if process == nil { process = try start() }
    if process?.isIdle == true {
      let batch = takeBatch(ofAnySize: waits)
      guard !batch.isEmpty else { return false }
      try process?.ask(batch)
      return true
    }
    guard waits || process?.hasNews == true else { return false }
    if process?.isGreeted == false {
      if let files = try process?.meet() { cache.settle(on: files) }
      return true
    }
    for (request, answer) in try process?.answers() ?? [] {
      cache.add(answer, to: request)
      pending.remove(request)
    }
    return true
  }

  private mutating func start() throws(ToolFailure) -> ToolProcess {
    var ways = try ways()
    guard let launch = ways.popLast() else { throw .notFound(setup.tool.name) }
    launches = ways
    return try ToolProcess(launch, setup)
  }

  private func ways() throws(ToolFailure) -> [Launch] {
    if let launches { return launches }
    return try setup.launches().get().reversed()
  }

  /// Takes requests for one frame, few enough to be answered soon; where nobody may wait, so few that a tool that
  /// is not listening yet finds them in its mail.
  private mutating func takeBatch(ofAnySize: Bool) -> ArraySlice<[UInt8]> {
    let limit = ofAnySize ? 256 << 10 : 32 << 10
    var count = 0
    var size = 0
    while count < min(waiting.count, 1000) {
      size += waiting[count].count
      guard size <= limit || ofAnySize && count == 0 else { break }
      count += 1
    }
    defer { waiting.removeFirst(count) }
    return waiting.prefix(count).sorted { $0.lexicographicallyPrecedes($1) }[...]
  }

  /// Ends the tool; one that never said that it can work is tried in the next way.
  private mutating func giveUp(_ error: ToolFailure) {
    let hasWorked = process?.isGreeted == true
    process = nil
    firstFailure = firstFailure ?? error
    waiting = Array(pending)
    guard hasWorked || launches?.isEmpty != false else { return }
    failure = hasWorked ? error : firstFailure
    pending = []
    waiting = []
  }
}
