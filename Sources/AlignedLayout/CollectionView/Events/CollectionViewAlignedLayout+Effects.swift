#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    func run(_ effect: LayoutEffect) {
      switch effect {
      case .invalidateLayout: invalidateLayout()
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
        context.adjust(by: LayoutCore.ContextChange(offset: distance), along: content.axis)
        send(context)
      case .scroll(let offset, let isAnimated):
        if isAnimated { waitForAnimation() }
        collectionView?.setContentOffset(offset, animated: isAnimated)
      case .tell(let request, let outcome): asked.end(request, outcome)
      case .correctAppearing(let index, let old, let new): appearing[index].move(from: old, to: new)
      case .beginTurn:
        if core.beginTurn() { Task { [weak self] in self?.endTurn() } }
      case .beginTurnLater:
        Task { [weak self] in
          try? await Task.sleep(nanoseconds: 100_000_000)
          self?.run(.beginTurn)
        }
      case .queryAgainInNextTurn: Task { [weak self] in self?.run(.queryAgain) }
      }
    }

    /// A cell whose size is invalidated is resized with an animation, unless animations are disabled ([WWDC 2022,
    /// session 10068](https://developer.apple.com/wwdc22/10068)).
    ///
    /// - Returns: whether UIKit measures the views. Before iOS 16 it does not, and while the user carries an
    ///   item, it may wait. A view that is not visible yet may have been made and measured ahead.
    private func invalidateSizes(ofViewsOf elements: [ContentLayout.Element]) -> Bool {
      guard #available(iOS 16, tvOS 16, *), let collectionView,
        collectionView.selfSizingInvalidation != .disabled, !core.movement.carriesItems
      else { return false }
      var views: [UIView] = []
      for element in elements {
        if let view = collectionView.view(of: element) {
          views.append(view)
        } else if core.selfSizing.sizes.isMeasured(element) {
          return false
        }
      }
      UIView.performWithoutAnimation {
        for view in views { view.invalidateIntrinsicContentSize() }
      }
      return true
    }

    /// Passes UIKit a context whose effect on the layout is recorded, or that has none.
    func send(_ context: UICollectionViewLayoutInvalidationContext) {
      let adjustment = content.axis.coordinate(of: context.contentOffsetAdjustment)
      guard let collectionView, adjustment != 0 else {
        return super.invalidateLayout(with: context)
      }
      let present = content.axis.coordinate(of: collectionView.bounds.origin)
      let outer = core.adjustContentOffset(to: present + adjustment)
      super.invalidateLayout(with: context)
      _ = core.adjustContentOffset(to: outer)
    }

    func beginTurnIfNeeded() { core.takeNeedOfTurn().forEach(run) }

    private func endTurn() {
      guard let client else {
        asked.endAllRequests()
        return core.endTurnWithoutView()
      }
      client.endTurn()
      marks?(.content)
    }

    /// UIKit tells the end of an animation only to its delegate (a guess: `Guess.animationsEndSilently`). This
    /// waits until the content offset has stayed the same for a while. Several of the last frames are within a
    /// pixel of the destination, and a correction before the last one would be undone by it.
    private func waitForAnimation(restingAt offset: CGFloat? = nil, since checkCount: Int = 0) {
      Task { [weak self] in
        try? await Task.sleep(nanoseconds: 30_000_000)
        guard let self, core.awaitsEndOfAnimation else { return }
        guard let bounds = collectionView?.bounds else { return asked.endAllRequests() }
        let present = standing.upright(bounds).minY
        guard present == offset, checkCount > 1 else {
          return waitForAnimation(restingAt: present, since: present == offset ? checkCount + 1 : 0)
        }
        core.endAnimation().forEach(run)
      }
    }

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
