#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The parts of a layout. Each keeps what it needs between UIKit's calls, and knows no other.
  ///
  /// An invalidation becomes layout attributes in these steps:
  ///
  /// 1. `invalidateLayout(with:)` records in `stale` what is stale. Nothing is asked.
  /// 2. `prepare()` takes what is stale, asks for it and lays it out in a copy of the content. The
  ///    copy then replaces the content in `shown`.
  /// 3. Queries compute frames from the content in `shown`. Their attributes are cached in `elements`.
  ///
  /// In a batch of updates, step 2 may have to wait for the update items, which UIKit passes after
  /// `prepare()`. A self-sizing view's measurement is laid out at once, in the method that creates
  /// its invalidation context.
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
    var turn = Turn()

    /// Whether the content is that of the present version.
    var isUpToDate: Bool {
      !stale.isContentStale && stale.items.isEmpty && shown.version === contents.version
    }
  }
#endif
