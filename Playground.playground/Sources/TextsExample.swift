import AlignedLayout
import UIKit

/// Texts that are as wide as the remaining line space, and as tall as they need.
public final class TextsExample: StaticExample, DelegateExample {
  private enum Item {
    case number(Int)
    case picture(String, Shade)
    case tag(String)
    case text(String)
  }

  private static let titles = ["Beside a number", "Beside a picture", "After tags"]
  private static let sections: [[Item]] = [
    [
      .number(1), .text("Set the words of the paragraph one after another, from the left."),
      .number(2), .text("Where the next word does not fit, begin a line."),
      .number(3),
      .text("Go back over each line, and give what it has left to one side, or half to both."),
    ],
    [
      .picture("Aa", .purple),
      .text(
        "Every cell is told how much room its line still has before it says how large it is. "
          + "This one takes all of it."),
      .picture("fi", .orange),
      .text("A line is as tall as its tallest cell; the next stands below that."),
    ],
    [
      .tag("Note"), .tag("Width"),
      .text("Where less remains than the minimum line space, the text begins a line of its own."),
      .tag("Read more"), .tag("Remaining line space"),
      .text("On a narrow view, this one has to. Try another width."),
    ],
  ]

  public init() {
    super.init(
      zip(Self.titles, Self.sections).map { ($0, $1.count) }, cells: LabelCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    let (text, style) = label(of: item(at: indexPath))
    (cell as? LabelCell)?.show(text, style)
  }

  private func item(at indexPath: IndexPath) -> Item {
    Self.sections[indexPath.section][indexPath.item]
  }

  private func label(of item: Item) -> (text: String, style: LabelStyle) {
    var style = LabelStyle(.gray)
    switch item {
    case .number(let number):
      style = LabelStyle(.strong)
      style.font = .systemFont(ofSize: 14, weight: .semibold)
      style.cornerRadius = 16
      style.margin.width = 0
      style.alignment = .center
      return ("\(number)", style)
    case .picture(let letters, let shade):
      style = LabelStyle(shade)
      style.font = .systemFont(ofSize: 26)
      style.alignment = .center
      style.margin = .zero
      return (letters, style)
    case .tag(let text):
      style = LabelStyle(.teal)
      style.cornerRadius = 15
      return (text, style)
    case .text(let text):
      style.font = .systemFont(ofSize: 15)
      return (text, style)
    }
  }

  // MARK: Delegate

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    SectionAttributes(cellSpacing: 8, lineSpacing: 10, insets: Insets(top: 12))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    switch item(at: indexPath) {
    case .number, .picture: CellAttributes(beginsLine: true)
    case .tag: .default
    case .text: CellAttributes(endsLine: true, minimumLineSpace: 140)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    let item = item(at: indexPath)
    let (text, style) = label(of: item)
    switch item {
    case .number: return CGSize(width: 32, height: 32)
    case .picture: return CGSize(width: 72, height: 72)
    case .tag: return style.size(of: text)
    case .text:
      let height = style.size(of: text, fitting: remainingLineSpace).height
      return CGSize(width: remainingLineSpace, height: height)
    }
  }
}
