import AlignedLayout

/// The least that any layout has to do: a tight loop over unsafe buffers that breaks the lines of
/// the workload first fit, and stores every frame and every line.
struct Floor {
  struct Line {
    let firstCell: Int
    let top: CGFloat
    let height: CGFloat
  }

  let frames: UnsafeMutableBufferPointer<CGRect>
  let lines: UnsafeMutableBufferPointer<Line>
  let lineCount: Int
  let height: CGFloat

  init(sizes: UnsafeBufferPointer<CGSize>, width: CGFloat, spacing: CGFloat) {
    frames = .allocate(capacity: sizes.count)
    lines = .allocate(capacity: sizes.count)
    var x: CGFloat = 0
    var top: CGFloat = 0
    var height: CGFloat = 0
    var firstCell = 0
    var lineCount = 0
    for cell in 0..<sizes.count {
      let size = sizes[cell]
      if x > 0, x + size.width > width {
        lines[lineCount] = Line(firstCell: firstCell, top: top, height: height)
        lineCount += 1
        firstCell = cell
        top += height + spacing
        x = 0
        height = 0
      }
      frames[cell] = CGRect(x: x, y: top, width: size.width, height: size.height)
      x += size.width + spacing
      height = max(height, size.height)
    }
    lines[lineCount] = Line(firstCell: firstCell, top: top, height: height)
    self.lineCount = lineCount + 1
    self.height = top + height
  }

  func deallocate() {
    frames.deallocate()
    lines.deallocate()
  }
}
