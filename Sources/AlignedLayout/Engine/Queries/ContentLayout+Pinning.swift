extension ContentLayout {
  /// The visible part of a content, and whether headers and footers stay in it.
  ///
  /// A pinned header stays at the top of the visible part while its section is visible, but never above its
  /// natural place. A pinned footer does the same at the bottom. If both need more room than the section shows,
  /// they overlap. Pinning does not change other frames or the size of the content. In a content that scrolls
  /// sideways, headers stay at the visible leading edge and footers at the trailing edge.
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

    /// How far the content is pulled beyond its edges, or nil if that follows from the visible part.
    var pull: Pull?

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

/// Where a header or footer stands, in upright coordinates.
typealias PinnedPlace = (top: CGFloat, height: CGFloat)

// Of a header or footer that pins, a part may do so alone. The rest scrolls under the edge, and the view is as long as
// what remains.
extension ContentLayout.Pinning {
  func header(
    at top: CGFloat, length: CGFloat, pinned: CGFloat, above bottom: CGFloat
  ) -> PinnedPlace {
    let pinnedTop = min(max(top, visibleTop), max(top, bottom - pinned))
    return (pinnedTop, length - min(pinnedTop - top, length - pinned))
  }

  func footer(
    at top: CGFloat, length: CGFloat, pinned: CGFloat, below sectionTop: CGFloat
  ) -> PinnedPlace {
    let rest = length - pinned
    let pinnedTop = max(min(top, visibleBottom - length), min(top, sectionTop - rest))
    let hidden = min(top - pinnedTop, rest)
    return (pinnedTop + hidden, length - hidden)
  }
}

extension SectionLayout {
  /// 0 if the header does not pin, as for the footer.
  func lengthOfPinnedHeader(pinsHeaders: Bool) -> CGFloat {
    attributes.pinsHeader ?? pinsHeaders ? pinnedHeaderLength : 0
  }

  func lengthOfPinnedFooter(pinsFooters: Bool) -> CGFloat {
    attributes.pinsFooter ?? pinsFooters ? pinnedFooterLength : 0
  }

  private var pinnedHeaderLength: CGFloat {
    attributes.accessories?.values.pinnedHeaderLength ?? headerLength
  }

  private var pinnedFooterLength: CGFloat {
    attributes.accessories?.values.pinnedFooterLength ?? footerLength
  }

  func placeOfHeader(_ pinning: ContentLayout.Pinning?) -> PinnedPlace {
    guard let pinning, attributes.pinsHeader ?? pinning.pinsHeaders
    else { return (top, headerLength) }
    return pinning.header(
      at: top, length: headerLength, pinned: pinnedHeaderLength, above: bottom)
  }

  func placeOfFooter(_ pinning: ContentLayout.Pinning?) -> PinnedPlace {
    guard let pinning, attributes.pinsFooter ?? pinning.pinsFooters
    else { return (footerTop, footerLength) }
    return pinning.footer(
      at: footerTop, length: footerLength, pinned: pinnedFooterLength, below: top)
  }

  /// Counted from the top of the lines.
  fileprivate func edgeOfPinnedCells(_ pinning: ContentLayout.Pinning) -> CGFloat {
    pinning.visibleTop + lengthOfPinnedHeader(pinsHeaders: pinning.pinsHeaders) - linesTop
  }

  /// Returns pinned cells that may move when the visible part changes, among them all that do.
  fileprivate func pinnedIndices(
    movedFrom old: ContentLayout.Pinning, to new: ContentLayout.Pinning
  ) -> Range<Int> {
    let (oldEdge, newEdge) = (edgeOfPinnedCells(old), edgeOfPinnedCells(new))
    return lines.pinnedIndices(
      meeting: Extent(top: min(oldEdge, newEdge) - 1, bottom: max(oldEdge, newEdge) + 1))
  }
}

extension ContentLayout {
  /// - Complexity: O(log *n*) in the sections and the pinned cells, plus the sections and the pinned cells
  ///   between the old and the new edges.
  func elements(movedBy new: Pinning, from old: Pinning) -> [Element] {
    guard let oldEdges = uprightClear(old), let newEdges = uprightClear(new) else { return [] }
    let headers = sections(between: oldEdges.visibleTop, and: newEdges.visibleTop).filter {
      let section = sections[$0]
      return frameOfHeader(of: section, pinning: old) != frameOfHeader(of: section, pinning: new)
    }
    let footers = sections(between: oldEdges.visibleBottom, and: newEdges.visibleBottom).filter {
      let section = sections[$0]
      return frameOfFooter(of: section, pinning: old) != frameOfFooter(of: section, pinning: new)
    }
    let moved =
      boundaryViews(movedBy: new, from: old) + headers.map { Element.header(section: $0) }
      + footers.map { .footer(section: $0) }
    guard sections.hasRaisedCells else { return moved }
    return moved
      + sections(between: oldEdges.visibleTop, and: newEdges.visibleTop).flatMap { index in
        let section = sections[index]
        return section.pinnedIndices(movedFrom: oldEdges, to: newEdges).filter {
          frame(ofPinnedCell: $0, of: section, old) != frame(ofPinnedCell: $0, of: section, new)
        }.map {
          Element.cell(CellPosition(section: index, cell: section.lines.pinnedCell(at: $0)))
        }
      }
  }

  // MARK: Pinned cells

  /// Returns the frame of a cell in the visible part of the content, in which it stays if it pins.
  ///
  /// - Complexity: O(log *n*) in the section's lines and pinned cells, and the cells before it on its line.
  public func frame(ofCellAt position: CellPosition, pinning: Pinning?) -> CGRect {
    guard let pinning, isPinned(position),
      let index = self[position.section].lines.pinnedIndex(ofCell: position.cell)
    else { return frame(ofCellAt: position) }
    return frame(ofPinnedCell: index, of: self[position.section], pinning)
  }

  /// Whether the cell pins, and is alone on its line.
  func isPinned(_ position: CellPosition) -> Bool {
    sections.hasRaisedCells
      && read(position.section) { $0.pinnedIndex(ofCell: position.cell) } != nil
  }

  func pinnedCell(before position: CellPosition) -> CellPosition? {
    guard sections.hasRaisedCells else { return nil }
    return read(position.section) { lines in
      let next = lines.pinnedIndex(notBefore: position.cell)
      return next > 0
        ? CellPosition(section: position.section, cell: lines.pinnedCell(at: next - 1)) : nil
    }
  }

  /// - Parameter index: the index of the cell among the section's pinned cells.
  func frame(ofPinnedCell index: Int, of section: SectionLayout, _ pinning: Pinning) -> CGRect {
    guard let pinning = uprightClear(pinning) else { preconditionFailure("There is a pinning.") }
    let edge = section.edgeOfPinnedCells(pinning)
    return snapped(onScreen(section.lines.pinnedFrame(at: index, edge: edge), in: section))
  }

  /// The content's header, its section's header, and the pinned cell before.
  func lengthOfPins(above position: CellPosition, pinsHeaders: Bool) -> CGFloat {
    let section = self[position.section]
    let header =
      room.boundaries.pinnedHeaderLength + section.lengthOfPinnedHeader(pinsHeaders: pinsHeaders)
    guard section.lines.hasRaisedCells else { return header }
    let next = section.lines.pinnedIndex(notBefore: position.cell)
    let isPinned = section.lines.pinnedIndex(ofCell: position.cell) != nil
    guard next > 0, !isPinned else { return header }
    return header + section.lines.pinnedPlace(at: next - 1).frame.size.height
  }

  /// The section's footer, and the content's.
  func lengthOfPins(below position: CellPosition, pinsFooters: Bool) -> CGFloat {
    self[position.section].lengthOfPinnedFooter(pinsFooters: pinsFooters)
      + room.boundaries.pinnedFooterLength
  }

  func upright(_ pinning: Pinning?) -> Pinning? {
    guard axis == .horizontal, let pinning else { return pinning }
    let visible = upright(
      Extent(top: pinning.visibleTop, bottom: pinning.visibleBottom))
    return pinning.with(visible)
  }

  /// What the content's pinned header and footer leave.
  func uprightClear(_ pinning: Pinning?) -> Pinning? {
    let (header, footer) = (
      room.boundaries.pinnedHeaderLength, room.boundaries.pinnedFooterLength
    )
    guard header + footer > 0, let pinning = upright(pinning) else { return upright(pinning) }
    return pinning.with(
      Extent(top: pinning.visibleTop + header, bottom: pinning.visibleBottom - footer))
  }

  private func sections(between edge: CGFloat, and other: CGFloat) -> Range<Int> {
    sections.candidates(
      meeting: Extent(
        top: min(edge, other) - candidateMargin, bottom: max(edge, other) + candidateMargin))
  }
}
