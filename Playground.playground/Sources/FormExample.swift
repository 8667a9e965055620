import AlignedLayout
import UIKit

/// A form of labels and fields.
///
/// A label is as wide as its text. Its field takes the rest of the line, or the next line if too little
/// space remains.
public final class FormExample: StaticExample, DelegateExample {
  private enum Item {
    case label(String)
    /// A label that shares a line with another field if there is room for the label and its own field.
    case secondLabel(String, room: CGFloat)
    case field(String)
    /// A field for text whose length is always the same.
    case shortField(String, width: CGFloat)
  }

  private static let titles = ["Address", "Payment", "Delivery"]
  private static let sections: [[Item]] = [
    [
      .label("Name"), .field("Johanna Petersen"),
      .label("Street and number"), .field("Am Alten Markt 7"),
      .label("Postcode"), .shortField("20457", width: 80),
      .secondLabel("City", room: 140), .field("Hamburg"),
      .label("Country"), .field("Germany"),
    ],
    [
      .label("Card"), .field("4000 1234 5678 9010"),
      .label("Valid to"), .shortField("09 / 31", width: 80),
      .secondLabel("Code", room: 110), .shortField("123", width: 60),
      .label("Name on the card"), .field("J. Petersen"),
    ],
    [
      .label("Day"), .field("Thursday"),
      .label("If nobody is at home"), .field("Ask next door"),
      .label("Telephone"), .field("+49 40 123456"),
      .label("Remarks"), .field("Second door on the left"),
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
    style.font = .systemFont(ofSize: 15)
    switch item {
    case .label(let text), .secondLabel(let text, _):
      style.background = .clear
      style.margin = CGSize(width: 0, height: 9)
      return (text, style)
    case .field(let text), .shortField(let text, _):
      style.background = .white
      style.color = UIColor(hex: 0x14_1A_22)
      style.border = UIColor(hex: 0x8A_94_A3)
      style.margin.height = 9
      return (text, style)
    }
  }

  // MARK: Delegate

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    SectionAttributes(
      cellAlignment: .center, cellSpacing: 10, lineSpacing: 10, insets: Insets(top: 12))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    switch item(at: indexPath) {
    case .label: CellAttributes(beginsLine: true)
    case .secondLabel(_, let room): CellAttributes(minimumLineSpace: room)
    case .field: CellAttributes(minimumLineSpace: 96)
    case .shortField: .default
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    let item = item(at: indexPath)
    let (text, style) = label(of: item)
    let natural = style.size(of: text)
    switch item {
    case .label, .secondLabel: return natural
    case .field: return CGSize(width: remainingLineSpace, height: natural.height)
    case .shortField(_, let width): return CGSize(width: width, height: natural.height)
    }
  }
}
