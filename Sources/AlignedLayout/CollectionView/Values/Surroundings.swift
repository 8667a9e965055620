/// All that a layout depends on in its collection view, except the data. It is read whenever the layout is
/// prepared, because UIKit does not announce all changes.
struct Surroundings: Equatable, Sendable {
  /// The part on which frames depend.
  struct Canvas: Hashable, Sendable {
    let axis: ContentLayout.Axis

    /// The bounds along the lines, less the adjusted content insets: a width or, sideways, a height.
    let lineLength: CGFloat
    let direction: ContentLayout.Direction
    let displayScale: CGFloat

    /// What the layout's reference for sections demands at both ends of lines beyond these insets.
    let extraInsets: Insets

    /// Those that its reference for headers and footers demands, or nil if these ignore all insets.
    let extraSupplementaryInsets: Insets?

    /// Those that the references of single sections demand.
    var extraSectionInsets: [Insets] = []
    static let none = Canvas(
      axis: .vertical, lineLength: 0, direction: .leftToRight, displayScale: 0,
      extraInsets: .zero, extraSupplementaryInsets: nil)
  }

  let canvas: Canvas

  /// In upright coordinates. Frames without pinning do not depend on it.
  let coveredTop: CGFloat
  let coveredBottom: CGFloat

  /// The part of `coveredTop` that scrolls with the content: pinned headers do not hang below a refresh control.
  let spinnerHeight: CGFloat

  /// What floating views cover. Content insets and frames without pinning do not depend on it.
  var floating = Coverage.none

  /// How much floating views cover at the top beyond `coveredTop`.
  var floatingTop: CGFloat { max(0, floating.start - spinnerHeight) }

  /// The distance from the top of the bounds to what no inset and no floating view covers.
  var clearTop: CGFloat { coveredTop + floatingTop }

  /// The adjusted content insets, from left to right, whatever the direction of the layout is.
  var insets = Insets.zero

  func visibleHeight(inBoundsOf height: CGFloat) -> CGFloat {
    max(0, height - coveredTop - coveredBottom)
  }

  /// How much floating views cover beyond the insets, less the height of a spinning refresh control.
  struct Coverage: Equatable, Sendable {
    /// At the beginning of the content: at the top, in upright coordinates.
    var start: CGFloat = 0
    var end: CGFloat = 0

    static let none = Coverage()

    mutating func formUnion(_ other: Coverage) {
      start = max(start, other.start)
      end = max(end, other.end)
    }
  }
}

/// What UIKit announces with a plain context.
struct AnnouncedSurroundings: Equatable, Sendable {
  let size: CGSize

  // From left to right, whatever the direction of the layout is.
  let insets: Insets
  let safeArea: Insets
  let margins: Insets
}
