import Testing

@testable import AlignedLayout

/// The order in which the core of a layout tells its parts of events, asks and demands.
@MainActor @Suite struct CoreTests {
  @Test(arguments: CoreTable.opening + CoreTable.measuring)
  func `answers of views are laid out between passes`(table: CoreTable) { table.expect() }

  @Test(arguments: CoreTable.updates + CoreTable.abandoned)
  func `batches of updates wait for their items`(table: CoreTable) { table.expect() }

  @Test(arguments: CoreTable.scrolling + CoreTable.sizes)
  func `bounds change`(table: CoreTable) { table.expect() }

  @Test(arguments: CoreTable.clients)
  func `clients may change the layout while they are asked`(table: CoreTable) { table.expect() }
}

// MARK: Views

extension CoreTable {
  static let opening: [CoreTable] = [
    CoreTable(
      "a first screen", .lines(6).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.query, "finds 0–3", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.answer(1, height: 50), "offered 100, confirmed; begins a turn", 0),
        (.answer(2, height: 30), "offered 100; begins a turn; context", 0),
        (.pass, "", 0),
        (.query, "finds 0–3", 0),
        (.answer(3, height: 70), "offered 100; begins a turn; context", 0),
        (.pass, "", 0),
        (.endOfTurn, "", 0),
      ])
  ]

  static let measuring: [CoreTable] = [
    CoreTable(
      "one answer above what the user reads", .lines(12).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.drag(to: 300), "", 300),
        (.query, "finds 6–9", 300),
        (.answer(6, height: 50), "offered 100, confirmed; begins a turn", 300),
        (.answer(7, height: 60), "offered 100; begins a turn; context", 300),
        (.endOfTurn, "", 300),
        (.drag(to: 260), "", 260),
        (.query, "finds 5–8", 260),
        (.answer(5, height: 80), "offered 100; begins a turn; context, offset 30, length 30", 290),
        (.pass, "", 290),
        (.endOfTurn, "", 290),
        (.release, "", 290),
      ]),
    CoreTable(
      "two answers above what the user reads", .lines(12).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.drag(to: 300), "", 300),
        (.answer(3, height: 50), "offered 100, confirmed; begins a turn", 300),
        (.answer(6, height: 50), "offered 100, confirmed; begins a turn", 300),
        (.drag(to: 260), "", 260),
        (.answer(5, height: 80), "offered 100; begins a turn; context, offset 30, length 30", 290),
        (.drag(to: 170), "", 170),
        (.answer(4, height: 90), "offered 100; begins a turn; context, offset 40, length 40", 210),
        (.pass, "", 210),
        (.endOfTurn, "", 210),
      ]),
    CoreTable(
      "one answer after a content was computed ahead", .lines(12).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.contentAhead(200), "asks for all", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.size(200 × 200), "context, new content; stale", 0),
        (.pass, "asks for all; begins a turn; measures 0", 0),
        (.contentAhead(100), "asks for all", 0),
        (.size(100 × 200), "context, new content; stale", 0),
        (.pass, "asks for counts", 0),
      ]),
    CoreTable(
      "a context names a view that has been measured", .lines(12).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.answer(0, height: 80), "offered 100, confirmed", 0),
        (.endOfTurn, "", 0),
        (.naming(0), "queries again; stale", 0),
        (.pass, "asks for some again; begins a turn; begins a turn; measures 0", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
      ]),
    CoreTable(
      "one answer changes what the next view on the line is offered",
      .tags(3, 50).selfSizing(offering: .remainingLineSpace),
      [
        (.pass, "asks for all; begins a turn", 0),
        (.answer(0, width: 30, height: 50), "offered 100; begins a turn; context", 0),
        (.pass, "begins a turn", 0),
        (.answer(1, width: 30, height: 50), "offered 70; begins a turn; context", 0),
        (.answer(2, width: 30, height: 50), "offered 40; begins a turn; context", 0),
        (.pass, "", 0),
        (.endOfTurn, "", 0),
        (.answer(0, width: 60, height: 50), "offered 100; begins a turn; context", 0),
        (.pass, "begins a turn; measures 2", 0),
        (.answer(2, width: 40, height: 50), "offered 10; begins a turn; context", 0),
        (.pass, "begins a turn; measures 2", 0),
        (.answer(2, width: 40, height: 50), "offered 100; begins a turn; context", 0),
        (.pass, "", 0),
        (.endOfTurn, "", 0),
      ]),
  ]
}

// MARK: Batches of updates

extension CoreTable {
  static let updates: [CoreTable] = [
    CoreTable(
      "an insertion above the first visible cell", .lines(20).keepingAnswers,
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 300), "", 300),
        (.insertion([40, 60], at: 2), "stale", 300),
        (.pass, "waits", 300),
        (.query, "finds nothing; waits", 300),
        (.items, "asks for counts; asks for changes, 2–3 in 100", 300),
        (.targetOffset, "begins a turn", 400),
        (.query, "finds 8–11", 400),
        (.endOfUpdates, "", 400),
        (.endOfTurn, "", 400),
      ], restsOn: .countsComeBeforeItems, .batchesHaveTargetOffset),
    CoreTable(
      "an insertion above views that have been measured", .lines(6).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.answer(1, height: 60), "offered 100; begins a turn; context", 0),
        (.endOfTurn, "", 0),
        (.scroll(to: 100), "", 100),
        (.insertion([50], at: 0), "stale", 100),
        (.pass, "waits", 100),
        (.items, "asks for counts; asks for all", 100),
        (.targetOffset, "begins a turn", 150),
        (.endOfUpdates, "begins a turn; measures 3–6", 150),
        (.endOfTurn, "begins a turn; queries again", 150),
      ], restsOn: .countsComeBeforeItems, .batchesHaveTargetOffset),
    CoreTable(
      "an insertion where nobody describes single cells", .lines(6).selfSizing.describingNoCells,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.insertion([50], at: 3), "stale", 0),
        (.pass, "waits", 0),
        (.items, "asks for counts; asks for changes", 0),
        (.targetOffset, "begins a turn", 0),
        (.endOfUpdates, "begins a turn; measures 1–3", 0),
      ], restsOn: .countsComeBeforeItems, .batchesHaveTargetOffset),
    CoreTable(
      "a rotation between the counts and the items", .lines(20).keepingAnswers,
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 300), "", 300),
        (.insertion([50], at: 0), "stale", 300),
        (.pass, "waits", 300),
        (.animatedSize(200 × 100), "context, new content; waits", 300),
        (.pass, "asks for all, 0–20 in 200", 300),
        (.animation(from: rect(0, 300, 100 × 200)), "", 300),
        (.targetOffset, "begins a turn", 300),
        (.endOfAnimation, "", 300),
        (.items, "asks for counts", 300),
        (.targetOffset, "begins a turn", 350),
        (.endOfUpdates, "", 350),
        (.pass, "begins a turn", 350),
        (.endOfTurn, "", 350),
      ], restsOn: .countsComeBeforeItems, .animatedBoundsHaveTargetOffset),
    CoreTable(
      "a message in a chat, whose view is measured in the batch", .lines(6).selfSizing.stayingAtEnd,
      [
        (.pass, "asks for all; adjusts by 100; begins a turn", 100),
        (.answer(5, height: 70), "offered 100; begins a turn; context, offset 20, length 20", 120),
        (.pass, "begins a turn", 120),
        (.endOfTurn, "", 120),
        (.insertion([50], at: 6), "stale", 120),
        (.pass, "waits", 120),
        (.items, "asks for counts; asks for all", 120),
        (.targetOffset, "begins a turn", 170),
        (.answer(6, height: 90), "offered 100; begins a turn; context, offset 40, length 40", 170),
        (.endOfUpdates, "adjusts by 40; begins a turn; measures 4", 210),
        (.pass, "begins a turn", 210),
        (.endOfTurn, "begins a turn; queries again", 210),
      ], restsOn: .adjustmentsInBatchAreIgnored, .appearingViewsAreMeasuredLate),
  ]

  static let abandoned: [CoreTable] = [
    CoreTable(
      "a batch without items that UIKit ends", .lines(6).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.endOfTurn, "", 0),
        (.deletion(2), "stale", 0),
        (.pass, "waits", 0),
        (.answer(1, height: 80), "is not measured; waits", 0),
        (.endOfUpdates, "invalidates the layout; begins a turn; measures 0–3; stale", 0),
        (.pass, "asks for all; begins a turn", 0),
      ], restsOn: .itemsMayNeverCome),
    CoreTable(
      "a batch without items, and another pass", .lines(6).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.answer(0, height: 80), "offered 100; begins a turn; context", 0),
        (.endOfTurn, "", 0),
        (.deletion(2), "stale", 0),
        (.pass, "waits", 0),
        (.invalidation, "waits", 0),
        (.pass, "asks for all", 0),
        (.query, "finds 0–3", 0),
        (.endOfUpdates, "begins a turn; measures 0–3", 0),
      ], restsOn: .itemsMayNeverCome),
    CoreTable(
      "UIKit queries no elements after the items", .lines(6).keepingAnswers,
      [
        (.pass, "asks for all, 0–5 in 100; begins a turn", 0),
        (.deletion(2), "stale", 0),
        (.pass, "waits", 0),
        (.query, "finds nothing; waits", 0),
        (.items, "asks for counts; asks for changes", 0),
        (.endOfUpdates, "queries again", 0),
        (.pass, "", 0),
      ], restsOn: .emptyAnswersMayBeCached),
  ]
}

// MARK: Bounds

extension CoreTable {
  static let scrolling: [CoreTable] = [
    CoreTable(
      "a drag below a pinned header", .lines(20).header(30),
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.drag(to: -20), "", -20),
        (.drag(to: 40), "context, moves header", 40),
        (.pass, "", 40),
        (.drag(to: 90), "context, moves header", 90),
        (.pass, "", 90),
        (.query, "finds header 1–5", 90),
        (.release, "", 90),
        (.endOfTurn, "", 90),
      ]),
    CoreTable(
      "a client scrolls to a view, and one above it is measured", .lines(20).selfSizing,
      [
        (.pass, "asks for all; begins a turn", 0),
        (.scrollToCell(10), "begins a turn; scrolls to 500", 500),
        (.pass, "begins a turn", 500),
        (.query, "finds 10–13", 500),
        (.ignoringAdjustments(true), "", 500),
        (.answer(4, height: 90), "offered 100; begins a turn; context, offset 40, length 40", 500),
        (.ignoringAdjustments(false), "", 500),
        (.endOfTurn, "adjusts by 40; begins a turn", 540),
        (.pass, "begins a turn", 540),
        (.answer(10, height: 60), "offered 100; begins a turn; context", 540),
        (.endOfTurn, "", 540),
        (.endOfTurn, "", 540),
      ]),
  ]

  static let sizes: [CoreTable] = [
    CoreTable(
      "UIKit ignores the adjustment of a pass, and applies it after the turn", .texts(20),
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 300), "", 300),
        (.size(200 × 200), "context, new content; stale", 300),
        (.ignoringAdjustments(true), "stale", 300),
        (.pass, "asks for all, 0–19 in 200; adjusts by -150; begins a turn", 300),
        (.ignoringAdjustments(false), "", 300),
        (.endOfTurn, "adjusts by -150", 150),
        (.scroll(to: 0), "context, offset 150", 150),
        (.pass, "begins a turn", 150),
        (.endOfTurn, "", 150),
      ], restsOn: .adjustmentInPrepareMayBeLate),
    CoreTable(
      "a turn ends while the layout is stale", .texts(20),
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 300), "", 300),
        (.size(200 × 200), "context, new content; stale", 300),
        (.ignoringAdjustments(true), "stale", 300),
        (.pass, "asks for all, 0–19 in 200; adjusts by -150; begins a turn", 300),
        (.ignoringAdjustments(false), "", 300),
        (.invalidation, "stale", 300),
        (.endOfTurn, "stale", 300),
        (.pass, "asks for all, 0–19 in 200; adjusts by -150; begins a turn", 150),
        (.endOfTurn, "", 150),
      ], restsOn: .adjustmentInPrepareMayBeLate),
    CoreTable(
      "UIKit applies the adjustment of a pass at once, and a client scrolls as far", .texts(20),
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 300), "", 300),
        (.size(200 × 200), "context, new content; stale", 300),
        (.pass, "asks for all, 0–19 in 200; adjusts by -150; begins a turn", 150),
        (.scroll(to: 0), "", 0),
        (.endOfTurn, "", 0),
      ], restsOn: .adjustmentInPrepareMayBeLate),
    CoreTable(
      "a batch between an adjustment that UIKit ignores and its late effect", .texts(20),
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 300), "", 300),
        (.size(200 × 200), "context, new content; stale", 300),
        (.ignoringAdjustments(true), "stale", 300),
        (.pass, "asks for all, 0–19 in 200; adjusts by -150; begins a turn", 300),
        (.ignoringAdjustments(false), "", 300),
        (.endOfTurn, "adjusts by -150", 150),
        (.insertion([25], at: 20), "stale", 150),
        (.pass, "asks for all, 0–20 in 200", 150),
        (.scroll(to: 0), "context, offset 150", 0),
        (.items, "asks for counts", 0),
        (.targetOffset, "begins a turn", 150),
        (.endOfUpdates, "", 150),
        (.endOfTurn, "", 150),
      ], restsOn: .adjustmentInPrepareMayBeLate),
    CoreTable(
      "a rotation", .texts(20),
      [
        (.pass, "asks for all, 0–19 in 100; begins a turn", 0),
        (.scroll(to: 310), "", 310),
        (.animatedSize(200 × 100), "context, new content; stale", 310),
        (.pass, "asks for all, 0–19 in 200", 310),
        (.animation(from: rect(0, 310, 100 × 200)), "", 310),
        (.targetOffset, "begins a turn", 160),
        (.endOfAnimation, "", 160),
        (.endOfTurn, "", 160),
        (.size(100 × 200), "context, new content; stale", 160),
        (.pass, "asks for all, 0–19 in 100; adjusts by 150; begins a turn", 310),
        (.endOfTurn, "", 310),
      ], restsOn: .animatedBoundsHaveTargetOffset),
  ]
}

// MARK: Clients

extension CoreTable {
  static let clients: [CoreTable] = [
    CoreTable(
      "a context names a cell", .lines(6),
      [
        (.pass, "asks for all, 0–5 in 100; begins a turn", 0),
        (.scroll(to: 100), "", 100),
        (.naming(0, height: 80), "queries again; stale", 100),
        (.pass, "asks for some again, 0 in 100; adjusts by 30; begins a turn", 130),
        (.endOfTurn, "", 130),
      ]),
    CoreTable(
      "a client invalidates the layout while it is asked", .lines(4),
      [
        (.invalidationWhileAsked, "stale", 0),
        (.pass, "asks for all, 0–3 in 100; begins a turn; stale", 0),
        (.pass, "asks for all, 0–3 in 100", 0),
      ]),
    CoreTable(
      "the client gets another delegate while it is asked", .lines(4),
      [
        (.delegateWhileAsked, "stale", 0),
        (.pass, "asks for all, 0–3 in 100; begins a turn; stale", 0),
        (.pass, "stale", 0),
        (.invalidation, "stale", 0),
        (.pass, "asks for all, 0–3 in 100", 0),
      ]),
  ]
}
