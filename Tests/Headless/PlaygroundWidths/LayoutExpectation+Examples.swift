import AlignedLayout
import AlignedLayoutTesting
import Foundation

extension LayoutExpectation {
  /// A section is as far from one edge of the page as from the other.
  static let equalMargins = LayoutExpectation("Both margins are equal") { tested in
    let insets = tested.specification.sections[0].attributes.insets
    return insets.leading == insets.trailing
      ? nil : "The insets are \(insets.leading) and \(insets.trailing)."
  }

  /// No cell is narrower than its least width, whatever decides its width.
  static let leastWidths = LayoutExpectation("Cells have their least widths") { tested in
    for cell in tested.visibleCells {
      let width = tested.layout.frame(ofCellAt: cell).width
      let least = tested.attributes(ofCellAt: cell).minimumWidth
      if width < least - 1 {
        return "Cell \(cell.cell) is \(width) points wide, and should have \(least)."
      }
    }
    return nil
  }

  /// The cells of all lines are equally far apart.
  static let equalGaps = LayoutExpectation("Gaps are equal") { tested in
    let gaps = tested.layout.lines(inSection: 0).flatMap { line in
      let frames = tested.frames(of: line)
      return zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    }
    guard let least = gaps.min(), let greatest = gaps.max() else { return nil }
    // Origins are floored to pixels.
    return greatest - least > 1 ? "They are from \(least) to \(greatest) points wide." : nil
  }

  /// The cells of a line are equally high.
  static let equalHeights = LayoutExpectation("The cards of a line are equally high") { tested in
    for line in tested.layout.lines(inSection: 0) {
      let heights = tested.frames(of: line).map(\.height)
      guard let least = heights.min(), let greatest = heights.max(), greatest - least > 1
      else { continue }
      return "Cells \(line.cells) are from \(least) to \(greatest) points high."
    }
    return nil
  }

  /// No cell returns a greater width than that of its column, which it gets.
  static let fitsColumns = LayoutExpectation("Cards fit their columns") { tested in
    for cell in tested.visibleCells {
      let width = tested.layout.frame(ofCellAt: cell).width
      guard let own = tested.returnedSize(ofCellAt: cell)?.width, own > width + 1 else { continue }
      return "Card \(cell.cell) is \(own) points wide, in a column of \(width)."
    }
    return nil
  }

  /// No cell is higher than a limit. A cell is higher where a row inside of it breaks, or a word.
  static func heightOfCells(atMost limit: CGFloat) -> LayoutExpectation {
    LayoutExpectation("Cells are at most \(limit) points high") { tested in
      let heights = tested.visibleCells.map { tested.layout.frame(ofCellAt: $0).height }
      guard let highest = heights.max(), highest > limit else { return nil }
      return "The highest is \(highest) points high."
    }
  }

  /// No cell is higher than a limit, which is another one on pages that are narrower than a width.
  static func heightOfCells(
    atMost limit: CGFloat, or narrow: CGFloat, below width: CGFloat
  ) -> LayoutExpectation {
    LayoutExpectation("Cells are at most \(limit) points high, \(narrow) below \(width) points") {
      tested in
      let heights = tested.visibleCells.map { tested.layout.frame(ofCellAt: $0).height }
      guard let highest = heights.max(), highest > (tested.width < width ? narrow : limit)
      else { return nil }
      return "The highest is \(highest) points high."
    }
  }

  /// A section has no more lines than a limit, which is another one on pages that are narrower than a width.
  static func lineCount(
    atMost limit: Int, or narrow: Int, below width: CGFloat
  ) -> LayoutExpectation {
    LayoutExpectation("At most \(limit) lines, \(narrow) below \(width) points") { tested in
      let count = tested.layout.lines(inSection: 0).count
      return count > (tested.width < width ? narrow : limit) ? "There are \(count) lines." : nil
    }
  }

  /// The first cell is as wide as the page without its margins.
  static let firstCellFillsLine = LayoutExpectation("The first card fills its line") { tested in
    let width = tested.layout.frame(ofCellAt: .init(section: 0, cell: 0)).width
    let insets = tested.layout.contentInsets
    return abs(tested.width - insets.leading - insets.trailing - width) < 1
      ? nil : "It is \(width) points wide."
  }

  /// Each text takes what its line leaves, and ends it. No text is narrower than 140 points.
  static func textsEndLines(_ texts: Set<Int>) -> LayoutExpectation {
    LayoutExpectation("Texts end their lines") { tested in
      for line in tested.layout.lines(inSection: 0) {
        for cell in line.cells where texts.contains(cell) {
          let frame = tested.layout.frame(ofCellAt: .init(section: 0, cell: cell))
          if frame.width < 140 { return "Text \(cell) is \(frame.width) points wide." }
          if cell + 1 != line.cells.upperBound { return "Text \(cell) does not end its line." }
        }
      }
      return nil
    }
  }

  /// Departures stay as wide as their words.
  static let narrowDepartures = LayoutExpectation("Departures are narrow") { tested in
    for cell in tested.visibleCells where !tested.attributes(ofCellAt: cell).pins {
      let width = tested.layout.frame(ofCellAt: cell).width
      if width > 80 { return "Cell \(cell.cell) is \(width) points wide." }
    }
    return nil
  }

  /// A separator stands above each line that begins a row, and above no other line.
  static let separatorsAreBetweenRows = LayoutExpectation("Separators are between rows") { tested in
    let lines = tested.layout.lines(inSection: 0)
    for (index, next) in lines.enumerated().dropFirst() {
      let first = ContentLayout.CellPosition(section: 0, cell: next.cells.lowerBound)
      let separator = tested.layout.frame(ofSeparatorBelowLineAt: index - 1, inSection: 0)
      if (separator != nil) != tested.attributes(ofCellAt: first).beginsLine {
        return "That above cell \(first.cell) is not."
      }
    }
    return nil
  }

  /// A line that does not begin a row begins at least as far from the margin as the text of the row.
  static func linesAreIndented(by distance: CGFloat) -> LayoutExpectation {
    LayoutExpectation("Further lines of a row are indented") { tested in
      for line in tested.layout.lines(inSection: 0) {
        let first = ContentLayout.CellPosition(section: 0, cell: line.cells.lowerBound)
        guard !tested.attributes(ofCellAt: first).beginsLine else { continue }
        let (frame, insets) = (tested.layout.frame(ofCellAt: first), tested.layout.contentInsets)
        let start =
          tested.direction == .leftToRight ? frame.minX : tested.width - frame.maxX
        if start < insets.leading + distance - 1 {
          return "Cell \(first.cell) is \(start) points from the edge."
        }
      }
      return nil
    }
  }
}

extension TestedLayout {
  /// Returns the frames of a line's cells, from left to right.
  fileprivate func frames(of line: ContentLayout.Line) -> [CGRect] {
    line.cells.map { layout.frame(ofCellAt: .init(section: 0, cell: $0)) }
      .sorted { $0.minX < $1.minX }
  }
}
