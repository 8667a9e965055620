#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // A delegate, a gesture and a drop use index paths, and an app its own values. Finding one from the other
  // takes the same time in any list.
  extension CollectionViewAlignedList {
    /// Returns the index path of an item that has an id, or nil if the list does not show it. The cards of a
    /// carousel are items of another collection view, and are not found.
    ///
    ///     if let path = list.indexPath(ofItem: photo.id, inSection: "photos") {
    ///       list.layout.scrollToItem(at: path, position: .centeredVertically, animated: true)
    ///     }
    ///
    /// - Complexity: O(1) on average, in a section with few types of views.
    public func indexPath(ofItem id: some Hashable, inSection section: some Hashable) -> IndexPath?
    {
      guard let record = contents.section(withID: AnyHashable(section)),
        let item = record.item(withID: AnyHashable(id))
      else { return nil }
      return IndexPath(item: item.index, section: record.index)
    }

    /// Scrolls to an item that has an id. Nothing happens if the list does not show it.
    ///
    ///     list.show { ListSection("messages", of: messages) { Bubble($0) } }
    ///     list.scroll(toItem: message.id, inSection: "messages", position: .bottom)
    ///
    /// If sections wait to be shown in the next turn of the run loop, the list scrolls after that. The layout
    /// holds the item in its place while cells before it are measured, as in its
    /// `scrollToItem(at:position:animated:)`.
    ///
    /// - Complexity: O(1) on average to find the item. The layout then takes O(log *n*), and UIKit lays out the
    ///   cells that come into sight.
    public func scroll(
      toItem id: some Hashable, inSection section: some Hashable,
      position: UICollectionView.ScrollPosition, animated: Bool = true
    ) {
      whenShown { [weak self] in
        guard let self, let item = indexPath(ofItem: id, inSection: section),
          let path = shownIndexPath(item)
        else { return }
        layout.scrollToItem(at: path, position: position, animated: animated)
      }
    }

    /// Returns the view of an item that has an id and is visible, or nil.
    ///
    /// - Complexity: O(1) on average, in a section with few types of views.
    public func view(ofItem id: some Hashable, inSection section: some Hashable) -> UIView? {
      let path = indexPath(ofItem: id, inSection: section).flatMap(shownIndexPath)
      guard let path else { return nil }
      return collectionView?.cellForItem(at: path)?.listView
    }

    /// Returns where the collection view shows what the data source has at an index path. That is another one
    /// while a person moves items, and behind placeholders of a drop.
    func shownIndexPath(_ path: IndexPath) -> IndexPath? {
      guard let collectionView, collectionView.hasUncommittedUpdates else { return path }
      return collectionView.presentationIndexPath(forDataSourceIndexPath: path)
    }

    /// Returns the item at an index path, or nil if there is none.
    ///
    /// Its ``ListItem/identity`` is the id that you gave it. For its component, call
    /// ``component(at:as:)``.
    ///
    /// - Complexity: O(1).
    public func item(at indexPath: IndexPath) -> ListItem? {
      record(at: indexPath)?.item
    }

    /// Returns the component at an index path, or nil if there is none of this type.
    ///
    ///     func share(_ indexPath: IndexPath) {
    ///       guard let photo = list.component(at: indexPath, as: Photo.self) else { return }
    ///       share(photo.picture)
    ///     }
    ///
    /// - Parameters:
    ///   - indexPath: the index path, as UIKit passes it to a delegate.
    ///   - type: the type of the component itself, not that of its view.
    /// - Complexity: O(1).
    public func component<Component: ListComponent>(
      at indexPath: IndexPath, as type: Component.Type
    ) -> Component? {
      (item(at: indexPath)?.content as? ComponentContent<Component>)?.component
    }

    /// Returns the id of a section, or nil if there is none at the index. To get what you have passed, write
    /// `list.sectionID(at: 0) as? String`.
    ///
    /// - Complexity: O(1).
    public func sectionID(at index: Int) -> AnyHashable? {
      record(ofSection: index)?.section.id
    }
  }
#endif
