import AlignedLayout
import Foundation

/// Widths at which the lines stay the same: the layouts at the least and at the greatest of them.
struct Span {
  let least: TestedLayout
  let greatest: TestedLayout

  /// A single width.
  init(_ layout: TestedLayout) {
    least = layout
    greatest = layout
  }

  init(from least: TestedLayout, to greatest: TestedLayout) {
    self.least = least
    self.greatest = greatest
  }
}

extension LayoutTest {
  /// Returns the spans of all widths of a range.
  func spans(
    forWidths widths: ClosedRange<CGFloat>, direction: ContentLayout.Direction
  ) throws(ContentLayout.WidthRefusal) -> [Span] {
    try stretches(forWidths: widths, direction: direction).map { stretch in
      let least = layout(width: stretch.widths.lowerBound, direction: direction)
      guard stretch.widths.lowerBound < stretch.widths.upperBound else { return Span(least) }
      return Span(
        from: least, to: layout(width: stretch.widths.upperBound, direction: direction))
    }
  }
}

extension TestedLayout {
  /// The first cells of all lines, section by section.
  var lineStarts: [[Int]] {
    (0..<layout.sectionCount).map { layout.lines(inSection: $0).map(\.cells.lowerBound) }
  }
}
