/// The records of a section's lines: listed one by one, or, where all cells are equal, known from
/// the first.
struct LineRecords: Equatable, Sendable {
  private let listed: [LineRecord]
  private let equal: EqualLines?

  init(_ records: [LineRecord]) {
    listed = records.withoutSpareCapacity
    equal = nil
  }

  init(_ lines: EqualLines) {
    listed = []
    equal = lines
  }

  var count: Int {
    equal?.count ?? listed.count
  }

  var indices: Range<Int> {
    0..<count
  }

  subscript(index: Int) -> LineRecord {
    equal?[index] ?? listed[index]
  }

  /// The line on which a cell of the section stands.
  func index(ofCell cell: Int) -> Int {
    if let equal {
      return cell / equal.cellsPerLine
    }
    return listed.indices.partitioningIndex { listed[$0].firstCell > cell } - 1
  }
}

/// The lines of a section whose cells are all of one size: a grid, of which everything follows from
/// a few numbers, however many cells there are.
struct EqualLines: Equatable, Sendable {
  let cellCount: Int
  let cellsPerLine: Int
  let size: CGSize
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat

  init(cellCount: Int, size: CGSize, room: CGFloat, attributes: SectionAttributes) {
    self.cellCount = cellCount
    self.size = size
    itemSpacing = attributes.itemSpacing
    lineSpacing = attributes.lineSpacing
    cellsPerLine = Self.cellsPerLine(
      of: size.width, spacing: attributes.itemSpacing, in: room, atMost: max(1, cellCount))
  }

  var count: Int {
    cellCount == 0 ? 0 : (cellCount - 1) / cellsPerLine + 1
  }

  subscript(index: Int) -> LineRecord {
    let firstCell = index * cellsPerLine
    let cells = min(cellsPerLine, cellCount - firstCell)
    return LineRecord(
      firstCell: firstCell, top: CGFloat(index) * (size.height + lineSpacing),
      height: size.height, width: Self.width(of: cells, size.width, spacing: itemSpacing))
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

extension [LineRecord] {
  /// The same records in an array of just their size: how many there will be is not known while
  /// they are made, and what is spare then would be kept for as long as the layout.
  fileprivate var withoutSpareCapacity: [LineRecord] {
    capacity == count ? self : map { $0 }
  }
}
