/// The line of the cell that was asked for last: UIKit asks for one after the other, and a line is placed as a
/// whole.
struct LineFrames: Sendable {
  private var section = 0
  private var cells = 0..<0
  private var frames: [CGRect] = []

  subscript(position: ContentLayout.CellPosition) -> CGRect? {
    position.section == section && cells.contains(position.cell)
      ? frames[position.cell - cells.lowerBound] : nil
  }

  /// Returns the frame of the cell in the content, or nil if it does not exist or is hidden.
  mutating func move(
    toLineOf position: ContentLayout.CellPosition, in content: ContentLayout
  ) -> CGRect? {
    guard content.places(.cell(position)) else { return nil }
    let line = content.framesOnLine(ofCellAt: position)
    section = position.section
    cells = line.first..<(line.first + line.frames.count)
    frames = line.frames
    return frames[position.cell - line.first]
  }
}
