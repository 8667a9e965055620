import AlignedLayout
import UIKit

/// A reading list, whose cards are aligned views: rows, text and tags in each cell.
public final class ArticlesExample: StaticExample, DelegateExample {
  public init() {
    super.init([("Reading list", Article.all.count)], cells: ArticleCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? ArticleCell)?.show(Article.all[indexPath.item])
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.defaultSectionAttributes = SectionAttributes(
      maximumCellsPerLine: 1, sizing: .selfSizing(estimate: CGSize(width: 300, height: 120)),
      lineSpacing: 12,
      insets: Insets(top: 12))
    view.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
  }
}
