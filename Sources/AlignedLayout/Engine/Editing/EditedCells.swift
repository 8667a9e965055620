/// What was known before a change of the cells of a section that is set anew as a whole: a cell
/// that stays is asked only if it is offered another space than it was.
struct FormerCells {
  private let room: SectionRoom
  private var original: Original?

  /// How many cells were visible.
  private let visibleCount: Int

  private var changes: ArraySlice<CellChange>

  /// How many cells more there are before the one that is read than there were.
  private var shift = 0

  /// What the cells that were read had answered; nil for those of which nothing is known.
  private var formers: [Original.Cell?] = []

  init(_ lines: SectionLines, changes: [CellChange]) {
    room = lines.room
    visibleCount = lines.visibleCellCount
    self.changes = changes[...]
    if case .listed(let galleys) = lines.setting {
      original = Original(galleys, in: lines.room)
    }
  }

  /// Reads the next cell, the first to begin with: what it asks for, or nil if nobody knows.
  mutating func readNext() -> CellAttributes? {
    let former = former(ofCell: formers.count)
    formers.append(former)
    return former.map { $0.attributes ?? .default }
  }

  private mutating func former(ofCell cell: Int) -> Original.Cell? {
    while let change = changes.first,
      cell >= change.old.lowerBound + shift + change.newCount
    {
      shift += change.newCount - change.old.count
      changes.removeFirst()
    }
    if let change = changes.first, cell >= change.old.lowerBound + shift { return nil }
    let old = cell - shift
    return old < visibleCount ? original?.read(old) : nil
  }

  /// What a cell answered, if it was offered the same space.
  func size(ofCell cell: Int, offered offer: CGFloat, isFirst: Bool) -> CGSize? {
    guard let former = formers[cell] else { return nil }
    if isAskedOnce { return former.size }
    guard former.offer == offer else { return nil }
    return isFirst || !former.mayBeClamped(in: room) ? former.size : nil
  }

  /// Whether it is known that the cell read last does not fit on a line.
  func breaks(after line: OpenLine) -> Bool {
    guard let former = formers.last ?? nil, former.beginsLine, former.offer != nil,
      former.attributes?.beginsLine != true, !line.isEmpty
    else { return false }
    return original?.broke(after: line) == true
  }

  /// Whether every cell is offered a line of its own, wherever it lands.
  private var isAskedOnce: Bool {
    room.attributes.breakingStrategy != .firstFit
  }
}
