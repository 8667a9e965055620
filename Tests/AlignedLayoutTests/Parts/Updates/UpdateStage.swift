@testable import AlignedLayout

/// A batch of updates as UIKit makes one, and the session that decides what the layout does.
struct UpdateStage: Sendable {
  private(set) var session = UpdateSession()
  private let former = FormerContent(
    StandingContent(.plain([3, 2])), in: rect(0, 0, 100 × 100), with: nil, LayoutOptions())

  var hasMeasuredSizes = false
}

/// What UIKit or the client does.
enum UpdateEvent: Sendable {
  /// The client names cells of the first section that the next batch asks for again.
  case naming([Int])

  /// UIKit announces new counts.
  case counts(keepingAnswers: Bool)

  /// UIKit prepares the layout: for the width before, another one, or none; or while the collection view
  /// shows a placeholder.
  case pass
  case passInOtherWidth
  case passWithoutWidth
  case passWithPlaceholder

  /// Everything has been asked for.
  case askingForAll

  /// The client invalidates the layout, or UIKit all data.
  case invalidation
  case invalidationOfPinnedHeaders
  case reloadData

  /// UIKit passes items: one insertion, or what contradicts the counts.
  case items
  case contradiction

  /// UIKit queries the elements in a rectangle: that of the bounds, half of it, or one below.
  case query
  case queryOfHalf
  case queryBelow

  /// UIKit queries the size of the content.
  case queryOfSize
  case end
}

/// What the layout does then.
enum UpdateOutcome: Sendable, Equatable {
  case laysOut
  case waits

  /// The items change nothing that is laid out.
  case hasLaidOut

  /// The items say which cells stay. Only named and new ones are asked for.
  case asksForNew(and: [Int])

  /// They say where measured sizes are, and all cells are asked for.
  case asksForAll

  case answers
  case answersNothing

  case invalidatesLayout
  case queriesAgain
  case nothing
}

extension UpdateStage {
  @discardableResult mutating func perform(_ event: UpdateEvent) -> UpdateOutcome? {
    switch event {
    case .naming(let cells): session.change(cells.map { .init(section: 0, cell: $0) })
    case .counts(let keepsAnswers): session.begin(from: former, keepsAnswers: keepsAnswers)
    case .pass: return pass(isSameRoom: true)
    case .passInOtherWidth, .passWithPlaceholder: return pass(isSameRoom: false)
    case .passWithoutWidth:
      hasMeasuredSizes = false
      return pass(isSameRoom: false)
    case .askingForAll: session.forgetChangedCells()
    case .invalidation: session.invalidate(.naming())
    case .invalidationOfPinnedHeaders:
      session.invalidate(.naming(views: [.header(section: 0)], keepsContent: true))
    case .reloadData: session.invalidate(.naming(isReload: true))
    case .items:
      return receive(UpdateMap([.insert(.cell(0))], of: former.content, newCounts: [4, 2]))
    case .contradiction:
      return receive(UpdateMap([.insert(.cell(0))], of: former.content, newCounts: [3, 2]))
    case .query: return query(rect(0, 0, 100 × 100))
    case .queryOfHalf: return query(rect(0, 0, 100 × 50))
    case .queryBelow: return query(rect(0, 100, 100 × 100))
    case .queryOfSize: session.querySize()
    case .end: return end()
    }
    return nil
  }

  private mutating func pass(isSameRoom: Bool) -> UpdateOutcome {
    guard let batch = session.batch else { return .laysOut }
    guard batch.isAnnounced else {
      if session.awaitsItems { session.stopWaiting() }
      return .laysOut
    }
    let waits = session.waitForItems(
      ContentVersion(), isSameRoom: isSameRoom, movesKnownCells: hasMeasuredSizes)
    return waits ? .waits : .laysOut
  }

  private mutating func receive(_ map: UpdateMap?) -> UpdateOutcome {
    guard let layout = session.receive(map) else { return .hasLaidOut }
    return layout.reusesCells ? .asksForNew(and: layout.changedCells.map(\.cell)) : .asksForAll
  }

  private mutating func query(_ rect: CGRect) -> UpdateOutcome {
    session.query(rect) ? .answers : .answersNothing
  }

  private mutating func end() -> UpdateOutcome {
    let ending = session.batch?.ending(in: rect(0, 0, 100 × 100))
    if case .invalidateLayout = ending { session.stopWaiting() }
    session.endUpdates()
    return switch ending {
    case .invalidateLayout?: .invalidatesLayout
    case .invalidateAttributes?: .queriesAgain
    case .nothing?, nil: .nothing
    }
  }
}
