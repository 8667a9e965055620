import Testing

@testable import AlignedLayout

/// A sequence of events, one on each line: what happens, what the core asks and demands because of it, in
/// this order, and the content offset after it.
///
/// The words are those of `CoreStage`. After an event, the layout `waits` for the items of a batch of updates, or it
/// is `stale`, so that the next pass asks for something, or it is up to date.
struct CoreTable: CustomTestStringConvertible, Sendable {
  typealias Line = (event: CoreEvent, leadsTo: String, offset: CGFloat)

  let testDescription: String
  let screen: CoreScreen
  let lines: [Line]

  /// What the sequence takes for granted about UIKit.
  let restsOn: [Guess]

  init(_ name: String, _ screen: CoreScreen, _ lines: [Line], restsOn: Guess...) {
    (testDescription, self.screen, self.lines, self.restsOn) = (name, screen, lines, restsOn)
  }

  @MainActor func expect() {
    let stage = CoreStage(screen)
    for (index, line) in lines.enumerated() {
      stage.happen(line.event)
      let comment = Comment(rawValue: "line \(index) of “\(testDescription)”, \(line.event)")
      expectEqual(stage.takeNotes(), line.leadsTo, comment)
      expectEqual(stage.offset, line.offset, comment)
    }
  }
}
