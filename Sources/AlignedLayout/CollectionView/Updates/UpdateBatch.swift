/// A batch of updates.
struct UpdateBatch: Sendable {
  /// The layout before the batch.
  let former: FormerContent

  /// Whether cells that stay need not be asked for, as far as was known when the batch began.
  private let keepsAnswers: Bool

  /// The items that stay, but have to be asked for again.
  private let changedCells: [ContentLayout.CellPosition]

  /// Whether more than counts has been invalidated since the batch began.
  private var isInvalidated = false

  /// Whether the content is laid out in the room of the content before.
  private var isSameRoom = true

  /// How far the batch has come.
  private var stage = Stage.announced

  /// What UIKit has asked while the layout waited for the update items.
  private var queries = UnansweredQueries()

  private enum Stage {
    /// Nothing has been laid out for the new counts.
    case announced

    /// The layout waits for the update items, to be laid out in a version.
    case waiting(for: ContentVersion)

    /// The layout is that of the new counts.
    case laidOut
  }

  /// What the layout has to do when the batch ends.
  enum Ending {
    /// The update items never came: everything has to be asked for.
    case invalidateLayout

    /// UIKit may cache that there are no elements, from before the update items, and has to query them again.
    case invalidateAttributes

    case nothing
  }

  /// How to lay out the content after the update items.
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

  /// Whether cells that stay are not asked for.
  private var reusesCells: Bool { keepsAnswers && !isInvalidated && isSameRoom }

  /// Whether the layout waits for the update items.
  var isWaiting: Bool {
    if case .waiting = stage { true } else { false }
  }

  /// Whether the batch has only been announced.
  var isAnnounced: Bool {
    if case .announced = stage { true } else { false }
  }

  /// Returns what the layout has to do when the batch ends in some bounds.
  func ending(in bounds: CGRect) -> Ending {
    isWaiting ? .invalidateLayout : queries.remain(in: bounds) ? .invalidateAttributes : .nothing
  }

  /// Records a query for the size of the content.
  mutating func querySize() {
    queries.answerSize(isOld: isWaiting)
  }

  /// Records a query for the elements in a rectangle.
  ///
  /// - Returns: whether the layout can answer it: it does not wait for the update items.
  mutating func query(_ rect: CGRect) -> Bool {
    guard !isWaiting else {
      queries.leave(rect)
      return false
    }
    queries.answer(rect)
    return true
  }

  /// Records that more than counts is invalid, so that all cells are asked for.
  mutating func invalidate() {
    isInvalidated = true
  }

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

  /// Records that the layout needs no update items any more.
  mutating func endWaiting() {
    stage = .laidOut
  }

  /// Returns how to lay out the content if the layout has waited for the update items, or nil.
  ///
  /// - Parameter map: what the items do, or nil if they contradict the new counts.
  func layout(after map: UpdateMap?) -> Layout? {
    guard case .waiting(let version) = stage else { return nil }
    return Layout(
      version: version, changedCells: changedCells.filter { former.content.contains(.cell($0)) },
      reusesCells: map != nil && reusesCells)
  }
}
