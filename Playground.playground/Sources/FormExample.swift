import AlignedLayout
import AlignedList
import UIKit

/// A form of labels and fields on cards, whose fields begin behind the longest label of their card.
///
/// On a narrow view, or with a large text size, all labels of a card stand above their fields. A row is touched
/// and read as one.
public final class FormExample: ListExample {
  private var chosen: String? {
    didSet { update() }
  }

  public override init() {}

  override func setUp(_ list: CollectionViewAlignedList) {
    list.collectionView?.backgroundColor = .systemGroupedBackground
    list.layout.contentInsets = Insets(top: 12, leading: 16, bottom: 16, trailing: 16)
  }

  @ListBuilder override var sections: [ListSection] {
    ListReader { [weak self] surroundings in
      // A field is too narrow at another width if its text is larger.
      let leastWidth = UIFontMetrics.default.scaledValue(
        for: 150, compatibleWith: surroundings.traits)
      for (title, rows) in Self.cards {
        ListSection(title) {
          for (label, value) in rows {
            ListRow {
              FormText(text: label, color: .label)
                .cellAttributes(CellAttributes(width: .shared(.label)))
              FormText(text: value, color: self?.color(of: label) ?? .label)
                .cellAttributes(CellAttributes(width: .remaining, minimumWidth: leastWidth))
            }
            .id(label)
            .onSelect { [weak self] in self?.chosen = label }
          }
        }
        .header { FormText(text: title, color: .secondaryLabel) }
        .attributes(SectionAttributes(sharedWidths: [.label: 0.5]))
        .insetGrouped()
      }
    }
  }

  private func color(of label: String) -> UIColor {
    chosen == label ? .systemBlue : Shade.gray.text
  }
}

extension SharedWidth {
  fileprivate static let label = SharedWidth(1)
}

/// A text of a form, in the size that people have chosen.
private struct FormText: ListComponent, Hashable {
  let text: String
  let color: UIColor

  func makeView() -> UILabel { UILabel() }

  func configure(_ view: UILabel) {
    view.numberOfLines = 0
    view.font = .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    view.text = text
    view.textColor = color
  }
}

extension FormExample {
  fileprivate static let cards = [
    (
      "Address",
      [
        ("Name", "Johanna Petersen"), ("Street and number", "Am Alten Markt 7"),
        ("City", "20457 Hamburg"), ("Country", "Germany"),
      ]
    ),
    (
      "Payment",
      [("Card", "4000 1234 5678 9010"), ("Valid to", "09 / 31"), ("Owner", "J. Petersen")]
    ),
    (
      "Delivery",
      [
        ("Day", "Thursday"), ("When no one is home", "Ask next door"),
        ("Telephone", "+49 40 123456"), ("Remarks", "Second door on the left"),
      ]
    ),
  ]
}
