import AlignedLayout

/// The minimum work of any layout: a tight loop over unsafe buffers that breaks lines by first fit,
/// and stores every frame and every line.
struct Floor {
  struct Line {
    let firstCell: Int
    let top: CGFloat
    let height: CGFloat
  }

  /// The size of a cell, and whether it begins a line.
  typealias Answer = (size: CGSize, beginsLine: Bool)

  let frames: UnsafeMutableBufferPointer<CGRect>
  let lines: UnsafeMutableBufferPointer<Line>
  let lineCount: Int
  let height: CGFloat

  /// Creates the floor with sizes from a buffer.
  init(sizes: UnsafeBufferPointer<CGSize>, width: CGFloat) {
    self.init(
      cellCount: sizes.count, width: width,
      ask: { cell, _ in (sizes[cell], false) }, askAgain: { cell, _ in sizes[cell] })
  }

  /// Creates the floor with sizes from closures, which are called as often as by a layout.
  ///
  /// - Parameters:
  ///   - ask: Returns the answer for a cell that is offered the remaining space of its line.
  ///   - askAgain: Returns the size of a cell that moves to the next line.
  @inline(__always)
  init(
    cellCount: Int, width: CGFloat, ask: (_ cell: Int, _ remaining: CGFloat) -> Answer,
    askAgain: (_ cell: Int, _ remaining: CGFloat) -> CGSize
  ) {
    frames = .allocate(capacity: cellCount)
    lines = .allocate(capacity: cellCount)
    var x: CGFloat = 0
    var top: CGFloat = 0
    var height: CGFloat = 0
    var firstCell = 0
    var lineCount = 0
    for cell in 0..<cellCount {
      // If not even the gap fits on the line, the cell is offered the next line at once.
      let isOfferedNextLine = x > width
      var (size, beginsLine) = ask(cell, isOfferedNextLine ? width : width - x)
      if x > 0, beginsLine || x + size.width > width {
        lines[lineCount] = Line(firstCell: firstCell, top: top, height: height)
        lineCount += 1
        firstCell = cell
        top += height + Workload.spacing
        x = 0
        height = 0
        size = isOfferedNextLine ? size : askAgain(cell, width)
      }
      frames[cell] = CGRect(x: x, y: top, width: size.width, height: size.height)
      x += size.width + Workload.spacing
      height = max(height, size.height)
    }
    lines[lineCount] = Line(firstCell: firstCell, top: top, height: height)
    self.lineCount = lineCount + 1
    self.height = top + height
  }

  /// Returns the cells in a rectangle as wide as the content: searches for the first line, and
  /// copies stored frames.
  func cells(from top: CGFloat, to bottom: CGFloat) -> [(cell: Int, frame: CGRect)] {
    var low = 0
    var high = lineCount
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].top + lines[middle].height > top {
        high = middle
      } else {
        low = middle + 1
      }
    }
    var found: [(cell: Int, frame: CGRect)] = []
    guard low < lineCount else { return found }
    for cell in lines[low].firstCell..<frames.count {
      let frame = frames[cell]
      guard frame.origin.y < bottom else { break }
      if frame.origin.y + frame.size.height > top {
        found.append((cell, frame))
      }
    }
    return found
  }

  func deallocate() {
    frames.deallocate()
    lines.deallocate()
  }
}
