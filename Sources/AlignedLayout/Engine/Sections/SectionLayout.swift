/// A section in the content: header, insets, lines, insets and footer, one below the other.
///
/// Heights and distances are unrounded; y is measured from the content's top.
@usableFromInline
struct SectionLayout: Equatable, Sendable {
  private(set) var lines: SectionLines
  private(set) var headerLength: CGFloat
  private(set) var footerLength: CGFloat

  /// The distance from the content's leading edge to the room in which the lines stand.
  let leading: CGFloat
  var top: CGFloat = 0

  init(_ section: ContentLayout.Section, lines: SectionLines, leading: CGFloat) {
    self.lines = lines
    self.leading = leading
    headerLength = section.headerLength
    footerLength = section.footerLength
  }

  /// What is laid out here.
  var section: ContentLayout.Section {
    ContentLayout.Section(
      attributes: attributes, cellCount: lines.cellCount, headerLength: headerLength,
      footerLength: footerLength)
  }

  var attributes: SectionAttributes {
    lines.room.attributes
  }

  var isEmpty: Bool {
    lines.cellCount == 0 && headerLength == 0 && footerLength == 0
  }

  /// Changes cells of the section.
  mutating func apply(
    _ edits: SortedEdits.Cells, at index: Int,
    sizeOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) {
    lines.apply(
      edits, ofSection: index, sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
      sizeOfOverflow: sizeOfOverflow)
  }

  mutating func setHeights(header: CGFloat, footer: CGFloat) {
    headerLength = header.limitedLength
    footerLength = footer.limitedLength
  }

  private var insets: Insets {
    lines.cellCount > 0 ? attributes.insets : .zero
  }

  var linesTop: CGFloat {
    top + headerLength + insets.top
  }

  /// Where the lines begin, as seen from the content's leading edge and top.
  var linesOrigin: CGPoint {
    CGPoint(x: leading, y: linesTop)
  }

  var footerTop: CGFloat {
    top + headerLength + max(0, insets.top + lines.height + insets.bottom)
  }

  var bottom: CGFloat {
    footerTop + footerLength
  }

  /// From where to where the section reaches, with all its cells and what decorates them.
  var extent: VerticalExtent {
    var extent = VerticalExtent(top: top, bottom: bottom)
    if lines.cellCount > 0 {
      let cells = lines.extent.offset(by: linesTop)
      extent.formUnion(top: cells.top, bottom: cells.bottom)
      includeDecorations(in: &extent)
    }
    return extent
  }
}
