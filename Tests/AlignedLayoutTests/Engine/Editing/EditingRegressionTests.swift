import Testing

@testable import AlignedLayout

/// Edits that once differed from a layout computed from scratch, each reduced to a small example.
@Suite struct EditingRegressionTests {
  private typealias Position = ContentLayout.CellPosition

  /// The same cells in another order take the same width to the last bit, and yet offer the next
  /// cell other space, because the sums round differently.
  @Test func `a cell is asked again after the cells before it swap, even at the same width`() {
    var widths: [CGFloat?] = [131.0 / 3, 85.0 / 3, 172.0 / 3, nil]
    func size(_ position: ContentLayout.CellPosition, _ offer: CGFloat) -> CGSize {
      let widthThatDependsOnTheOffer: CGFloat = offer >= 175.66666666666669 ? offer : 320
      return CGSize(width: widths[position.cell] ?? widthThatDependsOnTheOffer, height: 30)
    }
    func layOut() -> ContentLayout {
      ContentLayout(
        width: 320, contentInsets: .zero, sections: [.init(cellCount: 4)], sizeOfCell: size)
    }
    var layout = layOut()
    widths = [172.0 / 3, 131.0 / 3, 85.0 / 3, nil]
    layout.apply(
      [.moveCell(from: Position(section: 0, cell: 2), to: Position(section: 0, cell: 0))],
      sizeOfCell: size)
    expectEqual(layout, layOut())
  }

  /// The last cell was asked for the line above and for the space beside the cell that keeps with
  /// it, but never for the whole line that it begins after the edit.
  @Test func `a cell no longer kept together is asked if it was never offered its line`() {
    let cells: [TestCell] = [
      .cell(10 × 10), .cell(80 × 10, CellAttributes(keepsWithNext: true)),
      .filling(height: 10, atLeast: 30),
    ]
    let layout = edited(cells) { $0.replace(1, with: .cell(80 × 10)) }
    expectEqual(layout.cellsPerLine(), [2, 1])
    expectEqual(layout.frames()[2].width, 100)
  }

  /// The extent of each galley is summed from the galley's beginning, which deletions move.
  @Test func `layouts with equal frames are equal, wherever their galleys begin`() {
    var random = SplitMix64(seed: 1)
    var heights = (0..<2_100).map { _ in CGFloat.random(in: 10...60, using: &random) }
    func layOut() -> ContentLayout {
      ContentLayout(
        width: 100, contentInsets: .zero,
        sections: [
          .init(attributes: SectionAttributes(lineSpacing: -3.3), cellCount: heights.count)
        ]
      ) { position, _ in
        CGSize(width: 90, height: heights[position.cell])
      } attributesOfCell: {
        $0.cell == heights.count - 1 ? CellAttributes(insets: Insets(bottom: -7.7)) : .default
      }
    }
    var layout = layOut()
    for count in 1...60 {
      heights.removeFirst()
      layout.apply([.deleteCell(Position(section: 0, cell: 0))]) { position, _ in
        CGSize(width: 90, height: heights[position.cell])
      }
      if layout != layOut() {
        Issue.record("The layouts differ after \(count) deletions.")
      }
    }
  }
}
