import Files
import Synchronization

/// Answers requests to one tool: from the cache, else by the tool itself, which starts when it is first needed.
///
/// One thread is served at a time; the answers are the same whatever their order.
final class ToolDesk: Sendable {
  private struct State: ~Copyable {
    var cache: TypesettingCache?
    var queue: ToolQueue
  }

  private let setup: ToolSetup
  private let storage: CacheStorage
  private let state: Mutex<State>

  init(_ setup: ToolSetup, storage: CacheStorage) {
    self.setup = setup
    self.storage = storage
    state = Mutex(State(queue: ToolQueue(setup)))
  }

  /// Puts the tool to work on requests that will come, and on what it was asked before, and waits for nothing.
  func expect(_ requests: [[UInt8]?]) {
    state.withLock { state in
      guard state.cache != nil || requests.contains(where: { $0 != nil }) else { return }
      work(on: requests, toEnd: false, &state)
    }
  }

  /// Answers requests in their order; nil for those that the tool cannot answer, and where there is no request.
  func answer(_ requests: [[UInt8]?]) -> [Answer?] {
    guard requests.contains(where: { $0 != nil }) else { return requests.map { _ in nil } }
    return state.withLock { state in
      work(on: requests, toEnd: true, &state)
      // A tool that turned out to be another one made all that the cache held worth nothing.
      work(on: requests, toEnd: true, &state)
      return requests.map { $0.flatMap { state.cache?.use($0) } }
    }
  }

  /// The tool, where something needed it and it did not work.
  var missing: MissingTool? {
    state.withLock { $0.queue.failure }.map { MissingTool(tool: setup.tool, failure: $0) }
  }

  /// Ends the tool, once it has done what is expected, and keeps what this build used.
  func finish() {
    let file = state.withLock { state in
      if state.cache != nil { work(on: [], toEnd: true, &state) }
      state.queue.end()
      return storage.isWritten ? state.cache?.file() : nil
    }
    guard let file, let path = storage.file(of: setup.tool) else { return }
    // A cache that cannot be written costs the next build some time, and nobody anything else.
    try? createFolder(path.parent)
    try? writeAtomically(file, to: path)
  }

  /// Puts what the cache does not answer at the end of the queue, and goes on with the queue.
  private func work(on requests: [[UInt8]?], toEnd: Bool, _ state: inout State) {
    var cache = state.cache.take() ?? openCache()
    for request in requests {
      if let request, cache.use(request) == nil { state.queue.add(request) }
    }
    state.queue.work(toEnd: toEnd, &cache)
    state.cache = cache
  }

  private func openCache() -> TypesettingCache {
    guard case .success(let launches) = setup.launches() else { return TypesettingCache(of: []) }
    var cache = TypesettingCache(of: Fields.encode(launches.flatMap(\.identity) + setup.greeting))
    if storage.isRead, let path = storage.file(of: setup.tool) { cache.read(path) }
    return cache
  }
}
