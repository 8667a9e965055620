#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the layout has UIKit do. `run(_:)` alone calls UIKit for it, and starts tasks.
  enum LayoutEffect {
    /// Pass UIKit a context whose effect on the layout is recorded, or that has none.
    case send(UICollectionViewLayoutInvalidationContext)

    /// Query all elements again, and measure the visible ones of which the size or offer is another.
    case queryAgain

    /// Adjust the content offset by a distance along the axis on the screen.
    case adjustContentOffset(by: CGFloat)

    /// Scroll to a content offset on the screen. An animation ends without telling the layout.
    case scroll(to: CGPoint, isAnimated: Bool)

    /// Begin a turn of the run loop, and end it after UIKit's layout pass.
    case beginTurn

    /// Begin a turn after a while, because the user touches the view now.
    case beginTurnLater

    /// Query all elements again in the next turn.
    case queryAgainInNextTurn
  }

  /// Whether the end of a turn of the run loop is scheduled.
  struct Turn {
    private var isUnderWay = false

    /// Whether the layout has waited for the readable content guide. It does so once.
    private var hasWaitedForReadableContentGuide = false

    /// Begins a turn.
    ///
    /// - Returns: whether the caller has to schedule its end.
    mutating func begin() -> Bool {
      defer { isUnderWay = true }
      return !isUnderWay
    }

    /// Ends the turn, or lets it go on, so that it has to begin again.
    mutating func end() {
      isUnderWay = false
    }

    mutating func mayWaitForReadableContentGuide() -> Bool {
      defer { hasWaitedForReadableContentGuide = true }
      return !hasWaitedForReadableContentGuide
    }
  }

  extension CollectionViewAlignedLayout {
    /// Carries out effects, in this order.
    func run(_ effects: [LayoutEffect]) {
      for effect in effects { run(effect) }
    }

    func run(_ effect: LayoutEffect) {
      switch effect {
      case .send(let context): send(context)
      case .queryAgain: send(contextKeepingContent())
      case .adjustContentOffset(let distance):
        let context = contextKeepingContent()
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

    private func send(_ context: UICollectionViewLayoutInvalidationContext) {
      let adjustment = content.axis.coordinate(of: context.contentOffsetAdjustment)
      let outer = state.scrolling.adjustedOffset
      if let collectionView, adjustment != 0 {
        let present = content.axis.coordinate(of: collectionView.bounds.origin)
        state.scrolling.adjust(to: present + adjustment)
      }
      super.invalidateLayout(with: context)
      state.scrolling.adjust(to: outer)
    }

    /// Waits until UIKit's animation has ended, about which it tells only its delegate: until the
    /// content offset has stayed the same for a while.
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
      // A context that the base class creates may carry a mark of its purpose, by which UIKit does not
      // measure views again. MagazineLayout and ChatLayout create their own.
      guard
        let contextClass = type(of: self).invalidationContextClass
          as? CollectionViewAlignedLayoutInvalidationContext.Type
      else { return super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero) }
      let context = contextClass.init()
      context.invalidatesContent = false
      return context
    }
  }

  extension UICollectionViewLayoutInvalidationContext {
    /// Adds to the adjustment of the content offset along an axis.
    func adjustContentOffset(by distance: CGFloat, along axis: ContentLayout.Axis) {
      switch axis {
      case .vertical: contentOffsetAdjustment.y += distance
      case .horizontal: contentOffsetAdjustment.x += distance
      }
    }

    /// Adds to the adjustment of the content size along an axis.
    func adjustContentLength(by distance: CGFloat, along axis: ContentLayout.Axis) {
      switch axis {
      case .vertical: contentSizeAdjustment.height += distance
      case .horizontal: contentSizeAdjustment.width += distance
      }
    }
  }
#endif
