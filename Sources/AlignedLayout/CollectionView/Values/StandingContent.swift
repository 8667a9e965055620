/// A content, and where it stands in the coordinate system of its collection view: at its beginning or, if it stays at
/// its end and is shorter than the visible area, after a gap. If one of its cells is to stand at the top, free space
/// follows it.
///
/// The engine knows nothing of the gap and the space. Everything that UIKit is told passes through here.
///
/// Scrolling is computed in upright coordinates: y runs along the axis from the beginning of the
/// content. If the content scrolls up and down, these are the collection view's. From right to left,
/// the beginning of a content that scrolls sideways is its right edge. A place that is at the same
/// distance from that has another x when the content has another width.
struct StandingContent: Sendable {
  var content: ContentLayout {
    didSet { makeSpace() }
  }

  /// The cell that can be scrolled to the top of the visible area, however little follows it, or nil.
  var topCell: ContentLayout.CellPosition? {
    didSet { makeSpace() }
  }

  /// The content offset at which that cell is there, in upright coordinates, or nil if there is no such cell.
  private(set) var offsetOfTopCell: CGFloat?

  /// The height of the free space below the content: the least with which that offset can be reached.
  private(set) var space: CGFloat = 0

  /// What the bounds leave of a content at that offset.
  private var visible = (height: CGFloat(0), coveredTop: CGFloat(0), floatingTop: CGFloat(0))
  private var pinsHeaders = false

  /// The height that the content fills at least, in upright coordinates, or 0.
  private var leastHeight: CGFloat = 0

  /// Whether content that is shorter than that stands at its end.
  private(set) var standsAtEnd = false

  init(_ content: ContentLayout = ContentLayout(width: 0, sections: [])) { self.content = content }

  /// The height of the content in upright coordinates, with the gap above it, the space below it, and up to a
  /// pixel below that. Empty content has no gap.
  var height: CGFloat {
    let height = contentHeight + space
    return height > 0 ? max(height, leastHeight) : height
  }

  private var contentHeight: CGFloat { content.contentSize.transposed(for: content.axis).height }

  /// The height of the insets below the last line, in upright coordinates, or 0 if headers, footers or free
  /// space are below it.
  var emptyEnd: CGFloat {
    guard space == 0, content.room.boundaries.footer == nil, let last = content.lastCell,
      (last.section..<content.sectionCount).allSatisfy({ section in
        content.frame(of: .footer(section: section), pinning: nil) == nil
          && (section == last.section
            || content.frame(of: .header(section: section), pinning: nil) == nil)
      })
    else { return 0 }
    let line = moved(content.line(ofCellAt: last).frame, by: shift)
    return max(0, height - upright(line).maxY)
  }

  /// The size of the content with the gap and the space.
  var size: CGSize {
    CGSize(width: content.contentSize.transposed(for: content.axis).width, height: height)
      .transposed(for: content.axis)
  }

  /// The height of the gap above the content, in upright coordinates. Frames stay on whole pixels.
  var gap: CGFloat {
    guard standsAtEnd else { return 0 }
    let gap = height - contentHeight - space
    return content.isMirroredSideways ? gap : content.grid.wholePixels(in: gap)
  }

  /// How far the content is moved along its axis on the screen, in whole pixels.
  private var shift: CGFloat {
    guard content.isMirroredSideways else { return gap }
    return standsAtEnd
      ? content.grid.wholePixels(in: space) : content.grid.wholePixels(in: height - contentHeight)
  }

  /// Lets the content stand in bounds.
  ///
  /// Content that is shorter than the visible area fills it if it stands at its end. From right to left it
  /// always does: UIKit would show it at the left (a guess: `Guess.opensAtTheLeft`).
  mutating func stand(
    in bounds: CGRect, _ surroundings: Surroundings, _ options: LayoutOptions
  ) {
    let visibleHeight = surroundings.visibleHeight(inBoundsOf: upright(bounds).height)
    standsAtEnd = options.staysAtEnd
    leastHeight = standsAtEnd || content.isMirroredSideways ? visibleHeight : 0
    visible = (visibleHeight, surroundings.coveredTop, surroundings.floatingTop)
    pinsHeaders = options.pinsHeaders
    makeSpace()
  }

  /// Makes the space below the content that lets the cell of the top reach its place. At the beginning of the
  /// content it may have to stand further down.
  private mutating func makeSpace() {
    (offsetOfTopCell, space) = (nil, 0)
    guard let topCell, content.contains(.cell(topCell)) else { return }
    let pins = content.lengthOfPins(above: topCell, pinsHeaders: pinsHeaders)
    let top = content.upright(content.frame(ofShownCell: topCell)).minY - pins - visible.floatingTop
    // The offset may be rounded to a pixel.
    let offset = content.grid.pixelsCovering(max(0, top) - visible.coveredTop)
    offsetOfTopCell = offset
    space = max(0, offset + visible.coveredTop + visible.height - contentHeight)
  }

  // MARK: Frames

  func frame(ofCellAt position: ContentLayout.CellPosition) -> CGRect {
    moved(content.frame(ofCellAt: position), by: shift)
  }

  func frame(ofShownCell position: ContentLayout.CellPosition) -> CGRect {
    moved(content.frame(ofShownCell: position), by: shift)
  }

  func frame(ofSection section: Int) -> CGRect {
    moved(content.frame(ofSection: section), by: shift)
  }

  func frame(of element: ContentLayout.Element, pinning: ContentLayout.Pinning?) -> CGRect? {
    content.frame(of: element, pinning: pinning?.moved(by: -shift)).map { moved($0, by: shift) }
  }

  func place(_ frame: CGRect) -> CGRect { moved(frame, by: shift) }

  func elements(in rect: CGRect, pinning: ContentLayout.Pinning?) -> [ContentLayout.PlacedElement] {
    let shift = shift
    guard shift != 0 else { return content.elements(in: rect, pinning: pinning) }
    let found = content.elements(in: moved(rect, by: -shift), pinning: pinning?.moved(by: -shift))
    return found.map {
      ContentLayout.PlacedElement(element: $0.element, frame: moved($0.frame, by: shift))
    }
  }

  func elements(
    movedBy new: ContentLayout.Pinning, from old: ContentLayout.Pinning
  ) -> [ContentLayout.Element] {
    content.elements(movedBy: new.moved(by: -shift), from: old.moved(by: -shift))
  }

  func contentPoint(at point: CGPoint) -> CGPoint {
    moved(CGRect(origin: point, size: .zero), by: -shift).origin
  }

  private func moved(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    let move = content.axis.point(distance)
    return CGRect(
      x: rect.origin.x + move.x, y: rect.origin.y + move.y,
      width: rect.size.width, height: rect.size.height)
  }

  // MARK: Upright coordinates

  func upright(_ rect: CGRect) -> CGRect {
    guard content.axis == .horizontal else { return rect }
    let x = content.isMirroredSideways ? height - rect.maxX : rect.minX
    return CGRect(x: rect.minY, y: x, width: rect.height, height: rect.width)
  }

  func uprightFrame(ofCellAt position: ContentLayout.CellPosition) -> CGRect {
    upright(frame(ofCellAt: position))
  }

  /// The other coordinate is that of the bounds.
  func contentOffset(_ offset: CGFloat, in bounds: CGRect) -> CGPoint {
    switch content.axis {
    case .vertical: CGPoint(x: bounds.minX, y: offset)
    case .horizontal:
      CGPoint(
        x: content.isMirroredSideways ? height - offset - bounds.width : offset, y: bounds.minY)
    }
  }

  /// Returns the pinning in bounds. Every query reads the bounds: those that UIKit announces in
  /// `shouldInvalidateLayout(forBoundsChange:)` may never be set.
  func pinning(
    in bounds: CGRect, with surroundings: Surroundings?, _ options: LayoutOptions
  ) -> ContentLayout.Pinning {
    let floating = surroundings?.floating ?? .none
    let top = (surroundings?.coveredTop ?? 0) - (surroundings?.spinnerHeight ?? 0) + floating.start
    let bottom = (surroundings?.coveredBottom ?? 0) + floating.end
    let (left, right) = content.isMirroredSideways ? (bottom, top) : (top, bottom)
    var pinning =
      switch content.axis {
      case .vertical:
        ContentLayout.Pinning(
          visibleTop: bounds.minY + top, visibleBottom: bounds.maxY - bottom,
          pinsHeaders: options.pinsHeaders, pinsFooters: options.pinsFooters)
      case .horizontal:
        ContentLayout.Pinning(
          visibleLeft: bounds.minX + left, visibleRight: bounds.maxX - right,
          pinsHeaders: options.pinsHeaders, pinsFooters: options.pinsFooters)
      }
    if content.room.boundaries.stretch { pinning.pull = pull(in: bounds, surroundings) }
    return pinning
  }

  fileprivate func pull(
    in bounds: CGRect, _ surroundings: Surroundings?
  ) -> ContentLayout.Pinning.Pull {
    let (range, offset) = (ScrollRange(of: self, in: bounds, surroundings), upright(bounds).minY)
    return ContentLayout.Pinning.Pull(
      start: max(0, range.start - offset), end: max(0, offset - range.last))
  }
}

extension ContentLayout.Pinning {
  func moved(by distance: CGFloat) -> ContentLayout.Pinning {
    guard distance != 0 else { return self }
    return with(Extent(top: visibleTop + distance, bottom: visibleBottom + distance))
  }
}
