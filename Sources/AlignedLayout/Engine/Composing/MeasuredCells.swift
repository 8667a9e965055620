/// The cells of a section of which all sizes are known before lines are broken: what a breaking
/// strategy needs, and the lines that it makes of them.
struct MeasuredCells {
  private let room: SectionRoom
  private let asking: Asking

  /// The cells as their lines are broken.
  private(set) var unbroken: UnbrokenCells

  private var sizes: [CGSize] = []

  /// The attributes of the cells; those of the last may be missing if they are the default.
  private var attributes: [CellAttributes] = []

  init(in room: SectionRoom, expectedCount: Int) {
    self.room = room
    asking = Asking(room.attributes)
    unbroken = UnbrokenCells(spacing: room.attributes.cellSpacing)
    unbroken.reserve(expectedCount)
    sizes.reserveCapacity(expectedCount)
  }

  var count: Int {
    sizes.count
  }

  /// Asks for cells without attributes, each offered a line of its own, and adds them behind the
  /// others.
  mutating func append(_ indices: Range<Int>, sizeForOffer: (_ index: Int, CGFloat) -> CGSize) {
    let line = OpenLine(available: room.width)
    let answered = indices.map { index in
      let answer = sizeForOffer(index, line.available)
      let box = asking.box(answered: answer, to: line.available, .default)
      return asking.fitted(box, .default, on: line).size
    }
    sizes += answered
    for size in answered {
      unbroken.append(outerWidth: size.width)
    }
  }

  /// Asks for a cell that is offered a line of its own, and adds it behind the others.
  mutating func append(_ cell: CellAttributes, sizeForOffer: (CGFloat) -> CGSize) {
    let line = OpenLine(available: room.width)
    let offer = line.wholeOffer(to: cell)
    append(
      cell,
      asking.fitted(
        asking.box(answered: sizeForOffer(offer), to: offer, cell), cell, on: line))
  }

  /// Adds a cell behind the others that was measured before.
  mutating func append(_ cell: CellAttributes, size: CGSize) {
    append(cell, CellBox(size: size, insets: cell.insets))
  }

  private mutating func append(_ cell: CellAttributes, _ box: CellBox) {
    if !cell.isDefault {
      attributes.append(contentsOf: repeatElement(.default, count: sizes.count - attributes.count))
      attributes.append(cell)
    }
    sizes.append(box.size)
    unbroken.append(outerWidth: box.outerWidth, cell)
  }

  /// Keeps the first cells, so many, and forgets the others.
  mutating func keepFirst(_ count: Int) {
    unbroken = unbroken.prefix(count)
    sizes.removeLast(sizes.count - count)
    attributes.removeLast(max(0, attributes.count - count))
  }

  /// The cells on the lines that the section's strategy makes; or those of first fit if it makes
  /// more than there may be.
  func galleys(mostLines: Int = .max) -> [Galley] {
    var broken = BrokenSection(
      unbroken, width: room.width, strategy: room.attributes.breakingStrategy)
    if broken.lineStarts.count > mostLines {
      broken = BrokenSection(unbroken, width: room.width, strategy: .firstFit)
    }
    var compositor = Compositor(Draft(in: room, expectedCount: sizes.count))
    for (line, first) in broken.lineStarts.enumerated() {
      if line > 0 {
        compositor.endLine()
      }
      let end = line + 1 < broken.lineStarts.count ? broken.lineStarts[line + 1] : sizes.count
      guard attributes.count > first else {
        for cell in first..<end {
          compositor.set(.default, CellBox(size: sizes[cell], insets: .zero))
        }
        continue
      }
      for cell in first..<end {
        set(cell, with: &compositor)
      }
    }
    return compositor.finish()
  }

  /// Sets a cell as one without attributes, but for its insets: its line is known, and no line is
  /// indented.
  private func set(_ cell: Int, with compositor: inout Compositor) {
    var insets = Insets.zero
    if cell < attributes.count {
      compositor.note(attributes[cell])
      insets = attributes[cell].insets
    }
    compositor.set(.default, CellBox(size: sizes[cell], insets: insets))
  }
}

extension MeasuredCells {
  /// The galleys of a section after changes. Cells that stay are not asked: what they are offered
  /// is always the same.
  static func galleys(
    replacing galleys: Galleys, in room: SectionRoom, section: Int, changes: [CellChange],
    sizeOfCell: (ContentLayout.CellPosition, _ lineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) -> [Galley] {
    var cells = MeasuredCells(in: room, expectedCount: galleys.cellCount)
    var old = 0
    for change in changes {
      cells.append(galleys, old..<change.old.lowerBound)
      for _ in 0..<change.newCount {
        let position = ContentLayout.CellPosition(section: section, cell: cells.sizes.count)
        cells.append(attributesOfCell?(position) ?? .default) { sizeOfCell(position, $0) }
      }
      old = change.old.upperBound
    }
    cells.append(galleys, old..<galleys.cellCount)
    return cells.galleys()
  }

  private mutating func append(_ galleys: Galleys, _ range: Range<Int>) {
    for index in 0..<galleys.count {
      let place = galleys[index]
      for cell in range.clamped(to: place.cells) {
        let index = cell - place.start.cell
        append(place.galley.attributes(ofCell: index), size: place.galley.size(ofCell: index))
      }
    }
  }
}
