/// A content, and where it stands in its collection view: at its beginning or, if it stays at its end and is
/// shorter than the visible area, behind a gap. The engine knows nothing of the gap.
///
/// Scrolling is computed in upright coordinates: y runs along the axis from the beginning of the content, which
/// is the right edge if it scrolls sideways from right to left. A place at the same distance from that edge has
/// another x when the content has another width.
struct StandingContent: Sendable {
  var content: ContentLayout

  /// The height that the content fills at least, in upright coordinates, or 0.
  private var leastHeight: CGFloat = 0

  /// Whether content that is shorter than that stands at its end.
  private(set) var standsAtEnd = false

  init(_ content: ContentLayout = ContentLayout(width: 0, sections: [])) { self.content = content }

  /// In upright coordinates, with the gap above the content. Empty content has no gap.
  var height: CGFloat {
    let height = contentHeight
    return height > 0 ? max(height, leastHeight) : height
  }

  private var contentHeight: CGFloat { content.contentSize.transposed(for: content.axis).height }

  /// The height of the insets below the last line, or 0 if headers or footers stand below it.
  var emptyEnd: CGFloat {
    guard content.room.boundaries.footer == nil, let last = content.lastCell,
      (last.section..<content.sectionCount).allSatisfy({ section in
        content.frame(of: .footer(section: section), pinning: nil) == nil
          && (section == last.section
            || content.frame(of: .header(section: section), pinning: nil) == nil)
      })
    else { return 0 }
    let line = moved(content.line(ofCellAt: last).frame, by: shift)
    return max(0, height - upright(line).maxY)
  }

  var size: CGSize {
    CGSize(width: content.contentSize.transposed(for: content.axis).width, height: height)
      .transposed(for: content.axis)
  }

  /// The height of the gap above the content, in upright coordinates. Frames stay on whole pixels.
  var gap: CGFloat {
    guard standsAtEnd else { return 0 }
    let gap = height - contentHeight
    return content.isMirroredSideways ? gap : content.grid.wholePixels(in: gap)
  }

  /// How far the content is moved along its axis on the screen, in whole pixels.
  private var shift: CGFloat {
    guard content.isMirroredSideways else { return gap }
    return standsAtEnd ? 0 : content.grid.wholePixels(in: height - contentHeight)
  }

  /// Content that is shorter than the visible area fills it if it stands at its end. From right to left it always
  /// does: UIKit would show it at the left (a guess: `Guess.opensAtTheLeft`).
  mutating func stand(in bounds: CGRect, _ surroundings: Surroundings, atEnd: Bool) {
    let fillsVisibleArea = atEnd || content.isMirroredSideways
    standsAtEnd = atEnd
    leastHeight =
      fillsVisibleArea ? surroundings.visibleHeight(inBoundsOf: upright(bounds).height) : 0
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
