/// The behavior of UIKit that differs between versions or that no documentation promises, one
/// property for each choice.
///
/// A layout must work with every choice, so tests run with each value and each pair of values.
public struct FuzzModes: Hashable, Sendable, CustomStringConvertible {
  /// The rectangles for which the layout is queried, given the bounds.
  ///
  /// WWDC 2018, session 225, says only that they may be larger than the collection view. A stack in
  /// KTCenterFlowLayout, issue 23, shows a grid of pages, and WWDC 2016, session 219, describes
  /// prefetching.
  public enum RectPolicy: Hashable, Sendable, CaseIterable {
    case pageGrid, exactBounds, enlarged, prefetchAhead
  }

  /// Whether `shouldInvalidateLayout(forBoundsChange:)` is called when the size changes. If not, as
  /// ToosieSlide, issue 2, reports, the layout gets a plain context. It gets one in any case,
  /// because layouts that ship look for a new width when they receive it.
  public enum SizeChange: Hashable, Sendable, CaseIterable {
    case asked, notAsked
  }

  /// Whether a context that names elements invalidates only those or everything.
  public enum FineGrained: Hashable, Sendable, CaseIterable {
    case honored, treatedAsFull
  }

  /// Whether `prepare()` runs for a context that names supplementary elements only. WWDC 2018,
  /// session 225, says that it runs after each invalidation.
  public enum SupplementaryPreparation: Hashable, Sendable, CaseIterable {
    case runs, isSkipped
  }

  /// Whether a change of bounds or insets lays out at once or in the next `layoutIfNeeded()`.
  public enum Timing: Hashable, Sendable, CaseIterable {
    case deferred, immediate
  }

  /// Whether attributes that are equal to the applied ones are applied again. Apple's documentation
  /// says that they are not since iOS 7.
  public enum EqualAttributes: Hashable, Sendable, CaseIterable {
    case skipped, applied
  }

  /// Whether, and in which order, cells that are not visible are made and measured.
  public enum Offscreen: Hashable, Sendable, CaseIterable {
    case none, ascending, descending
  }

  /// Whether a view is asked for its preferred attributes once, or again whenever the layout gives
  /// it another size.
  ///
  /// A device marks the answer as valid on the view, as ASCollectionView, issue 215, and IGListKit,
  /// issue 1002, show.
  public enum Measuring: Hashable, Sendable, CaseIterable {
    case once, whenResized
  }

  /// Whether preferred attributes of a header or footer that a batch update moves to another
  /// section have the new section, or in the batch also the old one, as radar 48955657 reports.
  public enum PreferredPaths: Hashable, Sendable, CaseIterable {
    case current, oldSection
  }

  /// Whether new insets arrive at once or in ten steps. Each step sends a context and lays out, as
  /// while the user drags the keyboard down.
  public enum InsetChange: Hashable, Sendable, CaseIterable {
    case once, tenSteps
  }

  /// Whether an animated change of the content offset arrives at once or in ten steps. Each step
  /// lays out and measures what becomes visible, as each frame does on a device.
  public enum ScrollAnimation: Hashable, Sendable, CaseIterable {
    case once, tenSteps
  }

  /// What UIKit does with the adjustments in a context that the layout sends inside `prepare()`. No
  /// layout that ships sends one there, so nothing is known.
  public enum AdjustmentsInPrepare: Hashable, Sendable, CaseIterable {
    case appliedAtOnce, appliedInNextPass, dropped
  }

  /// The sections of a collection view without a data source.
  public enum WithoutDataSource: Hashable, Sendable, CaseIterable {
    case noSections, oneEmptySection
  }

  /// Whether a batch update changes the index path in attributes that the layout returned before it,
  /// when their element gets another one.
  ///
  /// MagazineLayout, pull request 107, saw UIKit change the path of an object in the layout's cache
  /// (evidence L). A layout that returns copies never notices.
  public enum ReturnedPaths: Hashable, Sendable, CaseIterable {
    case leftAlone, changed
  }

  /// Whether views are measured again after a context that the base class made for new bounds, if
  /// the client sends it for another reason.
  ///
  /// ChatLayout and MagazineLayout make contexts of their own for that (evidence L). So a context
  /// for new bounds may have a private mark by which no view is measured, wherever it is sent.
  public enum BoundsContexts: Hashable, Sendable, CaseIterable {
    case measureLikeOthers, neverMeasure
  }

  /// Whether a snapshot that only reconfigures items is a batch update for the layout.
  ///
  /// ChatLayout documents that it may be none (evidence L). Then the data source fills the cells
  /// again, and nothing else happens: they are measured in the next pass, whatever causes it, for
  /// example an empty batch. `reconfigureItems(at:)` measures under both values, because devices do
  /// (O).
  public enum Reconfiguring: Hashable, Sendable, CaseIterable {
    case batch, noBatch
  }

  /// Whether a registration may be created while another collection view asks for a view, as a
  /// carousel in a cell does.
  ///
  /// Apple's forums, thread 690611, and Lists by Iron-Ham, pull request 8, show only that one is
  /// refused that is created in the provider itself (evidence R). UIKit may know by one flag for all
  /// views (I).
  public enum ProviderFlag: Hashable, Sendable, CaseIterable {
    case forEachView, forAllViews
  }

  /// Whether a layout that the client starts in `prepare()`, or while a collection view asks for a view, is
  /// reported: `layoutIfNeeded()` of a view inside that collection view, and a pass or batch update of
  /// another one.
  ///
  /// `layoutIfNeeded()` also lays out superviews that need layout (evidence D). Whether the collection
  /// view is one of them depends on what has been changed before. On iOS 26 a layout during a dequeue ends
  /// the process (R: anytype-swift, pull request 4904).
  public enum InnerLayouts: Hashable, Sendable, CaseIterable {
    case allowed, reported
  }

  /// The order of headers and footers with one z position in `subviews`, behind which all cells are.
  ///
  /// A record of iOS 26 has them in an order of neither kinds nor sections (evidence M).
  public enum SupplementaryOrder: Hashable, Sendable, CaseIterable {
    case byIndexPath, reversed
  }

  /// Whether a batch update asks for the new cells in their order, or first for those of inserted sections,
  /// as on a system of 2021 (evidence M).
  public enum NewCells: Hashable, Sendable, CaseIterable {
    case ascending, insertedSectionsFirst
  }

  /// Whether a batch update that deletes some items of a section reloads as many of its last cells. iOS 15.0
  /// to 16.0 kept them (evidence M).
  public enum ReloadsWithDeletes: Hashable, Sendable, CaseIterable {
    case all, allButLast
  }

  /// Whether the views of elements come to the front of all other subviews once more, when the turn ends in
  /// which some were added. Nothing is documented.
  public enum LateOrder: Hashable, Sendable, CaseIterable {
    case none, atEndOfTurn
  }

  /// Whether a view is measured whose size the layout invalidates inside `prepare()`. WWDC 2022, session 10068, does
  /// not say so.
  public enum SizesInPrepare: Hashable, Sendable, CaseIterable {
    case invalidated, ignored
  }

  /// What a hosting configuration's content view proposes to its SwiftUI view when it is asked for its size in a
  /// width: that width and no height, its ideal size, or the width only if it is in a window, and otherwise nothing.
  ///
  /// Apple's documentation says only that a hosting controller proposes the size that it is given.
  public enum HostedProposals: Hashable, Sendable, CaseIterable {
    case width, idealSize, widthInWindows
  }

  /// What SwiftUI does with the safe area for a representable that ignores that of bars.
  ///
  /// The view lies below bars, and has the safe area that it would have in UIKit. Or it lies there and has none. Or it
  /// lies beside them. No documentation says which.
  public enum RepresentableSafeArea: Hashable, Sendable, CaseIterable {
    case asInUIKit, none, besideBars
  }

  /// Whether a batch update counts the views of a kind that the layout deletes and inserts in a section, and
  /// gives those behind them other index paths, as it does with items.
  ///
  /// UIKit's class for an update has sets of deleted and inserted indexes for each section and kind, and a
  /// method that returns a new index path for an old one (evidence B: runtime headers of
  /// `UICollectionViewUpdate`). What the method returns is not known (I).
  public enum ElementPaths: Hashable, Sendable, CaseIterable {
    case kept, renumbered
  }

  public var rects = RectPolicy.pageGrid
  public var sizeChange = SizeChange.asked
  public var fineGrained = FineGrained.honored
  public var supplementaryPreparation = SupplementaryPreparation.runs
  public var timing = Timing.deferred
  public var equalAttributes = EqualAttributes.skipped
  public var offscreen = Offscreen.none
  public var measuring = Measuring.once
  public var preferredPaths = PreferredPaths.current
  public var insetChange = InsetChange.once
  public var scrollAnimation = ScrollAnimation.once
  public var adjustmentsInPrepare = AdjustmentsInPrepare.appliedAtOnce
  public var withoutDataSource = WithoutDataSource.noSections
  public var returnedPaths = ReturnedPaths.leftAlone
  public var boundsContexts = BoundsContexts.measureLikeOthers
  public var reconfiguring = Reconfiguring.batch
  public var providerFlag = ProviderFlag.forEachView
  public var innerLayouts = InnerLayouts.allowed
  public var supplementaryOrder = SupplementaryOrder.byIndexPath
  public var newCells = NewCells.ascending
  public var elementPaths = ElementPaths.kept
  public var reloadsWithDeletes = ReloadsWithDeletes.all
  public var lateOrder = LateOrder.none
  public var sizesInPrepare = SizesInPrepare.invalidated
  public var hostedProposals = HostedProposals.width
  public var representableSafeArea = RepresentableSafeArea.asInUIKit

  public init() {}

  public var description: String {
    """
    rects \(rects), size change \(sizeChange), fine-grained \(fineGrained), supplementary prepare \
    \(supplementaryPreparation), timing \(timing), equal attributes \(equalAttributes), off-screen \
    \(offscreen), measuring \(measuring), preferred paths \(preferredPaths), insets \(insetChange), \
    animated scrolling \(scrollAnimation), adjustments in prepare \(adjustmentsInPrepare), \
    without data source \(withoutDataSource), returned paths \(returnedPaths), bounds contexts \
    \(boundsContexts), reconfiguring \(reconfiguring), provider flag \(providerFlag), \
    inner layouts \(innerLayouts), supplementary order \(supplementaryOrder), new cells \(newCells), \
    element paths \(elementPaths), reloads with deletes \(reloadsWithDeletes), late order \(lateOrder), \
    sizes in prepare \(sizesInPrepare), hosted proposals \(hostedProposals), \
    safe area of representables \(representableSafeArea)
    """
  }
}
