/// What stands between a cell and the one before it, for a line that might begin there.
enum Joint: UInt8, Sendable {
  /// A line may begin.
  case open

  /// No line begins: the cell before keeps with this one.
  case kept

  /// A line begins, because a group of cells that keep together fits on no line.
  case required

  /// A line begins, because the cell before ends its own.
  case ended

  /// A line begins, because this cell begins one.
  case begun

  /// Whether one passage ends here and another begins.
  var isForced: Bool {
    self == .ended || self == .begun
  }
}
