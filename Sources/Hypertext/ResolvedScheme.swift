/// What stands before the address of a link that was resolved already, so that no policy is asked for it again.
public let resolvedScheme = "dp-resolved:"
