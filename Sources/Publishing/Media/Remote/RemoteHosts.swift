/// A host that decks name for images, sounds or films.
public struct RemoteHost: Hashable, Sendable {
  /// The host, with its port if any.
  public var name: String
  /// How often it is named.
  public var count: Int
  /// Whether pages load from it, as the settings say.
  public var isAllowed: Bool
}

/// The hosts that decks name, with counts.
struct RemoteHosts: Sendable {
  private var hosts: [String: RemoteHost] = [:]

  /// Counts one more image, sound or film at a host.
  mutating func count(_ name: String, isAllowed: Bool) {
    hosts[name, default: RemoteHost(name: name, count: 0, isAllowed: isAllowed)].count += 1
  }

  /// Adds the counts of another text.
  mutating func add(_ other: RemoteHosts) {
    for (name, host) in other.hosts {
      hosts[name, default: RemoteHost(name: name, count: 0, isAllowed: host.isAllowed)].count += host.count
    }
  }

  /// The hosts by name.
  var sorted: [RemoteHost] { hosts.values.sorted { $0.name < $1.name } }
}
