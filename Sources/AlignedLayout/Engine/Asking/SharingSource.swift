/// A source of cells that may share widths. It describes labels by the attributes and sizes with which they
/// are laid out.
final class SharingSource: CellSource {
  private let section: Int
  private let base: any CellSource

  /// Nil until the widths are found, or if there are no labels.
  var widths: SharedWidths?

  /// The names whose labels are laid out otherwise than before.
  var changedNames: Set<SharedWidth> = []

  /// The attributes of the first cells, if they were asked for already.
  private var attributesOfFirstCells: [CellAttributes] = []

  /// Attributes of other cells that were asked for already.
  private var knownAttributes: [Int: CellAttributes] = [:]

  init(_ base: any CellSource, section: Int) {
    self.base = base
    self.section = section
  }

  var hasAttributes: Bool { true }
  var hasOwnRules: Bool { true }

  func attributes(of cell: Position) -> CellAttributes {
    if let widths, let label = widths.label(ofCell: cell.cell) {
      return widths.attributes(of: label)
    }
    return givenAttributes(ofCell: cell.cell)
  }

  func size(of cell: Position, _ space: CGFloat) -> CGSize {
    guard let widths, let label = widths.label(ofCell: cell.cell) else {
      return base.size(of: cell, space)
    }
    return widths.size(of: label, offered: space) { base.size(of: cell, $0) }
  }

  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
    base.lastLineWidth(of: cell, size: size)
  }

  func rule(for cell: Position, in section: OfferRule) -> OfferRule {
    widths?.label(ofCell: cell.cell) == nil ? base.rule(for: cell, in: section) : .label
  }

  func isChanged(_ cell: Position) -> Bool {
    guard !changedNames.isEmpty, let label = widths?.label(ofCell: cell.cell) else { return false }
    return changedNames.contains(label.name)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    base.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
  }

  func attributesOfOverflow(inSection section: Int) -> CellAttributes {
    base.attributesOfOverflow(inSection: section)
  }
}

extension SharingSource {
  private func position(_ cell: Int) -> Position { Position(section: section, cell: cell) }

  private func askedAttributes(ofCell cell: Int) -> CellAttributes {
    base.hasAttributes ? base.attributes(of: position(cell)) : .default
  }

  func givenAttributes(ofCell cell: Int) -> CellAttributes {
    cell < attributesOfFirstCells.count
      ? attributesOfFirstCells[cell] : knownAttributes[cell] ?? askedAttributes(ofCell: cell)
  }

  /// Does not ask for the attributes again.
  func learnAttributes(ofCell cell: Int) -> CellAttributes {
    let attributes = givenAttributes(ofCell: cell)
    if cell >= attributesOfFirstCells.count { knownAttributes[cell] = attributes }
    return attributes
  }

  func newLabel(ofCell cell: Int, in room: SectionRoom) -> SharedWidths.Label? {
    let attributes = askedAttributes(ofCell: cell)
    if cell == attributesOfFirstCells.count {
      attributesOfFirstCells.append(attributes)
    } else {
      knownAttributes[cell] = attributes
    }
    guard room.shares(attributes) else { return nil }
    return SharedWidths.Label(cell: cell, attributes, in: room) {
      base.size(of: position(cell), $0)
    }
  }

  func decideWidths(by labels: [SharedWidths.Label], in room: SectionRoom) {
    widths = SharedWidths.decided(by: labels, in: room) { base.size(of: position($0), $1).height }
  }

  func findWidths(ofCells count: Int, in room: SectionRoom) {
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
  static var label: OfferRule { OfferRule(offersWholeLine: true, clampsOversizedCells: true) }
}
