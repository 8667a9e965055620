#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component that floats in the visible area of a list, and does not scroll: a button, a bar, or a backdrop.
  ///
  /// Write it among the sections, also in the body of a ``ListPart``. It is not a section, and has no index. An
  /// overlay that is shown again under its id keeps its view, which is filled only if the component differs.
  /// With animation, a new overlay fades in, and one that you leave out fades out. Later overlays are in front
  /// of earlier ones.
  ///
  /// The component is measured as everywhere, for the width of the area. Its actions for taps and displaying are
  /// called. An overlay keeps touches from the cells that it covers. Without an action it leaves them to the cells
  /// if user interaction is disabled in the component's view, as it is in labels.
  @MainActor
  public struct ListOverlay {
    /// The section without items that stands for the overlay among the sections of a list.
    let section: ListSection

    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - id: what identifies the overlay among those of its list.
    ///   - placement: where it stands.
    ///   - item: the component. Several elements stand below each other. If the builder returns none, nothing
    ///     is shown.
    public init(
      _ id: some Hashable, at placement: FloatingPlacement, @ListItemBuilder item: () -> [ListItem]
    ) {
      let value = OverlayValue(id: AnyHashable(id), placement: placement, item: item().stacked)
      section = ListSection(id: AnyHashable(OverlayKey(id: value.id)), ElementRun(items: []))
        .changing { $0.overlay = value }
    }
  }

  struct OverlayValue {
    let id: AnyHashable
    let placement: FloatingPlacement
    let item: ListItem?
  }

  /// What identifies an overlay among sections, which may have the same ids.
  private struct OverlayKey: Hashable {
    let id: AnyHashable
  }

  extension ListBuilder {
    /// An overlay.
    public static func buildExpression(_ overlay: ListOverlay) -> [ListSection] {
      [overlay.section]
    }
  }

  extension [StoredSection] {
    /// The sections alone, without what only stands among them.
    var alone: [StoredSection] { filter { !$0.values.isBesideSections } }
  }

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
      return sizer.calls.whileFilling {
        sizer.size(of: overlay, fitting: size.width, cards: memory)
      }
    }

    /// Leaves touches to what is below if there is no action, and the component's view does not want any.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        && (action != nil || hosted?.isUserInteractionEnabled != false)
    }
  }
#endif
