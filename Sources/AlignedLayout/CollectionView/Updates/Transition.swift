#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The transition under way: a batch of updates, and the layout before a change that UIKit
  /// animates.
  @MainActor
  struct Transition {
    /// The batch of updates under way.
    private(set) var updates: UpdateRecord?

    /// The change that UIKit is about to animate.
    private(set) var animatedChange: AnimatedChange?

    /// The content offset that the layout has returned for the change that UIKit animates.
    private(set) var targetContentOffset: CGPoint?

    /// The attributes that UIKit was given for cells that appear in a batch of updates. UIKit
    /// measures such a cell afterwards, and reads the attributes at the end of the batch.
    private var appearingCells: [AppearingCell] = []

    /// Whether a view was measured in a batch of updates, in which UIKit ignores adjustments of the
    /// content offset.
    private(set) var isChangedByMeasurement = false

    /// The layout before the bounds changed their size.
    ///
    /// UIKit may announce the animation after the layout was prepared for the new bounds. The old
    /// layout is stored until the animation begins or the data changes.
    private(set) var contentOfFormerBounds: FormerContent?

    /// Whether the new counts are known, but not yet the update items. No element can be identified
    /// then.
    var awaitsUpdateItems: Bool {
      if case .waiting = updates?.stage { true } else { false }
    }

    /// Ends or continues the transition as an invalidation demands.
    ///
    /// - Parameter batch: the batch of updates that the invalidation begins, or nil.
    mutating func invalidate(_ invalidation: Invalidation, beginning batch: UpdateRecord?) {
      if invalidation.isReload || invalidation.invalidatesCounts {
        contentOfFormerBounds = nil
      }
      if invalidation.isReload {
        updates = nil
        // If UIKit did not finalize an animation, its elements no longer exist.
        animatedChange = nil
        targetContentOffset = nil
      } else if let batch {
        updates = batch
      } else if !invalidation.keepsContent {
        updates?.reusesCells = false
      }
    }

    // MARK: Updates

    /// Postpones the layout until the update items arrive.
    mutating func waitForUpdateItems(_ version: ContentVersion) {
      updates?.stage = .waiting(for: version)
      updates?.hasWaited = true
    }

    /// Records that the layout needs no update items any more.
    mutating func endWaiting() {
      updates?.stage = .laidOut
    }

    /// Makes the batch ask for all cells.
    mutating func stopReusingCells() {
      updates?.reusesCells = false
    }

    mutating func endUpdates() {
      updates = nil
      animatedChange = nil
      targetContentOffset = nil
      appearingCells = []
      isChangedByMeasurement = false
    }

    // MARK: Appearing cells

    /// Records attributes that are the beginning of an appearing cell's animation.
    mutating func addAppearingCell(
      _ position: ContentLayout.CellPosition, frame: CGRect,
      attributes: UICollectionViewLayoutAttributes
    ) {
      guard updates != nil else { return }
      appearingCells.append(
        AppearingCell(position: position, frame: frame, attributes: attributes))
    }

    /// Moves and resizes these attributes as the cells have been since, after a measurement. What
    /// the client has changed in them stays.
    mutating func correctAppearingCells(in standing: StandingContent) {
      guard updates != nil else { return }
      isChangedByMeasurement = true
      for index in appearingCells.indices {
        appearingCells[index].correct(in: standing)
      }
    }

    // MARK: Animations

    mutating func storeContentOfFormerBounds(_ content: FormerContent) {
      contentOfFormerBounds = content
    }

    /// Records the change that UIKit animates next, or nil if it cannot be described.
    mutating func animate(_ change: AnimatedChange?) {
      animatedChange = change
    }

    /// Records the content offset that the layout returns for the change.
    mutating func scroll(to targetContentOffset: CGPoint) {
      guard animatedChange != nil else { return }
      self.targetContentOffset = targetContentOffset
    }

    mutating func endAnimationOfBounds() {
      contentOfFormerBounds = nil
      animatedChange = nil
      targetContentOffset = nil
    }
  }

  /// A cell that appears in a batch of updates, and the attributes from which it is animated.
  @MainActor
  private struct AppearingCell {
    let position: ContentLayout.CellPosition

    /// The frame in the content to which the attributes belong.
    var frame: CGRect
    let attributes: UICollectionViewLayoutAttributes

    mutating func correct(in standing: StandingContent) {
      guard standing.content.contains(.cell(position)) else { return }
      let new = standing.frame(ofCellAt: position)
      guard new != frame else { return }
      attributes.size.width += new.width - frame.width
      attributes.size.height += new.height - frame.height
      attributes.center.x += new.midX - frame.midX
      attributes.center.y += new.midY - frame.midY
      frame = new
    }
  }
#endif
