/// The habits of UIKit that differ between versions or are promised by none, each as one property.
///
/// A layout must work under all of them, so a test runs under every value of each and every pair.
public struct FuzzModes: Hashable, Sendable, CustomStringConvertible {
  /// Which rectangles the layout is asked for, given the visible one.
  public enum RectPolicy: Hashable, Sendable, CaseIterable {
    case exactBounds, enlarged, pageGrid, prefetchAhead
  }

  /// Whether `shouldInvalidateLayout(forBoundsChange:)` is asked when the size changes; where not,
  /// the layout is only prepared again.
  public enum SizeChange: Hashable, Sendable, CaseIterable {
    case asked, notAsked
  }

  /// Whether the context for a change of bounds reaches the layout before or after the bounds have
  /// changed; it is asked for while they are old in any case.
  public enum BoundsContext: Hashable, Sendable, CaseIterable {
    case beforeBounds, afterBounds
  }

  /// What a context that names elements does: those are asked for again, or everything is.
  public enum FineGrained: Hashable, Sendable, CaseIterable {
    case honoured, treatedAsFull
  }

  /// Whether `prepare()` runs for a context that names supplementary elements only.
  public enum SupplementaryPreparation: Hashable, Sendable, CaseIterable {
    case runs, isSkipped
  }

  /// Whether a change of bounds or insets lays out at once or with the next `layoutIfNeeded`.
  public enum Timing: Hashable, Sendable, CaseIterable {
    case deferred, immediate
  }

  /// Whether attributes equal to the applied ones are applied again.
  public enum EqualAttributes: Hashable, Sendable, CaseIterable {
    case skipped, applied
  }

  /// Whether, and in which order, cells not yet visible are made and size themselves.
  public enum Offscreen: Hashable, Sendable, CaseIterable {
    case none, ascending, descending
  }

  /// Whether visible cells are asked for their preferred size again in each pass (iOS 16).
  public enum Resizing: Hashable, Sendable, CaseIterable {
    case whenMade, eachPass
  }

  /// Whether a change of insets alone invalidates the layout.
  public enum InsetChange: Hashable, Sendable, CaseIterable {
    case laysOutOnly, invalidates
  }

  /// What a collection view without a data source shows.
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
    \(fineGrained), supplementary prepare \(supplementaryPreparation), timing \(timing), equal attributes \(equalAttributes), \
    off-screen \(offscreen), resizing \(resizing), insets \(insetChange), without data source \
    \(withoutDataSource)
    """
  }
}
