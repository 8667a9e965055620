#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  struct ListAttachment {
    let point: AnchorPoint
    let ownPoint: AnchorPoint?
    let offset: CGPoint
    let zIndex: Int
    let item: ListItem
    var isOnRow = false

    func isEqual(to other: ListAttachment) -> Bool {
      point == other.point && ownPoint == other.ownPoint && offset == other.offset
        && zIndex == other.zIndex && item.content.viewType == other.item.content.viewType
        && item.hasSameContent(as: other.item)
    }

    /// Returns the attachment as the layout knows it, with the size that is known or measured.
    @MainActor
    func view(
      ofKind kind: String, remembering sizes: RememberedSizes, in list: CollectionViewAlignedList
    ) -> ViewAttachment {
      let size = list.sizer.size(
        of: item, fitting: list.layout.contentWidth, remembering: sizes, cards: nil)
      return ViewAttachment(
        kind: kind, at: point, ownPoint: ownPoint, offset: offset, size: size, zIndex: zIndex)
    }

    enum Host: String, CaseIterable {
      case item, header, footer

      func kind(_ index: Int) -> String { "AlignedList \(rawValue) attachment \(index)" }

      func index(ofKind kind: String) -> Int? {
        let prefix = "AlignedList \(rawValue) attachment "
        return kind.hasPrefix(prefix) ? Int(kind.dropFirst(prefix.count)) : nil
      }
    }

    /// The distance by which components may stick out of their elements.
    static let reach: CGFloat = 60
  }

  extension ListElement {
    /// Attaches a component to the element, such as a badge in its corner.
    ///
    ///     Tile(product).attachment(at: .topTrailing, ownPoint: .center) { CountBadge(product.newCount) }
    ///
    /// The component is measured, reused and compared as any other. It moves and fades with its element, and stays
    /// with a header that pins. An element may have several attachments; the place of each among them is its
    /// identity. An overflow view has none. A carousel cuts what sticks out of it, so leave room by its `insets`.
    ///
    /// - Parameters:
    ///   - point: the point of the element to which the component is attached.
    ///   - ownPoint: the point of the component that is placed at `point`. If it is nil, it is the same point,
    ///     so that the component lies inside of the element. Components may stick out by up to 60 points.
    ///   - offset: the distance by which the component is moved: x towards the trailing edge, y downwards.
    ///   - zIndex: the position of the component in front of its element.
    ///   - component: the component. Its ``ListElement/onSelect(_:)`` makes it a button. Without that, touches
    ///     go to what is behind it.
    public func attachment(
      at point: AnchorPoint, ownPoint: AnchorPoint? = nil, offset: CGPoint = .zero, zIndex: Int = 1,
      @ListItemBuilder component: () -> [ListItem]
    ) -> ListItem {
      changing { options in
        guard let item = component().stacked else { return }
        options.attachments.append(
          ListAttachment(
            point: point, ownPoint: ownPoint, offset: offset, zIndex: zIndex, item: item))
      }
    }
  }

  extension ListRow {
    /// Attaches a component to the rectangle around the row's cells, such as a badge in its corner. See
    /// ``ListElement/attachment(at:ownPoint:offset:zIndex:component:)``.
    ///
    /// It moves with the cell that is nearest to the point.
    public func attachment(
      at point: AnchorPoint, ownPoint: AnchorPoint? = nil, offset: CGPoint = .zero, zIndex: Int = 1,
      @ListItemBuilder component: () -> [ListItem]
    ) -> ListRow {
      changing { row in
        guard let item = component().stacked else { return }
        row.options.attachments.append(
          ListAttachment(
            point: point, ownPoint: ownPoint, offset: offset, zIndex: zIndex, item: item,
            isOnRow: true))
      }
    }
  }

  extension ListItem {
    var attachments: [ListAttachment] { storedOptions?.options.attachments ?? [] }

    func hasSameAttachments(as other: ListItem) -> Bool {
      if storedOptions == nil, other.storedOptions == nil { return true }
      let (own, others) = (attachments, other.attachments)
      return own.count == others.count && zip(own, others).allSatisfy { $0.isEqual(to: $1) }
    }
  }

  /// A view that is attached to an item, a header or a footer. With an action it is a button, as a header is.
  final class ListAttachedView: ListSupplementaryView {
    private weak var record: ItemRecord?
    private var index = 0

    func show(_ kind: String, at index: Int, of record: ItemRecord, _ sizer: ListSizer) {
      guard let section = record.section else { return }
      self.record = record
      self.index = index
      show(kind, of: section, sizer)
    }

    override var latestItem: ListItem? {
      record.map { $0.item?.attachedItem(at: index) } ?? super.latestItem
    }

    /// Lets touches through to what the view is attached to, unless it does something with them.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        && (action != nil || hosted?.containsInteractiveViews == true)
    }
  }
#endif
