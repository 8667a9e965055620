import AlignedLayout
import AlignedList
import UIKit

/// A list of all kinds of elements as a plain value, from which a test makes sections.
struct RandomList: Equatable {
  enum Kind: CaseIterable {
    case tile, namelessBar, bar, paragraph, half, opaque, configuration, carousel, cell
  }

  struct Item: Equatable {
    var kind: Kind
    var id: Int
    var version: Int
    var attributes: CellAttributes?
    var hasAction = true

    func text(in section: String) -> String { "\(section) \(kind) \(id).\(version)" }
  }

  struct Section: Equatable {
    let id: String

    /// The kind of all items, which stand in one array of components, or nil for a builder.
    var kind: Kind?
    var items: [Item] = []
    var attributes = SectionAttributes()

    /// Heights, or nil for none.
    var header: Int?
    var footer: Int?
    var overflow: Int?

    /// Whether the header is a tile, and not a bar.
    var hasTileHeader = false

    /// The attributes in a view that is less than 190 points wide, or nil if they are the same.
    var narrowAttributes: SectionAttributes?

    /// The version of what stands in the section while it has no items, or nil for nothing.
    var placeholder: Int?

    /// Whether the section has an action for the items that have none.
    var hasAction = false

    func attributes(inWidth width: CGFloat) -> SectionAttributes {
      width < 190 ? narrowAttributes ?? attributes : attributes
    }

    func hasAction(for item: Item) -> Bool { hasAction || kind == nil && item.hasAction }

    /// What stands at an index, or nil for what stands there while the section is empty.
    func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

    var placeholderText: String? { placeholder.map { "\(id) is empty \($0)" } }
  }

  var sections: [Section] = []

  /// Makes sections whose actions call a closure with what is tapped.
  @MainActor @ListBuilder
  func content(onTap: @escaping @MainActor (_ text: String) -> Void) -> [ListSection] {
    for section in sections {
      if section.narrowAttributes != nil {
        ListReader { surroundings in
          section.content(onTap: onTap)
            .attributes(section.attributes(inWidth: surroundings.width))
        }
      } else {
        section.content(onTap: onTap)
      }
    }
  }
}

extension RandomList.Item {
  @MainActor
  fileprivate func element(in section: String) -> ListItem {
    let text = text(in: section)
    let element: ListItem =
      switch kind {
      case .tile: tile(in: section).listItem
      case .namelessBar: Bar(text: text, height: CGFloat(5 + version)).listItem
      case .bar: Bar(text: text, height: CGFloat(4 + 3 * version)).id(id)
      case .paragraph: paragraph(in: section).listItem
      case .half: half(in: section).listItem
      case .opaque: OpaqueBar(id: id, text: text).listItem
      case .configuration: TextConfiguration(text: text).id(id)
      case .carousel: carousel(in: section).listItem
      case .cell: CellTile(id: id, text: text).listItem
      }
    let placed = attributes.map { element.cellAttributes($0) } ?? element
    guard let badge else { return placed }
    return placed.attachment(at: .topTrailing, ownPoint: .center) {
      Tile(id: 0, text: badge, width: 8, height: 6)
    }
  }

  /// What a badge on the item shows, or nil. It differs from one version to another, and with the action.
  private var badge: String? {
    (id + version).isMultiple(of: 3) ? "badge \(version) \(hasAction)" : nil
  }

  fileprivate func tile(in section: String) -> Tile {
    Tile(
      id: id, text: text(in: section), width: CGFloat(20 + (id * 7 + version * 31) % 90),
      height: CGFloat(10 + (id * 5 + version * 3) % 30))
  }

  fileprivate func paragraph(in section: String) -> Paragraph {
    Paragraph(text: text(in: section), area: CGFloat(1000 + 700 * version))
  }

  fileprivate func half(in section: String) -> Half { Half(id: id, text: text(in: section)) }

  @MainActor
  fileprivate func carousel(in section: String) -> Carousel {
    Carousel(
      id, cardWidth: [.own, .points(50), .fraction(0.4), .fraction(1)][version % 4],
      spacing: CGFloat(version % 2 * 4)
    ) {
      for card in 0..<version {
        Tile(
          id: card, text: "\(text(in: section)) card \(card)", width: 60,
          height: CGFloat(10 + card * version))
      }
    }
  }
}

extension RandomList.Section {
  @MainActor
  fileprivate func content(onTap: @escaping @MainActor (String) -> Void) -> ListSection {
    let section = withItems(onTap).whenEmpty {
      if let text = placeholderText { Bar(text: text, height: 12) }
    }
    return (hasAction ? section.onSelect(of: items) { onTap($0.text(in: id)) } : section)
      .attributes(attributes)
      .header {
        if let header, hasTileHeader {
          Tile(id: 1, text: "header \(header)", height: CGFloat(header))
            .attachment(at: .trailing) {
              Tile(id: 2, text: "dot \(footer ?? 0)", width: 5, height: 5)
            }
            .onSelect { onTap("\(id) header") }
        } else if let header {
          Bar(text: "header \(header)", height: CGFloat(header))
            .onSelect { onTap("\(id) header") }
        }
      }
      .footer { if let footer { Bar(text: "footer \(footer)", height: CGFloat(footer)) } }
      .overflow { hiddenCount in
        if let overflow {
          Tile(
            id: hiddenCount, text: "\(hiddenCount) more \(overflow)",
            width: CGFloat(9 * overflow), height: CGFloat(10 + 2 * overflow)
          )
          .onSelect { onTap("\(id) overflow") }
        }
      }
  }

  @MainActor
  private func withItems(_ onTap: @escaping @MainActor (String) -> Void) -> ListSection {
    switch kind {
    case .tile: ListSection(id, of: items) { $0.tile(in: id) }
    case .paragraph: ListSection(id, of: items) { $0.paragraph(in: id) }
    case .half: ListSection(id, of: items) { $0.half(in: id) }
    case .carousel: ListSection(id, of: items) { $0.carousel(in: id) }
    default:
      ListSection(id) {
        for item in items {
          if kind == nil, item.hasAction {
            item.element(in: id).onSelect { onTap(item.text(in: id)) }
          } else {
            item.element(in: id)
          }
        }
      }
    }
  }
}

/// A component whose height depends on the width that it is offered.
struct Paragraph: ListComponent, Equatable {
  var text = ""
  var area: CGFloat = 4000

  func makeView() -> ParagraphView { ParagraphView() }

  func configure(_ view: ParagraphView) {
    view.text = text
    view.area = area
  }
}

final class ParagraphView: UIView {
  var text = ""
  var area: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 150)
    return CGSize(width: width, height: width > 0 ? (area / width).rounded() : 0)
  }
}

/// Another component with the view of a tile. Some of them take half of the line.
struct Half: ListComponent, Equatable, Identifiable {
  let id: Int
  var text = ""

  var cellAttributes: CellAttributes {
    CellAttributes(width: id % 2 == 0 ? .fraction(0.5) : .asked)
  }

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) { view.text = text }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: min(33, width), height: 17) }
}

/// A component whose view is a cell of a client's own class.
struct CellTile: ListComponent, Equatable, Identifiable {
  let id: Int
  let text: String

  func makeView() -> TileCell { TileCell(frame: .zero) }

  func configure(_ view: TileCell) { view.text = text }

  func size(of view: TileCell, fitting width: CGFloat) -> CGSize {
    CGSize(width: min(CGFloat(view.text.count * 5), width), height: 23)
  }
}

final class TileCell: UICollectionViewCell {
  var text = ""
}

/// A bar that cannot be compared.
struct OpaqueBar: ListComponent, Identifiable {
  let id: Int
  let text: String

  func makeView() -> BarView { BarView() }

  func configure(_ view: BarView) { view.text = text }

  func size(fitting width: CGFloat) -> CGSize? {
    CGSize(width: 25, height: CGFloat(8 + text.count))
  }
}

/// A content configuration.
struct TextConfiguration: UIContentConfiguration, Equatable {
  var text: String

  func makeContentView() -> any UIView & UIContentView { TextContentView(self) }

  func updated(for state: any UIConfigurationState) -> Self { self }
}

final class TextContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: TextConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text: String { (configuration as? TextConfiguration)?.text ?? "" }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required ? targetSize.width : CGFloat(7 * text.count)
    return CGSize(width: width, height: CGFloat(10 + text.count))
  }
}
