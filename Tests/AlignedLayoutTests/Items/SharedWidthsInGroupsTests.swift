import AlignedLayout
import Testing

/// Items that share a width in their group.
@Suite struct SharedWidthsInGroupsTests {
  private let label = CellAttributes(beginsLine: true, width: .shared(.label))

  private func item(_ width: CGFloat, _ attributes: CellAttributes = .default) -> AlignedItem {
    AlignedItem(attributes: attributes) {
      min($0, width) × 10
    } place: { _ in
    }
  }

  private func form(
    _ items: [AlignedItem], most fraction: CGFloat = 0.5
  ) -> AlignedGroup {
    AlignedGroup(
      attributes: SectionAttributes(
        cellSpacing: 0, lineSpacing: 0, sharedWidths: [.label: fraction]),
      items: items)
  }

  private func widths(_ layout: AlignedGroup.Layout) -> [CGFloat] {
    layout.items.indices.map { layout.frame(ofItemAt: $0)?.size.width ?? -1 }
  }

  @Test func `labels are as wide as the widest, on all lines`() {
    let field = item(50)
    let group = form([item(40, label), field, item(70, label), field])
    #expect(widths(group.layout(width: 200)) == [70, 50, 70, 50])
  }

  @Test func `labels stand above fields that would be too narrow`() {
    var field = item(50)
    field.minimumSize.width = 140
    let layout = form([item(40, label), field, item(70, label), field]).layout(width: 200)
    #expect(layout.lines.map(\.cells.count) == [1, 1, 1, 1])
    #expect(widths(layout) == [40, 140, 70, 140])
  }

  @Test func `without a limit of the width, labels have their natural widths`() {
    let group = form([item(40, label), item(50), item(70, label), item(300)])
    let layout = group.layout(width: .infinity)
    #expect(widths(layout) == [70, 50, 70, 300])
    #expect(layout.size == CGSize(width: 370, height: 20))
    #expect(widths(group.layout(width: 370)) == [70, 50, 70, 300])
    let flexible = CellAttributes(width: .remaining, growth: 1)
    let growing = form([item(40, label), item(50, flexible), item(70, label)])
    #expect(widths(growing.layout(width: .infinity)) == [70, 50, 70])
  }

  @Test func `a group is wide enough for the fraction that its labels take`() {
    let group = form([item(40, label), item(10), item(70, label), item(10)], most: 0.25)
    let size = group.layout(width: 400).size
    #expect(size == CGSize(width: 280, height: 20))
    #expect(widths(group.layout(width: size.width)) == [70, 10, 70, 10])
    #expect(widths(group.layout(width: 200)) == [50, 10, 50, 10])
    let nested = AlignedGroup(items: [AlignedItem(group)]).layout(width: 400)
    #expect(nested.frame(ofItemAt: 0)?.size == size)
  }

  @Test func `each item is asked once for each width`() {
    var asked: [CGFloat] = []
    let text = AlignedItem(attributes: label) { width in
      asked.append(width)
      return min(width, 160) × 10
    } place: { _ in
    }
    let group = form([text, item(10), item(70, label), item(10)])
    _ = group.layout(width: 200)
    _ = group.layout(width: 200)
    #expect(asked == [200, 100])
  }
}
