/// Some lines of a section that follow each other, with their cells: what a section is kept in, so
/// that a change has to touch no more than the galleys in which lines break anew.
///
/// Cells, lines and distances are counted from where the galley begins: it stays as it is when
/// others above it change.
@usableFromInline
final class Galley: Sendable {
  let lines: [LineRecord]
  let cellCount: Int

  /// The distance to where the next galley begins.
  let advance: CGFloat
  let indentations: Indentations

  /// How far the lines reach, if any can reach beyond its neighbours; nil in most galleys.
  let reach: Reach?

  private let sizes: Column<CGSize>

  /// The attributes of the cells; those of the last may be missing if they are the default.
  private let attributes: [CellAttributes]

  /// Whether the galley has cells that grow.
  let hasGrowingCells: Bool

  /// Whether the galley has cells that keep with the next.
  let hasKeptCells: Bool

  init(
    sizes: Column<CGSize>, cellCount: Int, attributes: [CellAttributes], lines: [LineRecord],
    indentations: Indentations, advance: CGFloat, room: SectionRoom
  ) {
    self.sizes = sizes
    self.cellCount = cellCount
    self.attributes = attributes
    self.lines = lines
    self.indentations = indentations
    self.advance = advance
    hasGrowingCells = attributes.contains { $0.growth > 0 }
    hasKeptCells = attributes.contains { $0.keepsWithNext }
    reach = Self.reach(sizes, cellCount, attributes, lines, in: room)
  }

  /// From where to where the galley's cells reach.
  var extent: VerticalExtent {
    reach?.extent ?? VerticalExtent(top: 0, bottom: lines[lines.count - 1].bottom)
  }

  /// The lines among which all are whose cells meet a stretch.
  func lines(meeting stretch: VerticalExtent) -> Range<Int> {
    if let reach {
      return reach.candidates(meeting: stretch)
    }
    let first = lines.indices.partitioningIndex { lines[$0].bottom > stretch.top }
    let end = lines.indices.partitioningIndex { lines[$0].top >= stretch.bottom }
    return first..<max(first, end)
  }

  /// Where the lines reach, if they can reach beyond their neighbours: by negative spacing, or by
  /// cells with negative insets, which stick out.
  private static func reach(
    _ sizes: Column<CGSize>, _ cellCount: Int, _ attributes: [CellAttributes],
    _ lines: [LineRecord], in room: SectionRoom
  ) -> Reach? {
    let sticksOut = attributes.contains { $0.insets.top < 0 || $0.insets.bottom < 0 }
    guard sticksOut || room.attributes.lineSpacing < 0 else { return nil }
    var extents = lines.map { VerticalExtent(top: $0.top, bottom: $0.bottom) }
    for (index, line) in lines.enumerated() where sticksOut {
      let end = index + 1 < lines.count ? lines[index + 1].firstCell : cellCount
      let cells = (line.firstCell..<end).map { cell in
        let attributes = cell < attributes.count ? attributes[cell] : .default
        return LineArrangement.Cell(
          box: CellBox(size: sizes[cell], insets: attributes.insets), attributes: attributes)
      }
      let placement = VerticalPlacement(
        room.attributes.cellAlignment, lineHeight: line.height, of: cells)
      for cell in cells {
        let place = placement.place(of: cell)
        extents[index].formUnion(
          top: line.top + place.top, bottom: line.top + place.top + place.height)
      }
    }
    return Reach(extents)
  }

  /// How many cells a galley is for: enough for galleys to be few, and few enough for a copy to be
  /// quick.
  static let usualCapacity = 1024

  /// The room to make where so many cells are expected.
  static func capacity(for count: Int) -> Int {
    count > usualCapacity * 3 / 2 ? usualCapacity : max(1, count)
  }

  func cells(ofLine line: Int) -> Range<Int> {
    lines[line].firstCell..<(line + 1 < lines.count ? lines[line + 1].firstCell : cellCount)
  }

  func line(ofCell cell: Int) -> Int {
    lines.indices.partitioningIndex { lines[$0].firstCell > cell } - 1
  }

  /// Whether all cells have the default attributes.
  var isPlain: Bool {
    attributes.isEmpty
  }

  func size(ofCell cell: Int) -> CGSize {
    sizes[cell]
  }

  func box(ofCell cell: Int) -> CellBox {
    CellBox(
      size: sizes[cell], insets: cell < attributes.count ? attributes[cell].insets : .zero)
  }

  func attributes(ofCell cell: Int) -> CellAttributes {
    cell < attributes.count ? attributes[cell] : .default
  }

  /// The attributes of the cells of a range, with their indices, but for some that are the default.
  func attributes(ofCells cells: Range<Int>) -> some Sequence<(Int, CellAttributes)> {
    let cells = cells.clamped(to: 0..<attributes.count)
    return zip(cells, attributes[cells])
  }

  func copyCells(_ cells: Range<Int>, to sizes: Column<CGSize>, at index: Int) {
    sizes.write(self.sizes, cells, at: index)
  }
}
