#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UpdateItem {
    /// Reads UIKit's update items, or returns nil if any of them says nothing.
    @MainActor
    static func items(_ items: [UICollectionViewUpdateItem]) -> [UpdateItem]? {
      var read: [UpdateItem] = []
      for item in items where item.updateAction != .none {
        guard let item = UpdateItem(item) else { return nil }
        read.append(item)
      }
      return read
    }

    @MainActor
    private init?(_ item: UICollectionViewUpdateItem) {
      let before = item.indexPathBeforeUpdate.flatMap(Place.init)
      let after = item.indexPathAfterUpdate.flatMap(Place.init)
      switch (item.updateAction, before, after) {
      case (.insert, _, let after?): self = .insert(after)
      case (.delete, let before?, _): self = .delete(before)
      case (.reload, let before?, _): self = .reload(before)
      case (.move, let before?, let after?): self = .move(before, to: after)
      default: return nil
      }
    }
  }

  extension UpdateItem.Place {
    /// Creates the section or item of an update item's index path.
    init?(_ path: IndexPath) {
      guard path.count == 2 else { return nil }
      self =
        path[1] == NSNotFound ? .section(path[0]) : .cell(ContentLayout.CellPosition(path))
    }
  }
#endif
