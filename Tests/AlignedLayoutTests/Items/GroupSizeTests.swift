import AlignedLayout
import Testing

struct GroupSizeTests {
  private func item(_ attributes: CellAttributes = .default) -> AlignedItem {
    AlignedItem(attributes: attributes) { _ in
      CGSize(width: 20, height: 10)
    } place: { _ in
    }
  }

  /// The size for 300 points, and the frames in that size.
  private func laidOut(_ group: AlignedGroup) -> (size: CGSize, frames: [CGRect?]) {
    let size = group.layout(width: 300).size
    let layout = group.layout(width: size.width)
    return (size, layout.items.indices.map { layout.frame(ofItemAt: $0) })
  }

  /// Two items, and what the size of their group keeps.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let attributes: SectionAttributes
    let first: CellAttributes
    let size: CGSize
    /// The left edges of the items, or nil if the example says nothing of them.
    var lefts: [CGFloat?]?
    var widths: [CGFloat?]?
  }

  static let examples: [Example] = [
    Example(
      testDescription: "columns that a line does not fill keep their width",
      attributes: SectionAttributes(sizing: .columns(3), cellSpacing: 0), first: .default,
      size: CGSize(width: 300, height: 10), widths: [100, 100]),
    Example(
      testDescription: "a fraction keeps its width", attributes: SectionAttributes(),
      first: CellAttributes(width: .fraction(0.5)), size: CGSize(width: 300, height: 10),
      lefts: [0, 152.5]),
    Example(
      testDescription: "items of their own width take no more than that",
      attributes: SectionAttributes(), first: .default, size: CGSize(width: 45, height: 10),
      lefts: [0, 25]),
  ]

  @Test(arguments: examples)
  func `a group is as wide as its items need`(example: Example) {
    let (size, frames) = laidOut(
      AlignedGroup(attributes: example.attributes, items: [item(example.first), item()]))
    expectEqual(size, example.size)
    if let lefts = example.lefts { expectEqual(frames.map { $0?.origin.x }, lefts) }
    if let widths = example.widths { expectEqual(frames.map { $0?.size.width }, widths) }
  }

  @Test func `a group that would have more lines in the width it uses keeps the one it is offered`()
  {
    func item(_ width: CGFloat, _ attributes: CellAttributes = .default) -> AlignedItem {
      AlignedItem(attributes: attributes) { _ in
        CGSize(width: width, height: 10)
      } place: { _ in
      }
    }
    var widerInLittleSpace = AlignedItem { space in
      CGSize(width: space < 200 ? 50 : 40, height: 10)
    } place: { _ in
    }
    widerInLittleSpace.asksForEveryOffer = true
    let group = AlignedGroup(
      attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0),
      items: [item(100, CellAttributes(endsLine: true)), item(60), widerInLittleSpace])
    expectEqual(group.layout(width: 100).size, CGSize(width: 100, height: 30))
    let (size, frames) = laidOut(group)
    expectEqual(size, CGSize(width: 300, height: 20))
    expectEqual(frames.map { $0?.origin.x }, [0, 0, 60])
  }

  @Test func `without a limit of the width, lines hold no more items than columns and than said`() {
    for sizing in [.columns(3), .columns(minimumWidth: 20, maximumCount: 3)]
      as [SectionAttributes.Sizing]
    {
      for (most, counts) in [(2, [2, 2, 2]), (4, [3, 3]), (nil, [3, 3])] as [(Int?, [Int])] {
        let attributes = SectionAttributes(maximumCellsPerLine: most, sizing: sizing)
        let group = AlignedGroup(attributes: attributes, items: (0..<6).map { _ in item() })
        expectEqual(group.layout(width: .infinity).lines.map(\.cells.count), counts)
      }
    }
  }
}
