/// The cells of a section of which all widths are known, and where lines may begin among them: what
/// breaking needs, and nothing else.
struct UnbrokenCells: Equatable, Sendable {
  /// The widths of the cells with their insets.
  private(set) var widths: [CGFloat] = []

  /// What stands before each cell; nothing as long as every joint is open.
  private(set) var joints: [Joint] = []

  let spacing: CGFloat
  private var jointAtEnd = Joint.open

  init(spacing: CGFloat) {
    self.spacing = spacing
  }

  var count: Int {
    widths.count
  }

  func joint(before cell: Int) -> Joint {
    joints.isEmpty ? .open : joints[cell]
  }

  mutating func reserve(_ count: Int) {
    widths.reserveCapacity(count)
  }

  /// Adds a cell behind the others. A forced break between two wins over what keeps them together.
  @inline(__always)
  mutating func append(
    outerWidth: CGFloat, beginsLine: Bool = false, endsLine: Bool = false,
    keepsWithNext: Bool = false
  ) {
    let joint = jointAtEnd != .ended && beginsLine && !widths.isEmpty ? .begun : jointAtEnd
    if joint != .open, joints.isEmpty {
      joints = Array(repeating: .open, count: widths.count)
    }
    if joint != .open || !joints.isEmpty {
      joints.append(joint)
    }
    widths.append(outerWidth)
    jointAtEnd = endsLine ? .ended : keepsWithNext ? .kept : .open
  }

  /// Adds a cell with what it asks for.
  @inline(__always)
  mutating func append(outerWidth: CGFloat, _ cell: CellAttributes) {
    append(
      outerWidth: outerWidth, beginsLine: cell.beginsLine, endsLine: cell.endsLine,
      keepsWithNext: cell.keepsWithNext)
  }

  /// The first cells, so many.
  func prefix(_ count: Int) -> UnbrokenCells {
    var prefix = self
    prefix.widths.removeLast(self.count - count)
    if !joints.isEmpty {
      prefix.jointAtEnd = count < self.count && joint(before: count) == .ended ? .ended : .open
      prefix.joints.removeLast(self.count - count)
    } else if count < self.count {
      prefix.jointAtEnd = .open
    }
    return prefix
  }

  /// The passages: the cells between one forced break and the next.
  var passages: [Range<Int>] {
    guard !widths.isEmpty else { return [] }
    var passages: [Range<Int>] = []
    var first = 0
    for cell in joints.indices where joints[cell].isForced {
      passages.append(first..<cell)
      first = cell
    }
    passages.append(first..<count)
    return passages
  }

  /// The same cells with a break required wherever a group that fits on no line has to be broken:
  /// before it, and in it where first fit breaks it.
  func requiringBreaks(inGroupsWiderThan room: CGFloat) -> UnbrokenCells {
    var required = self
    var first = 0
    while first < joints.count {
      let end = endOfGroup(from: first)
      let breaks = breaks(in: first..<end, room: room)
      if !breaks.isEmpty, joints[first] == .open {
        required.joints[first] = .required
      }
      for cell in breaks {
        required.joints[cell] = .required
      }
      first = end
    }
    return required
  }

  private func endOfGroup(from first: Int) -> Int {
    var end = first + 1
    while end < joints.count, joints[end] == .kept {
      end += 1
    }
    return end
  }

  /// Where first fit breaks cells that begin a line.
  private func breaks(in cells: Range<Int>, room: CGFloat) -> [Int] {
    var breaks: [Int] = []
    var line = BrokenLine(width: room)
    for cell in cells {
      if !line.take(widths[cell], spacing: spacing) {
        breaks.append(cell)
        line = BrokenLine(width: room)
        _ = line.take(widths[cell], spacing: spacing)
      }
    }
    return breaks
  }
}

/// A line that cells of known widths are put on: what an open line is to cells that are asked, in
/// the same order of additions, so that both agree to the last bit.
struct BrokenLine {
  /// How far a cell may reach: anywhere, if it is the first.
  private var limit = CGFloat.infinity
  private let width: CGFloat

  /// Where the next cell would begin.
  private(set) var next: CGFloat = 0

  /// What the cells take.
  private(set) var used: CGFloat = 0

  init(width: CGFloat) {
    self.width = width
  }

  /// Puts a cell on the line, if it fits there or is the first.
  mutating func take(_ outerWidth: CGFloat, spacing: CGFloat) -> Bool {
    guard next + outerWidth <= limit else { return false }
    used = next + outerWidth
    next += outerWidth + spacing
    limit = width + .fittingSlack
    return true
  }
}
