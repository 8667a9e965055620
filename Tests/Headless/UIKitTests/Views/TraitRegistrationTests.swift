import Testing
import UIKit

/// Views and controllers tell of the traits that they were asked about (evidence: D).
@MainActor
struct TraitRegistrationTests {
  private let view = UIView()
  private let log = Log()

  @Test func `a changed trait is told with the one before`() {
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, previous) in
      log.lines.append("\(previous.displayScale) to \(view.traitCollection.displayScale)")
    }
    Headless.setTraits(UITraitCollection(displayScale: 3), on: view)
    #expect(log.lines == ["2.0 to 3.0"])
  }

  @Test func `other traits are not told`() {
    let traits: [UITrait] = [UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]
    view.registerForTraitChanges(traits) { (_: UIView, _) in log.lines.append("told") }
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    #expect(log.lines.isEmpty)
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: view)
    #expect(log.lines == ["told"])
  }

  @Test func `who is no longer asked tells no more`() {
    let registration = view.registerForTraitChanges([UITraitLayoutDirection.self]) {
      (_: UIView, _) in log.lines.append("told")
    }
    view.unregisterForTraitChanges(registration)
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    #expect(log.lines.isEmpty)
  }

  @Test func `a controller tells of its view's traits`() {
    let controller = UIViewController()
    controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: UIViewController, _) in
      log.lines.append(controller.traitCollection.preferredContentSizeCategory.rawValue)
    }
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .small), on: controller.view)
    #expect(log.lines == ["UICTContentSizeCategoryS"])
  }
}

/// What was told.
@MainActor
private final class Log {
  var lines: [String] = []
}
