#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  /// Views on cells and headers, and pinning of single sections and cells.
  @MainActor
  enum AttachmentExamples {
    static var badge: ViewAttachment {
      let badge = ViewAttachment(
        kind: "badge", at: .topTrailing, ownPoint: .center, size: CGSize(width: 20, height: 20))
      return badge
    }

    static func attachments(badge: ViewAttachment) -> SectionAttributes {
      SectionAttributes(attachments: .init(ofCells: [badge], reach: 10))
    }

    static func attachToSome(
      in layout: CollectionViewAlignedLayout, badge: ViewAttachment,
      isNew: @escaping (IndexPath) -> Bool
    ) {
      layout.defaultSectionAttributes = SectionAttributes(attachments: .init(reach: 10))
      layout.attachmentsForItem = { indexPath in
        isNew(indexPath) ? [badge] : []
      }
    }

    static var ownPinning: [SectionAttributes] {
      let index = SectionAttributes(pinsHeader: true)
      let poster = SectionAttributes(
        pinsHeader: false, supplementaryInsets: Insets(leading: 16, trailing: 16))
      return [index, poster]
    }

    static var pinnedCell: CellAttributes {
      let month = CellAttributes(beginsLine: true, endsLine: true, pins: true)
      return month
    }

    static func pinMonths(
      in layout: CollectionViewAlignedLayout, isMonth: @escaping (IndexPath) -> Bool
    ) {
      layout.attributesForItem = { indexPath in
        CellAttributes(beginsLine: true, endsLine: true, pins: isMonth(indexPath))
      }
    }

    // MARK: Lists

    struct Product: Equatable, Identifiable {
      let id: Int
      var newCount = 0
      var isNew: Bool { newCount > 0 }
    }

    struct Tile: ListComponent, Equatable, Identifiable {
      let product: Product
      var id: Int { product.id }

      init(_ product: Product) { self.product = product }

      func makeView() -> UILabel { UILabel() }

      func configure(_ view: UILabel) { view.text = "\(product.id)" }
    }

    struct NewBadge: ListComponent, Equatable {
      func makeView() -> UILabel { UILabel() }

      func configure(_ view: UILabel) { view.text = "new" }
    }

    struct CountBadge: ListComponent, Equatable {
      let count: Int

      init(_ count: Int) { self.count = count }

      func makeView() -> UILabel { UILabel() }

      func configure(_ view: UILabel) { view.text = "\(count)" }
    }

    static func tile(_ product: Product) -> ListItem {
      Tile(product).attachment(at: .topTrailing, ownPoint: .center) { CountBadge(product.newCount) }
    }

    static func shelf(_ products: [Product]) -> ListSection {
      ListSection("shelf") {
        for product in products {
          Tile(product)
            .attachment(at: .topTrailing, ownPoint: .center) {
              if product.isNew { NewBadge() }
            }
        }
      }
    }
  }
#endif
