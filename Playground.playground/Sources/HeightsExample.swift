import AlignedLayout
import UIKit

/// Cells of mixed heights in every cell alignment.
public final class HeightsExample: NSObject, Example {
  private let alignments = SectionAttributes.CellAlignment.allCases
  private let sizes = [
    CGSize(width: 64, height: 32), CGSize(width: 48, height: 72), CGSize(width: 88, height: 48),
    CGSize(width: 56, height: 24), CGSize(width: 72, height: 56), CGSize(width: 104, height: 32),
    CGSize(width: 48, height: 48), CGSize(width: 64, height: 64), CGSize(width: 80, height: 24),
  ]

  public override init() {}

  private func style(of indexPath: IndexPath) -> LabelStyle {
    var style = LabelStyle(Shade.all[indexPath.item % Shade.all.count])
    style.font = .systemFont(ofSize: 12)
    style.margin = CGSize(width: 2, height: 2)
    style.alignment = .center
    return style
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    alignments.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sizes.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let text = "\(Int(sizes[indexPath.item].height))"
    return cell(text, style(of: indexPath), in: collectionView, at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    header(".\(alignments[indexPath.section])", in: collectionView, at: indexPath)
  }

  // MARK: Delegate

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    SectionAttributes(
      cellAlignment: alignments[section], cellSpacing: 8, lineSpacing: 12,
      insets: Insets(top: 12))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    sizes[indexPath.item]
  }
}
