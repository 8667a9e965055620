import Testing
import UIKit
import UIKitTestSupport

/// Layouts of the kinds that ship (evidence L) show the right state after every change, under all
/// modes and without an accusation. The only warning is that a layout has no queries for single
/// elements.
@MainActor
@Suite(.underAllModes)
struct MannersTests {
  private func run(_ scenario: MannersScenario, _ manner: Manner) {
    let violations = Headless.recordingViolations { scenario.run(manner) }
    for violation in violations where violation.kind != .unansweredQuery {
      Issue.record(Comment(rawValue: violation.description))
    }
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.restoring) })
  func `a layout that restores the offset in invalidateLayout`(_ scenario: MannersScenario) {
    run(scenario, .restoring)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.widthReading) })
  func `a layout that reads the width in invalidateLayout`(_ scenario: MannersScenario) {
    run(scenario, .widthReading)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.model) })
  func `a layout with a model that update items change`(_ scenario: MannersScenario) {
    run(scenario, .model)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.listing) })
  func `a carousel without queries for single elements`(_ scenario: MannersScenario) {
    run(scenario, .listing)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.sticky) })
  func `a layout whose cells stick to the top edge`(_ scenario: MannersScenario) {
    run(scenario, .sticky)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.leftAligned) })
  func `a flow layout whose items are shifted to the left`(_ scenario: MannersScenario) {
    run(scenario, .leftAligned)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.dropping) })
  func `a layout that drops its frames in invalidateLayout`(_ scenario: MannersScenario) {
    run(scenario, .dropping)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.columns) })
  func `a flow layout that sets its items' size in prepare`(_ scenario: MannersScenario) {
    run(scenario, .columns)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.carousel) })
  func `a carousel that sets its cards' size in prepare`(_ scenario: MannersScenario) {
    run(scenario, .carousel)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.stickyHeaders) })
  func `a flow layout whose headers stick by their attributes`(_ scenario: MannersScenario) {
    run(scenario, .stickyHeaders)
  }
}
