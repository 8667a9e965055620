import AlignedLayout

/// Finds places for texts, so that no two of them overlap.
struct LabelPlacement {
  /// A place of a text in an area. The start is the edge at which lines begin.
  enum Place: Sendable {
    case topStart, topEnd, center, bottomStart, bottomEnd
  }

  let direction: ContentLayout.Direction
  private var taken: [CGRect] = []

  init(direction: ContentLayout.Direction) {
    self.direction = direction
  }

  /// Places the first of some texts that fits in an area, at the first of some places that is free.
  ///
  /// An area that is less tall than a line of text still has room for one: lines are often low.
  ///
  /// - Returns: the lines of the text, or none if all texts are too wide or all places are taken.
  mutating func place(
    _ texts: [MarkText], in area: CGRect, at places: [Place]
  ) -> [LineMark.Label] {
    let area = area.atLeast(height: LineMark.Label.height)
    for setting in texts.settings(inHeight: area.size.height) {
      let widths = setting.map(LineMark.Label.width)
      let size = CGSize(
        width: widths.max() ?? 0, height: LineMark.Label.height * CGFloat(setting.count))
      guard size.width <= area.size.width, size.height <= area.size.height else { continue }
      for place in places {
        let frame = frame(of: size, in: area, at: place)
        guard !taken.contains(where: { $0.meets(frame) }) else { continue }
        taken.append(frame)
        return zip(setting, widths).enumerated().map { index, line in
          let row = CGRect(
            x: frame.origin.x, y: frame.origin.y + CGFloat(index) * LineMark.Label.height,
            width: frame.size.width, height: LineMark.Label.height)
          let size = CGSize(width: line.1, height: row.size.height)
          return LineMark.Label(text: line.0, frame: self.frame(of: size, in: row, at: place))
        }
      }
    }
    return []
  }

  private func frame(of size: CGSize, in area: CGRect, at place: Place) -> CGRect {
    let (left, right) = (area.origin.x, area.origin.x + area.size.width - size.width)
    let (start, end) = direction == .leftToRight ? (left, right) : (right, left)
    let (top, bottom) = (area.origin.y, area.origin.y + area.size.height - size.height)
    let (x, y) =
      switch place {
      case .topStart: (start, top)
      case .topEnd: (end, top)
      case .center: ((left + right) / 2, (top + bottom) / 2)
      case .bottomStart: (start, bottom)
      case .bottomEnd: (end, bottom)
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension CGRect {
  /// Returns the rectangle, or one of a height with the same middle if that is taller.
  fileprivate func atLeast(height: CGFloat) -> CGRect {
    let missing = max(0, height - size.height)
    return CGRect(
      x: origin.x, y: origin.y - missing / 2, width: size.width, height: size.height + missing)
  }

  // `intersects` is not used: on Linux, rectangles that only touch intersect.
  func meets(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
