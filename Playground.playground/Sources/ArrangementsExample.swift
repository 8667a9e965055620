import AlignedLayout
import UIKit

/// A table, a grid, a border and a box in a box: aligned views, each in a cell.
public final class ArrangementsExample: StaticExample, DelegateExample {
  public init() {
    super.init(
      Arrangement.allCases.map { ($0.title, 1) }, cells: AlignedViewCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? AlignedViewCell)?.card = Arrangement.allCases[indexPath.section].makeView()
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.defaultSectionAttributes = SectionAttributes(
      sizing: .selfSizing(estimate: CGSize(width: 300, height: 80)), insets: Insets(top: 8))
    view.register(AlignedViewCell.self, forCellWithReuseIdentifier: AlignedViewCell.identifier)
  }
}
