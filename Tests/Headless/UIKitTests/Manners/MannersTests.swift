import Testing
import UIKit
import UIKitTestSupport

/// Layouts of the kinds that ship (evidence L) show the right state after every change, under all
/// modes and without an accusation.
@MainActor
@Suite(.underAllModes)
struct MannersTests {
  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.restoring) })
  func `a layout that restores the offset in invalidateLayout`(_ scenario: MannersScenario) {
    scenario.run(.restoring)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.widthReading) })
  func `a layout that reads the width in invalidateLayout`(_ scenario: MannersScenario) {
    scenario.run(.widthReading)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.model) })
  func `a layout with a model that update items change`(_ scenario: MannersScenario) {
    scenario.run(.model)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.listing) })
  func `a carousel without queries for single elements`(_ scenario: MannersScenario) {
    scenario.run(.listing)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.sticky) })
  func `a layout whose cells stick to the top edge`(_ scenario: MannersScenario) {
    scenario.run(.sticky)
  }

  @Test(arguments: MannersScenario.all.filter { $0.manners.contains(.leftAligned) })
  func `a flow layout whose items are shifted to the left`(_ scenario: MannersScenario) {
    scenario.run(.leftAligned)
  }
}
