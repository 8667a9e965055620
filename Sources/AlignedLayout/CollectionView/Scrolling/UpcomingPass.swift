struct UpcomingPass: Sendable {
  let surroundings: Surroundings
  let changesContent: Bool

  /// Whether cells may be others than before, and nothing says which.
  let replacesCells: Bool
  let isBatch: Bool
  let carriesItems: Bool
}
