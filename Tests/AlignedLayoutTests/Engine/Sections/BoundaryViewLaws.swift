import Testing

@testable import AlignedLayout

/// The header and footer of random contents, compared with a plain model in both directions and along both
/// axes.
@Suite struct BoundaryViewLaws {
  @Test(arguments: Wildness.allCases)
  func `frames are those of the plain model, and sections are moved by the header`(
    wildness: Wildness
  ) {
    for seed in Seeds(10_000, usually: 500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true)
      content.direction = .leftToRight
      content.header = random.boundaryView(wildness) ?? content.header
      content.footer = random.boundaryView(wildness) ?? content.footer
      let (layout, pinning) = (content.layout(), random.visiblePart)
      expectEqual(layout.headerFrame(), layout.plainHeaderFrame(nil), "\(seed)")
      expectEqual(layout.headerFrame(pinning: pinning), layout.plainHeaderFrame(pinning), "\(seed)")
      expectEqual(layout.footerFrame(), layout.plainFooterFrame(nil), "\(seed)")
      expectEqual(layout.footerFrame(pinning: pinning), layout.plainFooterFrame(pinning), "\(seed)")
      expectMoved(content, layout, seed)
    }
  }

  /// Expects the sections to be those of a content without header and footer, moved by the header.
  private func expectMoved(_ content: TestContent, _ layout: ContentLayout, _ seed: UInt64) {
    var plain = content
    (plain.header, plain.footer) = (nil, nil)
    plain.contentInsets = Insets(
      top: content.contentInsets.top + (layout.header?.length ?? 0),
      leading: content.contentInsets.leading, bottom: content.contentInsets.bottom,
      trailing: content.contentInsets.trailing)
    // The sum of inset and header is limited in the one, and its parts are in the other.
    guard abs(plain.contentInsets.top) < 1e8 else { return }
    let expected = plain.layout()
    expectEqual(layout.frames(of: expected.positions), expected.frames(of: expected.positions))
    #expect(layout.footerFrame().map { $0.maxY == layout.contentSize.height } ?? true, "\(seed)")
  }

  @Test func `elements that move with the visible part are named`() {
    for seed in Seeds(500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.negative)
      content.axis = random.pick([.vertical, .horizontal])
      let (layout, old, other) = (content.layout(), random.visiblePart, random.visiblePart)
      let new = ContentLayout.Pinning(
        visibleTop: other.visibleTop, visibleBottom: other.visibleBottom,
        pinsFooters: old.pinsFooters)
      let named = Set(layout.elements(movedBy: new, from: old))
      let all = Set(layout.readingOrder)
      let moved = all.filter {
        layout.frame(of: $0, pinning: old) != layout.frame(of: $0, pinning: new)
      }
      expectEqual(named, moved, "\(seed)")
    }
  }
}

extension ContentLayout {
  fileprivate func frames(of positions: [CellPosition]) -> [CGRect] {
    positions.map { frame(ofCellAt: $0) }
  }
}

extension SplitMix64 {
  fileprivate var visiblePart: ContentLayout.Pinning {
    mutating get {
      let top = CGFloat(length(-100...600))
      return ContentLayout.Pinning(
        visibleTop: top, visibleBottom: top + CGFloat(length(0...500)),
        pinsFooters: happens(onceIn: 2))
    }
  }
}
