#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension AlignedView {
    /// The contents of the last layout, to be marked where they stand, or nil if it is no longer known.
    package var markedContents: [MarkedContent]? {
      guard state.isLaidOut else { return nil }
      return group.knownLayout(in: bounds.size)?
        .markedContents(in: CGRect(origin: .zero, size: bounds.size))
    }
  }
#endif
