import Files
import Synchronization

/// Answers requests to one tool: from the cache, else by the tool itself, which starts when it is first needed.
///
/// One thread is served at a time; the answers are the same whatever their order.
final class ToolDesk: Sendable {
  private struct State: ~Copyable {
    var cache: TypesettingCache?
    var process: ToolProcess?
    var failure: ToolFailure?
  }

  private let setup: ToolSetup
  private let storage: CacheStorage
  private let state = Mutex(State())

  init(_ setup: ToolSetup, storage: CacheStorage) {
    self.setup = setup
    self.storage = storage
  }

  /// Answers requests in their order; nil for those that the tool cannot answer, and where there is no request.
  func answer(_ requests: [[UInt8]?]) -> [Answer?] {
    guard requests.contains(where: { $0 != nil }) else { return requests.map { _ in nil } }
    return state.withLock { state in
      var cache = state.cache.take() ?? openCache()
      var open: Set<[UInt8]> = []
      for request in requests {
        if let request, cache.use(request) == nil { open.insert(request) }
      }
      work(open.sorted { $0.lexicographicallyPrecedes($1) }, &cache, &state)
      let answers = requests.map { $0.flatMap { cache.use($0) } }
      state.cache = cache
      return answers
    }
  }

  /// The tool, where something needed it and it did not work.
  var missing: MissingTool? {
    state.withLock { $0.failure }.map { MissingTool(tool: setup.tool, failure: $0) }
  }

  /// Ends the tool and keeps what this build used.
  func finish() {
    let file = state.withLock { state in
      state.process = nil
      return storage.isWritten ? state.cache?.file() : nil
    }
    guard let file, let path = storage.file(of: setup.tool) else { return }
    // A cache that cannot be written costs the next build some time, and nobody anything else.
    try? createFolder(path.parent)
    try? writeAtomically(file, to: path)
  }

  private func openCache() -> TypesettingCache {
    guard case .success(let launches) = setup.launches() else { return TypesettingCache(of: []) }
    var cache = TypesettingCache(of: Fields.encode(launches.flatMap(\.identity) + setup.greeting))
    if storage.isRead, let path = storage.file(of: setup.tool) { cache.read(path) }
    return cache
  }

  /// Puts the tool to work on requests until they are done or it fails, which it does once.
  private func work(_ requests: [[UInt8]], _ cache: inout TypesettingCache, _ state: inout State) {
    guard state.failure == nil, !requests.isEmpty else { return }
    do throws(ToolFailure) {
      if state.process == nil {
        let process = try ToolProcess.start(setup)
        cache.settle(on: process.files)
        state.process = consume process
      }
      for batch in batches(requests) {
        guard let answers = try state.process?.answer(batch) else { return }
        for (request, answer) in zip(batch, answers) { cache.add(answer, to: request) }
      }
    } catch {
      state.process = nil
      state.failure = error
    }
  }
}

/// Cuts requests into frames, each small enough to be answered soon.
private func batches(_ requests: [[UInt8]]) -> [ArraySlice<[UInt8]>] {
  var batches: [ArraySlice<[UInt8]>] = []
  var start = 0
  var size = 0
  for index in requests.indices {
    if index - start >= 1000 || size >= 256 << 10 {
      batches.append(requests[start..<index])
      (start, size) = (index, 0)
    }
    size += requests[index].count
  }
  if start < requests.count { batches.append(requests[start...]) }
  return batches
}
