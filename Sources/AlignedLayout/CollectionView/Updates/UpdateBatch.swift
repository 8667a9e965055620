struct UpdateBatch: Sendable {
  let former: FormerContent

  /// As far as was known when the batch began.
  private let keepsAnswers: Bool

  /// The items that stay, but have to be asked for again.
  private let changedCells: [ContentLayout.CellPosition]
  private var isInvalidated = false
  private var isSameRoom = true
  private var stage = Stage.announced
  private var queries = UnansweredQueries()

  private enum Stage {
    case announced

    /// The layout waits for the update items, to be laid out in a version.
    case waiting(for: ContentVersion)
    case laidOut
  }

  enum Ending {
    /// The update items never came: everything has to be asked for.
    case invalidateLayout

    /// UIKit may cache that there are no elements, from before the update items, and has to query them again.
    case invalidateAttributes

    case nothing
  }

  struct Layout {
    let version: ContentVersion

    /// The cells that stay, but have changed. They are positions in the content before.
    let changedCells: [ContentLayout.CellPosition]

    /// Whether all other cells that stay are not asked for.
    let reusesCells: Bool
  }

  init(former: FormerContent, keepsAnswers: Bool, changedCells: [ContentLayout.CellPosition]) {
    self.former = former
    self.keepsAnswers = keepsAnswers
    self.changedCells = changedCells
  }

  private var reusesCells: Bool { keepsAnswers && !isInvalidated && isSameRoom }

  var isWaiting: Bool { if case .waiting = stage { true } else { false } }

  var isAnnounced: Bool { if case .announced = stage { true } else { false } }

  func ending(in bounds: CGRect) -> Ending {
    isWaiting ? .invalidateLayout : queries.remain(in: bounds) ? .invalidateAttributes : .nothing
  }

  mutating func querySize() { queries.answerSize(isOld: isWaiting) }

  /// Returns whether the layout can answer a query: it does not wait for the update items.
  mutating func query(_ rect: CGRect) -> Bool {
    guard !isWaiting else {
      queries.leave(rect)
      return false
    }
    queries.answer(rect)
    return true
  }

  /// Records that more than counts is invalid, so that all cells are asked for.
  mutating func invalidate() { isInvalidated = true }

  /// Decides whether the layout waits for the update items. It does if it cannot know without
  /// them which cells stay, or which measured sizes belong to which cells.
  mutating func wait(
    _ version: ContentVersion, isSameRoom: Bool, movesKnownCells: Bool
  ) -> Bool {
    self.isSameRoom = isSameRoom
    guard reusesCells || movesKnownCells else {
      stage = .laidOut
      return false
    }
    stage = .waiting(for: version)
    return true
  }

  mutating func endWaiting() { stage = .laidOut }

  /// Returns nil if the layout has not waited. The map is nil if the items contradict the new counts.
  func layout(after map: UpdateMap?) -> Layout? {
    guard case .waiting(let version) = stage else { return nil }
    return Layout(
      version: version, changedCells: changedCells.filter { former.content.contains(.cell($0)) },
      reusesCells: map != nil && reusesCells)
  }
}
