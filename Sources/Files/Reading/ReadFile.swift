import Glibc

/// The size of the largest file that is read into memory where nothing else is said: 256 MiB.
public let readLimit = 256 << 20

/// Reads an ordinary file as a whole; a folder, a pipe or a device is an error and never makes it wait.
public func readFile(_ path: Path, limit: Int = readLimit) throws(SystemError) -> [UInt8] {
  let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY, for: .read)
  let status = try FileStatus(of: file, at: path, for: .read)
  guard status.kind == .file else { throw SystemError(.read, path, .notAFile(status.kind)) }
  guard status.size <= limit else { throw SystemError(.read, path, .tooLarge(limit: limit)) }
  return try readAll(from: file.number, expecting: status.size, limit: limit, at: path)
}

/// Reads an open file to its end; `size` is what it is thought to hold, and may be wrong.
func readAll(
  from number: Int32, expecting size: Int, limit: Int, at path: @autoclosure () -> Path
) throws(SystemError) -> [UInt8] {
  var capacity = size + 1
  var bytes = try read(from: number, upTo: capacity, at: path())
  var piece = bytes.count
  // A file that fills its buffer is growing, or told no size, as a pipe and the files of /proc do.
  while piece == capacity, bytes.count <= limit {
    capacity = max(64 << 10, min(bytes.count, 16 << 20))
    let more = try read(from: number, upTo: capacity, at: path())
    piece = more.count
    bytes += more
  }
  guard bytes.count <= limit else { throw SystemError(.read, path(), .tooLarge(limit: limit)) }
  return bytes
}

/// Reads until `capacity` bytes are there or the file ends.
private func read(
  from number: Int32, upTo capacity: Int, at path: @autoclosure () -> Path
) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    do throws(SystemError) {
      count = try fill(UnsafeMutableRawBufferPointer(buffer), from: number, at: path())
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return bytes
}

/// Reads into a buffer until it is full or the file ends, and gives the number of bytes read.
func fill(
  _ buffer: UnsafeMutableRawBufferPointer, from number: Int32, at path: @autoclosure () -> Path
) throws(SystemError) -> Int {
  var count = 0
  while count < buffer.count {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
    let read = try attempt(.read, path()) { Glibc.read(number, rest.baseAddress, rest.count) }
    if read == 0 { break }
    count += read
  }
  return count
}
