import AlignedLayout
import UIKit

/// Two shelves of cards behind each other, which scroll sideways: one row of large cards, and two rows of
/// small ones.
///
/// The titles stand beside their shelves, and pin at the edge where reading begins. Scrolling comes to
/// rest where a card begins. The height of the view decides the height of the cards, and that their
/// width, so no size is asked for.
public final class ShelfExample: StaticExample, DelegateExample {
  public init() {
    super.init(
      Product.sections.map { ($0.title, $0.products.count) }, cells: CardCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    let product = Product.sections[indexPath.section].products[indexPath.item]
    (cell as? CardCell)?.show(product, isLarge: indexPath.section == 0)
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.scrollDirection = .horizontal
    layout.stopsAtLines = true
    layout.contentInsets = Insets(top: 16, bottom: 16, trailing: 16)
    layout.defaultHeaderLength = 84
    // The gap before a card is part of its line. At rest, it keeps the card clear of the pinned title.
    layout.defaultItemAttributes = CellAttributes(insets: Insets(leading: 12))
    view.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
  }
}

// MARK: Delegate

extension ShelfExample {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    let rows: SectionAttributes =
      section == 0
      ? .columns(1, cellHeight: .proportional(0.7)) : .columns(2, cellHeight: .proportional(1))
    return rows.with(cellSpacing: 12, lineSpacing: 0)
  }
}
