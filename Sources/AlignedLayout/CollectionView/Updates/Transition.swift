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
    }

    // MARK: Animations

    mutating func storeContentOfFormerBounds(_ content: FormerContent) {
      contentOfFormerBounds = content
    }

    /// Records the change that UIKit animates next, or nil if it cannot be described.
    mutating func animate(_ change: AnimatedChange?) {
      animatedChange = change
    }

    mutating func endAnimationOfBounds() {
      contentOfFormerBounds = nil
      animatedChange = nil
    }
  }
#endif
