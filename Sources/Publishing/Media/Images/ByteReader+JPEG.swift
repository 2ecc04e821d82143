extension ByteReader {
  /// The size in the frame header (ISO/IEC 10918-1, B.2.2), on its side where the camera was (Exif 2.32, 4.6.4).
  var jpegSize: ImageSize? {
    var offset = 2
    var isTurned = false
    while let marker = marker(at: &offset), let length = big16(offset), length >= 2 {
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let size = ImageSize(big16(offset + 5), big16(offset + 3))
        return isTurned ? size?.turned : size
      case 0xE1 where has("Exif\0\0", at: offset + 2):
        isTurned = isTurned || turns(exif: offset + 8, end: offset + length)
      case 0xD9, 0xDA:
        return nil
      default: break
      }
      offset += length
    }
    return nil
  }

  /// Reads a marker with the bytes that may fill the space before it; those without a segment are passed by.
  private func marker(at offset: inout Int) -> Int? {
    while byte(offset) == 0xFF {
      while byte(offset) == 0xFF { offset += 1 }
      guard let marker = byte(offset) else { return nil }
      offset += 1
      if marker != 0x01, !(0xD0...0xD7 ~= marker) { return marker }
    }
    return nil
  }

  /// Whether the orientation in the first directory of a TIFF file is one of those with the sides exchanged.
  private func turns(exif start: Int, end: Int) -> Bool {
    let isLittle = has("II*\0", at: start)
    guard isLittle || has("MM\0*", at: start) else { return false }
    func short(_ offset: Int) -> Int? { isLittle ? little16(offset) : big16(offset) }
    guard let way = isLittle ? little32(start + 4) : big32(start + 4) else { return false }
    let directory = start + way
    guard let count = short(directory) else { return false }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard entry + 12 <= end else { return false }
      if short(entry) == 0x0112 { return short(entry + 8).map { 5...8 ~= $0 } ?? false }
    }
    return false
  }
}
