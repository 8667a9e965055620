/// The behaviour of UIKit that differs between versions or that no documentation promises, one
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
    case exactBounds, enlarged, pageGrid, prefetchAhead
  }

  /// Whether `shouldInvalidateLayout(forBoundsChange:)` is called when the size changes. If not,
  /// the layout is only prepared again, as ToosieSlide, issue 2, reports.
  public enum SizeChange: Hashable, Sendable, CaseIterable {
    case asked, notAsked
  }

  /// Whether the context for new bounds is sent before or after the bounds are set. In both cases
  /// the layout makes the context while the bounds are old.
  ///
  /// PSTCollectionView and Apple's documentation have it before. A layout that ships reads the new
  /// bounds when it receives the context.
  public enum BoundsContext: Hashable, Sendable, CaseIterable {
    case beforeBounds, afterBounds
  }

  /// Whether a context that names elements invalidates only those or everything.
  public enum FineGrained: Hashable, Sendable, CaseIterable {
    case honoured, treatedAsFull
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

  /// Whether visible cells are measured once or in each pass (iOS 16).
  public enum Resizing: Hashable, Sendable, CaseIterable {
    case whenMade, eachPass
  }

  /// Whether a change of insets alone invalidates the layout, as IGListKit, issue 732, reports.
  public enum InsetChange: Hashable, Sendable, CaseIterable {
    case laysOutOnly, invalidates
  }

  /// The sections of a collection view without a data source.
  public enum WithoutDataSource: Hashable, Sendable, CaseIterable {
    case noSections, oneEmptySection
  }

  public var rects = RectPolicy.exactBounds
  public var sizeChange = SizeChange.asked
  public var boundsContext = BoundsContext.beforeBounds
  public var fineGrained = FineGrained.honoured
  public var supplementaryPreparation = SupplementaryPreparation.runs
  public var timing = Timing.deferred
  public var equalAttributes = EqualAttributes.skipped
  public var offscreen = Offscreen.none
  public var resizing = Resizing.whenMade
  public var insetChange = InsetChange.laysOutOnly
  public var withoutDataSource = WithoutDataSource.noSections

  public init() {}

  public var description: String {
    """
    rects \(rects), size change \(sizeChange), bounds context \(boundsContext), fine-grained \
    \(fineGrained), supplementary prepare \(supplementaryPreparation), timing \(timing), \
    equal attributes \(equalAttributes), off-screen \(offscreen), resizing \(resizing), \
    insets \(insetChange), without data source \(withoutDataSource)
    """
  }
}
