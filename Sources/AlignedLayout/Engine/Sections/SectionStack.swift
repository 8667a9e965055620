/// Stacks sections, the last phase of a layout: gives each its place below those before it.
@usableFromInline
struct SectionStack {
  private(set) var sections: [SectionLayout] = []
  let width: CGFloat
  let direction: ContentLayout.Direction
  let grid: PixelGrid
  let contentInsets: Insets
  let spacing: CGFloat
  private var bottom: CGFloat
  private var isEmpty = true

  @usableFromInline
  init(
    width: CGFloat, direction: ContentLayout.Direction, displayScale: CGFloat,
    contentInsets: Insets, spacing: CGFloat
  ) {
    self.width = width.limitedLength
    self.direction = direction
    grid = PixelGrid(displayScale: displayScale)
    self.contentInsets = contentInsets
    self.spacing = spacing.limited
    bottom = contentInsets.top
  }

  /// Asks for the cells of a section, sets them on lines, and adds the section.
  ///
  /// Inlined where a client makes a layout, with the client's closures.
  @inlinable @inline(__always)
  mutating func append(
    _ section: ContentLayout.Section,
    sizeOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) {
    guard section.attributes.isPlainlyAsked else {
      return appendOtherwise(
        section, sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
        sizeOfOverflow: sizeOfOverflow)
    }
    if let attributesOfCell {
      return append(section, sizeOfCell: sizeOfCell, attributes: attributesOfCell)
    }
    let draft = draft(for: section)
    guard !draft.looksAtEveryLine else {
      return appendOtherwise(section, sizeOfCell: sizeOfCell, attributesOfCell: nil)
    }
    let index = sectionCount
    var compositor = Compositor(draft, looksAtEveryLine: false)
    for cell in 0..<section.cellCount {
      let position = ContentLayout.CellPosition(section: index, cell: cell)
      compositor.set { sizeOfCell(position, $0) }
    }
    append(section, compositor.finish(), in: draft.room)
  }

  /// The same where cells have attributes. Apart, because a compositor that may be handed to others
  /// for cells that keep together is slower for those that do not.
  @inlinable @inline(__always)
  mutating func append(
    _ section: ContentLayout.Section,
    sizeOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributes attributesOfCell: (ContentLayout.CellPosition) -> CellAttributes
  ) {
    let index = sectionCount
    let draft = draft(for: section)
    var compositor = Compositor(draft)
    var cell = 0
    while cell < section.cellCount {
      let position = ContentLayout.CellPosition(section: index, cell: cell)
      let attributes = attributesOfCell(position)
      guard attributes.isDefault || !attributes.keepsWithNext else {
        let group = compositor.settingGroup(
          from: attributes, at: cell, before: section.cellCount,
          attributesOfCell: { attributesOfCell(.init(section: index, cell: $0)) },
          sizeOfCell: { sizeOfCell(.init(section: index, cell: $0), $1) })
        cell = group.nextCell
        compositor = group.compositor
        continue
      }
      compositor.set(attributes) { sizeOfCell(position, $0) }
      cell &+= 1
    }
    append(section, compositor.finish(), in: draft.room)
  }

  @usableFromInline
  var sectionCount: Int {
    sections.count
  }

  @usableFromInline
  func draft(for section: ContentLayout.Section) -> Draft {
    Draft(in: room(for: section), expectedCount: section.cellCount)
  }

  /// Adds a section whose cells are set.
  @usableFromInline
  mutating func append(
    _ section: ContentLayout.Section, _ galleys: [Galley], in room: SectionRoom
  ) {
    append(section, .listed(Galleys(galleys)), in: room)
  }

  /// Adds a section whose cells are not asked plainly. Apart from those that are, for which the
  /// loop above is made.
  @usableFromInline
  mutating func appendOtherwise(
    _ section: ContentLayout.Section,
    sizeOfCell: (ContentLayout.CellPosition, _ lineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)? = nil
  ) {
    let index = sectionCount
    let room = room(for: section)
    if section.attributes.lineLimit != .unlimited {
      let limited = LimitedSection(index: index, room: room, cellCount: section.cellCount)
      return append(
        section,
        limited.lines(
          sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
          sizeOfOverflow: sizeOfOverflow))
    }
    if case .fixed = section.attributes.sizing {
      return appendEqualCells(section)
    }
    guard section.attributes.breakingStrategy == .firstFit else {
      var cells = MeasuredCells(in: room, expectedCount: section.cellCount)
      if let attributesOfCell {
        for cell in 0..<section.cellCount {
          let position = ContentLayout.CellPosition(section: index, cell: cell)
          cells.append(attributesOfCell(position)) { sizeOfCell(position, $0) }
        }
      } else {
        cells.append(0..<section.cellCount) { cell, offer in
          sizeOfCell(ContentLayout.CellPosition(section: index, cell: cell), offer)
        }
      }
      return append(section, cells.galleys(), in: room)
    }
    var compositor = Compositor(Draft(in: room, expectedCount: section.cellCount))
    compositor.setCells(
      section.cellCount, ofSection: index, sizeOfCell: sizeOfCell,
      attributesOfCell: attributesOfCell)
    append(section, compositor.finish(), in: room)
  }

  /// Adds a section whose cells are known to be of one size.
  mutating func appendEqualCells(_ section: ContentLayout.Section) {
    guard case .fixed(let width, let height) = section.attributes.sizing else { return }
    let size = CGSize(width: width, height: height)
    let room = room(for: section)
    append(
      section, .equal(EqualLines(cellCount: section.cellCount, size: size, in: room)), in: room)
  }

  private mutating func append(
    _ section: ContentLayout.Section, _ setting: SectionLines.Setting, in room: SectionRoom
  ) {
    append(section, SectionLines(room: room, setting: setting))
  }

  private mutating func append(_ section: ContentLayout.Section, _ lines: SectionLines) {
    append(
      SectionLayout(
        section, lines: lines,
        leading: contentInsets.leading + section.attributes.insets.leading))
  }

  /// The room that the content leaves a section's lines.
  private func room(for section: ContentLayout.Section) -> SectionRoom {
    let insets = section.attributes.insets
    let room = width - contentInsets.leading - contentInsets.trailing - insets.leading
    return SectionRoom(
      width: room - insets.trailing, attributes: section.attributes, direction: direction,
      grid: grid)
  }

  // MARK: Stacking

  /// The height of the sections so far with the content's insets, or 0 if there is nothing in any.
  var contentHeight: CGFloat {
    isEmpty ? 0 : max(0, bottom + contentInsets.bottom)
  }

  /// Makes room for so many sections.
  @usableFromInline
  mutating func reserve(sectionCount: Int) {
    sections.reserveCapacity(sectionCount)
  }

  /// Adds a section that is laid out.
  mutating func append(_ section: consuming SectionLayout) {
    place(&section)
    sections.append(section)
  }

  /// Gives a section its place below those before it.
  mutating func place(_ layout: inout SectionLayout) {
    layout.top = bottom + (layout.isEmpty || isEmpty ? 0 : spacing)
    if !layout.isEmpty {
      bottom = layout.bottom
      isEmpty = false
    }
  }
}
