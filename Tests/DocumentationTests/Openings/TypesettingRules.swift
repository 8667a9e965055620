import AlignedLayout
import Foundation

/// Prints the frames of three cells. The second one begins a line.
func printFrames() {
  let layout = ContentLayout(
    width: 200, sections: [ContentLayout.Section(cellCount: 3)]
  ) { position, remainingLineSpace in
    CGSize(width: position.cell == 1 ? min(180, 150 + remainingLineSpace) : 150, height: 30)
  }
  for cell in 0..<3 {
    print(layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: cell)))
  }
}
