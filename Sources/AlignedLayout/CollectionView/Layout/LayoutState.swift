#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The parts of a layout. Each keeps what it needs between UIKit's calls, and knows no other.
  ///
  /// An invalidation becomes layout attributes in these steps:
  ///
  /// 1. `invalidateLayout(with:)` records in `stale` what is stale. Nothing is asked.
  /// 2. `prepare()` takes what is stale, asks for it and lays it out in a copy of the content. The
  ///    copy then replaces the content in `shown`.
  /// 3. Queries compute frames from the content in `shown`, and make attributes with them.
  ///
  /// In a batch of updates, step 2 may have to wait for the update items, which UIKit passes after
  /// `prepare()`:
  ///
  /// - `invalidateLayout(with:)`: `updates` begins a batch, with the layout before it.
  /// - `prepare()`: `updates` decides whether to wait for the items.
  /// - `prepare(forCollectionViewUpdates:)`: `updates` matches old and new places, `selfSizing` moves its
  ///   sizes, and what has changed is asked for.
  /// - `targetContentOffset(forProposedContentOffset:)`: `scrolling` holds a cell.
  /// - `finalizeCollectionViewUpdates()`: `updates` ends the batch.
  ///
  /// A self-sizing view's answer is laid out between layout passes:
  ///
  /// - `shouldInvalidateLayout(forPreferredLayoutAttributes:…)`: `selfSizing` records the answer if it only
  ///   confirms what is shown.
  /// - `invalidationContext(forPreferredLayoutAttributes:…)`: `scrolling` chooses what to hold, `selfSizing`
  ///   records the answer, its line is laid out in `shown`, and `scrolling` says how far to adjust the
  ///   content offset.
  /// - `prepare()`: `selfSizing` decides whether other visible views are measured again.
  /// - The end of the turn of the run loop: `scrolling` corrects the content offset.
  ///
  /// No part asks a delegate, a closure or the data source, because these may call the layout while they
  /// are asked. No part calls UIKit: the layout carries out what their answers demand.
  @MainActor
  struct LayoutState {
    /// The layout that queries report.
    var shown = ShownLayout()

    /// What the next `prepare()` has to do.
    var stale = Staleness()

    /// The present version of the content, and contents for other surroundings.
    var contents = CachedContents()

    var scrolling = ScrollKeeper()
    var selfSizing = SelfSizer()
    var updates = UpdateSession()
    var movement = ItemMovement()

    var client = ClientState()
    var elements = KnownElements()
    var attachments = KnownAttachments()
    var effects = VisibleEffects()
    var turn = Turn()

    /// The views that do not scroll. They are no part of the content.
    let floating = FloatingViews()

    /// Whether the content is that of the present version.
    var isUpToDate: Bool {
      !stale.isContentStale && stale.items.isEmpty && shown.version === contents.version
    }
  }
#endif
