#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the content offset that shows an item at the top of the visible area.
    ///
    /// The item is below the pinned header of its section. If the content scrolls sideways, it is at the
    /// beginning of the visible area. The offset is limited to where the content can be scrolled.
    ///
    /// It is nil if the item is not laid out. If a line limit hides the item, the offset shows the
    /// last line of its section.
    ///
    /// The offset belongs to the content that was last laid out. Self-sizing cells may move the item when they
    /// become visible. To scroll to an item, use
    /// ``scrollToItem(at:position:offset:animated:whileUserScrolls:completion:)``; use this method for an animation
    /// of your own.
    ///
    /// - Complexity: O(log *n*) in the content, plus the cells of the item's line.
    public func contentOffset(showingItemAt indexPath: IndexPath) -> CGPoint? {
      guard let client, let position = content.position(of: indexPath) else { return nil }
      return core.contentOffset(showing: position, in: client.view)
    }

    /// Scrolls an item to a position in the visible area, and holds it there until it is measured.
    ///
    /// The visible area is what the adjusted content insets and the pinned header and footer of the item's
    /// section leave. UIKit's `scrollToItem(at:at:animated:)` ignores the pinned header ([Listable pull request
    /// 279](https://github.com/square/Listable/pull/279)). It also ignores that self-sizing cells may get other
    /// sizes when they become visible.
    ///
    ///     layout.scrollToItem(at: indexPath, position: .top, animated: true)
    ///
    /// The layout holds the item until it and what is visible above it have been measured. It
    /// releases the item earlier if the user or other code scrolls, and at `reloadData()`. At the end
    /// of the content, an item may have to stay further down.
    ///
    /// If cells that were measured during an animation have moved the item out of sight, the layout scrolls on.
    /// When the item is in sight, the layout corrects the content offset without animation.
    ///
    /// If the collection view has no width yet, or no height if the content scrolls sideways, the layout remembers
    /// the item. It shows it without animation in the first layout pass with a width. If there is no such item,
    /// nothing scrolls. Do not call this while the layout calls your delegate, for example in its sizing method.
    ///
    /// A completion handler is told what became of it:
    ///
    ///     layout.scrollToItem(at: path, position: .top, offset: 120, animated: true) { outcome in
    ///       if outcome == .arrived { flash(path) }
    ///     }
    ///
    /// - Parameters:
    ///   - indexPath: the item. If it moves, the layout scrolls to its new place. If a line limit hides it, the last
    ///     line of its section is shown.
    ///   - position: `.top`, `.centeredVertically` or `.bottom` or, if the content scrolls sideways,
    ///     `.left`, `.centeredHorizontally` or `.right`. Without any of them, the collection view
    ///     scrolls no further than it must to show the item. If content ``staysAtEnd``, its last item
    ///     is shown together with the end of the content, where the view then stays.
    ///   - offset: how far the content is scrolled beyond the position. With `.top`, what is 120 points below the
    ///     beginning of the item is at the top. Without a position it does not count.
    ///   - animated: whether UIKit animates the scrolling.
    ///   - rule: what happens while a person scrolls. An item that ``UserScrollingRule/waits`` is scrolled to when
    ///     the view rests, unless a client scrolls to another one before.
    ///   - completion: a closure that is called once, after the last correction of the content offset, and never
    ///     before this method returns. Without a collection view, the outcome is ``ScrollOutcome/gone``.
    /// - Complexity: O(log *n*) in the content to find the item. UIKit then lays out the cells that come into
    ///   sight, and before that the whole layout if it is stale.
    public func scrollToItem(
      at indexPath: IndexPath, position: UICollectionView.ScrollPosition, offset: CGFloat = 0,
      animated: Bool, whileUserScrolls rule: UserScrollingRule = .interrupts,
      completion: (@MainActor (_ outcome: ScrollOutcome) -> Void)? = nil
    ) {
      let request = ScrollRequest(
        cell: .init(indexPath), places: ScreenPlaces(rawValue: Int(position.rawValue)),
        offset: offset, isAnimated: animated, rule: rule, number: completion.map { asked.add($0) })
      guard let client, !core.isInPass else {
        if let number = request.number { asked.end(number, .gone) }
        return
      }
      client.collectionView.layoutIfNeeded()
      client.run(core.scroll(request, in: client.view))
      if !animated { client.collectionView.layoutIfNeeded() }
    }

    /// Forgets the item to which a client scrolls, also one that waits for a width. A list calls this when it shows
    /// another content.
    package func forgetScrolling() {
      core.scrolling.endTarget(.gone)
      core.scrolling.endAwaited(.gone)
      beginTurnIfNeeded()
    }

    /// Whether an item is anchored to the top, also one that a person has scrolled away from.
    package var hasTopItem: Bool { standing.topCell != nil }

    /// Scrolls an item to the top of the visible area, where it stays while content arrives below it, as a question
    /// does in a conversation with an assistant.
    ///
    ///     layout.anchorItemToTop(at: question, animated: true)
    ///
    /// If too little follows the item to scroll it there, free space follows the content: the least with which
    /// the item reaches the top, below pinned headers. What arrives takes that space, and nothing moves. When
    /// the space is taken, the content ends where it ends.
    ///
    /// A person who scrolls elsewhere is left alone, and finds the space when scrolling back. While the item is
    /// at the top, it stays there: on rotation, when other insets or sizes come, and if content ``staysAtEnd``.
    ///
    /// The layout follows the item in updates. It forgets it, and takes the space away, when the item is deleted,
    /// when another is anchored, at `reloadData()`, and when a person carries items to other places. The space
    /// is part of `collectionViewContentSize`, and neither of ``content`` nor of ``contentSize(fitting:)``. See
    /// <doc:Assistant>.
    ///
    /// - Parameters:
    ///   - indexPath: the item, or nil for none. Without such an item, nothing changes.
    ///   - animated: whether UIKit animates the scrolling.
    /// - Complexity: O(log *n*) in the content to find the item, now and in each later change of the content.
    public func anchorItemToTop(at indexPath: IndexPath?, animated: Bool) {
      guard let collectionView, !core.isInPass else { return }
      collectionView.layoutIfNeeded()
      let effects = core.anchorToTop(indexPath.map(ContentLayout.CellPosition.init))
      // Content that stood at its end, and was short, begins at the top from now on.
      FloatingView.animate(if: animated) {
        self.client?.run(effects)
        collectionView.layoutIfNeeded()
      }
      guard let indexPath else { return }
      // One of these is the beginning along either axis, and in either direction.
      scrollToItem(at: indexPath, position: [.top, .left, .right], animated: animated)
    }
  }
#endif
