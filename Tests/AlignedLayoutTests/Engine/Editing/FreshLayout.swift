import AlignedLayout

/// A layout made anew, and what its cells were offered then.
struct LayoutAnew {
  let content: TestContent
  let layout: ContentLayout
  let offers: [ContentLayout.CellPosition: [CGFloat]]

  init(_ content: TestContent) {
    self.content = content
    var offers: [ContentLayout.CellPosition: [CGFloat]] = [:]
    layout = content.layout { offers[$0, default: []].append($1) }
    self.offers = offers
  }
}
