/// What decisions about self-sizing views are made from: the layout that is shown, and the settings.
struct SizingScene: Sendable {
  let content: ContentLayout
  let halfPixel: CGFloat
  let options: LayoutOptions

  init(shown: ShownLayout, options: LayoutOptions) {
    content = shown.content
    halfPixel = shown.halfPixel
    self.options = options
  }

  /// The length along the line is the width. Returns nil for a header or footer that does not exist.
  func placedSize(of element: ContentLayout.Element) -> CGSize? {
    content.frame(of: element, pinning: nil)?.size.transposed(for: content.axis)
  }

  /// The width of a cell may be decided by its line, which gives it whole pixels.
  func shows(_ measurement: ViewMeasurement, in size: CGSize) -> Bool {
    isWidthDecided(of: measurement.element)
      ? size.height == measurement.answer.height : size == measurement.answer
  }

  /// Returns whether a cell has the width that its line or its columns decide, whatever its view prefers.
  func isWidthDecided(of element: ContentLayout.Element) -> Bool {
    guard case .cell(let position) = element else { return false }
    return content[position.section].lines.decidesWidth(ofCell: position.cell)
  }

  /// Returns whether a cell shares its width with others, so that it may be wider than its view prefers.
  func sharesWidth(_ element: ContentLayout.Element) -> Bool {
    guard case .cell(let position) = element else { return false }
    return content[position.section].lines.label(ofCell: position.cell) != nil
  }

  private func holdsForOtherSpaces(_ element: ContentLayout.Element) -> Bool {
    guard case .cell(let position) = element, !isWidthDecided(of: element) else { return false }
    return content.offersRemainingSpaceToViews(inSection: position.section)
  }

  /// The last line behind which another cell stands, or was tried. It is infinite if that is the whole cell.
  func lastLineWidthInUse(of position: ContentLayout.CellPosition) -> Float? {
    let (lines, next) = (content[position.section].lines, position.cell + 1)
    guard next < lines.visibleCellCount else { return nil }
    let (cell, behind) = (lines.attributes(ofCell: position.cell), lines.attributes(ofCell: next))
    guard !cell.forcesBreak(before: behind), lines.room.mayOverlap(behind, behind: cell)
    else { return nil }
    return cell.lastLineWidthOrInfinity(before: behind)
  }

  /// Returns nil if a preference says nothing.
  func measurement(_ preference: ViewPreference, offered space: CGFloat) -> ViewMeasurement? {
    // A view that was offered no width has nothing to say about any other.
    guard preference.offeredSpace ?? space > 0 else { return nil }
    let element = preference.element
    var size = preference.size.transposed(for: content.axis)
    var baselines = preference.baselines
    var lastLineWidth = preference.lastLineWidth?.limitedLength.roundedUpToFloat
    switch element {
    case .cell: if isWidthDecided(of: element) { size.width = space }
    case .overflow, .background, .lineSeparator: break
    case .contentHeader, .contentFooter, .header, .footer:
      size.width = space
      baselines = Baselines(first: nil, last: nil)
      lastLineWidth = nil
    }
    if content.axis == .horizontal {
      baselines = Baselines(first: nil, last: nil)
      lastLineWidth = nil
    }
    return ViewMeasurement(
      element: element, offeredSpace: preference.offeredSpace ?? space, size: size,
      sizeWhenMeasured: preference.sizeWhenMeasured.transposed(for: content.axis),
      baselines: baselines, lastLineWidth: lastLineWidth,
      rounding: holdsForOtherSpaces(element) ? halfPixel : nil)
  }
}
