/// A source that answers in upright coordinates for the cells of a horizontal content. It does not ask for
/// attributes of overflow views: only their baselines count, which lines that run from the top do not have.
final class UprightSource: CellSource {
  private let base: any CellSource

  init(_ base: any CellSource) { self.base = base }

  var hasAttributes: Bool { base.hasAttributes }
  var hasOwnRules: Bool { base.hasOwnRules }

  func attributes(of cell: Position) -> CellAttributes { base.attributes(of: cell).transposed }

  func size(of cell: Position, _ space: CGFloat) -> CGSize {
    base.size(of: cell, space).transposed
  }

  func rule(for cell: Position, in section: OfferRule) -> OfferRule {
    base.rule(for: cell, in: section)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    base.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount).transposed
  }

  func sizeOfAllCells(inSection section: Int) -> CGSize? {
    base.sizeOfAllCells(inSection: section)?.transposed
  }
}
