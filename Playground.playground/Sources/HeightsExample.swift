import AlignedLayout
import UIKit

/// Cells of mixed heights in every cell alignment.
public final class HeightsExample: StaticExample, Example {
  private static let alignments = SectionAttributes.CellAlignment.allCases
  private static let sizes = [
    CGSize(width: 64, height: 32), CGSize(width: 48, height: 72), CGSize(width: 88, height: 48),
    CGSize(width: 56, height: 24), CGSize(width: 72, height: 56), CGSize(width: 104, height: 32),
    CGSize(width: 48, height: 48), CGSize(width: 64, height: 64), CGSize(width: 80, height: 24),
  ]

  public init() {
    super.init(
      Self.alignments.map { (".\($0)", Self.sizes.count) }, cells: LabelCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    let text = "\(Int(Self.sizes[indexPath.item].height))"
    (cell as? LabelCell)?.show(text, style(of: indexPath))
  }

  private func style(of indexPath: IndexPath) -> LabelStyle {
    var style = LabelStyle(Shade.all[indexPath.item % Shade.all.count])
    style.font = .systemFont(ofSize: 12)
    style.margin = CGSize(width: 2, height: 2)
    style.alignment = .center
    return style
  }

  // MARK: Delegate

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    SectionAttributes(
      cellAlignment: Self.alignments[section], cellSpacing: 8, lineSpacing: 12,
      insets: Insets(top: 12))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    Self.sizes[indexPath.item]
  }
}
