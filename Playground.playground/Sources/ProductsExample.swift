import AlignedLayout
import UIKit

/// A grid of products in as many columns as fit, whose first product spans all of them.
///
/// The cards of a line are stretched to the tallest. All cells size their heights themselves.
public final class ProductsExample: StaticExample, DelegateExample {
  public init() {
    super.init(
      Product.sections.map { ($0.title, $0.products.count) }, cells: ProductCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? ProductCell)?.show(product(at: indexPath))
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.defaultSectionAttributes = .columns(
      minimumWidth: 160, cellHeight: .selfSizing(estimate: 150)
    ).with(cellAlignment: .stretch, cellSpacing: 12, lineSpacing: 12, insets: Insets(top: 12))
    view.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
  }

  private func product(at indexPath: IndexPath) -> Product {
    Product.sections[indexPath.section].products[indexPath.item]
  }
}

// MARK: Delegate

extension ProductsExample {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    product(at: indexPath).isHero ? CellAttributes(columnSpan: .max) : .default
  }
}
