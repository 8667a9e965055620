/// The frames of a section in a vertical flow layout.
struct FlowSection: Equatable {
  /// Nil without a header, that is, if its size is zero.
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  private(set) var items: [CGRect] = []
  let minY: CGFloat
  private(set) var maxY: CGFloat

  /// Lays out a section from a position on: header, insets around lines, footer. The insets do not
  /// affect header and footer, which are as wide as the content (evidence D).
  init(_ metrics: FlowMetrics, at minY: CGFloat, width: CGFloat, scale: CGFloat) {
    self.minY = minY
    maxY = minY
    header = Self.band(metrics.headerSize.height, at: minY, width: width)
    maxY += header?.height ?? 0
    maxY += metrics.insets.top
    let available = width - metrics.insets.left - metrics.insets.right
    let lines = FlowLine.lines(
      of: metrics.itemSizes.map(\.width), spacing: metrics.itemSpacing, in: available)
    items.reserveCapacity(metrics.itemSizes.count)
    for line in lines {
      place(line, metrics, available, scale)
      if !line.isLast { maxY += metrics.lineSpacing }
    }
    maxY += metrics.insets.bottom
    footer = Self.band(metrics.footerSize.height, at: maxY, width: width)
    maxY += footer?.height ?? 0
  }

  private static func band(_ height: CGFloat, at y: CGFloat, width: CGFloat) -> CGRect? {
    height > 0 ? CGRect(x: 0, y: y, width: width, height: height) : nil
  }

  /// Places the items of a line. The highest makes the line, the others are centered in it (D). Each
  /// origin is on a device pixel; sizes stay as they are (M).
  private mutating func place(
    _ line: FlowLine, _ metrics: FlowMetrics, _ available: CGFloat, _ scale: CGFloat
  ) {
    let sizes = metrics.itemSizes[line.items]
    let height = sizes.map(\.height).max() ?? 0
    for (size, start) in zip(sizes, line.starts(of: metrics, in: available)) {
      items.append(
        CGRect(
          x: (metrics.insets.left + start).onPixel(scale),
          y: (maxY + (height - size.height) / 2).onPixel(scale),
          width: size.width, height: size.height))
    }
    maxY += height
  }

  // MARK: Pinning

  /// Returns the frame of the header, pinned to the top of the visible rectangle while anything of
  /// the section above its footer is visible.
  func header(pinnedIn visible: CGRect) -> CGRect? {
    guard var frame = header else { return nil }
    let last = max(frame.minY, (footer?.minY ?? maxY) - frame.height)
    frame.origin.y = min(max(frame.minY, visible.minY), last)
    return frame
  }

  /// Returns the frame of the footer, pinned to the bottom of the visible rectangle while anything
  /// of the section below its header is visible.
  func footer(pinnedIn visible: CGRect) -> CGRect? {
    guard var frame = footer else { return nil }
    let first = min(frame.minY, header?.maxY ?? minY)
    frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), first)
    return frame
  }
}
