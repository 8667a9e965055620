#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
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
      guard let record = core.section(withID: AnyHashable(section)),
        let item = record.item(withID: AnyHashable(id))
      else { return nil }
      return IndexPath(item: item.index, section: record.index)
    }

    /// Scrolls to an item that has an id.
    ///
    ///     list.show { ListSection("messages", of: messages) { Bubble($0) } }
    ///     list.scroll(toItem: message.id, inSection: "messages", position: .bottom)
    ///
    /// If sections wait to be shown in the next turn of the run loop, the list scrolls after that. The layout holds
    /// the item in its place while cells before it are measured. The parameters are those of its
    /// `scrollToItem(at:position:offset:animated:whileUserScrolls:completion:)`. If the list does not show the item,
    /// nothing scrolls, and the outcome is `gone`.
    ///
    /// - Complexity: O(1) on average to find the item. The layout then takes O(log *n*), and UIKit lays out the
    ///   cells that come into sight.
    public func scroll(
      toItem id: some Hashable, inSection section: some Hashable,
      position: UICollectionView.ScrollPosition, offset: CGFloat = 0, animated: Bool = true,
      whileUserScrolls rule: UserScrollingRule = .interrupts,
      completion: (@MainActor (_ outcome: ScrollOutcome) -> Void)? = nil
    ) {
      let completion = completion.map(ScrollCompletion.init)
      whenShown { [weak self] in
        guard let self, let path = shownIndexPath(ofItem: id, inSection: section) else { return }
        layout.scrollToItem(
          at: path, position: position, offset: offset, animated: animated,
          whileUserScrolls: rule,
          completion: completion.map { told in { @MainActor in told.end($0) } })
      }
    }

    /// Scrolls an item that has an id to the top, and keeps it there while its answer arrives below it.
    ///
    ///     list.show { ListSection("messages", of: messages) { Bubble($0) } }
    ///     list.anchorItemToTop(question.id, inSection: "messages")
    ///
    /// Nothing happens if the list does not show it. If sections wait to be shown in the next turn of the run loop,
    /// the list does so after that. See the layout's `anchorItemToTop(at:animated:)`; with nil, that takes the
    /// free space below the content away.
    ///
    /// - Complexity: O(1) on average to find the item. The layout then takes O(log *n*).
    public func anchorItemToTop(
      _ id: some Hashable, inSection section: some Hashable, animated: Bool = true
    ) {
      whenShown { [weak self] in
        guard let self, let path = shownIndexPath(ofItem: id, inSection: section) else { return }
        layout.anchorItemToTop(at: path, animated: animated)
      }
    }

    /// Scrolls a carousel to one of its cards: to where the card, or its page, comes to rest.
    ///
    ///     list.scroll(toCard: photo.id, inCarousel: "featured", inSection: "photos")
    ///
    /// The list itself does not scroll. If the carousel is not visible, the list remembers the card, and the
    /// carousel begins there when it is displayed. If there is no such card, nothing scrolls. If sections wait
    /// to be shown in the next turn of the run loop, the carousel scrolls after that.
    ///
    /// Without animation, the carousel is scrolled when this returns, unless it is called while UIKit lays
    /// out views, as in ``ListElement/onDisplay(_:)``.
    ///
    /// - Parameters:
    ///   - card: the id of the card. A card without an id cannot be found.
    ///   - carousel: the id of the carousel. It is an item of the section, its header or its footer, or a card
    ///     in a carousel that is one of these.
    ///   - section: the id of the section.
    ///   - animated: whether a visible carousel scrolls with an animation.
    /// - Complexity: O(*n*) in the carousel's cards. If the carousel is a card itself, also O(*n*) in the items
    ///   of the section.
    public func scroll(
      toCard card: some Hashable, inCarousel carousel: some Hashable,
      inSection section: some Hashable, animated: Bool = true
    ) {
      whenShown { [weak self] in
        guard let self, let record = core.section(withID: AnyHashable(section)),
          let found = record.carousel(withID: AnyHashable(carousel)),
          let key = found.item.content.carousel?.cards.key(ofCard: AnyHashable(card))
        else { return }
        found.memory().scroll(to: key, animated: animated, calls)
      }
    }

    /// Returns the view of an item that has an id and is visible, or nil.
    ///
    /// - Complexity: O(1) on average, in a section with few types of views.
    public func view(ofItem id: some Hashable, inSection section: some Hashable) -> UIView? {
      shownIndexPath(ofItem: id, inSection: section)
        .flatMap { collectionView?.cellForItem(at: $0)?.listView }
    }

    private func shownIndexPath(
      ofItem id: some Hashable, inSection section: some Hashable
    ) -> IndexPath? {
      indexPath(ofItem: id, inSection: section).flatMap(shownIndexPath)
    }

    /// Returns where the collection view shows what the data source has at an index path. That is another one
    /// while a person moves items, and behind placeholders of a drop. Another list may have taken the view.
    func shownIndexPath(_ path: IndexPath) -> IndexPath? {
      guard let collectionView, hasView else { return nil }
      guard collectionView.hasUncommittedUpdates else { return path }
      return collectionView.presentationIndexPath(forDataSourceIndexPath: path)
    }

    /// Returns the item at an index path, or nil if there is none.
    ///
    /// Its ``ListItem/identity`` is the id that you gave it. For its component, call ``component(at:as:)``.
    ///
    /// - Complexity: O(1).
    public func item(at indexPath: IndexPath) -> ListItem? { record(at: indexPath)?.item }

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
    public func sectionID(at index: Int) -> AnyHashable? { record(ofSection: index)?.id }
  }
#endif
