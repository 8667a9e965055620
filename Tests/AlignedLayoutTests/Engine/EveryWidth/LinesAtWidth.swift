import AlignedLayout
import AlignedLayoutTesting

/// The cells on the lines of a layout, with the overflow views.
struct LinesAtWidth: Equatable {
  private let lines: [[Range<Int>]]
  private let visibleCounts: [Int]
  private let hasOverflow: [Bool]

  init(_ layout: ContentLayout) {
    let sections = 0..<layout.sectionCount
    lines = sections.map { layout.lines(inSection: $0).map(\.cells) }
    visibleCounts = sections.map { layout.visibleCellCount(inSection: $0) }
    hasOverflow = sections.map { layout.frame(ofOverflowInSection: $0) != nil }
  }
}

extension TestContent {
  /// The content at another length along its lines.
  func at(_ width: CGFloat) -> TestContent {
    var content = self
    content.width = width
    return content
  }

  /// Returns the stretches of the content, whose cells have one size for all offers.
  func stretches(
    _ widths: ClosedRange<CGFloat>
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    try specification.layouts(
      forWidths: widths,
      sizeOfCell: { sections[$0.section].cells[$0.cell].size(0) },
      attributesOfCell: { sections[$0.section].cells[$0.cell].attributes },
      sizeOfOverflow: { sections[$0].sizeOfOverflow($1) })
  }
}
