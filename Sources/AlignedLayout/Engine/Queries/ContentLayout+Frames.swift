extension ContentLayout {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of cells in a section, including those that a line limit hides.
  ///
  /// - Complexity: O(log *n*) in the sections.
  public func cellCount(inSection section: Int) -> Int {
    read(section) { $0.cellCount }
  }

  /// Returns the number of visible cells in a section. All cells are visible unless the section's
  /// ``SectionAttributes/lineLimit`` hides the last ones.
  ///
  /// - Complexity: O(log *n*) in the sections.
  public func visibleCellCount(inSection section: Int) -> Int {
    read(section) { $0.visibleCellCount }
  }

  func sizing(ofSection section: Int) -> SectionAttributes.Sizing {
    read(section) { $0.room.attributes.sizing }
  }

  func offersRemainingSpaceToViews(inSection section: Int) -> Bool {
    read(section) { $0.room.attributes.offersRemainingSpaceToViews }
  }

  /// The lines are read in place.
  @inline(__always)
  func read<Part>(_ section: Int, _ part: (SectionLines) -> Part) -> Part {
    precondition(sections.indices.contains(section), "Section index out of range.")
    return sections.read(section) { part($0.lines) }
  }

  /// Returns the frame of a section with its header, insets and footer. It is as wide as the content.
  ///
  /// The frame is not rounded to pixels. Cells with negative insets may stick out of it.
  ///
  /// - Complexity: O(log *n*) in the sections.
  public func frame(ofSection section: Int) -> CGRect {
    let section = self[section]
    return onScreen(
      CGRect(x: 0, y: section.top, width: room.width, height: section.bottom - section.top),
      from: CGPoint(x: 0, y: 0))
  }

  /// Returns the frame of a cell.
  ///
  /// Its size is the one returned for the cell, or the fixed size of its section. It differs if the cell grows,
  /// is stretched or is clamped, or if its line or columns decide its width.
  ///
  /// A cell that a line limit hides has a frame without size, at the top of the end of its section's last line.
  ///
  /// - Complexity: O(log *n*) in the sections and in the section's lines, plus the cells before it on its line.
  ///   It is all cells of the line if their places depend on each other: on justified lines, in columns and
  ///   rows, on a baseline, and if any cell grows or has an alignment of its own.
  public func frame(ofCellAt position: CellPosition) -> CGRect {
    let frame = read(position.section) { lines in
      precondition(
        position.cell >= 0 && position.cell < lines.cellCount, "Cell index out of range.")
      return lines.frame(ofCell: position.cell)
    }
    return snapped(onScreen(frame, from: sections.linesOrigin(ofSection: position.section)))
  }

  /// On a very long line, the frames are those of the cell alone.
  func framesOnLine(ofCellAt position: CellPosition) -> (first: Int, frames: [CGRect]) {
    let origin = sections.linesOrigin(ofSection: position.section)
    return read(position.section) { lines in
      let index = lines.line(ofCell: position.cell)
      let cells = lines.line(at: index).cells.prefix { $0 < lines.visibleCellCount }
      guard cells.count <= 64 else { return (position.cell, [frame(ofCellAt: position)]) }
      var frames: [CGRect] = []
      frames.reserveCapacity(cells.count)
      lines.forEachCell(ofLine: index) { cell, frame in
        if cell < cells.upperBound { frames.append(snapped(onScreen(frame, from: origin))) }
      }
      return (cells.lowerBound, frames)
    }
  }

  /// In order, with that of the overflow view behind them. Asking for each would take many times as long.
  func framesOfPlacedCells(inSection section: Int) -> [CGRect] {
    let section = self[section]
    var frames: [CGRect] = []
    frames.reserveCapacity(section.lines.visibleCellCount + 1)
    for line in 0..<section.lines.lineCount {
      section.lines.forEachCell(ofLine: line) { _, frame in
        frames.append(snapped(onScreen(frame, in: section)))
      }
    }
    return frames
  }

  /// Returns the frame of a section's overflow view, or nil if there is none: all cells are visible,
  /// or no size was returned for the view.
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
    return section.lines.frameOfOverflow.map { snapped(onScreen($0, in: section)) }
  }

  /// Returns the frame of a section's header, or nil if the section has no header.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - pinning: the visible part of the content, in which the header stays. If it is nil, the frame
  ///     is the one without pinning.
  /// - Complexity: O(log *n*) in the sections.
  public func frame(ofHeaderInSection section: Int, pinning: Pinning? = nil) -> CGRect? {
    frameOfHeader(of: self[section], pinning: pinning)
  }

  func frameOfHeader(of section: SectionLayout, pinning: Pinning?) -> CGRect? {
    guard section.headerLength > 0 else { return nil }
    return supplementaryFrame(of: section, section.placeOfHeader(uprightClear(pinning)))
  }

  /// Returns the frame of a section's footer, or nil if the section has no footer.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - pinning: the visible part of the content, in which the footer stays. If it is nil, the frame
  ///     is the one without pinning.
  /// - Complexity: O(log *n*) in the sections.
  public func frame(ofFooterInSection section: Int, pinning: Pinning? = nil) -> CGRect? {
    frameOfFooter(of: self[section], pinning: pinning)
  }

  func frameOfFooter(of section: SectionLayout, pinning: Pinning?) -> CGRect? {
    guard section.footerLength > 0 else { return nil }
    return supplementaryFrame(of: section, section.placeOfFooter(uprightClear(pinning)))
  }

  subscript(section: Int) -> SectionLayout {
    precondition(sections.indices.contains(section), "Section index out of range.")
    return sections[section]
  }

  /// Without rounding.
  func onScreen(_ frame: CGRect, in section: SectionLayout) -> CGRect {
    onScreen(frame, from: section.linesOrigin)
  }

  /// Without rounding.
  func onScreen(_ frame: CGRect, from origin: CGPoint) -> CGRect {
    let leading = origin.x + frame.origin.x
    let top = origin.y + frame.origin.y
    guard axis == .vertical else { return onScreenTransposed(frame, leading: leading, top: top) }
    let x =
      switch direction {
      case .leftToRight: leading
      case .rightToLeft: contentSize.width - leading - frame.size.width
      }
    return CGRect(x: x, y: top, width: frame.size.width, height: frame.size.height)
  }

  // Not inlined: contents that scroll up and down should not pay for it.
  @inline(never)
  private func onScreenTransposed(_ frame: CGRect, leading: CGFloat, top: CGFloat) -> CGRect {
    let x =
      switch direction {
      case .leftToRight: top
      case .rightToLeft: contentSize.width - top - frame.size.height
      }
    return CGRect(x: x, y: leading, width: frame.size.height, height: frame.size.width)
  }

  /// In a vertical content, x runs from the left, wherever lines begin.
  func upright(_ frame: CGRect) -> CGRect {
    guard axis == .horizontal else { return frame }
    var frame = frame
    if direction == .rightToLeft {
      frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    }
    return frame.transposed
  }

  func upright(_ extent: Extent) -> Extent {
    guard axis == .horizontal, direction == .rightToLeft else { return extent }
    return Extent(
      top: contentSize.width - extent.bottom, bottom: contentSize.width - extent.top)
  }

  func snapped(_ frame: CGRect) -> CGRect {
    CGRect(
      x: grid.snapped(frame.origin.x), y: grid.snapped(frame.origin.y),
      width: frame.size.width, height: frame.size.height)
  }

  /// The length of headers and footers along the lines, unless their section has other insets.
  var supplementaryWidth: CGFloat { room.supplementaryInsets.width(in: room.width) }

  func supplementaryWidth(inSection section: Int) -> CGFloat {
    (self[section].attributes.supplementaryInsets ?? room.supplementaryInsets)
      .width(in: room.width)
  }

  func supplementaryWidth(of element: Element) -> CGFloat {
    switch element {
    case .contentHeader: room.boundaries.header.map(room.supplementaryWidth) ?? supplementaryWidth
    case .contentFooter: room.boundaries.footer.map(room.supplementaryWidth) ?? supplementaryWidth
    default: element.section.map(supplementaryWidth) ?? supplementaryWidth
    }
  }

  private func supplementaryFrame(
    of section: SectionLayout, _ place: PinnedPlace
  ) -> CGRect {
    let insets = section.attributes.supplementaryInsets ?? room.supplementaryInsets
    let frame = CGRect(
      x: insets.leading, y: place.top, width: insets.width(in: room.width), height: place.height)
    return snapped(onScreen(frame, from: CGPoint(x: 0, y: 0)))
  }
}
