extension String {
  /// Returns how often a text is part of the string.
  func count(of part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}
