#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedList {
    func apply(_ sections: [StoredSection], animated: Bool) {
      // Another list may have taken the view.
      guard let collectionView, hasView else { return }
      let animated =
        animated && turns.hasShown && collectionView.window != nil
        && !UIAccessibility.isReduceMotionEnabled
      traitsDidChange()
      // The items are laid out once more as they were, before they get new contents.
      if animated { collectionView.layoutIfNeeded() }
      // Readers may have described their sections again for other surroundings.
      let sections = turns.isPending ? sections : turns.latest
      let special = sections.filter(\.isSpecial)
      #if !os(tvOS)
        ListRefreshControl.update(in: collectionView, of: self, for: special)
        listDelegate.updateDragDelegates(of: collectionView, for: special)
      #endif
      put(sections, special: special, in: collectionView, animated: animated)
    }

    /// Shows nothing. The next sections are shown as the first ones.
    func clear() {
      guard turns.hasShown, let collectionView, hasView else { return }
      put([], special: [], in: collectionView, animated: false)
      listDelegate.forgetContent()
      layout.forgetScrolling()
      // A view that comes to rest from scrolling does not go back to the beginning of an empty content.
      let insets = collectionView.adjustedContentInset
      collectionView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
      turns.hasShown = false
    }

    private func put(
      _ described: [StoredSection], special: [StoredSection], in collectionView: UICollectionView,
      animated: Bool
    ) {
      let sections =
        special.contains(where: \.values.isBesideSections) ? described.alone : described
      prepare(collectionView, for: sections, special: special)
      views.updateBoundaries(of: special, in: self)
      listDelegate.rememberFocusedPath()
      let change = takeChange(to: sections, in: collectionView, animated: animated)
      carryOut(change, in: collectionView, animated: animated)
      views.fillStaleViews(in: collectionView)
      views.effects.end(special, in: self, wasUpdated: !change.isEmpty)
      views.refreshSupplementaryViews(of: collectionView)
      views.showOverlays(of: special, in: self, animated: animated)
    }

    /// Makes available what new sections need while UIKit asks for them.
    private func prepare(
      _ collectionView: UICollectionView, for sections: [StoredSection], special: [StoredSection]
    ) {
      let new = core.new(among: sections)
      views.register(new, in: collectionView)
      views.updateAttachments(of: special, in: self)
      makeSizingViews(for: new, in: collectionView)
      views.effects.begin(special, in: self)
      layout.referencesOfSections = special.insetsReferences
    }

    private func takeChange(
      to sections: [StoredSection], in collectionView: UICollectionView, animated: Bool
    ) -> ListChange {
      var change = core.change(to: sections) { [layout] in
        layout.hiddenItemCount(inSection: $0)
      }
      change.mistakes.forEach(calls.reportMistake)
      core.take(change)
      if animated { views.addStaleViews(to: &change, in: collectionView) }
      return change
    }

    private func carryOut(
      _ change: ListChange, in collectionView: UICollectionView, animated: Bool
    ) {
      if !turns.hasShown {
        turns.hasShown = true
        views.removeForeignOverlays(in: self)
        return dataSource.applySnapshotUsingReloadData(core.snapshot)
      }
      if change.isEmpty { return }
      #if !os(tvOS)
        // UIKit asks soon again where a dragged item is.
        listDelegate.showMark(nil)
      #endif
      // A movement refers to index paths from before the update.
      if change.changesOrder, collectionView.hasUncommittedUpdates {
        collectionView.cancelInteractiveMovement()
      }
      layout.invalidateItemsInNextUpdate(at: change.resized)
      keepingSelection(of: collectionView) {
        // While it is asked about the first section, the list follows the view.
        layout.changing(sections: [0] + change.askedSections.map(\.index)) {
          update(collectionView, by: change, animated: animated)
        }
      }
      forgetRemoved(by: change, in: collectionView)
    }

    private func update(_ collectionView: UICollectionView, by change: ListChange, animated: Bool) {
      let batchCount = layout.batchCount
      if change.changesOrder || !change.reconfigured.isEmpty {
        var snapshot = core.snapshot(after: change, from: dataSource.snapshot())
        snapshot.reconfigureItems(change.reconfigured)
        dataSource.apply(snapshot, animatingDifferences: animated)
      }
      // Without a batch of updates, nothing asks for new sizes. UIKit may make none for a snapshot that only
      // reconfigures items (a guess: `Guess.reconfiguringMayBeNoBatch`). While a person moves an item, the end of
      // the movement asks for them.
      guard !change.changesOrder, layout.batchCount == batchCount,
        change.reconfigured.isEmpty || !collectionView.hasUncommittedUpdates
      else { return }
      if animated {
        collectionView.performBatchUpdates(nil)
      } else {
        UIView.performWithoutAnimation { collectionView.performBatchUpdates(nil) }
      }
    }

    /// Forgets items that are gone. Cells that fade out call the actions of their items when that ends.
    private func forgetRemoved(by change: ListChange, in collectionView: UICollectionView) {
      let removed = core.forgetRemoved(by: change)
      if removed.isEmpty { return }
      let cells = collectionView.subviews.lazy.compactMap { $0 as? UICollectionViewCell }
      let displayed = Set(cells.compactMap(\.listRecord).map(ObjectIdentifier.init))
      for item in removed where !displayed.contains(ObjectIdentifier(item)) {
        item.forgetViews()
        item.forgetValue()
      }
    }

    /// Makes the views that measure, unless the list in which a carousel stands measures its cards.
    private func makeSizingViews(
      for sections: [StoredSection], in collectionView: UICollectionView
    ) {
      guard listDelegate.carousel == nil else { return }
      calls.during { sizer.makeViews(for: sections, width: collectionView.bounds.width) }
    }

    /// Selects items again that UIKit deletes and inserts, such as those that move in a section that moves.
    private func keepingSelection(of collectionView: UICollectionView, _ update: () -> Void) {
      func selectedItems() -> Set<Int> {
        Set((collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier))
      }
      let selected = selectedItems()
      update()
      for number in selected.subtracting(selectedItems()) {
        guard let path = dataSource.indexPath(for: number) else { continue }
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }
#endif
