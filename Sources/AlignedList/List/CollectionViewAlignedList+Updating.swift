#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // The way from new sections to an update of the collection view.
  extension CollectionViewAlignedList {
    /// Shows sections, unless they are shown already.
    func apply(_ sections: [ListSection], animated: Bool) {
      // Another list may have taken the view.
      guard let collectionView, collectionView.dataSource === dataSource else { return }
      let animated = animated && hasShownSections && collectionView.window != nil
      traitsDidChange()
      // The items are laid out once more as they were, before they get new contents.
      if animated { collectionView.layoutIfNeeded() }
      // Readers may have described their sections again for other surroundings.
      let described = isPending ? sections : latestSections
      let sections = described.alone
      register(sections, in: collectionView)
      updateAttachments(of: sections, in: collectionView)
      #if !os(tvOS)
        updateRefreshControl(in: collectionView)
        updateDragDelegates(of: collectionView)
      #endif
      makeSizingViews(for: sections, in: collectionView)
      beginEffects(of: sections)
      layout.referencesOfSections = sections.insetsReferences
      updateBoundaries(of: described)
      sections.reportRepeatedParts(reportMistake)
      var change = contents.update(
        to: sections,
        hiddenCount: { [layout] in layout.hiddenItemCount(inSection: $0) }, report: reportMistake)
      if animated { addStaleViews(to: &change, in: collectionView) }
      if !hasShownSections {
        hasShownSections = true
        removeForeignOverlays(from: collectionView)
        dataSource.applySnapshotUsingReloadData(contents.snapshot)
      } else if !change.isEmpty {
        #if !os(tvOS)
          // UIKit asks soon again where a dragged item is.
          showMark(nil)
        #endif
        // A movement refers to index paths from before the update.
        if change.changesOrder, collectionView.hasUncommittedUpdates {
          collectionView.cancelInteractiveMovement()
        }
        layout.invalidateItemsInNextUpdate(at: change.resized)
        keepingSelection(of: collectionView) {
          update(collectionView, by: change, animated: animated)
        }
        contents.forgetRemoved(by: change) { displayedItems(of: collectionView) }
      }
      fillStaleViews(in: collectionView)
      endEffects(of: sections, wasUpdated: !change.isEmpty)
      refreshSupplementaryViews(of: collectionView)
      showOverlays(of: described, animated: animated)
    }

    private func update(
      _ collectionView: UICollectionView, by change: ListContents.Change, animated: Bool
    ) {
      if change.changesOrder || !change.reconfigured.isEmpty {
        var snapshot = contents.snapshot(after: change, from: dataSource.snapshot())
        snapshot.reconfigureItems(change.reconfigured)
        dataSource.apply(snapshot, animatingDifferences: animated)
      }
      // Without a batch of updates, nothing asks for new sizes. UIKit may make none for a snapshot that only
      // reconfigures items (a guess: `Guess.reconfiguringMayBeNoBatch`). If it did, this second one changes
      // nothing. While a person moves an item, the end of the movement asks for them.
      guard !change.changesOrder,
        change.reconfigured.isEmpty || !collectionView.hasUncommittedUpdates
      else { return }
      if animated {
        collectionView.performBatchUpdates(nil)
      } else {
        UIView.performWithoutAnimation { collectionView.performBatchUpdates(nil) }
      }
    }

    /// The items whose cells are in the view, also those that fade out.
    private func displayedItems(of collectionView: UICollectionView) -> Set<ObjectIdentifier> {
      Set(
        collectionView.subviews.compactMap { ($0 as? UICollectionViewCell)?.listRecord }
          .map(ObjectIdentifier.init))
    }

    /// Makes the views that measure, unless the list in which a carousel stands measures its cards.
    private func makeSizingViews(for sections: [ListSection], in collectionView: UICollectionView) {
      guard carousel == nil else { return }
      lazy var shown = Set(contents.sections.map { ObjectIdentifier($0.section.items) })
      calls.during {
        sizer.makeViews(for: sections, width: collectionView.bounds.width) {
          shown.contains(ObjectIdentifier($0))
        }
      }
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

    private func register(_ sections: [ListSection], in collectionView: UICollectionView) {
      for section in sections {
        views.register(section.items, in: collectionView)
        for decoration in section.values.decorations
        where registeredDecorations.insert(decoration.kind).inserted {
          layout.register(decoration.viewClass, forDecorationViewOfKind: decoration.kind)
        }
      }
    }

    /// Fills headers, footers and overflow views that stay. The snapshot does not know them.
    private func refreshSupplementaryViews(of collectionView: UICollectionView) {
      for kind in [boundaries.headerKind, boundaries.footerKind]
      where boundaries.item(ofKind: kind, hiddenCount: 0) != nil {
        let view = collectionView.supplementaryView(
          forElementKind: kind, at: IndexPath(index: 0))
        views.fill(view, ofKind: kind, in: boundaries) { nil }
      }
      for kind in ListViews.kinds + views.attachmentKinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          guard let section = record(ofSection: path.section) else { continue }
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          views.fill(view, ofKind: kind, in: section) { record(at: path) }
        }
      }
    }
  }
#endif
