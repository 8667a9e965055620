@testable import AlignedLayout

// A plain model of the header and footer of a whole content, by single cases. It is of contents that scroll up
// and down and run from the left: others are transposed and mirrored.
extension ContentLayout {
  /// Returns the frame of the content's header, or nil if there is none.
  func plainHeaderFrame(_ pinning: Pinning?) -> CGRect? {
    guard let header else { return nil }
    let (visibleTop, length) = (pinning?.visibleTop ?? 0, contentSize.height)
    var (top, height) = (CGFloat(0), header.length)
    if header.behavior == .pins, visibleTop > 0 {
      top = visibleTop + height > length ? length - height : visibleTop
    }
    if header.behavior == .stretches, visibleTop < 0 {
      top = visibleTop < -1e9 ? -1e9 : visibleTop
      height -= top
    }
    return plainFrame(of: header, top: top, height: height)
  }

  /// Returns the frame of the content's footer, or nil if there is none.
  func plainFooterFrame(_ pinning: Pinning?) -> CGRect? {
    guard let footer else { return nil }
    var (top, height) = (contentSize.height - footer.length, footer.length)
    guard let pinning else { return plainFrame(of: footer, top: top, height: height) }
    let missing = pinning.visibleBottom - contentSize.height
    if footer.behavior == .pins, missing < 0 {
      top = max(0, pinning.visibleBottom - footer.length)
    }
    if footer.behavior == .stretches, missing > 0, pinning.visibleTop > 0 {
      // Content that is shorter than the visible part is not pulled while it stands at its beginning.
      height += min(missing, pinning.visibleTop, 1e9)
    }
    return plainFrame(of: footer, top: top, height: height)
  }

  private func plainFrame(of view: BoundaryView, top: CGFloat, height: CGFloat) -> CGRect {
    let insets = view.insets ?? supplementaryInsets
    return rect(
      insets.leading, top,
      max(0, room.width - insets.leading - insets.trailing) × height)
  }

  /// Returns what the content's pinned header and footer leave of the visible part.
  func plainClear(_ pinning: Pinning?) -> Pinning? {
    guard let pinning else { return nil }
    let above = header?.behavior == .pins ? header?.length ?? 0 : 0
    let below = footer?.behavior == .pins ? footer?.length ?? 0 : 0
    return Pinning(
      visibleTop: pinning.visibleTop + above, visibleBottom: pinning.visibleBottom - below,
      pinsHeaders: pinning.pinsHeaders, pinsFooters: pinning.pinsFooters)
  }
}
