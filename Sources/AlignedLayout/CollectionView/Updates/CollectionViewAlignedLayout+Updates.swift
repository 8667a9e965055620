#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    // MARK: Counts first

    /// Whether new counts are known, and nothing else yet: then there is nothing to be answered.
    var awaitsUpdateItems: Bool {
      if case .waiting = updates?.stage { true } else { false }
    }

    /// Notes what an invalidation means for a batch of updates: that it begins, or that answers do
    /// not hold in it.
    func noteUpdates(in context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateEverything || context.invalidateDataSourceCounts {
        contentOfFormerBounds = nil
      }
      if context.invalidateEverything {
        updates = nil
        // An animation of what is no longer there, should it not have been finished.
        animatedChange = nil
      } else if context.invalidateDataSourceCounts, isMadeByUIKit(context) {
        keptContents.noteDelegate(collectionView?.delegate)
        updates = UpdateRecord(
          former: formerContent(in: collectionView?.bounds ?? .zero),
          keepsAnswers: keepsAnswersAcrossUpdates && isUpToDate && !laidOutPlaceholders)
      } else if !context.keepsContent {
        updates?.keepsAnswers = false
      }
    }

    /// Whether a context is of the very class of which UIKit makes its own.
    ///
    /// A client's subclass may say that counts have changed, too; but then no update items come.
    private func isMadeByUIKit(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      type(of: context) == type(of: self).invalidationContextClass
    }

    /// Waits for the update items, if without them it is not known which answers and which measured
    /// sizes belong to which cells.
    ///
    /// - Returns: whether it waits.
    func waitsForUpdateItems(
      on canvas: Surroundings.Canvas, with provider: ContentProvider
    ) -> Bool {
      guard let updates else { return false }
      guard case .announced = updates.stage else {
        // Another pass before the items means that they do not come.
        if awaitsUpdateItems { stopWaiting() }
        return false
      }
      if updates.keepsAnswers, canvas != surroundings?.canvas || provider.showsPlaceholders {
        self.updates?.keepsAnswers = false
      }
      if canvas.width <= 0 {
        // Where nothing is laid out, nobody knows what update items mean for the sizes.
        measuredSizes.removeAll()
      }
      let waits =
        canvas.width > 0 && (self.updates?.keepsAnswers == true || !measuredSizes.isEmpty)
      self.updates?.stage = waits ? .waiting(for: keptContents.state) : .laidOut
      self.updates?.hasWaited = waits
      return waits
    }

    private func stopWaiting() {
      measuredSizes.removeAll()
      updates?.keepsAnswers = false
      updates?.stage = .laidOut
    }

    // MARK: Then what has happened

    /// Takes in what has happened, and applies it if the layout has been waiting for it.
    func take(_ updateItems: [UICollectionViewUpdateItem]) {
      guard let collectionView, let updates, let canvas = surroundings?.canvas else { return }
      let provider = ContentProvider(of: self, in: collectionView)
      let map = UpdateMap(
        updateItems, of: updates.former.content, newCounts: provider.counts(on: canvas))
      animatedChange = map.map { AnimatedChange(former: updates.former, cause: .updates($0)) }
      guard case .waiting(let awaitedState) = updates.stage else { return }
      self.updates?.stage = .laidOut
      if let map {
        measuredSizes.move(to: map.newPlace)
      } else {
        measuredSizes.removeAll()
      }
      if let map, updates.keepsAnswers {
        content = provider.content(content, changedBy: map, on: canvas)
      } else {
        content = provider.content(on: canvas)
      }
      laidOutState = awaitedState
    }

    /// Forgets what there was.
    func endUpdates() {
      if awaitsUpdateItems {
        // Nobody has told what happened: all that is left is to ask.
        stopWaiting()
        invalidateLayout()
      } else if updates?.hasWaited == true {
        // What UIKit asked before the update items it may not ask again by itself.
        super.invalidateLayout(with: contextKeepingLayout())
      }
      updates = nil
      animatedChange = nil
    }

    // MARK: Headers and footers

    /// The headers, footers or overflow views that go although their section stays, by their old
    /// places; or those that come, by their new ones.
    func paths(ofKind kind: String, comingOrGoing isComing: Bool) -> [IndexPath] {
      guard let change = animatedChange, case .updates(let map) = change.cause else { return [] }
      let old = change.former.content
      return (0..<old.sectionCount).compactMap { section in
        let path = IndexPath(item: 0, section: section)
        guard let new = map.newSection(of: section), new < content.sectionCount,
          let before = old.element(ofKind: kind, at: path)
        else { return nil }
        let newPath = IndexPath(item: 0, section: new)
        let was = old.frame(of: before, pinning: nil) != nil
        let isThere =
          content.element(ofKind: kind, at: newPath).flatMap {
            content.frame(of: $0, pinning: nil)
          } != nil
        guard was != isThere, isThere == isComing else { return nil }
        return isComing ? newPath : path
      }
    }
  }

  extension ContentProvider {
    /// Whether there are items of which the data source knows nothing.
    ///
    /// That updates are uncommitted says no more during a batch, which is one itself. But wherever
    /// there is a placeholder, the last item of its section is one, or has another path.
    var showsPlaceholders: Bool {
      guard hasPlaceholders else { return false }
      return (0..<collectionView.numberOfSections).contains { section in
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return false }
        let last = IndexPath(item: count - 1, section: section)
        return collectionView.dataSourceIndexPath(forPresentationIndexPath: last) != last
      }
    }

    /// Changes a content as a batch of updates does: asks all sections for what concerns a section,
    /// and cells only where they come, or their section has other attributes.
    fileprivate func content(
      _ old: ContentLayout, changedBy map: UpdateMap, on canvas: Surroundings.Canvas
    ) -> ContentLayout {
      let sections = specification(on: canvas).sections
      var content = old
      apply(
        map.edits(of: old, to: sections), to: &content, sections.map(\.attributes))
      content.setLengths(of: sections)
      return content
    }
  }
#endif
