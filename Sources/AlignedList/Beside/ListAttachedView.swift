#if canImport(UIKit) && !os(watchOS)
  import UIKit

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
