/// The cells that a section's line limit hides.
struct Overflow: Equatable, Sendable {
  /// The number of visible cells. They are the first.
  let visibleCount: Int

  /// The number of hidden cells. They are the last.
  let hiddenCount: Int

  /// Whether there is an overflow view. It is placed behind the visible cells as if it were the next
  /// cell.
  let hasView: Bool
}
