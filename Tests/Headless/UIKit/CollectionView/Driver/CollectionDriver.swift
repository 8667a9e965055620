import Foundation

/// Everything a collection view remembers while it drives its layout.
///
/// All state is here; what is done with it is in extensions, one file for each job.
@MainActor
final class CollectionDriver {
  weak var view: UICollectionView!
  let modes = HeadlessScope.modes
  var layout: UICollectionViewLayout

  // Data.
  /// The number of items in each section; nil until somebody asks.
  var counts: [Int]?
  var isCounting = false
  var needsReload = true
  /// Presentation paths that the data source knows nothing of.
  var placeholders: Set<IndexPath> = []

  // Layout.
  var isLayoutValid = false
  var staleness = Staleness()
  /// What the last `prepare()` found.
  var preparedFor: Surroundings?
  var known = KnownAttributes()
  /// The attributes last received for each element since the last reload, valid or not.
  var received: [ElementID: KnownAttributes.Entry] = [:]
  var scrollBaseline: ScrollBaseline?
  var knownKinds: Set<ElementKind> = []

  // Views.
  var displayed: [ElementID: UICollectionReusableView] = [:]
  /// Views made ahead of need, not yet shown.
  var prefetched: [ElementID: UICollectionReusableView] = [:]
  /// Items that the prefetching data source knows to be near.
  var announced: Set<IndexPath> = []
  var pools = ReusePools()
  /// The cell that the next dequeue returns, while its item is reconfigured.
  var reconfiguring: UICollectionViewCell?
  /// Views that were made or shown and want to be asked for their size anew.
  var wantingAnotherSize: Set<ObjectIdentifier> = []
  var selected: Set<IndexPath> = []

  // What is going on.
  var isInPass = false
  var isAuditing = false
  var needsAudit = false
  var hasLaidOut = false
  var callouts: [Callout] = []
  var raises = 0
  var reachedBase: Set<BaseCall> = []
  var update: BatchUpdate?
  var boundsAnimation: BoundsAnimation?
  /// Between the announcement of another size and its arrival, when the offset may move too.
  var isResizing = false
  var invalidatesForScrolling = false
  var invalidatesForPreferred = false
  var pendingBoundsInvalidation: BoundsInvalidation?
  var transition: LayoutTransition?
  var movement: InteractiveMovement?

  /// What the last animated change did, for tests.
  var lastAnimation: AnimationRecord?
  /// Questions to data source and delegate while preparing for supplementary elements alone.
  var questions = 0
  var countsQuestions = false

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }
}

/// A kind of supplementary or decoration element that the layout has shown to use.
struct ElementKind: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String

  static func < (a: ElementKind, b: ElementKind) -> Bool {
    (a.category.rawValue, a.kind) < (b.category.rawValue, b.kind)
  }
}

/// Whose code the driver is waiting for.
enum Callout {
  case prepare
  /// Any question to the layout about geometry.
  case query
  /// Any other message to the layout.
  case layout
  case dataSource, delegate, view
  /// The closure of a batch update, during which counts are in between.
  case updates
}

/// The methods of the layout's base class that an override must not forget.
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
