import AlignedLayout
import Testing

/// Items that keep their ratios on rows.
struct RowsInGroupsTests {
  private func group(_ ratios: [CGFloat?]) -> AlignedGroup {
    AlignedGroup(
      attributes: SectionAttributes(sizing: .rows(height: 100), cellSpacing: 10, lineSpacing: 10),
      items: ratios.map { ratio in
        AlignedItem(attributes: CellAttributes(aspectRatio: ratio)) { _ in
          CGSize(width: 40, height: 20)
        } place: { _ in
        }
      })
  }

  @Test func `rows fill the group, and an item without a ratio has that of its size`() {
    let layout = group([1, nil, 1]).layout(width: 320)
    let frames = layout.items.indices.compactMap { layout.frame(ofItemAt: $0) }
    expectEqual(frames.map { $0.width.rounded() }, [103, 207, 100])
    let third: CGFloat = 310 / 3
    expectEqual(frames.map(\.height), [third, third, 100])
    expectEqual(frames[1].maxX, 320)
    expectEqual(layout.size.width, 320)
  }

  @Test func `without a limit of the width, all items are on one row of the height`() {
    expectEqual(group([1, nil, 1]).layout(width: .infinity).size, CGSize(width: 420, height: 100))
  }
}
