/// Heights and distances are not rounded. Tops are counted from the top of the content, or, in a
/// `SectionChunk`, from the chunk's.
@usableFromInline
struct SectionLayout: Equatable, Sendable {
  var lines: SectionLines
  private(set) var headerLength: CGFloat
  private(set) var footerLength: CGFloat
  let leading: CGFloat
  var top: CGFloat = 0

  init(_ section: ContentLayout.Section, lines: SectionLines, leading: CGFloat) {
    self.lines = lines
    self.leading = leading
    headerLength = section.headerLength
    footerLength = section.footerLength
  }

  var section: ContentLayout.Section {
    ContentLayout.Section(
      attributes: attributes, cellCount: lines.cellCount, headerLength: headerLength,
      footerLength: footerLength)
  }

  var attributes: SectionAttributes { lines.room.attributes }
  var isEmpty: Bool { lines.cellCount == 0 && headerLength == 0 && footerLength == 0 }

  mutating func setLengths(header: CGFloat, footer: CGFloat) {
    headerLength = header.limitedLength
    footerLength = footer.limitedLength
  }

  @inline(__always) private var insets: Insets { lines.cellCount > 0 ? attributes.insets : .zero }
  var linesTop: CGFloat { linesOrigin.y }

  /// Counted from the content's leading edge and top.
  var linesOrigin: CGPoint { linesOrigin(below: top) }

  /// Inlined, so that the section is read in place.
  @inline(__always)
  func linesOrigin(below top: CGFloat) -> CGPoint {
    CGPoint(x: leading, y: top + headerLength + insets.top)
  }

  var footerTop: CGFloat { top + headerLength + heightOfInsetsAndLines }
  private var heightOfInsetsAndLines: CGFloat { max(0, insets.top + lines.height + insets.bottom) }

  /// Rounded so that sums of heights are exact.
  var advance: CGFloat { (headerLength + heightOfInsetsAndLines + footerLength).roundedForSums }

  var bottom: CGFloat { footerTop + footerLength }

  var extent: Extent {
    var extent = Extent(top: top, bottom: bottom)
    if lines.cellCount > 0 {
      let cells = lines.extent.offset(by: linesTop)
      extent.formUnion(top: cells.top, bottom: cells.bottom)
      if lines.hasRaisedCells {
        // Cells pin below the header, which negative insets may bring above the section's top.
        extent.formUnion(top: cells.top - headerLength, bottom: cells.bottom)
      }
      includeDecorations(in: &extent)
    }
    return extent
  }
}
