extension ContentLayout {
  var lastCell: CellPosition? {
    guard let section = (0..<sectionCount).last(where: { cellCount(inSection: $0) > 0 })
    else { return nil }
    return CellPosition(section: section, cell: cellCount(inSection: section) - 1)
  }

  /// Whether the lines of the content follow each other from the right.
  var isMirroredSideways: Bool { axis == .horizontal && direction == .rightToLeft }

  func contains(_ element: Element) -> Bool {
    guard let section = element.section else { return true }
    guard (0..<sectionCount).contains(section) else { return false }
    return switch element {
    case .contentHeader, .contentFooter, .header, .overflow, .footer: true
    case .background(_, let number, let line):
      self[section].background(number, behindLine: line) != nil
    case .cell(let position): (0..<cellCount(inSection: section)).contains(position.cell)
    case .lineSeparator(_, let line): lines(inSection: section).indices.contains(line)
    }
  }

  /// Hidden cells have no place, nor has the overflow view of a section without hidden cells.
  func places(_ element: Element) -> Bool {
    guard contains(element) else { return false }
    if case .overflow(let section) = element { return frame(ofOverflowInSection: section) != nil }
    return !hides(element)
  }

  func mayPin(_ element: Element) -> Bool {
    switch element {
    case .contentHeader, .contentFooter, .header, .footer: true
    case .cell(let position):
      sections.hasRaisedCells && contains(element) && isPinned(position)
    case .overflow, .background, .lineSeparator: false
    }
  }

  func hides(_ element: Element) -> Bool {
    guard case .cell(let position) = element else { return false }
    return position.cell >= visibleCellCount(inSection: position.section)
  }

  func frame(of element: Element, pinning: Pinning?) -> CGRect? {
    switch element {
    case .contentHeader: headerFrame(pinning: pinning)
    case .contentFooter: footerFrame(pinning: pinning)
    case .header(let section): frame(ofHeaderInSection: section, pinning: pinning)
    case .cell(let position): frame(ofCellAt: position, pinning: pinning)
    case .overflow(let section): frame(ofOverflowInSection: section)
    case .footer(let section): frame(ofFooterInSection: section, pinning: pinning)
    case .background(let section, let number, let line):
      frame(ofBackgroundInSection: section, number: number, line: line)
    case .lineSeparator(let section, let line):
      frame(ofSeparatorBelowLineAt: line, inSection: section)
    }
  }

  /// A cell that a line limit hides has the frame of the last visible one of its section.
  func frame(ofShownCell position: CellPosition) -> CGRect {
    let last = visibleCellCount(inSection: position.section) - 1
    guard position.cell > last else { return frame(ofCellAt: position) }
    return frame(ofCellAt: CellPosition(section: position.section, cell: last))
  }

  func hiddenCellCount(inSection section: Int) -> Int {
    cellCount(inSection: section) - visibleCellCount(inSection: section)
  }

  func attributes(ofSection section: Int) -> SectionAttributes {
    self[section].attributes.transposed(for: axis)
  }
}

extension ContentLayout.Axis {
  func coordinate(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func point(_ coordinate: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: 0, y: coordinate) : CGPoint(x: coordinate, y: 0)
  }
}
