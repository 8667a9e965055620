import Foundation

/// The state and the work behind a collection view: it calls the layout, the data source and the
/// delegate.
///
/// All state is here. Extensions work with it, one file for each job.
@MainActor
final class CollectionDriver {
  weak var view: UICollectionView!
  let modes = HeadlessScope.modes
  var layout: UICollectionViewLayout

  // Data.
  /// The number of items in each section, nil until it is first asked for.
  var counts: [Int]?
  var isCounting = false
  var needsReload = true
  /// The presentation paths of placeholders, which the data source does not have.
  var placeholders: Set<IndexPath> = []

  // Layout.
  var isLayoutValid = false
  var staleness = Staleness()
  /// The environment at the last `prepare()`.
  var preparedEnvironment: LayoutEnvironment?
  /// The surroundings about which the layout was last told.
  var reportedSurroundings: LayoutSurroundings?
  /// The attributes that are valid.
  var known = KnownAttributes()
  /// The attributes that were last received for each element since the last reload, valid or not.
  var received: [ElementID: KnownAttributes.Entry] = [:]
  var scrollCheck = ScrollCheck.none
  var knownKinds: Set<ElementKind> = []

  // Views.
  var displayed: [ElementID: UICollectionReusableView] = [:]
  /// Cells that were made before they are visible.
  var prefetched: [ElementID: UICollectionReusableView] = [:]
  /// The items that were passed to the prefetching data source.
  var announcedItems: Set<IndexPath> = []
  var pools = ReusePools()
  /// The cell whose item is being reconfigured, which the next dequeue returns.
  var reconfiguring: UICollectionViewCell?
  /// Whether the data source is asked for a view and has not dequeued one yet.
  var mayDequeue = false
  /// The views that invalidated their size.
  var viewsToMeasure: Set<ObjectIdentifier> = []
  var selected: Set<IndexPath> = []
  /// The item that is highlighted by a touch.
  var touchedItem: IndexPath?

  // The work in progress.
  var isInPass = false
  var isAuditing = false
  var needsAudit = false
  var hasLaidOut = false
  var callouts: [Callout] = []
  /// The number of exceptions recorded so far.
  var exceptionCount = 0
  /// The mistakes that are reported only once.
  var reported: Set<String> = []
  /// The base-class methods that were reached during the calls in progress.
  var reachedBase: Set<BaseCall> = []
  var update: BatchUpdate?
  var boundsAnimation: BoundsAnimation?
  /// Whether a new size is about to be set. The offset may change in between.
  var isResizing = false
  var pendingBoundsContext: UICollectionViewLayoutInvalidationContext?
  /// Whether an adjustment of a context is being applied.
  var isAdjusting = false
  /// Whether an adjustment changed the content size, so that the offset may be out of range.
  var needsClamp = false
  /// An adjustment that the layout sent inside `prepare()` and that the next pass applies.
  var delayedAdjustment = Adjustment()
  var transition: LayoutTransition?
  var movement: InteractiveMovement?

  /// The ends of the last animation that the layout returned, and how they were when it was finalized.
  var finishedEnds: [ElementID: [KnownAttributes.Entry]] = [:]
  /// The motions of the last animated change, for tests.
  var lastAnimation: AnimationRecord?
  /// Called with each context that is received, for tests.
  var observeContext: (@MainActor (UICollectionViewLayoutInvalidationContext) -> Void)?
  /// The number of questions to data source and delegate in a `prepare()` for supplementary
  /// elements only.
  var questionCount = 0
  var isCountingQuestions = false

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }
}

/// A kind of supplementary or decoration element that the layout has returned.
struct ElementKind: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String

  static func < (a: ElementKind, b: ElementKind) -> Bool {
    (a.category.rawValue, a.kind) < (b.category.rawValue, b.kind)
  }
}

/// A call into the client's code that has not returned yet.
enum Callout {
  case prepare
  /// A query of the layout.
  case query
  /// Any other call of the layout.
  case layout
  case dataSource, delegate, view
  /// The closure of a batch update. While it runs, old and new counts are mixed.
  case updates
}

/// The methods of the layout base class that overrides must call.
enum BaseCall {
  case prepare, invalidate, prepareForUpdates, finalizeUpdates

  var selector: String {
    switch self {
    case .prepare: "prepare()"
    case .invalidate: "invalidateLayout(with:)"
    case .prepareForUpdates: "prepare(forCollectionViewUpdates:)"
    case .finalizeUpdates: "finalizeCollectionViewUpdates()"
    }
  }
}
