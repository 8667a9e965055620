import Testing
import UIKit

/// Safe area, margins, traits and direction reach views as documented (evidence: D).
@MainActor
struct SurroundingsTests {
  typealias Direction = UIUserInterfaceLayoutDirection

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let phone = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)

  @Test func `a view is unsafe as far as the window's edges reach into it`() {
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    #expect(view.safeAreaInsets == phone)
    view.frame = CGRect(x: 0, y: 5, width: 100, height: 100)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    #expect(view.log == ["safe area", "safe area"])
  }

  @Test func `what is within a view follows its scrolling`() {
    let child = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    view.addSubview(child)
    #expect(child.safeAreaInsets.top == 20)
    view.bounds.origin.y = -15
    #expect(child.safeAreaInsets.top == 5)
    view.bounds.origin.y = -40
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func `a view that leaves is safe`() {
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `margins count from the safe area unless told not to`() {
    Headless.setSafeAreaInsets(phone, on: window)
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 18, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `directional margins follow the direction`() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 4)
  }

  @Test func `traits come down the tree and are told once`() {
    window.addSubview(view)
    Headless.setTraits(UITraitCollection(displayScale: 3), on: window)
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.log == ["traits from 2.0"])
    Headless.setTraits(UITraitCollection(displayScale: 3), on: window)
    #expect(view.log.count == 1)
  }

  @Test func `a view takes on the traits of where it comes to`() {
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: window)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a screen with other traits gives them to windows and to new views`() {
    window.addSubview(view)
    Headless.withScreenTraits(UITraitCollection(displayScale: 3)) {
      #expect(view.traitCollection.displayScale == 3)
      #expect(UIView().traitCollection.displayScale == 3)
      #expect(UIScreen.main.scale == 3)
    }
    #expect(UIView().traitCollection.displayScale == 2)
    #expect(view.traitCollection.displayScale == 2)
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, Direction, Direction)])
  func `what a view shows decides whether it is mirrored`(
    attribute: UISemanticContentAttribute, inLeftToRight: Direction, inRightToLeft: Direction
  ) {
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == inLeftToRight)
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    #expect(view.effectiveUserInterfaceLayoutDirection == inRightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
        == inRightToLeft)
  }

  @Test func `a semantic attribute stays with its view`() {
    view.semanticContentAttribute = .forceRightToLeft
    let child = UIView()
    view.addSubview(child)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}

/// Writes down what it is told about its surroundings.
private final class Told: UIView {
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
