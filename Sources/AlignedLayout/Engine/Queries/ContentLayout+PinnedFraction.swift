extension ContentLayout {
  /// Returns how far a section's header is from its own place because it is pinned: 0 in its place, and 1 if it has
  /// moved by its length or more. Between, a background that only pinned headers have may fade in.
  ///
  /// It stays 1 while the end of the section pushes the header out.
  ///
  /// - Returns: the fraction, or nil if the section has no header.
  public func pinnedFraction(ofHeaderInSection section: Int, pinning: Pinning) -> CGFloat? {
    guard let natural = frame(ofHeaderInSection: section),
      let pinned = frame(ofHeaderInSection: section, pinning: pinning)
    else { return nil }
    return pinnedFraction(from: upright(natural), to: upright(pinned))
  }

  /// Returns how far a section's footer is from its own place because it is pinned. The rules of
  /// ``pinnedFraction(ofHeaderInSection:pinning:)`` apply.
  public func pinnedFraction(ofFooterInSection section: Int, pinning: Pinning) -> CGFloat? {
    guard let natural = frame(ofFooterInSection: section),
      let pinned = frame(ofFooterInSection: section, pinning: pinning)
    else { return nil }
    return pinnedFraction(from: upright(natural), to: upright(pinned))
  }

  private func pinnedFraction(from natural: CGRect, to pinned: CGRect) -> CGFloat {
    let length = natural.size.height
    let begin = abs(pinned.origin.y - natural.origin.y)
    let end = abs(pinned.origin.y + pinned.size.height - natural.origin.y - length)
    // Of a view that pins in part, one edge moves further than the other.
    return length > 0 ? min(1, max(begin, end) / length) : 0
  }
}
