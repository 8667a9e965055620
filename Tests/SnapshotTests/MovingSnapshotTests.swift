import Testing
import UIKit
import UIKitTestSupport

/// Runs of collection views, as moving pictures. While a view scrolls, the modes of the stand-in differ in when
/// cells measure themselves, and so in the moments of a run. The pictures show one of them.
@MainActor
@Suite(.underPlainModes)
struct MovingSnapshotTests {
  @Test(arguments: MovingFigure.all)
  func `a moving picture is drawn from today's frames`(figure: MovingFigure) async throws {
    let snapshot = await figure.snapshot()
    #expect(snapshot.svg.utf8.count < 60_000, "the picture takes long to load")
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: snapshot) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }
}
