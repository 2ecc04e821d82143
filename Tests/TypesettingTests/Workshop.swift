import Files
import Foundation

@testable import Typesetting

/// A folder of a test's own with tools that only pretend, removed when the test is over.
final class Workshop {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "deckpress-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bin"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var cache: Path { Path(folder.appending(path: "cache").path) }

  /// The bytes that the cache keeps of a tool.
  var katexCache: Data? {
    get { try? Data(contentsOf: folder.appending(path: "cache/katex")) }
    set { try? newValue?.write(to: folder.appending(path: "cache/katex")) }
  }

  /// Places where nothing is but what the test puts there.
  var places: ToolPlaces {
    ToolPlaces(
      programs: [Path(folder.appending(path: "bin").path)],
      modules: [Path(folder.appending(path: "modules").path)], patience: .seconds(20))
  }

  /// Puts a program there, in Python; `reply(fields)` and `request()` are at hand.
  func makeTool(_ name: String, _ body: String) throws {
    let program = """
      #!/usr/bin/python3
      import os, struct, sys, time
      def request():
          header = sys.stdin.buffer.read(4)
          if len(header) < 4: sys.exit()
          frame, fields, at = sys.stdin.buffer.read(struct.unpack('>I', header)[0]), [], 0
          while at < len(frame):
              end = at + 4 + struct.unpack_from('>I', frame, at)[0]
              fields.append(frame[at + 4:end])
              at = end
          return fields
      def reply(fields):
          frame = b''.join(struct.pack('>I', len(field)) + field for field in fields)
          sys.stdout.buffer.write(struct.pack('>I', len(frame)) + frame)
          sys.stdout.buffer.flush()

      """
    // Not by Foundation: a process that starts meanwhile would keep the file open, and nobody could run it.
    let file = folder.appending(path: "bin/\(name)").path
    try createNew(Path(file), Array((program + body + "\n").utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  /// Puts a link to a program there.
  func linkTool(_ name: String, to program: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "bin/\(name)").path, withDestinationPath: program)
  }

  /// A Python that notes each start and each sample, works on a frame only once a file is there, and makes each
  /// sample one span.
  func makeNotingPython(waitingFor file: String? = nil) throws {
    try makeTool(
      "python3",
      """
      notes = open('\(folder.path)/notes', 'a')
      def note(text): print(text, file=notes, flush=True)
      note('start')
      request()
      reply([b'+', b'/x'])
      while True:
          samples = request()
          while not os.path.exists('\(file.map { "\(folder.path)/\($0)" } ?? "/")'): time.sleep(0.01)
          for sample in samples: note(sample.decode().replace('\\n', ':'))
          reply([b'+<span class="dp-c-k">' + sample.split(b'\\n', 1)[1] + b'</span>' for sample in samples])
      """)
  }

  /// Makes a file, for which a tool may be waiting.
  func makeFile(_ name: String) throws { try Data().write(to: folder.appending(path: name)) }

  /// Puts a file there that looks like KaTeX from afar.
  func makeKaTeX() throws {
    let module = folder.appending(path: "modules/katex/dist")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    try Data().write(to: module.appending(path: "katex.js"))
  }

  /// A Node that notes each start and each formula, and answers each with its TeX in an `mi` element.
  func makeNotingNode() throws {
    try makeKaTeX()
    try makeTool(
      "node",
      """
      notes = open('\(folder.path)/notes', 'a')
      def note(text): print(text, file=notes, flush=True)
      note('start')
      request()
      reply([b'+'])
      while True:
          formulas = request()
          for formula in formulas: note(formula.decode())
          reply([b'+<math><mi>' + formula[1:] + b'</mi></math>' for formula in formulas])
      """)
  }

  /// What a noting tool noted, which is then forgotten.
  func takeNotes() -> [String] {
    defer { try? FileManager.default.removeItem(at: folder.appending(path: "notes")) }
    return notes
  }

  /// What a noting tool noted.
  var notes: [String] {
    guard let data = try? Data(contentsOf: folder.appending(path: "notes")) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func typesetters(
    macros: [String: String] = [:], readsCache: Bool = true, writesCache: Bool = true,
    patience: Duration = .seconds(20)
  ) -> Typesetters {
    var places = places
    places.patience = patience
    return Typesetters(
      macros: macros, cacheFolder: cache, readsCache: readsCache, writesCache: writesCache, places: places)
  }
}
