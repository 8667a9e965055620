import Testing
import UIKit
import UIKitTestSupport

/// Collection views, drawn from their views under all modes of the stand-in. A snapshot
/// draws headers and footers of one z position in the order of `subviews`, so no mode changes that order here.
@MainActor
@Suite(.underAllModes { $0.supplementaryOrder = .byIndexPath })
struct CollectionViewSnapshotTests {
  @Test(arguments: ViewScenario.all)
  func `a collection view matches its snapshot`(scenario: ViewScenario) throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: scenario.snapshot) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test(arguments: ChatFigure.all)
  func `the chat matches its snapshot`(figure: ChatFigure) async throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: await figure.snapshot()) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test(arguments: AssistantFigure.all)
  func `the assistant matches its snapshot`(figure: AssistantFigure) async throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: await figure.snapshot()) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test(arguments: ExampleFigure.all)
  func `an example matches its snapshot`(figure: ExampleFigure) async throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: await figure.snapshot()) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test(arguments: MarkFigure.all)
  func `marks match their snapshot`(figure: MarkFigure) async throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: await figure.snapshot()) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test(arguments: ScreenFigure.all)
  func `a small screen matches its snapshot`(figure: ScreenFigure) async throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: await figure.snapshot()) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test func `the lead picture matches its snapshot`() throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: Showcase.lead.snapshot) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }
}
