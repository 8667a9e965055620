/// A source that asks another one for the cells of a horizontal content, and answers in upright
/// coordinates.
///
/// It does not ask for attributes of overflow views: only their baselines count, which lines that run from
/// the top do not have.
struct UprightSource<Base: CellSource>: CellSource {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  var hasAttributes: Bool {
    base.hasAttributes
  }

  func key(of position: ContentLayout.CellPosition) -> Base.Key {
    base.key(of: position)
  }

  func attributes(of key: Base.Key) -> CellAttributes {
    base.attributes(of: key).transposed
  }

  func size(of key: Base.Key, _ space: CGFloat) -> CGSize {
    base.size(of: key, space).transposed
  }

  func rule(for key: Base.Key, in section: OfferRule) -> OfferRule {
    base.rule(for: key, in: section)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    base.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount).transposed
  }

  func sizeOfAllCells(inSection section: Int) -> CGSize? {
    base.sizeOfAllCells(inSection: section)?.transposed
  }
}

extension ClosureSource {
  /// A source of closures that ask these closures, and answer in upright coordinates. Unlike a
  /// `UprightSource`, it needs no second copy of all that is generic over a source.
  var upright: ClosureSource {
    ClosureSource(
      sizeOfCell: { [sizeOfCell] in sizeOfCell($0, $1).transposed },
      attributesOfCell: attributesOfCell.map { attributes in { attributes($0).transposed } },
      sizeOfOverflow: sizeOfOverflow.map { size in { size($0, $1).transposed } })
  }
}
