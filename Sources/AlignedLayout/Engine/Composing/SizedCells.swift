/// Cells whose sizes are all known before lines are broken, as a strategy needs them.
///
/// Each cell is offered a line of its own and asked once.
struct SizedCells {
  private let room: SectionRoom
  private let rule: OfferRule
  private(set) var breakable: BreakableCells
  private var sizes: [CGSize] = []
  private var attributes = CellAttributeList()

  /// The cells whose widths their lines decide, by their index.
  private var undecided: [Int: UndecidedCell] = [:]

  init(in room: SectionRoom, expectedCount: Int) {
    self.room = room
    rule = OfferRule(room.attributes)
    breakable = BreakableCells(
      spacing: room.attributes.cellSpacing, lineWidth: room.width,
      mostCellsPerLine: room.mostCellsPerLine)
    breakable.reserve(expectedCount)
    sizes.reserveCapacity(expectedCount)
  }

  var count: Int {
    sizes.count
  }

  /// Reads all cells, asks for their sizes, and appends them.
  mutating func appendAll<Reader: CellReader>(of reader: inout Reader) {
    let space = space(for: .default)
    repeat {
      let first = sizes.count
      while let cell = reader.nextPlain() {
        let size = reader.size(of: cell, offered: space, isFirst: true)
        sizes.append(box(of: .default, size: size, by: reader.rule(for: cell, in: rule)).size)
      }
      breakable.append(contentsOf: sizes[first...])
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
    guard !room.decidesWidth(of: attributes) else {
      append((attributes, cell), readBy: reader, isAsked: isAsked)
      return true
    }
    let size =
      isAsked
      ? reader.size(of: cell, offered: space(for: attributes), isFirst: true) : .notAsked
    let box = box(of: attributes, size: size, by: reader.rule(for: cell, in: rule))
    if attributes.isDefault {
      append(box)
    } else {
      self.attributes.append(attributes, ofCell: sizes.count)
      breakable.append(outerWidth: box.outerWidth, attributes)
      sizes.append(box.size)
    }
    return true
  }

  /// Appends a cell whose width its line decides.
  private mutating func append<Reader: CellReader>(
    _ next: (attributes: CellAttributes, cell: Reader.Cell), readBy reader: Reader, isAsked: Bool
  ) {
    let (cell, line) = (next.attributes, OpenLine(available: room.width))
    var width: CGFloat = 0
    if isAsked {
      let found = room.undecidedCell(next, at: 0, on: line, from: reader)
      width = found.width
      undecided[sizes.count] = found.cell
    }
    attributes.append(cell, ofCell: sizes.count)
    breakable.append(outerWidth: line.outerWidthForStrategies(ofDecided: cell, in: room), cell)
    sizes.append(CGSize(width: width, height: 0))
  }

  /// Returns the space that a cell is offered: a line of its own.
  @inline(__always)
  private func space(for cell: CellAttributes) -> CGFloat {
    OpenLine(available: room.width).wholeSpace(for: cell)
  }

  @inline(__always)
  private func box(of cell: CellAttributes, size: CGSize, by rule: OfferRule) -> CellBox {
    let line = OpenLine(available: room.width)
    let box = rule.box(of: cell, size: size, on: line)
    return rule.clamped(box, of: cell, on: line)
  }

  /// Appends a cell of default attributes without asking for it.
  @inline(__always)
  mutating func append(_ box: CellBox) {
    breakable.append(outerWidth: box.outerWidth)
    sizes.append(box.size)
  }

  /// Appends an overflow view.
  mutating func append(_ box: CellBox, _ overflow: CellAttributes) {
    if !overflow.isDefault {
      attributes.append(overflow, ofCell: sizes.count)
    }
    append(box)
  }

  /// The first cell, and the question for its height if its line decides its width.
  var firstCell: (attributes: CellAttributes, size: CGSize, question: UndecidedCell.Question?) {
    (attributes[0], sizes[0], undecided[0]?.height)
  }

  /// Removes the last cells and keeps a number of the first.
  mutating func removeAll(after count: Int) {
    breakable.removeAll(after: count)
    sizes.removeLast(sizes.count - count)
    attributes.removeAll(from: count)
    undecided = undecided.filter { $0.key < count }
  }

  /// Breaks lines by the section's strategy, or first fit if the strategy makes too many, and
  /// returns the cells on their lines.
  func galleys(maximumLineCount: Int = .max) -> [Galley] {
    var breaks = LineBreaks(breakable, strategy: room.breakingStrategy)
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
      let plain = max(first, min(attributes.storedCount, end))
      for cell in first..<plain {
        append(cell, to: &compositor)
      }
      for cell in plain..<end {
        compositor.append(CellBox(size: sizes[cell], insets: .zero), .default)
      }
    }
    return compositor.finish()
  }

  /// Appends a cell to the open line. All that its attributes do there is to inset it and to align it
  /// by a baseline: its line is known, and strategies ignore indentation.
  private func append(_ cell: Int, to compositor: inout Compositor) {
    guard !attributes[cell].isDefault else {
      return compositor.append(CellBox(size: sizes[cell], insets: .zero), .default)
    }
    compositor.storage.append(attributes[cell], ofCell: compositor.cursor.cellCount)
    if let height = undecided[cell]?.height {
      let index = compositor.cursor.cellCount - compositor.cursor.firstCell
      compositor.storage.append(UndecidedCell(index: index, height: height))
      compositor.arrangesLine = true
    }
    compositor.append(CellBox(size: sizes[cell], insets: attributes[cell].insets), .default)
    if attributes[cell].isAlignedByBaseline {
      compositor.arrangesLine = true
    }
  }
}
