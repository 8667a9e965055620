/// A layout pass that is about to begin.
struct UpcomingPass: Sendable {
  let surroundings: Surroundings

  /// Whether cells may get other frames.
  let changesContent: Bool

  /// Whether cells may be others than before, and nothing says which.
  let replacesCells: Bool

  /// Whether the pass belongs to a batch of updates.
  let isBatch: Bool

  /// Whether the user carries items.
  let carriesItems: Bool
}
