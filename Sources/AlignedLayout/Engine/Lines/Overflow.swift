/// What a section hides that shows no more than some lines.
struct Overflow: Equatable, Sendable {
  /// How many cells are visible: the first ones.
  let visibleCount: Int

  /// How many cells are hidden: all others.
  let hiddenCount: Int

  /// Whether a view stands for the hidden cells. It is set behind the visible ones as if it were
  /// the next.
  let hasView: Bool
}
