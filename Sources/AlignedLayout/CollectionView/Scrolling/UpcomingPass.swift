/// A layout pass that is about to begin.
struct UpcomingPass: Sendable {
  let surroundings: Surroundings

  /// Whether cells may get other frames.
  let changesContent: Bool

  /// Whether cells may be others than before, and nothing says which.
  let replacesCells: Bool
  let isBatch: Bool
  let carriesItems: Bool
}
