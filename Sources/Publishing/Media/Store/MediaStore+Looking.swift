import Files
import Hypertext
import Text

extension MediaStore {
  /// The largest file that is published: 2 GiB, more than many web hosts take.
  private static let sizeLimit = 2 << 30
  /// The largest drawing that is read: 8 MiB.
  private static let drawingLimit = 8 << 20

  /// Looks at what stands at a path relative to the site.
  func look(at sitePath: String) -> MediaLookup {
    guard boundary.mayHold(sitePath) else { return .refused(.outside) }
    guard let (spelling, isExact) = listings.spelling(of: sitePath) else { return .missing }
    let path = site.appending(spelling)
    let target: Path
    do throws(SystemError) {
      target = try path.resolved()
    } catch {
      return .refused(.unreadable(error.cause))
    }
    if let refusal = boundary.refusal(of: target) { return .refused(refusal) }
    guard let kind = Media.Kind(path) else { return .refused(.unknownKind(path.fileExtension ?? "")) }
    guard Files.kind(of: target) == .file else {
      return .refused(.unreadable(.notAFile(Files.kind(of: target) ?? .other)))
    }
    let place = staticAddress(of: spelling)
    do throws(LookFailure) {
      let content = try content(
        of: target, as: kind, suffix: path.fileExtension ?? "", isStatic: place != nil)
      let file = MediaFile(
        kind: kind, source: target, sitePath: spelling,
        address: place ?? MediaFile.address(of: path, content.digest),
        digest: place == nil ? content.digest : nil, size: content.size)
      return .found(file, spelling: isExact ? nil : spelling)
    } catch {
      return .refused(error.refusal)
    }
  }

  /// Reads a file: what it holds, and the size of an image.
  private func content(
    of file: Path, as kind: Media.Kind, suffix: String, isStatic: Bool
  ) throws(LookFailure) -> (digest: FileDigest, size: ImageSize?) {
    if lowercased(suffix) == "svg" { return try drawing(file, isStatic: isStatic) }
    if isStatic, kind != .image { return (FileDigest(), nil) }
    let (digest, head) = try reading { () throws(SystemError) in
      try Files.digest(
        of: file, keeping: kind == .image ? ImageHead.length : 0, limit: Self.sizeLimit)
    }
    guard kind == .image else { return (digest, nil) }
    guard case .image(let size) = ImageHead(head) else {
      throw LookFailure(refusal: .noImage(suffix))
    }
    return (digest, size)
  }

  /// Reads a drawing; one of `static` is there whatever it holds.
  private func drawing(_ file: Path, isStatic: Bool) throws(LookFailure) -> (
    digest: FileDigest, size: ImageSize?
  ) {
    let bytes = try reading { () throws(SystemError) in try readFile(file, limit: Self.drawingLimit) }
    var digest = FileDigest()
    bytes.withUnsafeBytes { digest.append($0) }
    switch SVGCheck.verdict(on: bytes) {
    case .drawing(let size): return (digest, size)
    case .danger where isStatic: return (digest, nil)
    case .danger(let danger): throw LookFailure(refusal: .drawing(danger))
    case .other: throw LookFailure(refusal: .noImage("svg"))
    }
  }

  private func reading<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(LookFailure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw LookFailure(refusal: .unreadable(error.cause))
    }
  }
}

/// Why a file is not shown.
private struct LookFailure: Error {
  let refusal: MediaLookup.Refusal
}
