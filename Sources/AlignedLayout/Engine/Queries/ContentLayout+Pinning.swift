extension ContentLayout {
  /// The visible part of a content, and whether headers and footers stay in it.
  ///
  /// A pinned header stays at the visible top while its section does, but never above its natural
  /// place, and leaves with its section. A pinned footer does the same at the visible bottom. If less
  /// of a section is visible than both take, they overlap. Pinning changes no other frame, and not the
  /// size of the content. In a content that scrolls sideways, headers stay at the visible leading edge
  /// and footers at the trailing edge.
  ///
  /// The edges may be infinite, and a NaN counts as 0. No pinned frame is ever infinite.
  ///
  /// Pass the same value to all queries for one scroll position. In a scroll view:
  ///
  ///     let pinning = ContentLayout.Pinning(
  ///       visibleTop: view.bounds.minY + view.adjustedContentInset.top,
  ///       visibleBottom: view.bounds.maxY - view.adjustedContentInset.bottom)
  public struct Pinning: Hashable, Sendable {
    /// The visible content's top edge or, if the content scrolls sideways, its left edge.
    public let visibleTop: CGFloat

    /// The visible content's bottom edge or, if the content scrolls sideways, its right edge.
    public let visibleBottom: CGFloat

    /// Whether headers stay in the visible part.
    public let pinsHeaders: Bool

    /// Whether footers stay in the visible part.
    public let pinsFooters: Bool

    /// Creates a value for a visible part, which may lie beyond the content, as when a scroll view
    /// bounces. By default, headers stay in it and footers do not.
    public init(
      visibleTop: CGFloat, visibleBottom: CGFloat,
      pinsHeaders: Bool = true, pinsFooters: Bool = false
    ) {
      self.visibleTop = visibleTop.zeroIfNaN
      self.visibleBottom = visibleBottom.zeroIfNaN
      self.pinsHeaders = pinsHeaders
      self.pinsFooters = pinsFooters
    }

    /// Creates a value for the visible part of a content that scrolls sideways.
    ///
    /// - Parameters:
    ///   - visibleLeft: the left edge of the visible part, in either direction of the layout.
    ///   - visibleRight: the right edge.
    ///   - pinsHeaders: whether headers stay in the visible part.
    ///   - pinsFooters: whether footers stay in it.
    public init(
      visibleLeft: CGFloat, visibleRight: CGFloat,
      pinsHeaders: Bool = true, pinsFooters: Bool = false
    ) {
      self.init(
        visibleTop: visibleLeft, visibleBottom: visibleRight, pinsHeaders: pinsHeaders,
        pinsFooters: pinsFooters)
    }
  }
}

extension SectionLayout {
  func headerTop(_ pinning: ContentLayout.Pinning?) -> CGFloat {
    guard let pinning, pinning.pinsHeaders else { return top }
    return min(max(top, pinning.visibleTop), max(top, bottom - headerLength))
  }

  func footerTop(_ pinning: ContentLayout.Pinning?) -> CGFloat {
    guard let pinning, pinning.pinsFooters else { return footerTop }
    return max(min(footerTop, pinning.visibleBottom - footerLength), min(footerTop, top))
  }
}

extension ContentLayout {
  /// Returns the headers and footers that move when the visible part changes.
  ///
  /// - Complexity: O(log *n*) in the sections, plus the sections between the old and the new edges.
  func elements(movedBy new: Pinning, from old: Pinning) -> [Element] {
    guard let oldEdges = upright(old), let newEdges = upright(new) else { return [] }
    let headers = sections(between: oldEdges.visibleTop, and: newEdges.visibleTop).filter {
      let section = sections[$0]
      return frameOfHeader(of: section, pinning: old) != frameOfHeader(of: section, pinning: new)
    }
    let footers = sections(between: oldEdges.visibleBottom, and: newEdges.visibleBottom).filter {
      let section = sections[$0]
      return frameOfFooter(of: section, pinning: old) != frameOfFooter(of: section, pinning: new)
    }
    return headers.map { .header(section: $0) } + footers.map { .footer(section: $0) }
  }

  /// Returns the visible part in upright coordinates.
  func upright(_ pinning: Pinning?) -> Pinning? {
    guard axis == .horizontal, let pinning else { return pinning }
    let visible = upright(
      Extent(top: pinning.visibleTop, bottom: pinning.visibleBottom))
    return Pinning(
      visibleTop: visible.top, visibleBottom: visible.bottom, pinsHeaders: pinning.pinsHeaders,
      pinsFooters: pinning.pinsFooters)
  }

  private func sections(between edge: CGFloat, and other: CGFloat) -> Range<Int> {
    sections.candidates(
      meeting: Extent(
        top: min(edge, other) - candidateMargin, bottom: max(edge, other) + candidateMargin))
  }
}
