#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The view of an overlay. With an action it is a button, as a header is.
  final class ListOverlayView: ListSupplementaryView {
    let id: AnyHashable
    private(set) weak var list: CollectionViewAlignedList?
    private var overlay: ListItem
    private let memory = CarouselMemory()
    var placement: FloatingPlacement?

    init(_ value: OverlayValue, _ item: ListItem, in list: CollectionViewAlignedList) {
      id = value.id
      overlay = item
      self.list = list
      super.init(frame: .zero)
      sizer = list.sizer
    }

    required init?(coder: NSCoder) { nil }

    /// Returns whether the size may be another one. A view with the same content is not filled again.
    func show(_ new: ListItem) -> Bool {
      let isEqual = item != nil && new.hasSameContent(as: overlay)
      overlay = new
      if let sizer { show(sizer) }
      return !isEqual
    }

    override var latestItem: ListItem? { overlay }
    override var carousel: CarouselMemory? { memory }
    override var isOwnerGone: Bool { false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let sizer else { return .zero }
      return sizer.calls.whileFilling { sizer.size(of: overlay, fitting: size.width, cards: memory) }
    }

    /// Leaves touches to what is below if there is no action, and the component's view does not want any.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        && (action != nil || hosted?.isUserInteractionEnabled != false)
    }
  }
#endif
