import Testing
import UIKit

/// Views inherit safe area and traits, and have margins and a layout direction (evidence: D).
@MainActor
struct SurroundingsTests {
  typealias Direction = UIUserInterfaceLayoutDirection

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let phone = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)

  @Test func `safe area insets reach as far into a view as the window's do`() {
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    expectEqual(view.safeAreaInsets, phone)
    view.frame = CGRect(x: 0, y: 5, width: 100, height: 100)
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    expectEqual(view.log, ["safe area", "safe area"])
  }

  @Test func `a subview's safe area follows scrolling`() {
    let child = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    view.addSubview(child)
    expectEqual(child.safeAreaInsets.top, 20)
    view.bounds.origin.y = -15
    expectEqual(child.safeAreaInsets.top, 5)
    view.bounds.origin.y = -40
    expectEqual(child.safeAreaInsets, .zero)
  }

  @Test func `a removed view has no safe area insets`() {
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    view.removeFromSuperview()
    expectEqual(view.safeAreaInsets, .zero)
  }

  @Test func `margins include the safe area unless the view opts out`() {
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 28, left: 8, bottom: 18, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `directional margins follow the direction`() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.directionalLayoutMargins.leading, 4)
  }

  @Test func `traits are inherited, and a change is reported once`() {
    window.addSubview(view)
    Headless.setTraits(UITraitCollection(displayScale: 3), on: window)
    expectEqual(view.traitCollection.displayScale, 3)
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    expectEqual(view.log, ["traits from 2.0"])
    Headless.setTraits(UITraitCollection(displayScale: 3), on: window)
    expectEqual(view.log.count, 1)
  }

  @Test func `an added view inherits the traits of its superview`() {
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: window)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    window.addSubview(view)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  @Test func `windows and new views have the screen's traits`() {
    window.addSubview(view)
    Headless.withScreenTraits(UITraitCollection(displayScale: 3)) {
      expectEqual(view.traitCollection.displayScale, 3)
      expectEqual(UIView().traitCollection.displayScale, 3)
      expectEqual(UIScreen.main.scale, 3)
    }
    expectEqual(UIView().traitCollection.displayScale, 2)
    expectEqual(view.traitCollection.displayScale, 2)
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, Direction, Direction)])
  func `the semantic content attribute decides the layout direction`(
    attribute: UISemanticContentAttribute, inLeftToRight: Direction, inRightToLeft: Direction
  ) {
    view.semanticContentAttribute = attribute
    expectEqual(view.effectiveUserInterfaceLayoutDirection, inLeftToRight)
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, inRightToLeft)
    expectEqual(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft), inRightToLeft)
  }

  @Test func `a semantic content attribute is not inherited`() {
    view.semanticContentAttribute = .forceRightToLeft
    let child = UIView()
    view.addSubview(child)
    expectEqual(child.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }
}

/// A view that logs changes of its safe area and traits.
private final class RecordingView: UIView {
  var log: [String] = []

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.append("safe area")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits from \(previousTraitCollection?.displayScale ?? 0)")
  }
}
