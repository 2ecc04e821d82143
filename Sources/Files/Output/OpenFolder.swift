/// A folder of the output, open for as long as somebody writes into it.
final class OpenFolder: Sendable {
  let descriptor: Descriptor
  /// Whether this build made it, so that nothing can stand in it.
  let isNew: Bool

  init(_ descriptor: consuming Descriptor, isNew: Bool) {
    self.descriptor = descriptor
    self.isNew = isNew
  }
}
