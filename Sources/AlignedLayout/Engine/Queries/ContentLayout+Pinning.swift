extension ContentLayout {
  /// Which headers and footers stay in sight while their section does, and what is in sight.
  ///
  /// A pinned header stands at the visible top as long as its section reaches below it, but never
  /// above its natural place, and leaves with its section. A pinned footer does the same at the
  /// visible bottom; where a section shows less than both, they overlap. Pinning changes no other
  /// frame and not the content's size.
  ///
  /// Give the same value to every question that is asked for one place of scrolling. In a scroll
  /// view:
  ///
  ///     let pinning = ContentLayout.Pinning(
  ///       visibleTop: view.bounds.minY + view.adjustedContentInset.top,
  ///       visibleBottom: view.bounds.maxY - view.adjustedContentInset.bottom)
  public struct Pinning: Hashable, Sendable {
    /// The visible content's top edge.
    public let visibleTop: CGFloat

    /// The visible content's bottom edge.
    public let visibleBottom: CGFloat

    /// Whether headers stay in sight.
    public let pinsHeaders: Bool

    /// Whether footers stay in sight.
    public let pinsFooters: Bool

    /// Pinning to what is visible, also while it lies beyond the content, as when a scroll view
    /// bounces. Unless told otherwise, headers stay in sight and footers do not.
    public init(
      visibleTop: CGFloat, visibleBottom: CGFloat,
      pinsHeaders: Bool = true, pinsFooters: Bool = false
    ) {
      self.visibleTop = visibleTop.limited
      self.visibleBottom = visibleBottom.limited
      self.pinsHeaders = pinsHeaders
      self.pinsFooters = pinsFooters
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
  /// The headers and footers that stand elsewhere after what is visible has changed.
  ///
  /// - Complexity: O(log *n*) in the sections, and those between the old edges and the new.
  func elements(movedBy new: Pinning, from old: Pinning) -> [Element] {
    let headers = sections(between: old.visibleTop, and: new.visibleTop).filter {
      frame(ofHeaderInSection: $0, pinning: old) != frame(ofHeaderInSection: $0, pinning: new)
    }
    let footers = sections(between: old.visibleBottom, and: new.visibleBottom).filter {
      frame(ofFooterInSection: $0, pinning: old) != frame(ofFooterInSection: $0, pinning: new)
    }
    return headers.map { .header(section: $0) } + footers.map { .footer(section: $0) }
  }

  private func sections(between edge: CGFloat, and other: CGFloat) -> Range<Int> {
    extents.candidates(meeting: VerticalExtent(top: min(edge, other), bottom: max(edge, other)))
  }
}
