#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The header or the footer of a list, with what is kept for it while it is shown.
  @MainActor
  final class ListBoundary {
    static let kinds = [
      CollectionViewAlignedLayout.elementKindContentHeader,
      CollectionViewAlignedLayout.elementKindContentFooter,
    ]

    var value: BoundaryValue
    var sizes = RememberedSizes()
    let memory = CarouselMemory()

    /// Whether the list no longer has it.
    var isGone = false

    init(_ value: BoundaryValue) {
      self.value = value
    }
  }

  /// The view of the header or the footer of a list. With an action it is a button.
  final class ListBoundaryView: ListSupplementaryView {
    private weak var boundary: ListBoundary?

    /// Sets what the view shows from now on.
    func show(_ boundary: ListBoundary, _ calls: ClientCalls, _ sizer: ListSizer) {
      self.boundary = boundary
      show(calls, sizer)
    }

    override var latestItem: ListItem? { boundary?.value.item }

    override var carousel: CarouselMemory? { boundary?.memory }

    override var isOwnerGone: Bool { boundary?.isGone ?? true }
  }
#endif
