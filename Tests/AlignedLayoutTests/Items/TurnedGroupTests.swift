@testable import AlignedLayout
import Testing

/// Groups whose lines run from the top.
struct TurnedGroupTests {
  private func item(_ size: CGSize) -> AlignedItem {
    AlignedItem(size: { _ in size }, place: { _ in })
  }

  private func bar(_ items: [AlignedItem], padding: Insets = .zero) -> AlignedGroup {
    AlignedGroup(
      attributes: SectionAttributes(cellSpacing: 5, lineSpacing: 10), axis: .horizontal,
      padding: padding, items: items)
  }

  private func frames(_ layout: AlignedGroup.Layout) -> [CGRect?] {
    layout.items.indices.map { layout.frame(ofItemAt: $0) }
  }

  @Test func `lines run from the top, and break in the height`() {
    let items = [item(20 × 30), item(40 × 30), item(10 × 30)]
    let group = bar(items, padding: Insets(top: 1, leading: 2))
    let layout = group.layout(width: 300, height: 70)
    expectEqual(frames(layout), [rect(2, 1, 20 × 30), rect(2, 36, 40 × 30), rect(52, 1, 10 × 30)])
    expectEqual(layout.size, (62 × 66))
    expectEqual(layout.lines.map(\.cells), [0..<2, 2..<3])
  }

  @Test func `without a height there is one line, unless breaks are forced`() {
    var items = [item(20 × 30), item(40 × 30), item(10 × 30)]
    expectEqual(bar(items).layout(width: 300).size, (40 × 100))
    items[1].attributes = CellAttributes(endsLine: true)
    expectEqual(bar(items).layout(width: 300).size, (60 × 65))
  }

  @Test func `from right to left, the first line is at the right`() {
    let group = bar([item(20 × 30), item(40 × 30)])
    let layout = group.layout(width: 300, height: 40, direction: .rightToLeft)
    expectEqual(frames(layout), [rect(50, 0, 20 × 30), rect(0, 0, 40 × 30)])
    var placed: [CGRect] = []
    let first = AlignedItem(size: { _ in 20 × 30 }, place: { placed.append($0) })
    let wide = CellAttributes(width: .remaining)
    AlignedGroup(items: [AlignedItem(bar([first]), attributes: wide)])
      .layout(width: 100, direction: .rightToLeft).apply()
    expectEqual(placed, [rect(80, 0, 20 × 30)])
  }

  @Test func `an item of a remaining height takes what remains of the width`() {
    var filling = item(20 × 30)
    filling.height = .remaining
    let forced = CellAttributes(beginsLine: true)
    var last = item(15 × 10)
    last.attributes = forced
    let layout = bar([filling, last]).layout(width: 100, height: 40)
    expectEqual(frames(layout), [rect(0, 0, 75 × 30), rect(85, 0, 15 × 10)])
    expectEqual(bar([filling, last]).layout(width: .infinity, height: 40).size, (45 × 30))
    func nested(_ attributes: CellAttributes) -> CGSize {
      AlignedGroup(items: [AlignedItem(bar([filling, last]), attributes: attributes)])
        .layout(width: 100).size
    }
    expectEqual(nested(.default), (45 × 30))
    expectEqual(nested(CellAttributes(width: .remaining)), (100 × 30))
  }

  @Test func `an item is offered a height, and a closure a width without a limit`() {
    var offers: [CGFloat] = []
    var text = AlignedItem { width in
      offers.append(width)
      return 20 × 30
    } place: { _ in
    }
    _ = bar([text]).layout(width: 100, height: 40)
    text.invalidateSize()
    text.maximumSize.width = 50
    _ = bar([text]).layout(width: 100, height: 40)
    expectEqual(offers, [.unlimitedLength, 50])
  }

  @Test func `a group of the other axis is offered the height, and breaks in its greatest width`() {
    let words = AlignedGroup(
      attributes: SectionAttributes(cellSpacing: 5, lineSpacing: 5),
      items: [item(20 × 10), item(20 × 10), item(20 × 10)])
    expectEqual(bar([AlignedItem(words)]).layout(width: 300, height: 90).size, (70 × 10))
    var narrow = AlignedItem(words)
    narrow.maximumSize.width = 50
    expectEqual(bar([narrow]).layout(width: 300, height: 90).size, (45 × 25))
  }

  @Test func `the least and the greatest height limit an item along its line`() {
    var low = item(20 × 30)
    low.attributes = CellAttributes(width: .remaining)
    low.minimumSize.height = 25
    low.maximumSize.height = 60
    let layout = bar([item(20 × 30), low]).layout(width: 300, height: 200)
    expectEqual(frames(layout), [rect(0, 0, 20 × 30), rect(0, 35, 20 × 60)])
  }

  @Test func `answers for heights are not those for widths`() {
    let tree = TestTree()
    let text = tree.item(.text(area: 1000, atMost: 100))
    let upright = AlignedGroup(items: [text])
    expectEqual(upright.layout(width: 50).size, (50 × 20))
    expectEqual(bar([text]).layout(width: 300, height: 50).size, (100 × 10))
    expectEqual(upright.layout(width: 50).size, (50 × 20))
    #expect(tree.repeatedQuestions.isEmpty)
  }

  @Test func `the first baseline is that of the first item`() {
    var text = item(20 × 30)
    text.attributes = CellAttributes(firstBaseline: 12)
    let layout = bar([text, text], padding: Insets(4)).layout(width: 300)
    expectEqual(layout.firstBaseline, 16)
    #expect(layout.lastLineWidth == nil)
  }
}
