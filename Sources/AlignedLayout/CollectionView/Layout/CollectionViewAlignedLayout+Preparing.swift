#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Lays out what is stale, and shows it.
    ///
    /// - Returns: the contexts to send to UIKit, in this order.
    func layOut(
      in collectionView: UICollectionView
    ) -> [UICollectionViewLayoutInvalidationContext] {
      state.isPreparing = true
      defer { state.isPreparing = false }
      let surroundings = Surroundings(
        of: collectionView, along: axis, references: insetsReferences)
      let canvas = surroundings.canvas
      let provider = ContentProvider(of: self, in: collectionView)
      state.update(delegate: collectionView.delegate)
      // Before anything is asked: a delegate may invalidate the layout again.
      let stale = state.takeStaleness()
      let areSurroundingsNew = surroundings != state.shown.surroundings
      // There is a pass for each step of scrolling that moves pinned headers. UIKit announces nothing
      // by it.
      let announced =
        stale.isEveryElementStale || areSurroundingsNew
        ? AnnouncedSurroundings(of: collectionView) : nil
      let anchor = anchor(for: stale, in: surroundings)
      beginPass(in: collectionView.bounds)
      state.updateMeasuredSizes(for: stale)
      if axis != content.axis { state.forgetMeasuredSizes() }
      if stale.isContentStale || canvas != state.shown.canvas {
        layOutEverything(on: canvas, with: provider)
      } else if !stale.items.isEmpty {
        let version = state.version
        let newContent = provider.content(
          content, askingAgain: content.positions(of: stale.items))
        state.show(newContent, version: version)
      }
      state.endPass(
        in: surroundings, announced: announced, staysAtEnd: staysAtEnd,
        everyElementChanges: stale.isEveryElementStale || areSurroundingsNew)
      // The surroundings may have changed without an invalidation, while another invalidation has
      // named some elements. UIKit would only query these.
      let queriesTooFew = areSurroundingsNew && !stale.isEveryElementStale
      return (queriesTooFew ? [contextKeepingContent()] : [])
        + contextsAfterPass(holding: anchor, in: collectionView)
    }

    /// Returns the contexts that hold a cell in place and have visible views measured again, and
    /// arranges for what only later turns of the run loop can put right.
    private func contextsAfterPass(
      holding anchor: ScrollAnchor?, in collectionView: UICollectionView
    ) -> [UICollectionViewLayoutInvalidationContext] {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      if let anchor = anchorOfAwaitedItem() ?? anchor, let context = context(holding: anchor) {
        // UIKit may ignore what is sent inside prepare().
        state.anchors.expect(
          anchor, adjustment: content.axis.coordinate(of: context.contentOffsetAdjustment))
        contexts.append(context)
      }
      beginTurnIfAnchored()
      waitForReadableContentGuide(of: collectionView)
      if measuresVisibleViewsAgain(in: collectionView) {
        contexts.append(contextKeepingContent())
      }
      return contexts
    }

    /// Prepares the layout again in the next turn of the run loop, if it has used the margins
    /// because the readable content guide was not laid out yet.
    private func waitForReadableContentGuide(of collectionView: UICollectionView) {
      guard insetsReferences.includeReadableContent, collectionView.bounds.width > 0,
        !collectionView.hasReadableContentGuide, state.mayWaitForReadableContentGuide()
      else { return }
      Task { [weak self] in
        guard let self else { return }
        sendToUIKit(contextKeepingContent())
      }
    }

    /// Begins a layout pass. Stores the layout in the bounds before if these had another size,
    /// because UIKit may animate the change from there.
    private func beginPass(in bounds: CGRect) {
      let oldBounds = state.shown.bounds
      state.beginPass(
        in: bounds, replacing: bounds.size == oldBounds.size ? nil : formerContent(in: oldBounds))
    }

    /// Uses the content that is cached for a canvas, or else asks for everything. Does nothing if
    /// the layout has to wait for update items.
    private func layOutEverything(on canvas: Surroundings.Canvas, with provider: ContentProvider) {
      // Before anything is asked: a delegate may begin another version.
      let version = state.version
      let showsPlaceholders =
        state.transition.updates == nil ? provider.hasPlaceholders : provider.showsPlaceholders
      state.setShowsPlaceholders(showsPlaceholders)
      guard !waitsForUpdateItems(on: canvas, with: provider) else { return }
      guard let cached = state.takeCachedContent(for: canvas),
        cached.hasCounts(provider.counts(on: canvas)), !provider.hasPlaceholders
      else {
        state.changedItems = []
        let newContent = provider.content(on: canvas)
        return state.show(newContent, version: version)
      }
      // The content that is replaced is cached for the way back, unless it is stale.
      if let oldCanvas = state.shown.canvas, state.shown.version === version {
        state.cache(content, for: oldCanvas)
      }
      state.show(cached, version: version)
    }

    /// The axis along which the layout scrolls.
    var axis: ContentLayout.Axis { ContentLayout.Axis(scrollDirection) }

    /// The areas that sections, and headers and footers stay inside.
    var insetsReferences: Surroundings.References {
      let supplementary =
        supplementaryContentInsetsReference == .automatic
        ? contentInsetsReference : supplementaryContentInsetsReference
      return Surroundings.References(
        content: contentInsetsReference,
        supplementary: supplementaryContentInsetsReference == .none ? nil : supplementary)
    }

    /// Returns whether frames are the same in new bounds.
    func isCanvasUnchanged(in newBounds: CGRect) -> Bool {
      collectionView == nil || canvas(in: newBounds) == state.shown.canvas
    }

    /// Returns the canvas in new bounds.
    func canvas(in newBounds: CGRect) -> Surroundings.Canvas {
      guard let collectionView else { return .none }
      return Surroundings(
        of: collectionView, along: axis,
        boundsLength: newBounds.size.transposed(for: axis).width, references: insetsReferences
      ).canvas
    }
  }
#endif
