/// What a deck or an introduction shows besides its text.
struct MediaUse: Sendable {
  /// The files, each once, in the order of the text.
  private(set) var files: [MediaFile] = []
  /// How often each other host is named, and whether the settings allow it.
  private(set) var hosts = RemoteHosts()
  private var seen: Set<SitePath> = []

  /// Takes a file in.
  mutating func insert(_ file: MediaFile) {
    if seen.insert(file.address).inserted { files.append(file) }
  }

  /// Takes in what is shown, or not, from another host.
  mutating func insert(host: String, isAllowed: Bool) { hosts.count(host, isAllowed: isAllowed) }
}
