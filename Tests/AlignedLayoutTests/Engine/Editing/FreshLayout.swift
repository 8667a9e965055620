import AlignedLayout

/// A layout computed from scratch, and the spaces that its cells were offered.
struct FreshLayout {
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
