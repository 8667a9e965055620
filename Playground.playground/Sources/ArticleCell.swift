import AlignedLayout
import UIKit

/// A card that shows an article: its sign and its title in a row, its summary, and two lines of its tags.
/// All of them stand in one aligned view, so nothing else sizes or places them.
public final class ArticleCell: AlignedViewCell {
  override class var identifier: String { "article" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    card.padding = Insets(12)
    card.attributes = SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 8)
    contentView.backgroundColor = .systemBackground
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
}
