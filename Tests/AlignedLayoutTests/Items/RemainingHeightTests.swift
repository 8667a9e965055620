@testable import AlignedLayout
import Testing

/// Items that take what remains of their group's height.
struct RemainingHeightTests {
  private func item(
    _ size: CGSize, _ height: AlignedItem.Height = .asked,
    _ attributes: CellAttributes = CellAttributes(beginsLine: true)
  ) -> AlignedItem {
    var item = AlignedItem(attributes: attributes, size: { _ in size }, place: { _ in })
    item.height = height
    return item
  }

  private func group(
    _ items: [AlignedItem], _ attributes: SectionAttributes = SectionAttributes(lineSpacing: 10),
    padding: Insets = .zero
  ) -> AlignedGroup {
    AlignedGroup(attributes: attributes, padding: padding, items: items)
  }

  private func frames(_ layout: AlignedGroup.Layout) -> [CGRect?] {
    layout.items.indices.map { layout.frame(ofItemAt: $0) }
  }

  private func heights(_ layout: AlignedGroup.Layout) -> [CGFloat?] {
    frames(layout).map { $0?.size.height }
  }

  @Test func `an item has the height that the other lines, gaps, insets and padding leave`() {
    let box = group(
      [item(50 × 20), item(50 × 30, .remaining), item(50 × 15)],
      SectionAttributes(lineSpacing: 10, insets: Insets(4)), padding: Insets(6))
    let layout = box.layout(width: 100, height: 200)
    #expect(
      frames(layout) == [rect(10, 10, 50 × 20), rect(10, 40, 50 × 125), rect(10, 175, 50 × 15)])
    #expect(layout.size == (70 × 200))
    #expect(heights(box.layout(width: 100)) == [20, 30, 15])
    #expect(box.layout(width: 100).size == (70 × 105))
  }

  @Test func `lines share the rest by the greatest weight on each`() {
    let layout = group([
      item(20 × 5, .remaining(weight: 1)),
      item(20 × 5, .remaining(weight: 3)), item(20 × 5, .remaining(weight: 2), .default),
    ]).layout(width: 100, height: 90)
    #expect(heights(layout) == [20, 60, 60])
  }

  @Test func `lines have least heights first, and their greatest at most`() {
    var first = item(20 × 70, .remaining)
    first.minimumSize.height = 30
    var second = item(20 × 5, .remaining)
    second.maximumSize.height = 15
    let box = group([first, second])
    #expect(heights(box.layout(width: 100, height: 60)) == [40, 10])
    #expect(heights(box.layout(width: 100, height: 100)) == [75, 15])
    #expect(heights(box.layout(width: 100, height: 20)) == [30, 0])
    #expect(box.layout(width: 100, height: 20).size.height == 40)
    #expect(box.layout(width: 100, height: 0).size.height == 40)
  }

  @Test func `a line is as tall as its other items need, and its insets count`() {
    let inset = CellAttributes(insets: Insets(top: 3, bottom: 4))
    var short = item(20 × 5, .remaining, inset)
    short.maximumSize.height = 10
    let box = group(
      [item(20 × 50), item(20 × 5, .remaining, inset), short],
      SectionAttributes(cellAlignment: .bottom))
    #expect(
      frames(box.layout(width: 100, height: 30))
        == [rect(0, 0, 20 × 50), rect(25, 3, 20 × 43), rect(50, 36, 20 × 10)])
    #expect(heights(box.layout(width: 100, height: 80)) == [50, 73, 10])
  }

  @Test func `heights are whole pixels, and fill the height`() {
    let layout = group(
      [item(9 × 9, .remaining), item(9 × 9, .remaining), item(9 × 9, .remaining)],
      SectionAttributes(lineSpacing: 0)
    ).layout(width: 100, height: 100, displayScale: 2)
    #expect(heights(layout) == [33, 33.5, 33.5])
    #expect(layout.size.height == 100)
  }

  @Test func `it stands on no baseline in a given height`() {
    let baseline = SectionAttributes(cellAlignment: .firstBaseline)
    let low = item(20 × 30, .asked, CellAttributes(firstBaseline: 25))
    let high = item(20 × 10, .remaining, CellAttributes(firstBaseline: 5))
    let box = group([low, high], baseline)
    #expect(frames(box.layout(width: 100)) == [rect(0, 0, 20 × 30), rect(25, 20, 20 × 10)])
    #expect(
      frames(box.layout(width: 100, height: 40)) == [rect(0, 0, 20 × 30), rect(25, 0, 20 × 40)])
  }

  @Test func `a group takes the height of its frame, and its items share that`() {
    let bar = group([item(90 × 8)])
    var message = AlignedItem(
      group([item(40 × 10), item(40 × 5, .remaining)], SectionAttributes(lineSpacing: 0)))
    message.height = .remaining
    var frames: [CGRect] = []
    let text = AlignedItem(attributes: CellAttributes(beginsLine: true)) { _ in
      30 × 5
    } place: {
      frames.append($0)
    }
    var filling = text
    filling.height = .remaining
    let card = group([text, filling], SectionAttributes(lineSpacing: 0))
    let root = group([
      message,
      AlignedItem(card, attributes: CellAttributes(cellAlignment: .stretch)),
      AlignedItem(bar, attributes: CellAttributes(beginsLine: true)),
    ])
    let layout = root.layout(width: 100, height: 118)
    #expect(layout.items.indices.map { layout.frame(ofItemAt: $0)?.size.height } == [100, 100, 8])
    layout.apply()
    #expect(frames == [rect(45, 0, 30 × 5), rect(45, 5, 30 × 95)])
  }

  @Test func `a text that fills its height is asked once`() {
    var offers: [CGFloat] = []
    var text = AlignedItem { width in
      offers.append(width)
      return min(width, 70) × 20
    } place: { _ in
    }
    text.height = .remaining
    let box = group([text, item(20 × 10)])
    for height in [nil, 50, 200, 50, 0] as [CGFloat?] {
      _ = box.layout(width: 100, height: height).size
    }
    #expect(offers == [100])
  }

  @Test func `a height without items that use it lays nothing out again`() {
    let box = group([item(20 × 10), AlignedItem(group([item(20 × 10)]))])
    #expect(box.layout(width: 100, height: 300).size == box.layout(width: 100).size)
    #expect(box.layout(width: 100, height: 300).room == box.layout(width: 100).room)
  }

  @Test func `fixed sizes and rows leave no height to share`() {
    for sizing in [.fixed(20 × 10), .rows(height: 10), .columns(2, cellHeight: .fixed(10))]
      as [SectionAttributes.Sizing]
    {
      let box = group([item(20 × 10, .remaining)], SectionAttributes(sizing: sizing))
      #expect(box.layout(width: 100, height: 300).size == box.layout(width: 100).size)
    }
    let columns = group([item(20 × 10, .remaining)], SectionAttributes(sizing: .columns(2)))
    #expect(columns.layout(width: 100, height: 300).size.height == 300)
  }
}
