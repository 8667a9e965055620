extension LayoutCore {
  /// Returns what is marked in bounds that UIKit is about to set, or in the present ones.
  func markedContent(in bounds: CGRect) -> MarkedContent {
    let (scene, sizer) = (sizingScene, selfSizing)
    var marked = MarkedContent(
      content, in: CGRect(origin: standing.contentPoint(at: bounds.origin), size: bounds.size))
    marked.origin = standing.place(.zero).origin
    marked.pinning = pinning(in: bounds).moved(by: -content.axis.coordinate(of: marked.origin))
    marked.held =
      (scrolling.held ?? scrolling.last).flatMap { MarkedHold($0, in: standing) }
      ?? (options.staysAtEnd && scrolling.isAtEnd ? .end : nil)
    marked.size = { sizer.markedSize(ofCellAt: $0, in: scene) }
    return marked
  }
}

extension MarkedHold {
  fileprivate init?(_ anchor: ScrollAnchor, in standing: StandingContent) {
    switch anchor {
    case .cell(let position, _): self = .cell(position)
    case .beginning: self = .beginning
    case .end: self = .end
    case .topCell:
      guard let cell = standing.topCell else { return nil }
      self = .cell(cell)
    }
  }
}

extension SelfSizer {
  fileprivate func markedSize(
    ofCellAt position: ContentLayout.CellPosition, in scene: SizingScene
  ) -> MarkedSize? {
    let (element, content) = (ContentLayout.Element.cell(position), scene.content)
    guard let offer = offeredSpace(of: element, in: content, scene.options) else { return nil }
    guard let size = sizes.knownSize(of: element, offered: offer) else {
      return MarkedSize(
        origin: .estimated, size: content.frame(ofCellAt: position).size, offer: offer)
    }
    return MarkedSize(origin: .measured, size: size.transposed(for: content.axis), offer: offer)
  }
}
