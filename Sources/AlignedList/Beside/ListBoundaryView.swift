#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The headers or the footers of a list in one view, with what is kept for it while it is shown.
  @MainActor
  final class ListBoundary {
    static let kinds = [
      CollectionViewAlignedLayout.elementKindContentHeader,
      CollectionViewAlignedLayout.elementKindContentFooter,
    ]

    var values: [BoundaryValue] {
      didSet { item = Self.item(of: values) }
    }
    private(set) var item: ListItem?
    var sizes = RememberedSizes()
    let memory = CarouselMemory()

    /// Whether the list no longer has it.
    var isGone = false

    init(_ values: [BoundaryValue]) {
      self.values = values
      item = Self.item(of: values)
    }

    static func item(of values: [BoundaryValue]) -> ListItem? {
      values.parts.stacked(
        asFooter: values.first?.kind == CollectionViewAlignedLayout.elementKindContentFooter)
    }
  }

  extension [BoundaryValue] {
    /// The components as those of one view.
    var parts: [ListStack.Part] {
      flatMap { value in
        value.items.map {
          .init(
            item: $0, pins: value.behavior == .pins, stretches: value.behavior == .stretches)
        }
      }
    }

    /// What all of them do together: the one at the edge of the list may stretch.
    var behavior: BoundaryView.Behavior {
      if contains(where: { $0.behavior == .stretches }) { return .stretches }
      return contains { $0.behavior == .pins } ? .pins : .scrolls
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

    override var latestItem: ListItem? { boundary?.item }

    override var carousel: CarouselMemory? { boundary?.memory }

    override var isOwnerGone: Bool { boundary?.isGone ?? true }
  }
#endif
