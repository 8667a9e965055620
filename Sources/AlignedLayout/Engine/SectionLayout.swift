/// A section in the content: header, insets, lines, insets and footer, one below the other.
///
/// Heights and distances are unrounded; y is measured from the content's top.
@usableFromInline
struct SectionLayout: Equatable, Sendable {
  private(set) var section: ContentLayout.Section
  private(set) var lines: SectionLines

  /// The distance from the content's leading edge to the room in which the lines stand.
  let leading: CGFloat
  var top: CGFloat = 0

  init(_ section: ContentLayout.Section, lines: SectionLines, leading: CGFloat) {
    self.section = section
    self.lines = lines
    self.leading = leading
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
    section = ContentLayout.Section(
      attributes: section.attributes, cellCount: lines.cellCount,
      headerHeight: section.headerHeight, footerHeight: section.footerHeight)
  }

  mutating func setHeights(header: CGFloat, footer: CGFloat) {
    section = ContentLayout.Section(
      attributes: section.attributes, cellCount: section.cellCount, headerHeight: header,
      footerHeight: footer)
  }

  var headerHeight: CGFloat {
    section.headerHeight
  }

  var footerHeight: CGFloat {
    section.footerHeight
  }

  private var insets: Insets {
    section.cellCount > 0 ? section.attributes.insets : .zero
  }

  var linesTop: CGFloat {
    top + headerHeight + insets.top
  }

  var footerTop: CGFloat {
    top + headerHeight + max(0, insets.top + lines.height + insets.bottom)
  }

  var bottom: CGFloat {
    footerTop + footerHeight
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
