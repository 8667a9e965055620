/// Whether the end of a turn of the run loop is scheduled.
struct Turn {
  private var isUnderWay = false

  /// Whether the layout has waited for the readable content guide. It does so once.
  private var hasWaitedForReadableContentGuide = false

  /// Returns whether the caller has to schedule the end of the turn.
  mutating func begin() -> Bool {
    defer { isUnderWay = true }
    return !isUnderWay
  }

  /// Ends the turn, or lets it go on, so that it has to begin again.
  mutating func end() { isUnderWay = false }

  mutating func takeWaitForReadableContentGuide() -> Bool {
    defer { hasWaitedForReadableContentGuide = true }
    return !hasWaitedForReadableContentGuide
  }
}
