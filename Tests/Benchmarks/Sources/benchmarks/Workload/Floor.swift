import AlignedLayout

/// The least that any layout has to do: a tight loop over unsafe buffers that breaks the lines of
/// the workload first fit, and stores every frame and every line.
struct Floor {
  struct Line {
    let firstCell: Int
    let top: CGFloat
    let height: CGFloat
  }

  /// What is known of a cell when it has been asked for.
  typealias Answer = (size: CGSize, beginsLine: Bool)

  let frames: UnsafeMutableBufferPointer<CGRect>
  let lines: UnsafeMutableBufferPointer<Line>
  let lineCount: Int
  let height: CGFloat

  /// Sizes from a buffer.
  init(sizes: UnsafeBufferPointer<CGSize>, width: CGFloat) {
    self.init(
      cellCount: sizes.count, width: width,
      ask: { cell, _ in (sizes[cell], false) }, askAgain: { cell, _ in sizes[cell] })
  }

  /// Sizes from whoever is asked by the cell's index, as often as a layout asks.
  ///
  /// - Parameters:
  ///   - ask: answers for a cell that is offered what remains on its line.
  ///   - askAgain: answers for a cell that moves to the next line.
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
      // Where not even the gap has found room, the next line is what a cell is offered at first.
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

  /// The cells that stand in a rectangle as wide as the content: a search for the first line, and a
  /// copy of what is stored.
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
