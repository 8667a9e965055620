extension ContentLayout {
  /// The last cell, or nil if there are no cells.
  var lastCell: CellPosition? {
    guard let section = (0..<sectionCount).last(where: { cellCount(inSection: $0) > 0 })
    else { return nil }
    return CellPosition(section: section, cell: cellCount(inSection: section) - 1)
  }

  /// Whether the lines of the content follow each other from the right.
  var isMirroredSideways: Bool {
    axis == .horizontal && direction == .rightToLeft
  }
}

extension ContentLayout.Axis {
  /// Returns the coordinate of a point along the axis, on the screen.
  func coordinate(of point: CGPoint) -> CGFloat {
    self == .vertical ? point.y : point.x
  }

  /// Returns a point with a coordinate along the axis.
  func point(_ coordinate: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: 0, y: coordinate) : CGPoint(x: coordinate, y: 0)
  }
}

extension ContentLayout {
  /// Returns whether the element's section exists, and its cell or line.
  func contains(_ element: Element) -> Bool {
    switch element {
    case .contentHeader, .contentFooter: true
    case .header(let section), .overflow(let section), .footer(let section):
      (0..<sectionCount).contains(section)
    case .background(let section, let number, let line):
      (0..<sectionCount).contains(section)
        && self[section].background(number, behindLine: line) != nil
    case .cell(let position):
      (0..<sectionCount).contains(position.section)
        && (0..<cellCount(inSection: position.section)).contains(position.cell)
    case .lineSeparator(let section, let line):
      (0..<sectionCount).contains(section)
        && lines(inSection: section).indices.contains(line)
    }
  }

  /// Returns whether an element exists and has a place. Hidden cells have none, nor has the
  /// overflow view of a section without hidden cells.
  func places(_ element: Element) -> Bool {
    guard contains(element) else { return false }
    if case .overflow(let section) = element { return frame(ofOverflowInSection: section) != nil }
    return !hides(element)
  }

  /// Returns whether an element may move while the content scrolls.
  func mayPin(_ element: Element) -> Bool {
    switch element {
    case .contentHeader, .contentFooter, .header, .footer: true
    case .cell(let position): contains(element) && isPinned(position)
    case .overflow, .background, .lineSeparator: false
    }
  }

  /// Returns whether an element is a cell that a line limit hides.
  func hides(_ element: Element) -> Bool {
    guard case .cell(let position) = element else { return false }
    return position.cell >= visibleCellCount(inSection: position.section)
  }
}

extension ContentLayout {
  /// Returns the frame of an element, or nil if its section lacks it.
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

  /// Returns a cell's frame or, if a line limit hides the cell, that of the last visible one of its
  /// section.
  func frame(ofShownCell position: CellPosition) -> CGRect {
    let last = visibleCellCount(inSection: position.section) - 1
    guard position.cell > last else { return frame(ofCellAt: position) }
    return frame(ofCellAt: CellPosition(section: position.section, cell: last))
  }

  /// Returns the number of cells that a line limit hides in a section.
  func hiddenCellCount(inSection section: Int) -> Int {
    cellCount(inSection: section) - visibleCellCount(inSection: section)
  }

  func attributes(ofSection section: Int) -> SectionAttributes {
    self[section].attributes.transposed(for: axis)
  }
}
