/// Where a view stands in the visible area of a collection view, in front of or behind the content that scrolls.
///
///     let button = FloatingPlacement(.bottomTrailing, insets: Insets(16))
///     let bar = FloatingPlacement(.bottom, width: .fraction(1), coverage: .counted)
///     let backdrop = FloatingPlacement(
///       of: .bounds, width: .fraction(1), height: .fraction(1), depth: .behind)
public struct FloatingPlacement: Hashable, Sendable {
  /// The area in which a view stands.
  public enum Area: Sendable {
    /// What the adjusted content insets leave of the bounds: between bars, above a keyboard. The height
    /// of a spinning refresh control does not count.
    case safeArea

    /// The bounds of the collection view.
    case bounds
  }

  /// The width or the height of a view.
  public enum Length: Hashable, Sendable {
    /// The length of the size that the view returns for the width that it is offered, and at most that of the
    /// area.
    case own

    /// A number of points.
    case points(CGFloat)

    /// A fraction of the area's width or height, such as 1 for a bar.
    case fraction(CGFloat)
  }

  /// Whether a view stands in front of the content or behind it.
  public enum Depth: Sendable {
    /// The view is in front of everything, also of pinned headers.
    case inFront

    /// The view is behind everything, also behind backgrounds of sections.
    case behind
  }

  /// Whether an edge at which a view stands counts as covered.
  ///
  /// A view can cover the edge at the beginning or at the end of the content. It covers the one in whose half
  /// of the area it is aligned: a bar at the top covers the beginning of content that scrolls down.
  public enum Coverage: Sendable {
    /// The content scrolls past the view as if it were not there.
    case ignored

    /// Pinned headers and footers, items that are scrolled to, and lines at which scrolling comes to rest
    /// stay clear of the view. The content keeps its frames and its insets.
    case counted
  }

  let alignment: AnchorPoint
  let area: Area
  let insets: Insets
  let width: Length
  let height: Length
  let depth: Depth
  let coverage: Coverage

  /// Creates a placement.
  ///
  /// Lengths that are negative or NaN count as 0. Insets that leave no length of the area leave a point in the
  /// middle between both.
  ///
  /// - Parameters:
  ///   - alignment: the point of the area at which the view has the same point of its own.
  ///   - area: the area.
  ///   - insets: the distances from the edges of the area. Leading and trailing follow the layout's direction.
  ///   - width: the width of the view.
  ///   - height: the height of the view.
  ///   - depth: whether the view is in front of the content or behind it.
  ///   - coverage: whether the edge at which the view stands counts as covered.
  public init(
    _ alignment: AnchorPoint = .center, of area: Area = .safeArea, insets: Insets = .zero,
    width: Length = .own, height: Length = .own, depth: Depth = .inFront,
    coverage: Coverage = .ignored
  ) {
    self.alignment = alignment
    self.area = area
    self.insets = insets
    self.width = width.limited
    self.height = height.limited
    self.depth = depth
    self.coverage = coverage
  }
}

extension FloatingPlacement.Length {
  fileprivate var limited: FloatingPlacement.Length {
    switch self {
    case .own: .own
    case .points(let length): .points(length.limitedLength)
    case .fraction(let fraction): .fraction(fraction.limitedLength)
    }
  }

  /// The own length is what the view returns.
  func length(in room: CGFloat, own: CGFloat) -> CGFloat {
    switch self {
    case .own: min(own, room)
    case .points(let length): length
    case .fraction(let fraction): (room * fraction).limitedLength
    }
  }
}
