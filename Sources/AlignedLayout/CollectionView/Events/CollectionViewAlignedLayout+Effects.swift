#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Carries out effects, in this order.
    func run(_ effects: [LayoutEffect]) {
      for effect in effects { run(effect) }
    }

    func run(_ effect: LayoutEffect) {
      switch effect {
      case .send(let context): send(context)
      case .queryAgain: send(contextKeepingContent())
      case .measure(let elements):
        if !invalidateSizes(ofViewsOf: elements) { run(.queryAgain) }
      case .adjustContentOffset(let distance):
        let context = contextKeepingContent()
        // A context that names nothing would have UIKit measure all visible views again.
        let visible = collectionView?.indexPathsForVisibleItems ?? []
        if let path = visible.first(where: { content.position(of: $0) != nil }) {
          context.invalidateItems(at: [path])
        }
        context.adjustContentOffset(by: distance, along: content.axis)
        send(context)
      case .scroll(let offset, let isAnimated):
        if isAnimated { waitForAnimation() }
        collectionView?.setContentOffset(offset, animated: isAnimated)
      case .beginTurn:
        if state.turn.begin() { Task { [weak self] in self?.endTurn() } }
      case .beginTurnLater:
        Task { [weak self] in
          try? await Task.sleep(nanoseconds: 100_000_000)
          self?.run(.beginTurn)
        }
      case .queryAgainInNextTurn: Task { [weak self] in self?.run(.queryAgain) }
      }
    }

    /// Invalidates the sizes of the views of some elements, so that UIKit measures these and no others.
    ///
    /// A cell whose size is invalidated is resized with an animation, unless animations are disabled ([WWDC
    /// 2022, session 10068](https://developer.apple.com/wwdc22/10068)).
    ///
    /// - Returns: whether UIKit measures them because of that. Before iOS 16 it does not, and while the user
    ///   carries an item, it may wait. A view that is not visible yet may have been made and measured ahead.
    private func invalidateSizes(ofViewsOf elements: [ContentLayout.Element]) -> Bool {
      guard #available(iOS 16, tvOS 16, *), let collectionView,
        collectionView.selfSizingInvalidation != .disabled, !state.movement.carriesItems
      else { return false }
      var views: [UIView] = []
      for element in elements {
        if let view = collectionView.view(of: element, in: content) {
          views.append(view)
        } else if state.selfSizing.sizes.isMeasured(element) {
          return false
        }
      }
      UIView.performWithoutAnimation {
        for view in views { view.invalidateIntrinsicContentSize() }
      }
      return true
    }

    private func send(_ context: UICollectionViewLayoutInvalidationContext) {
      let adjustment = content.axis.coordinate(of: context.contentOffsetAdjustment)
      let outer = state.scrolling.adjustedOffset
      if let collectionView, adjustment != 0 {
        let present = content.axis.coordinate(of: collectionView.bounds.origin)
        state.scrolling.adjustedOffset = present + adjustment
      }
      super.invalidateLayout(with: context)
      state.scrolling.adjustedOffset = outer
    }

    /// Waits until UIKit's scrolling animation has ended: until the content offset has stayed the same for a
    /// while. UIKit tells the end only to its delegate (a guess: `Guess.animationsEndSilently`).
    ///
    /// An animation is slow at its end, and several of its frames are within a pixel of the
    /// destination. A correction before the last frame would be undone by it.
    private func waitForAnimation(restingAt offset: CGFloat? = nil, since checkCount: Int = 0) {
      Task { [weak self] in
        try? await Task.sleep(nanoseconds: 30_000_000)
        guard let self, state.scrolling.awaitsEndOfAnimation,
          let present = scrollScene?.offset
        else { return }
        guard present == offset, checkCount > 1 else {
          return waitForAnimation(
            restingAt: present, since: present == offset ? checkCount + 1 : 0)
        }
        state.scrolling.endAnimation()
        beginTurnIfNeeded()
      }
    }

    /// Returns a context that keeps the content, and has UIKit query all attributes again.
    func contextKeepingContent() -> UICollectionViewLayoutInvalidationContext {
      // After a context that UIKit made for new bounds, it measures no view again (a guess:
      // `Guess.contextsForBoundsMeasureNothing`).
      // [MagazineLayout](https://github.com/airbnb/MagazineLayout/blob/master/MagazineLayout/Public/MagazineLayout.swift)
      // creates its own, too.
      guard
        let contextClass = type(of: self).invalidationContextClass
          as? CollectionViewAlignedLayoutInvalidationContext.Type
      else { return super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero) }
      let context = contextClass.init()
      context.invalidatesContent = false
      return context
    }
  }
#endif
