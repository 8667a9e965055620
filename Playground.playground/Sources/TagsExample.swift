import AlignedLayout
import UIKit

/// The same tags in every line alignment: one section for each, whose header names it.
public final class TagsExample: StaticExample, Example {
  private static let alignments = SectionAttributes.LineAlignment.allCases
  private static let tags = [
    "Baseline", "Serif", "Em dash", "Ligature", "Kerning", "Point", "Small caps", "x-height",
    "Widow", "Hanging punctuation", "Pica", "Italic", "Ascender",
  ]

  public init() {
    super.init(
      Self.alignments.map { (".\($0)", Self.tags.count) }, cells: LabelCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? LabelCell)?.show(Self.tags[indexPath.item], style(inSection: indexPath.section))
  }

  private func style(inSection section: Int) -> LabelStyle {
    var style = LabelStyle(Shade.all[section % Shade.all.count])
    style.cornerRadius = 15
    style.alignment = .center
    return style
  }

  // MARK: Delegate

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    SectionAttributes(
      lineAlignment: Self.alignments[section], cellSpacing: 8, lineSpacing: 8,
      insets: Insets(top: 12))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    style(inSection: indexPath.section).size(of: Self.tags[indexPath.item])
  }
}
