#if !hasFeature(Embedded)
  import AlignedLayout
#endif

/// What the page's expectations find in a layout. A wider layout that is taller is found by the page itself.
struct Findings {
  /// The greatest number of lines in a section.
  var mostLines = 0
  /// The first text that is cut, or cell that is wider than its line.
  var crampedCell: ContentLayout.CellPosition?
  /// The first cell that keeps with the next one, and stands on another line.
  var separatedCell: ContentLayout.CellPosition?
  /// The last visible cell of the first section whose overflow view is alone on its line.
  var cellBeforeLoneOverflow: ContentLayout.CellPosition?
  /// The first cell that does not stand at the mirrored place in the other direction.
  var unmirroredCell: ContentLayout.CellPosition?

  /// The number of lines and, for each of the cells, its section and index, or −1 twice.
  var numbers: [Double] {
    [Double(mostLines)]
      + [crampedCell, separatedCell, cellBeforeLoneOverflow, unmirroredCell].flatMap {
        [Double($0?.section ?? -1), Double($0?.cell ?? -1)]
      }
  }
}

extension PageContent {
  /// The difference up to which lengths count as equal.
  private static var slack: CGFloat { 0.01 }

  /// Returns the widths of a stretch, the height of its layout, and what is found in it.
  func numbers(of layout: ContentLayout, widths: ClosedRange<CGFloat>) -> [Double] {
    [
      Double(widths.lowerBound), Double(widths.upperBound), Double(layout.contentSize.height),
    ] + findings(in: layout).numbers
  }

  /// Returns what is found in a layout of the content, whose lines run across.
  func findings(in layout: ContentLayout) -> Findings {
    var findings = Findings()
    for section in specification.sections.indices {
      let lines = layout.lines(inSection: section)
      findings.mostLines = max(findings.mostLines, lines.count)
      if let last = lines.last, last.cells.isEmpty, findings.cellBeforeLoneOverflow == nil {
        findings.cellBeforeLoneOverflow = ContentLayout.CellPosition(
          section: section, cell: max(0, last.cells.lowerBound - 1))
      }
      if findings.separatedCell == nil {
        findings.separatedCell = separatedCell(ofSection: section, on: lines)
      }
    }
    let other = self.layout(
      specification.with(
        lineLength: layout.contentSize.width,
        direction: layout.direction == .leftToRight ? .rightToLeft : .leftToRight))
    for (placed, mirrored) in zip(layout.allElements, other.allElements) {
      guard case .cell(let position) = placed.element else { continue }
      if findings.crampedCell == nil, isCramped(position, frame: placed.frame, in: layout) {
        findings.crampedCell = position
      }
      if findings.unmirroredCell == nil,
        !mirrored.mirrors(placed, in: layout, slack: slackOfMirroring)
      {
        findings.unmirroredCell = position
      }
    }
    return findings
  }

  private func separatedCell(
    ofSection section: Int, on lines: ContentLayout.Lines
  ) -> ContentLayout.CellPosition? {
    guard cells[section].haveAttributes else { return nil }
    for line in lines {
      let last = line.cells.upperBound - 1
      if !line.cells.isEmpty, last + 1 < specification.sections[section].cellCount,
        cells[section].attributes(ofCell: last).keepsWithNext
      {
        return ContentLayout.CellPosition(section: section, cell: last)
      }
    }
    return nil
  }

  private func isCramped(
    _ position: ContentLayout.CellPosition, frame: CGRect, in layout: ContentLayout
  ) -> Bool {
    let needed = cells[position.section].neededSize(ofCell: position.cell) {
      answer(ofCellAt: position, offered: frame.size.width)
    }
    if let needed,
      needed.width > frame.size.width + Self.slack
        || needed.height > frame.size.height + Self.slack
    {
      return true
    }
    let (outer, inner) = (
      specification.contentInsets, specification.sections[position.section].attributes.insets
    )
    let insets = outer.leading + outer.trailing + inner.leading + inner.trailing
    return frame.size.width > layout.contentSize.width - insets + Self.slack
  }

  /// Origins are floored to pixels in both directions.
  private var slackOfMirroring: CGFloat {
    Self.slack + (specification.displayScale > 0 ? 2 / specification.displayScale : 0)
  }
}

extension ContentLayout {
  fileprivate var allElements: [PlacedElement] {
    elements(
      in: CGRect(
        x: -CGFloat.infinity, y: -CGFloat.infinity, width: CGFloat.infinity,
        height: CGFloat.infinity))
  }
}

extension ContentLayout.PlacedElement {
  fileprivate func mirrors(_ other: Self, in layout: ContentLayout, slack: CGFloat) -> Bool {
    let mirroredX = layout.contentSize.width - other.frame.origin.x - other.frame.size.width
    return element == other.element && abs(frame.origin.x - mirroredX) <= slack
      && abs(frame.origin.y - other.frame.origin.y) <= slack
      && abs(frame.size.width - other.frame.size.width) <= slack
  }
}
