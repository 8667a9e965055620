/// The parts of a layout, and the order in which they are told of what happens. It knows no view.
///
/// The layout tells the core of each call of UIKit's, together with what the view shows at that moment. The core
/// answers with distances, elements and effects, which the layout carries out.
///
/// An invalidation becomes layout attributes in these steps:
///
/// 1. `invalidate(_:in:)` records in `stale` what is stale. Nothing is asked.
/// 2. `prepare(in:)` asks for it and lays it out in a copy of the content, which replaces that in `shown`.
/// 3. Queries compute frames from the content in `shown`.
///
/// In a batch of updates, step 2 may have to wait for the update items, which UIKit passes after `prepare()`:
///
/// - `invalidate(_:in:)`: `updates` begins a batch, with the layout before it.
/// - `prepare(in:)`: `updates` decides whether to wait for the items.
/// - `receive(_:)`: `updates` matches old and new places, `selfSizing` moves its sizes, and what has changed is
///   asked for.
/// - `holdDuringChange(proposing:in:)`: `scrolling` holds a cell.
/// - `endUpdates()`: `updates` ends the batch.
///
/// A self-sizing view's answer is laid out between layout passes:
///
/// - `receive(_:)`: `selfSizing` records the answer if it only confirms what is shown.
/// - `layOut(_:)`: `scrolling` chooses what to hold, `selfSizing` records the answer, its line is laid out in
///   `shown`, and `scrolling` says how far to adjust the content offset.
/// - `prepare(in:)`: `selfSizing` decides whether other visible views are measured again.
/// - `endTurn()`: at the end of the turn of the run loop, `scrolling` corrects the content offset.
///
/// A client that is asked may call the layout, and with it the core. So the events that ask are functions of
/// ``LayoutClient``: each of their steps accesses the core for itself, and none does while a client answers.
struct LayoutCore: Sendable {
  var options = LayoutOptions()
  var shown = ShownLayout()
  var stale = Staleness()
  var contents = CachedContents()

  var scrolling = ScrollKeeper()
  var selfSizing = SelfSizer()
  var updates = UpdateSession()
  var movement = ItemMovement()
  var attachments = KnownAttachments()
  var elements = KnownElements()
  var turn = Turn()

  /// The last answer for which UIKit has to invalidate the layout.
  var answer: Answer?

  /// Whether a layout pass is under way. The clients that it asks may change the view.
  var isInPass = false

  /// Whether the content has cells that the data source does not know: placeholders of a drop.
  var showsPlaceholders = false

  var content: ContentLayout { shown.content }
  var standing: StandingContent { shown.standing }

  var isUpToDate: Bool {
    !stale.isContentStale && stale.items.isEmpty && shown.version === contents.version
  }

  func scrollScene(in view: ViewSnapshot) -> ScrollScene {
    var view = view
    view.isAnimating = view.isAnimating || updates.animatesBounds
    return ScrollScene(shown: shown, view: view, options: options)
  }

  var sizingScene: SizingScene { SizingScene(shown: shown, options: options) }

  func pinning(in bounds: CGRect) -> ContentLayout.Pinning {
    standing.pinning(in: bounds, with: shown.surroundings, options)
  }

  /// Returns the content where it stands in bounds for which the layout is not prepared.
  func standing(
    _ content: ContentLayout, in bounds: CGRect, _ surroundings: Surroundings
  ) -> StandingContent {
    var standing = standing
    standing.content = content
    standing.stand(in: bounds, surroundings, options)
    return standing
  }

  /// Returns the effect that begins a turn, or none if its end has nothing to do. UIKit measures all views of a
  /// layout pass in one turn. Until it ends, one cell is held in place, and views that change their sizes too
  /// often are ignored.
  mutating func takeNeedOfTurn() -> [LayoutEffect] {
    let isHolding = scrolling.takeNeedOfTurn()
    let isMeasuring = selfSizing.takeNeedOfTurn()
    return isHolding || isMeasuring ? [.beginTurn] : []
  }

  /// Returns whether the end of the turn has to be scheduled.
  mutating func beginTurn() -> Bool { turn.begin() }
}
