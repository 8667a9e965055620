/// The lines of a section whose cells are all of one size: a grid, of which everything follows from
/// a few numbers, however many cells there are.
struct EqualLines: Equatable, Sendable {
  let cellCount: Int
  let cellsPerLine: Int
  let size: CGSize
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat

  init(cellCount: Int, size: CGSize, in room: SectionRoom) {
    self.cellCount = cellCount
    self.size = size
    itemSpacing = room.attributes.itemSpacing
    lineSpacing = room.attributes.lineSpacing
    cellsPerLine = Self.cellsPerLine(
      of: size.width, spacing: itemSpacing, in: room.width, atMost: max(1, cellCount))
  }

  var lineCount: Int {
    cellCount == 0 ? 0 : (cellCount - 1) / cellsPerLine + 1
  }

  subscript(index: Int) -> LineRecord {
    LineRecord(
      firstCell: index * cellsPerLine, top: CGFloat(index) * (size.height + lineSpacing),
      height: size.height,
      width: Self.width(of: cells(ofLine: index).count, size.width, spacing: itemSpacing))
  }

  func cells(ofLine line: Int) -> Range<Int> {
    let first = line * cellsPerLine
    return first..<min(first + cellsPerLine, cellCount)
  }

  func line(ofCell cell: Int) -> Int {
    cell / cellsPerLine
  }

  /// From where to where the cells reach; negative spacing can bring lines up instead of down.
  var extent: VerticalExtent {
    var extent = VerticalExtent(top: 0, bottom: size.height)
    let last = self[lineCount - 1]
    extent.formUnion(top: last.top, bottom: last.bottom)
    return extent
  }

  /// The lines that meet a stretch.
  func lines(meeting stretch: VerticalExtent) -> Range<Int> {
    let all = 0..<lineCount
    if size.height + lineSpacing < 0 {
      // Upside down: from the last that begins above the stretch's bottom to where one ends above.
      let first = all.partitioningIndex { self[$0].top < stretch.bottom }
      let end = all.partitioningIndex { self[$0].bottom <= stretch.top }
      return first..<max(first, end)
    }
    let first = all.partitioningIndex { self[$0].bottom > stretch.top }
    let end = all.partitioningIndex { self[$0].top >= stretch.bottom }
    return first..<max(first, end)
  }

  private static func width(of cells: Int, _ width: CGFloat, spacing: CGFloat) -> CGFloat {
    CGFloat(cells) * width + CGFloat(cells - 1) * spacing
  }

  /// How many cells fit on a line, first fit: the first stays however wide it is.
  private static func cellsPerLine(
    of width: CGFloat, spacing: CGFloat, in room: CGFloat, atMost most: Int
  ) -> Int {
    func fits(_ cells: Int) -> Bool {
      Self.width(of: cells, width, spacing: spacing).fits(in: room)
    }
    guard most > 1, fits(2) else { return 1 }
    // From here on every further cell takes as much, or nothing, or gives some back.
    guard width + spacing > 0, !fits(most) else { return most }
    return (2..<most).partitioningIndex { !fits($0) } - 1
  }
}
