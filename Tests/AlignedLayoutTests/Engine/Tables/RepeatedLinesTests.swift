import AlignedLayout
import Testing

/// Edits on lines that look like those above.
@Suite struct RepeatedLinesTests {
  /// Two lines of three cells, as wide before they share their free space.
  private func attributes(ofCell cell: Int, weightOfLast weight: CGFloat) -> CellAttributes {
    cell % 3 == 0
      ? CellAttributes(beginsLine: true, width: .fraction(0.5))
      : CellAttributes(width: .remaining(weight: cell == 5 ? weight : 1), minimumWidth: 10)
  }

  @Test(arguments: [1, 3] as [CGFloat])
  func `only replaced cells are asked, whether the lines share space alike or not`(
    weightOfLast weight: CGFloat
  ) {
    var asked: [Int] = []
    func size(_ position: ContentLayout.CellPosition, _ space: CGFloat) -> CGSize {
      asked.append(position.cell)
      return CGSize(width: space, height: space)
    }
    var layout = ContentLayout(
      width: 100, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: 6)],
      sizeOfCell: size,
      attributesOfCell: { attributes(ofCell: $0.cell, weightOfLast: weight) })
    expectEqual(asked, [0, 1, 2, 3, 4, 5])
    let before = layout
    asked = []
    layout.apply(
      [0, 3].map { .replaceCell(ContentLayout.CellPosition(section: 0, cell: $0)) },
      sizeOfCell: size,
      attributesOfCell: { attributes(ofCell: $0.cell, weightOfLast: weight) })
    expectEqual(asked, [0, 3])
    expectEqual(layout, before)
  }
}
