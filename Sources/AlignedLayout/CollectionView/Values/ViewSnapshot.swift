/// What a collection view shows of its content at one moment, and who moves it.
struct ViewSnapshot: Sendable {
  var bounds = CGRect.zero

  /// The adjusted content insets on the screen, from left to right.
  var insets = Insets.zero
  var direction = ContentLayout.Direction.leftToRight
  var isTracking = false
  var isDragging = false
  var isDecelerating = false

  /// Whether a change that is made now is animated, as on rotation.
  var isAnimating = false

  /// Whether the user touches the view, or it decelerates.
  var isScrolledByUser: Bool { isTracking || isDragging || isDecelerating }

  /// Whether the user has a finger on the view and scrolls it.
  var isDragged: Bool { isTracking || isDragging && !isDecelerating }

  func uprightInsets(along axis: ContentLayout.Axis) -> Insets {
    let directed =
      direction == .rightToLeft
      ? Insets(
        top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
      : insets
    return directed.transposed(for: axis)
  }
}

struct LayoutOptions: Sendable {
  var axis = ContentLayout.Axis.vertical
  var keepsVisibleLinesInPlace = true
  var staysAtEnd = false
  var pinsHeaders = true
  var pinsFooters = false
  var selfSizesHeaders = false
  var selfSizesFooters = false
  var keepsAnswersAcrossUpdates = false
  var fadesCellsThatChangeLines = false
}
