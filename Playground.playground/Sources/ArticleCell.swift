import AlignedLayout
import UIKit

/// A card of an article: a row of sign and title, a summary, and tags in a box, of which two lines are
/// shown. All of them stand in one aligned view, so nothing else sizes or places them.
public final class ArticleCell: UICollectionViewCell {
  static let identifier = "article"

  private let card = AlignedView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    card.padding = Insets(12)
    card.attributes = SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 8)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.frame = contentView.bounds
    contentView.addSubview(card)
    contentView.backgroundColor = .white
    contentView.layer.borderColor = UIColor(hex: 0xD5_DA_E1).cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 10
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  func show(_ article: Article) {
    card.items = [
      AlignedItem(heading(of: article)),
      AlignedItem(Chip.text(article.summary)),
      AlignedItem(tags(of: article)),
    ]
  }

  /// The sign and the title on one baseline. The title shrinks before the row would break.
  private func heading(of article: Article) -> AlignedGroup {
    let sign = Chip.tag(article.sign, article.shade)
    let title = Chip.text(article.title, size: 16, weight: .semibold)
    return AlignedGroup(
      attributes: SectionAttributes(cellAlignment: .firstBaseline, cellSpacing: 8),
      items: [
        AlignedItem(sign, attributes: CellAttributes(firstBaseline: sign.firstBaseline)),
        AlignedItem(
          title,
          attributes: CellAttributes(shrinkage: 1, firstBaseline: title.firstBaseline)),
      ])
  }

  /// Two lines of tags, and how many more there are.
  private func tags(of article: Article) -> AlignedGroup {
    let more = Chip.tag("", .gray)
    return AlignedGroup(
      attributes: SectionAttributes(lineLimit: .lines(2)),
      padding: Insets(top: 4),
      items: article.tags.map { AlignedItem(Chip.tag($0)) }
    ) { hiddenCount in
      more.text = "+\(hiddenCount)"
      return AlignedItem(more)
    }
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    let width = attributes.offeredSpace
    let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
    attributes.size = CGSize(width: width, height: height)
    return attributes
  }
}
