/// Consecutive lines of a section with their cells, about a thousand cells long. An edit rewrites only the
/// galleys it touches. Indices and distances are counted from the galley's beginning, so that it stays as it
/// is when something above it changes.
@usableFromInline
final class Galley: Sendable {
  let lines: GalleyLines
  let cellCount: Int

  /// The distance to the beginning of the next galley.
  let advance: CGFloat
  let indentations: Indentations

  /// Nil in most galleys: no line reaches beyond its neighbors, and lines are sorted.
  let extents: ExtentIndex?

  /// The sizes of the cells or, if all cells are equal, their one size.
  private let sizes: ValueBuffer<CGSize>

  /// 0 if all cells are equal.
  private let sizeStep: Int
  let attributes: CellAttributeList

  /// Whether the widths of any cells depend on the others of their line.
  let hasFlexibleCells: Bool

  /// Those that pin and are alone on their line.
  let pinnedCells: [Int]
  let hasRaisedCells: Bool
  let hasKeptCells: Bool

  /// Whether any cell is aligned on its line by an alignment of its own.
  let hasAlignedCells: Bool
  let hasTrailingCells: Bool

  /// Empty if all lines have the section's.
  private let ownAlignments: [ResolvedAlignment?]

  init(
    sizes: ValueBuffer<CGSize>, cellCount: Int, attributes: CellAttributeList, lines: GalleyLines,
    indentations: Indentations, advance: CGFloat, room: SectionRoom
  ) {
    self.sizes = sizes
    sizeStep = 1
    self.cellCount = cellCount
    self.attributes = attributes
    self.lines = lines
    self.indentations = indentations
    self.advance = advance
    guard !attributes.isPlain || room.attributes.lineSpacing < 0 else {
      hasFlexibleCells = false
      hasKeptCells = false
      hasAlignedCells = false
      hasTrailingCells = false
      pinnedCells = []
      hasRaisedCells = false
      ownAlignments = []
      extents = nil
      return
    }
    pinnedCells = Self.pinnedCells(of: lines, cellCount, attributes)
    hasRaisedCells = !pinnedCells.isEmpty || attributes.contains { $0.limitedZIndex != 0 }
    hasFlexibleCells = attributes.contains { $0.growth > 0 || $0.isFlexible }
    hasKeptCells = attributes.contains { $0.keepsWithNext }
    hasTrailingCells = attributes.contains { $0.standsAtTrailingEdge }
    let hasOwnAlignments = attributes.contains { $0.hasOwnAlignment }
    hasAlignedCells = hasOwnAlignments && attributes.contains { $0.cellAlignment != nil }
    ownAlignments = hasOwnAlignments ? Self.ownAlignments(of: lines, attributes, in: room) : []
    extents = Self.extents(of: lines, sizes, cellCount, attributes, in: room)
  }

  init(
    repeating line: RepeatedLine, of size: CGSize, _ attributes: CellAttributes,
    indentation: IndentationStack
  ) {
    sizes = ValueBuffer(capacity: 1)
    sizes.writer.write(size, at: 0)
    sizeStep = 0
    cellCount = line.cellCount
    self.attributes = CellAttributeList(repeating: attributes)
    lines = .repeating(line)
    indentations = Indentations(first: indentation)
    advance = CGFloat(line.lineCount) * line.advance
    hasFlexibleCells = false
    hasKeptCells = false
    hasAlignedCells = false
    hasTrailingCells = attributes.standsAtTrailingEdge
    pinnedCells =
      attributes.pins && line.cellCount == line.lineCount ? Array(0..<line.cellCount) : []
    hasRaisedCells = !pinnedCells.isEmpty || attributes.limitedZIndex != 0
    ownAlignments = []
    // Negative spacing can bring each line above the one before.
    extents =
      line.advance < 0 ? ExtentIndex(lines.map { Extent(top: $0.top, bottom: $0.bottom) }) : nil
  }

  /// Enough cells to have few galleys, and few enough to copy one quickly.
  static let usualCapacity = 1024

  /// 0 if the number of lines is not known.
  var lineCapacityOfEdited: Int { lines.repeated == nil ? lines.count + 4 : 0 }

  static func capacity(for count: Int) -> Int {
    count > usualCapacity * 3 / 2 ? usualCapacity : max(1, count)
  }

  // MARK: Cells

  var isPlain: Bool { attributes.isPlain }

  func size(ofCell cell: Int) -> CGSize { sizes[cell &* sizeStep] }

  func box(ofCell cell: Int) -> CellBox {
    CellBox(size: size(ofCell: cell), insets: attributes.insets(ofCell: cell))
  }

  func attributes(ofCell cell: Int) -> CellAttributes { attributes[cell] }

  /// Cells that are left out have the default.
  func storedAttributes(ofCells cells: Range<Int>) -> some Sequence<(Int, CellAttributes)> {
    attributes.stored(ofCells: cells)
  }

  func cell(at index: Int) -> LineArrangement.Cell {
    LineArrangement.Cell(size: size(ofCell: index), attributes: attributes[index])
  }

  func cells(_ cells: Range<Int>) -> [LineArrangement.Cell] { cells.map { cell(at: $0) } }

  func copySizes(ofCells cells: Range<Int>, to sizes: ValueBuffer<CGSize>, at index: Int) {
    guard sizeStep == 0 else { return sizes.write(self.sizes, cells, at: index) }
    let writer = sizes.writer
    for offset in 0..<cells.count { writer.write(self.sizes[0], at: index + offset) }
  }

  /// Nil if the section does not give all cells one size. Places are multiples of the distance then, not sums.
  var uniformDistance: CGFloat? { lines.repeated?.uniformDistance }

  /// Nil if the attributes differ.
  var commonAttributes: CellAttributes? { attributes.common(toCells: cellCount) }

  // MARK: Lines

  func cells(ofLine line: Int) -> Range<Int> { lines.cells(ofLine: line, of: cellCount) }

  /// Of equal lines, only the first and the last: all but the last are equally wide.
  var linesOfOwnWidths: [Int] {
    lines.repeated == nil ? Array(lines.indices) : [0, lines.count - 1]
  }

  func line(ofCell cell: Int) -> Int { lines.line(ofCell: cell) }

  /// Nil if the alignment is the section's.
  func ownAlignment(ofLine line: Int) -> ResolvedAlignment? {
    ownAlignments.isEmpty ? nil : ownAlignments[line]
  }

  /// A line that is aligned otherwise than its section has none.
  func indentation(ofLine line: Int) -> CGFloat {
    ownAlignment(ofLine: line) == nil ? indentations[line].current : 0
  }

  /// Whether lines and their cells are equally wide and have the same attributes, so that they decide the
  /// same widths.
  func widthsAreEqual(_ line: Int, _ other: Int) -> Bool {
    let (cells, others) = (self.cells(ofLine: line), self.cells(ofLine: other))
    return cells.count == others.count && lines[line].width == lines[other].width
      && indentation(ofLine: line) == indentation(ofLine: other)
      && zip(cells, others).allSatisfy {
        size(ofCell: $0).width == size(ofCell: $1).width && attributes[$0] == attributes[$1]
      }
  }

  private static func ownAlignments(
    of lines: GalleyLines, _ attributes: CellAttributeList, in room: SectionRoom
  ) -> [ResolvedAlignment?] {
    guard attributes.contains(where: { $0.lineAlignment != nil }) else { return [] }
    let alignments = attributes.mapValues { room.ownAlignment($0.lineAlignment) }
    return lines.map { alignments[attributes.valueIndex(ofCell: $0.firstCell)] }
  }

  private static func pinnedCells(
    of lines: GalleyLines, _ cellCount: Int, _ attributes: CellAttributeList
  ) -> [Int] {
    guard attributes.contains(where: { $0.pins }) else { return [] }
    return lines.indices.compactMap { index in
      let cells = lines.cells(ofLine: index, of: cellCount)
      return cells.count == 1 && attributes[cells.lowerBound].pins ? cells.lowerBound : nil
    }
  }

  // MARK: Extents

  var extent: Extent { extents?.extent ?? Extent(top: 0, bottom: lines[lines.count - 1].bottom) }

  func lines(meeting extent: Extent) -> Range<Int> {
    if let extents { return extents.candidates(meeting: extent) }
    let first = lines.indices.partitioningIndex { lines[$0].bottom > extent.top }
    let end = lines.indices.partitioningIndex { lines[$0].top >= extent.bottom }
    return first..<max(first, end)
  }

  /// Negative spacing or negative insets let lines reach beyond their neighbors.
  private static func extents(
    of lines: GalleyLines, _ sizes: ValueBuffer<CGSize>, _ cellCount: Int,
    _ attributes: CellAttributeList, in room: SectionRoom
  ) -> ExtentIndex? {
    let sticksOut = attributes.contains { $0.insets.top < 0 || $0.insets.bottom < 0 }
    guard sticksOut || room.attributes.lineSpacing < 0 else { return nil }
    var extents = lines.map { Extent(top: $0.top, bottom: $0.bottom) }
    for (index, line) in lines.enumerated() where sticksOut {
      let cells = attributes.cells(lines.cells(ofLine: index, of: cellCount), sizes: sizes)
      let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height, of: cells)
      for cell in cells {
        let place = placement.place(of: cell)
        extents[index].formUnion(
          top: line.top + place.top, bottom: line.top + place.top + place.height)
      }
    }
    return ExtentIndex(extents)
  }
}

extension OpenLine {
  /// The line as it was when the last of the cells was placed.
  init(_ cells: Range<Int>, of galley: Galley, indentation: CGFloat, in room: SectionRoom) {
    self.init(available: room.available(indentedBy: indentation))
    append(cells, of: galley, in: room)
    endIfFull(cellCount: cells.count, in: room)
  }

  /// Additions are in the order in which cells were placed first, so that the line is the same to the last bit.
  mutating func append(_ cells: Range<Int>, of galley: Galley, in room: SectionRoom) {
    let spacing = room.attributes.cellSpacing
    guard !galley.isPlain || room.columns != nil else {
      // Attributes are large; not copying them halves the time.
      for cell in cells {
        append(CellBox(size: galley.size(ofCell: cell), insets: .zero), .default, spacing: spacing)
      }
      return
    }
    for cell in cells {
      let attributes = galley.attributes(ofCell: cell)
      moveBack(for: attributes, behind: galley.cell(at: cell - 1), in: room)
      append(galley.box(ofCell: cell), attributes, in: room)
    }
  }
}
