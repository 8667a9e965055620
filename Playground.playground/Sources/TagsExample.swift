import AlignedLayout
import UIKit

/// The same tags in every line alignment: one section for each, whose header names it.
public final class TagsExample: NSObject, Example {
  private let alignments = SectionAttributes.LineAlignment.allCases
  private let tags = [
    "Baseline", "Serif", "Em dash", "Ligature", "Kerning", "Point", "Small caps", "x-height",
    "Widow", "Hanging punctuation", "Pica", "Italic", "Ascender",
  ]

  public override init() {}

  private func style(inSection section: Int) -> LabelStyle {
    var style = LabelStyle(Shade.all[section % Shade.all.count])
    style.cornerRadius = 15
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
    tags.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let style = style(inSection: indexPath.section)
    return cell(tags[indexPath.item], style, in: collectionView, at: indexPath)
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
      lineAlignment: alignments[section], cellSpacing: 8, lineSpacing: 8,
      insets: Insets(top: 12))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    style(inSection: indexPath.section).size(of: tags[indexPath.item])
  }
}
