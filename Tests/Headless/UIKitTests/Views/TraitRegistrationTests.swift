import Testing
import UIKit

/// Views and controllers report changes of registered traits (evidence: D).
@MainActor
struct TraitRegistrationTests {
  private let view = UIView()
  private let log = Log()

  @Test func `a change is reported with the previous traits`() {
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, previous) in
      log.lines.append("\(previous.displayScale) to \(view.traitCollection.displayScale)")
    }
    Headless.setTraits(UITraitCollection(displayScale: 3), on: view)
    expectEqual(log.lines, ["2.0 to 3.0"])
  }

  @Test func `only registered traits are reported`() {
    let traits: [UITrait] = [UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]
    view.registerForTraitChanges(traits) { (_: UIView, _) in log.lines.append("changed") }
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    #expect(log.lines.isEmpty)
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: view)
    expectEqual(log.lines, ["changed"])
  }

  @Test func `an ended registration reports no more changes`() {
    let registration = view.registerForTraitChanges([UITraitLayoutDirection.self]) {
      (_: UIView, _) in log.lines.append("changed")
    }
    view.unregisterForTraitChanges(registration)
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    #expect(log.lines.isEmpty)
  }

  @Test func `a controller reports changes of its view's traits`() {
    let controller = UIViewController()
    controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: UIViewController, _) in
      log.lines.append(controller.traitCollection.preferredContentSizeCategory.rawValue)
    }
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .small), on: controller.view)
    expectEqual(log.lines, ["UICTContentSizeCategoryS"])
  }
}

/// The reported changes.
@MainActor
private final class Log {
  var lines: [String] = []
}
