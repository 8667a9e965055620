extension ContentLayout {
  /// How many sections there are.
  public var sectionCount: Int {
    sections.count
  }

  /// How many cells a section has, those included that a line limit hides.
  public func cellCount(inSection section: Int) -> Int {
    self[section].lines.cellCount
  }

  /// How many cells of a section are visible: its first ones, and all of them unless its
  /// ``SectionAttributes/lineLimit`` hides some.
  public func visibleCellCount(inSection section: Int) -> Int {
    self[section].lines.visibleCellCount
  }

  /// Where a section stands, its header, insets and footer included, as wide as the content.
  ///
  /// It is not snapped to pixels. Cells with negative insets may stick out of it.
  public func frame(ofSection section: Int) -> CGRect {
    let section = self[section]
    return CGRect(x: 0, y: section.top, width: width, height: section.bottom - section.top)
  }

  /// Where a cell stands: its size is the one that was answered, or that its section fixes.
  ///
  /// A cell that is hidden by a line limit has no size, and stands at the end of its section's last
  /// line, at its top.
  ///
  /// - Complexity: O(log *n*) in the section's lines, and the cells before it on its line.
  public func frame(ofCellAt position: CellPosition) -> CGRect {
    precondition(
      sections.indices.contains(position.section),
      "There is no such section: its index is out of the content's range.")
    precondition(
      position.cell >= 0 && position.cell < sections[position.section].lines.cellCount,
      "There is no such cell: its index is out of the section's range.")
    let frame = sections[position.section].lines.frame(ofCell: position.cell)
    return snapped(physical(frame, in: sections[position.section]))
  }

  /// Where the view stands that tells how many cells of a section are hidden, or nil if there is
  /// none: where all are visible, or where nobody has told a size of the view.
  ///
  ///     let layout = ContentLayout(
  ///       width: 320, sections: [.init(attributes: .init(lineLimit: .lines(2)), cellCount: sizes.count)]
  ///     ) { position, _ in
  ///       sizes[position.cell]
  ///     } sizeOfOverflow: { _, hiddenCount in
  ///       CGSize(width: hiddenCount < 10 ? 40 : 52, height: 32)
  ///     }
  ///     if let frame = layout.frame(ofOverflowInSection: 0) {
  ///       let hiddenCount = sizes.count - layout.visibleCellCount(inSection: 0)
  ///       draw("+\(hiddenCount) more", frame)
  ///     }
  ///
  /// - Complexity: O(log *n*) in the section's lines, and the cells before it on its line.
  public func frame(ofOverflowInSection section: Int) -> CGRect? {
    let section = self[section]
    return section.lines.frameOfOverflow.map { snapped(physical($0, in: section)) }
  }

  /// Where a section's header stands, or nil if it has none.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - pinning: what is visible, for the header to stay there; without it, the answer is the
  ///     header's natural place.
  public func frame(ofHeaderInSection section: Int, pinning: Pinning? = nil) -> CGRect? {
    let section = self[section]
    guard section.headerLength > 0 else { return nil }
    return bar(top: section.headerTop(pinning), height: section.headerLength)
  }

  /// Where a section's footer stands, or nil if it has none.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - pinning: what is visible, for the footer to stay there; without it, the answer is the
  ///     footer's natural place.
  public func frame(ofFooterInSection section: Int, pinning: Pinning? = nil) -> CGRect? {
    let section = self[section]
    guard section.footerLength > 0 else { return nil }
    return bar(top: section.footerTop(pinning), height: section.footerLength)
  }

  subscript(section: Int) -> SectionLayout {
    precondition(
      sections.indices.contains(section),
      "There is no such section: its index is out of the content's range.")
    return sections[section]
  }

  /// Turns a frame among a section's lines into one in the content, before it is snapped.
  func physical(_ frame: CGRect, in section: SectionLayout) -> CGRect {
    physical(frame, from: section.linesOrigin)
  }

  /// The same of lines that begin at a point.
  func physical(_ frame: CGRect, from origin: CGPoint) -> CGRect {
    let leading = origin.x + frame.origin.x
    let x =
      switch direction {
      case .leftToRight: leading
      case .rightToLeft: width - leading - frame.size.width
      }
    return CGRect(
      x: x, y: origin.y + frame.origin.y,
      width: frame.size.width, height: frame.size.height)
  }

  func snapped(_ frame: CGRect) -> CGRect {
    CGRect(
      x: grid.snapped(frame.origin.x), y: grid.snapped(frame.origin.y),
      width: frame.size.width, height: frame.size.height)
  }

  private func bar(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: grid.snapped(top), width: width, height: height)
  }
}
