import AlignedLayout
import UIKit

/// A bar of tags in one row, which scrolls sideways. Each tag is a line of its own.
public final class TagBarExample: StaticExample, DelegateExample {
  private static let height: CGFloat = 52
  private static let tags = [
    "All", "Typefaces", "Ink", "Paper", "Presses", "Composing sticks", "Brass rules", "Ornaments",
    "Bookbinding", "Second-hand",
  ]

  public init() {
    super.init([("Tags", Self.tags.count)], cells: LabelCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? LabelCell)?.show(Self.tags[indexPath.item], style(of: indexPath.item))
  }

  /// The first tag is chosen.
  private func style(of item: Int) -> LabelStyle {
    var style = LabelStyle(item == 0 ? .strong : .gray)
    style.cornerRadius = 15
    style.alignment = .center
    return style
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    layout.scrollDirection = .horizontal
    layout.contentInsets = Insets(leading: 16, trailing: 16)
    layout.defaultHeaderLength = 0
    layout.defaultSectionAttributes = SectionAttributes(
      maximumCellsPerLine: 1, lineAlignment: .center, lineSpacing: 8)
    view.frame.size.height = Self.height
  }
}

// MARK: Delegate

extension TagBarExample {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    style(of: indexPath.item).size(of: Self.tags[indexPath.item])
  }
}
