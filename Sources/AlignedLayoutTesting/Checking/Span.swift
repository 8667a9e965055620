import AlignedLayout
import Foundation

/// Widths at which the lines stay the same: the layouts at the least and at the greatest of them.
struct Span {
  let least: TestedLayout
  let greatest: TestedLayout
  /// A layout between both, or nil. It has other lines if a size was told for offers for which it does not hold.
  let middle: TestedLayout?

  /// A single width.
  init(_ layout: TestedLayout) {
    least = layout
    greatest = layout
    middle = nil
  }

  init(from least: TestedLayout, to greatest: TestedLayout, over middle: TestedLayout) {
    self.least = least
    self.greatest = greatest
    self.middle = middle
  }
}

extension LayoutTest {
  /// Returns the spans of all widths of a range.
  func spans(
    forWidths widths: ClosedRange<CGFloat>, direction: ContentLayout.Direction
  ) throws(ContentLayout.WidthRefusal) -> [Span] {
    try specification.with(lineLength: widths.lowerBound, direction: direction).layouts(
      forWidths: widths, answerOfCell: answerOfCell, attributesOfCell: attributesOfCell,
      sizeOfOverflow: sizeOfOverflow
    ).map { stretch in
      let (start, end) = (stretch.widths.lowerBound, stretch.widths.upperBound)
      let least = layout(width: start, direction: direction)
      guard start < end else { return Span(least) }
      return Span(
        from: least, to: layout(width: end, direction: direction),
        over: layout(width: start + (end - start) / 2, direction: direction))
    }
  }
}

extension TestedLayout {
  /// The first cells of all lines, section by section.
  var lineStarts: [[Int]] {
    (0..<layout.sectionCount).map { layout.lines(inSection: $0).map(\.cells.lowerBound) }
  }
}
