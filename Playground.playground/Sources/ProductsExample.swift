import AlignedLayout
import UIKit

/// A grid of products in as many columns as fit, whose first product spans all of them.
///
/// The cards of a line are stretched to the tallest. All cells size their heights themselves.
public final class ProductsExample: NSObject, Example {
  private let sections = Product.sections

  public override init() {}

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.defaultSectionAttributes = .columns(
      minimumWidth: 160, cellHeight: .selfSizing(estimate: 150)
    ).with(cellAlignment: .stretch, cellSpacing: 12, lineSpacing: 12, insets: Insets(top: 12))
    view.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
  }

  private func product(at indexPath: IndexPath) -> Product {
    sections[indexPath.section].products[indexPath.item]
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].products.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ProductCell.identifier, for: indexPath)
    (cell as? ProductCell)?.show(product(at: indexPath))
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    header(sections[indexPath.section].title, in: collectionView, at: indexPath)
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
