/// Cells whose sizes are all known before lines are broken, as a strategy needs them.
///
/// Each cell is offered a line of its own and asked once.
struct MeasuredCells {
  private let room: SectionRoom
  private let rule: OfferRule
  private(set) var breakable: BreakableCells
  private var sizes: [CGSize] = []
  private var attributes = CellAttributeList()

  init(in room: SectionRoom, expectedCount: Int) {
    self.room = room
    rule = OfferRule(room.attributes)
    breakable = BreakableCells(spacing: room.attributes.cellSpacing, lineWidth: room.width)
    breakable.reserve(expectedCount)
    sizes.reserveCapacity(expectedCount)
  }

  var count: Int {
    sizes.count
  }

  /// Reads all cells, asks for their sizes, and appends them.
  mutating func appendAll<Reader: CellReader>(of reader: inout Reader) {
    repeat {
      while let cell = reader.nextPlain() {
        append(box(of: .default) { reader.size(of: cell, offered: $0, isFirst: true) })
      }
    } while appendNext(of: &reader)
  }

  /// Reads a cell, asks for its size, and appends it.
  ///
  /// - Parameter isLastLine: whether no line may begin after the one of the cell before. A cell that
  ///   a forced break puts on another line is then appended without being asked for.
  /// - Returns: false if there are no more cells.
  mutating func appendNext<Reader: CellReader>(
    of reader: inout Reader, isLastLine: Bool = false
  ) -> Bool {
    guard let (attributes, cell) = reader.next() else { return false }
    let isAsked = !isLastLine || !breakable.opportunity(beforeNext: attributes).isForced
    let box = box(of: attributes) {
      isAsked ? reader.size(of: cell, offered: $0, isFirst: true) : .notAsked
    }
    if attributes.isDefault {
      append(box)
    } else {
      self.attributes.append(attributes, ofCell: sizes.count)
      breakable.append(outerWidth: box.outerWidth, attributes)
      sizes.append(box.size)
    }
    return true
  }

  @inline(__always)
  private func box(of cell: CellAttributes, size: (_ space: CGFloat) -> CGSize) -> CellBox {
    let line = OpenLine(available: room.width)
    let space = line.wholeSpace(for: cell)
    let box = rule.box(of: cell, size: size(space), offered: space)
    return rule.clamped(box, of: cell, on: line)
  }

  /// Appends a cell of default attributes without asking for it.
  @inline(__always)
  mutating func append(_ box: CellBox) {
    breakable.append(outerWidth: box.outerWidth)
    sizes.append(box.size)
  }

  /// Removes the last cells and keeps a number of the first.
  mutating func removeAll(after count: Int) {
    breakable.removeAll(after: count)
    sizes.removeLast(sizes.count - count)
    attributes.removeAll(from: count)
  }

  /// Breaks lines by the section's strategy, or first fit if the strategy makes too many, and
  /// returns the cells on their lines.
  func galleys(maximumLineCount: Int = .max) -> [Galley] {
    var breaks = LineBreaks(breakable, strategy: room.attributes.breakingStrategy)
    if breaks.lineStarts.count > maximumLineCount {
      breaks = LineBreaks(breakable, strategy: .firstFit)
    }
    let storage = CompositorStorage(in: room, expectedCount: sizes.count)
    var compositor = Compositor(storage)
    for (line, first) in breaks.lineStarts.enumerated() {
      if line > 0 {
        compositor.endLine()
      }
      let end = line + 1 < breaks.lineStarts.count ? breaks.lineStarts[line + 1] : sizes.count
      for cell in first..<end {
        append(cell, to: &compositor)
      }
    }
    return compositor.finish()
  }

  /// Appends a cell to the open line. All that its attributes do there is to inset it and to align it
  /// by a baseline: its line is known, and strategies ignore indentation.
  @inline(__always)
  private func append(_ cell: Int, to compositor: inout Compositor) {
    guard cell < attributes.storedCount, !attributes[cell].isDefault else {
      return compositor.append(CellBox(size: sizes[cell], insets: .zero), .default)
    }
    compositor.storage.append(attributes[cell], ofCell: compositor.cursor.cellCount)
    compositor.append(CellBox(size: sizes[cell], insets: attributes[cell].insets), .default)
    if attributes[cell].isAlignedByBaseline {
      compositor.arrangesLine = true
    }
  }
}
