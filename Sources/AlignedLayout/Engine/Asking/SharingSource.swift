/// A source of cells that may share widths. It asks another one, and describes labels by the attributes and
/// the sizes with which they are laid out.
///
/// It holds closures, and not the other source: all that is generic over a source then exists for it once.
struct SharingSource: CellSource {
  typealias Position = ContentLayout.CellPosition

  private let section: Int
  private let askedAttributes: (Position) -> CellAttributes
  private let askedSize: (Position, CGFloat) -> CGSize
  private let askedLastLineWidth: (Position, CGSize) -> CGFloat?
  private let askedRule: (Position, OfferRule) -> OfferRule
  private let askedSizeOfOverflow: (_ hiddenCount: Int) -> CGSize
  private let askedAttributesOfOverflow: () -> CellAttributes

  /// The widths, or nil until they are found, or if there are no labels.
  var widths: SharedWidths?

  /// The names whose labels are laid out otherwise than before.
  var changedNames: Set<SharedWidth> = []

  /// The attributes of the first cells, if they were asked for already.
  private var attributesOfFirstCells: [CellAttributes] = []

  /// Attributes of other cells that were asked for already.
  private var knownAttributes: [Int: CellAttributes] = [:]

  init<Source: CellSource>(_ source: Source, section: Int) {
    self.section = section
    askedAttributes = {
      source.hasAttributes ? source.attributes(of: source.key(of: $0)) : .default
    }
    askedSize = { source.size(of: source.key(of: $0), $1) }
    askedLastLineWidth = { source.lastLineWidth(of: source.key(of: $0), size: $1) }
    askedRule = { source.rule(for: source.key(of: $0), in: $1) }
    askedSizeOfOverflow = { source.sizeOfOverflow(inSection: section, hiddenCount: $0) }
    askedAttributesOfOverflow = { source.attributesOfOverflow(inSection: section) }
  }

  var hasAttributes: Bool {
    true
  }

  func key(of position: Position) -> Position {
    position
  }

  func attributes(of key: Position) -> CellAttributes {
    if let widths, let label = widths.label(ofCell: key.cell) {
      return widths.attributes(of: label)
    }
    return givenAttributes(ofCell: key.cell)
  }

  func size(of key: Position, _ space: CGFloat) -> CGSize {
    guard let widths, let label = widths.label(ofCell: key.cell) else {
      return askedSize(key, space)
    }
    return widths.size(of: label, offered: space) { askedSize(key, $0) }
  }

  func lastLineWidth(of key: Position, size: CGSize) -> CGFloat? {
    askedLastLineWidth(key, size)
  }

  func rule(for key: Position, in section: OfferRule) -> OfferRule {
    widths?.label(ofCell: key.cell) == nil ? askedRule(key, section) : .label
  }

  func isChanged(_ key: Position) -> Bool {
    guard !changedNames.isEmpty, let label = widths?.label(ofCell: key.cell) else { return false }
    return changedNames.contains(label.name)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    askedSizeOfOverflow(hiddenCount)
  }

  func attributesOfOverflow(inSection section: Int) -> CellAttributes {
    askedAttributesOfOverflow()
  }
}

extension SharingSource {
  private func position(_ cell: Int) -> Position {
    Position(section: section, cell: cell)
  }

  /// Returns the attributes that the client gives a cell.
  func givenAttributes(ofCell cell: Int) -> CellAttributes {
    cell < attributesOfFirstCells.count
      ? attributesOfFirstCells[cell] : knownAttributes[cell] ?? askedAttributes(position(cell))
  }

  /// Returns the attributes that the client gives a cell, and does not ask for them again.
  mutating func learnAttributes(ofCell cell: Int) -> CellAttributes {
    let attributes = givenAttributes(ofCell: cell)
    if cell >= attributesOfFirstCells.count { knownAttributes[cell] = attributes }
    return attributes
  }

  /// Asks for the attributes of a cell that is new and, if it is a label, for its size.
  mutating func newLabel(ofCell cell: Int, in room: SectionRoom) -> SharedWidths.Label? {
    let attributes = askedAttributes(position(cell))
    if cell == attributesOfFirstCells.count {
      attributesOfFirstCells.append(attributes)
    } else {
      knownAttributes[cell] = attributes
    }
    guard room.shares(attributes) else { return nil }
    return SharedWidths.Label(cell: cell, attributes, in: room) { askedSize(position(cell), $0) }
  }

  /// Decides the widths of the labels of all cells.
  mutating func decideWidths(by labels: [SharedWidths.Label], in room: SectionRoom) {
    widths = SharedWidths.decided(by: labels, in: room) { askedSize(position($0), $1).height }
  }

  /// Asks for the attributes of a section's cells, and for the sizes of its labels, and decides the widths.
  mutating func findWidths(ofCells count: Int, in room: SectionRoom) {
    attributesOfFirstCells.reserveCapacity(count)
    var labels: [SharedWidths.Label] = []
    for cell in 0..<count {
      let label = newLabel(ofCell: cell, in: room)
      if let last = labels.last, last.cell == cell - 1 {
        labels[labels.count - 1].field = last.field(attributesOfFirstCells[cell], in: room)
      }
      if let label { labels.append(label) }
    }
    decideWidths(by: labels, in: room)
  }
}

extension OfferRule {
  /// The rule of cells that share a width: they are cut to their line.
  static var label: OfferRule {
    OfferRule(offersWholeLine: true, clampsOversizedCells: true)
  }
}
