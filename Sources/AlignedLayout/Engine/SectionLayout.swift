/// A section in the content: header, insets, lines, insets and footer, one below the other.
///
/// Heights and distances are unrounded; y is measured from the content's top.
struct SectionLayout: Equatable, Sendable {
  let section: ContentLayout.Section
  let top: CGFloat

  /// The distance from the content's leading edge to the room in which the lines stand.
  let leading: CGFloat
  let lines: SectionLines

  init(section: ContentLayout.Section, lines: SectionLines, leading: CGFloat, top: CGFloat) {
    self.section = section
    self.top = top
    self.leading = leading
    self.lines = lines
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

  /// From where to where the section and all its cells reach.
  var extent: VerticalExtent {
    var extent = VerticalExtent(top: top, bottom: bottom)
    if lines.cellCount > 0 {
      let cells = lines.extent.offset(by: linesTop)
      extent.formUnion(top: cells.top, bottom: cells.bottom)
    }
    return extent
  }
}
