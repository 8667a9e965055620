/// The bounds of a collection view and all else on which the frames of floating views depend.
///
/// Frames are computed for bounds that begin at zero, and then moved. So on the screen they are the same to the
/// last bit of that sum, however far the content is scrolled.
struct FloatingArea: Equatable, Sendable {
  let bounds: CGRect

  /// The insets of the visible area on the screen, from left to right.
  let insets: Insets
  let direction: ContentLayout.Direction
  let axis: ContentLayout.Axis
  let grid: PixelGrid

  /// Returns nil if the size of a view does not depend on what it returns.
  func offer(_ placement: FloatingPlacement) -> CGFloat? {
    guard placement.width == .own || placement.height == .own else { return nil }
    let room = room(placement).size.width
    return placement.width.length(in: room, own: room)
  }

  /// Returns the frame in the coordinate system of the content.
  func frame(_ placement: FloatingPlacement, ownSize: CGSize) -> CGRect {
    let frame = frameInView(placement, ownSize: ownSize)
    return CGRect(
      x: frame.origin.x + bounds.origin.x, y: frame.origin.y + bounds.origin.y,
      width: frame.size.width, height: frame.size.height)
  }

  /// Returns how much of the edges a view covers beyond the insets of the visible area.
  func coverage(_ placement: FloatingPlacement, ownSize: CGSize) -> Surroundings.Coverage {
    guard placement.coverage == .counted else { return .none }
    let frame = frameInView(placement, ownSize: ownSize)
    let (start, end, length) = upright(frame)
    let insets = uprightInsets
    let share = axis == .vertical ? placement.alignment.y : placement.alignment.x
    var coverage = Surroundings.Coverage.none
    if share < 0.5 { coverage.start = max(0, end - insets.start) }
    if share > 0.5 { coverage.end = max(0, length - insets.end - start) }
    return coverage
  }

  /// Limits what is covered to what there is: the beginning of the visible area counts first.
  func limit(_ coverage: Surroundings.Coverage) -> Surroundings.Coverage {
    let length = axis == .vertical ? bounds.size.height : bounds.size.width
    let visible = max(0, length - uprightInsets.start - uprightInsets.end)
    let start = min(coverage.start, visible)
    return Surroundings.Coverage(start: start, end: min(coverage.end, visible - start))
  }

  private func frameInView(_ placement: FloatingPlacement, ownSize: CGSize) -> CGRect {
    let room = room(placement)
    let size = CGSize(
      width: placement.width.length(
        in: room.size.width, own: grid.pixelsCovering(ownSize.width.limitedLength)),
      height: placement.height.length(
        in: room.size.height, own: grid.pixelsCovering(ownSize.height.limitedLength)))
    let alignment = placement.alignment
    let frame = alignment.frame(of: size, at: alignment.point(of: room, direction), direction)
    return CGRect(
      x: grid.snapped(frame.origin.x), y: grid.snapped(frame.origin.y), width: size.width,
      height: size.height)
  }

  /// Returns the room in which a view is aligned, in bounds that begin at zero.
  private func room(_ placement: FloatingPlacement) -> CGRect {
    let own = placement.insets
    let isMirrored = direction == .rightToLeft
    let outer = placement.area == .safeArea ? insets : .zero
    let (x, width) = Self.span(
      bounds.size.width, outer.leading + (isMirrored ? own.trailing : own.leading),
      outer.trailing + (isMirrored ? own.leading : own.trailing))
    let (y, height) = Self.span(bounds.size.height, outer.top + own.top, outer.bottom + own.bottom)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns what insets leave of a length, or the middle between them if they leave nothing.
  private static func span(
    _ length: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let rest = length - start - end
    return rest > 0 ? (start, rest) : (start + rest / 2, 0)
  }

  private var isMirroredSideways: Bool { axis == .horizontal && direction == .rightToLeft }

  private func upright(_ frame: CGRect) -> (start: CGFloat, end: CGFloat, length: CGFloat) {
    switch axis {
    case .vertical: (frame.minY, frame.maxY, bounds.size.height)
    case .horizontal where isMirroredSideways:
      (bounds.size.width - frame.maxX, bounds.size.width - frame.minX, bounds.size.width)
    case .horizontal: (frame.minX, frame.maxX, bounds.size.width)
    }
  }

  private var uprightInsets: (start: CGFloat, end: CGFloat) {
    switch axis {
    case .vertical: (insets.top, insets.bottom)
    case .horizontal where isMirroredSideways: (insets.trailing, insets.leading)
    case .horizontal: (insets.leading, insets.trailing)
    }
  }
}
