extension ContentLayout {
  /// Returns the frame of the content's header, or nil if there is none.
  ///
  /// - Parameter pinning: the visible part of the content, in which the header pins or stretches. If it is nil,
  ///   the frame is the one at the beginning of the content.
  public func headerFrame(pinning: Pinning? = nil) -> CGRect? {
    guard let header = room.boundaries.header else { return nil }
    guard let visible = upright(pinning) else { return frame(of: header, top: 0) }
    let pull = header.behavior == .stretches ? pull(visible).start : 0
    guard pull == 0, header.pinnedLength > 0
    else { return frame(of: header, top: 0 - pull, stretchedBy: pull) }
    let place = visible.header(
      at: 0, length: header.length, pinned: header.pinnedLength, above: uprightLength)
    return frame(of: header, top: place.top, stretchedBy: place.height - header.length)
  }

  /// Returns the frame of the content's footer, or nil if there is none.
  ///
  /// - Parameter pinning: the visible part of the content, in which the footer pins or stretches. If it is nil,
  ///   the frame is the one at the end of the content.
  public func footerFrame(pinning: Pinning? = nil) -> CGRect? {
    guard let footer = room.boundaries.footer else { return nil }
    let top = uprightLength - footer.length
    guard let visible = upright(pinning) else { return frame(of: footer, top: top) }
    let pull = footer.behavior == .stretches ? pull(visible).end : 0
    guard pull == 0, footer.pinnedLength > 0
    else { return frame(of: footer, top: top, stretchedBy: pull) }
    let place = visible.footer(
      at: top, length: footer.length, pinned: footer.pinnedLength, below: 0)
    return frame(of: footer, top: place.top, stretchedBy: place.height - footer.length)
  }

  func boundaryViews(movedBy new: Pinning, from old: Pinning) -> [Element] {
    var moved: [Element] = []
    if headerFrame(pinning: old) != headerFrame(pinning: new) { moved.append(.contentHeader) }
    if footerFrame(pinning: old) != footerFrame(pinning: new) { moved.append(.contentFooter) }
    return moved
  }

  private var uprightLength: CGFloat { contentSize.transposed(for: axis).height }

  /// Content that is shorter than the visible part stands at its beginning.
  private func pull(_ visible: Pinning) -> Pinning.Pull {
    if let pull = visible.pull { return pull }
    return Pinning.Pull(
      start: (-visible.visibleTop).limitedLength,
      end: min(visible.visibleBottom - uprightLength, visible.visibleTop).limitedLength)
  }

  private func frame(
    of view: BoundaryView, top: CGFloat, stretchedBy stretch: CGFloat = 0
  ) -> CGRect {
    let insets = view.insets ?? room.supplementaryInsets
    let frame = CGRect(
      x: insets.leading, y: top, width: room.supplementaryWidth(of: view),
      height: view.length + stretch)
    return snapped(onScreen(frame, from: CGPoint(x: 0, y: 0)))
  }
}

extension ContentLayout.Pinning {
  /// In upright coordinates.
  struct Pull: Hashable, Sendable {
    let start: CGFloat
    let end: CGFloat
  }

  var withoutPull: ContentLayout.Pinning {
    var copy = self
    copy.pull = Pull(start: 0, end: 0)
    return copy
  }

  func with(_ visible: Extent) -> ContentLayout.Pinning {
    var copy = ContentLayout.Pinning(
      visibleTop: visible.top, visibleBottom: visible.bottom, pinsHeaders: pinsHeaders,
      pinsFooters: pinsFooters)
    copy.pull = pull
    return copy
  }
}
