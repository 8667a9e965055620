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

  @Test func `columns that a line does not fill keep their width`() {
    let (size, frames) = laidOut(
      AlignedGroup(
        attributes: SectionAttributes(cellSpacing: 0, sizing: .columns(.init(.exactly(3)))),
        items: [item(), item()]))
    #expect(size == CGSize(width: 300, height: 10))
    #expect(frames.map { $0?.size.width } == [100, 100])
  }

  @Test func `a fraction keeps its width`() {
    let (size, frames) = laidOut(
      AlignedGroup(items: [item(CellAttributes(width: .fraction(0.5))), item()]))
    #expect(size == CGSize(width: 300, height: 10))
    #expect(frames.map { $0?.origin.x } == [0, 152.5])
  }

  @Test func `items of their own width take no more than that`() {
    let (size, frames) = laidOut(AlignedGroup(items: [item(), item()]))
    #expect(size == CGSize(width: 45, height: 10))
    #expect(frames.map { $0?.origin.x } == [0, 25])
  }
}
