#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Self-sizing views: UIKit passes what they prefer, and the lines that change are laid out at once.
  extension CollectionViewAlignedLayout {
    /// Treats cached sizes of self-sizing cells, headers and footers as estimates, and measures
    /// visible views again.
    ///
    /// Call this if all sizes depend on something that the layout cannot see, for example the
    /// content size category. To measure single cells again, call
    /// `UICollectionViewLayoutInvalidationContext.invalidateItems(at:)`. Reloaded cells are
    /// measured again in any case.
    ///
    /// - Complexity: lays out the whole content, and measures what is visible.
    public func invalidateMeasuredSizes() {
      guard
        let context = contextKeepingContent() as? CollectionViewAlignedLayoutInvalidationContext
      else { return invalidateLayout() }
      context.invalidatesContent = true
      context.invalidatesMeasuredSizes = true
      invalidateLayout(with: context)
    }

    /// Receives preferred attributes, and records them if they only confirm an estimate.
    ///
    /// - Returns: whether they change a size, a baseline by which their cell is aligned, or the last line
    ///   behind which another one stands.
    func receive(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let measurement = measurement(preferred, insteadOf: original) else { return false }
      let isConfirmed = state.selfSizing.confirm(measurement, in: sizingScene)
      beginTurnIfNeeded()
      return !isConfirmed
    }

    /// Completes the context for a self-sizing view's preferred attributes. The lines that change
    /// are laid out here, so that the context can adjust the content offset.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext,
      forPreferred preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext
      else { return context }
      ours.invalidatesContent = false
      guard let measurement = measurement(preferred, insteadOf: original) else { return ours }
      let change = recordAndLayOut(measurement)
      if change.offset != 0 {
        ours.adjustContentOffset(by: change.offset, along: content.axis)
        ours.adjustContentLength(by: change.length, along: content.axis)
      }
      return ours
    }

    /// Records a measurement, and lays out again the lines that it changes.
    ///
    /// - Returns: how far the cell that is held in place has moved because of that, and by how much
    ///   the content has grown, both along the axis on the screen.
    private func recordAndLayOut(
      _ measurement: ViewMeasurement
    ) -> (offset: CGFloat, length: CGFloat) {
      guard let before = beginMeasuring(measurement),
        state.selfSizing.record(measurement, in: sizingScene)
      else {
        beginTurnIfNeeded()
        return (0, 0)
      }
      state.contents.invalidate()
      beginTurnIfNeeded()
      // The next pass asks for everything in any case.
      guard !state.stale.isContentStale else { return (0, 0) }
      layOutAgain(measurement.element)
      for cell in state.updates.correctAppearingCells(in: standing) {
        state.elements.correctAppearing(at: cell.index, from: cell.old, to: cell.new)
      }
      guard let scene = scrollScene else { return (0, 0) }
      return state.scrolling.didMeasure(measurement.element, since: before, in: scene)
    }

    private func beginMeasuring(
      _ measurement: ViewMeasurement
    ) -> ScrollKeeper.BeforeMeasurement? {
      guard let scene = scrollScene else { return nil }
      let sizer = state.selfSizing
      let known = sizer.sizes.knownSize(
        of: measurement.element, offered: measurement.offeredSpace)
      return state.scrolling.willMeasure(
        isKnown: known != nil, isStale: state.stale.isContentStale, in: scene
      ) { sizer.isSettled($0, in: $1) }
    }

    // MARK: Measuring again

    /// Returns the effect that has UIKit measure visible views again, or nil if none has to be.
    ///
    /// In a batch of updates, UIKit still knows some views by their old index paths.
    func decideToMeasureAgain() -> LayoutEffect? {
      guard state.selfSizing.mayBeOutdated, state.updates.batch == nil, let collectionView
      else { return nil }
      // A view that stretches is not measured in that size.
      let visible = standing.elements(in: collectionView.bounds, pinning: pinning?.withoutPull)
      let views = state.selfSizing.measureAgain(visible, in: sizingScene)
      beginTurnIfNeeded()
      return switch views {
      case .none: nil
      case .named(let elements): .measure(elements)
      case .all: .queryAgain
      }
    }
  }
#endif
