/// The term is that of Unicode's line breaking algorithm.
enum BreakOpportunity: UInt8, Sendable {
  /// A line may begin.
  case allowed

  /// No line begins: the cell before keeps with this one.
  case prohibited

  /// A line begins, because the cells that keep together from here on are too wide for one line.
  case required

  /// A line begins between cells that keep together, because they are too wide for one line.
  case divided

  /// A line begins, because the cell before ends its own.
  case forcedByPreviousCell

  /// A line begins, because this cell begins one.
  case forced

  /// A forced break wins over cells that keep together.
  @inline(__always)
  init(after previous: CellAttributes, before next: CellAttributes) {
    self =
      previous.endsLine
      ? .forcedByPreviousCell
      : next.beginsLine ? .forced : previous.keepsWithNext ? .prohibited : .allowed
  }

  var isForced: Bool { self == .forcedByPreviousCell || self == .forced }

  /// Whether a line begins at any width.
  @inline(__always) var isMandatory: Bool { self != .allowed && self != .prohibited }

  /// Whether the cell before keeps with this one, on one line or, if they are too wide, on two.
  var keepsTogether: Bool { self == .prohibited || self == .divided }
}

extension [BreakOpportunity] {
  /// Returns the passages of a number of cells: what lies between one forced break and the next.
  func passages(ofCellCount count: Int) -> [Range<Int>] {
    guard count > 0 else { return [] }
    var passages: [Range<Int>] = []
    var first = 0
    for cell in indices where self[cell].isForced {
      passages.append(first..<cell)
      first = cell
    }
    passages.append(first..<count)
    return passages
  }
}

extension CellAttributes {
  func forcesBreak(before next: CellAttributes) -> Bool {
    BreakOpportunity(after: self, before: next).isForced
  }

  func keeps(with next: CellAttributes) -> Bool {
    BreakOpportunity(after: self, before: next) == .prohibited
  }
}
