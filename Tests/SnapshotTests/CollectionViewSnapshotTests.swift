import Testing
import UIKit
import UIKitTestSupport

/// Collection views as they are shown: drawn from their views, under every habit of UIKit's.
@MainActor
@Suite(.underAllModes)
struct CollectionViewSnapshotTests {
  @Test(arguments: ViewScenario.all)
  func `a collection view is as it was`(scenario: ViewScenario) throws {
    for objection in try SnapshotFolder.ofTests.objections(to: scenario.snapshot) {
      Issue.record(Comment(rawValue: objection))
    }
  }
}
