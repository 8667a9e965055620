import PlaygroundSupport
import Testing
import UIKit

/// Controllers load their view when it is first used, and are called for its changes (evidence: D;
/// the order of appearance calls is UIKit's without animation).
@MainActor
struct ControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let controller = RecordingController()

  @Test func `a view is loaded when it is first used`() {
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    expectEqual(controller.log, ["loaded"])
  }

  @Test func `a window adds its controller's view when it becomes visible`() {
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.view.superview === window)
    expectEqual(controller.view.frame, window.bounds)
    expectEqual(controller.log, ["loaded", "will appear", "is appearing", "did appear"])
    #expect(window.isKeyWindow && !window.isHidden)
  }

  @Test func `a new root controller replaces the old one`() {
    window.makeKeyAndVisible()
    window.rootViewController = controller
    let other = UIViewController()
    controller.log = []
    window.rootViewController = other
    expectEqual(controller.log, ["will disappear", "did disappear"])
    expectEqual(window.subviews, [other.view])
  }

  @Test func `a child appears with its parent`() {
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.log = []
    window.rootViewController = parent
    window.makeKeyAndVisible()
    expectEqual(controller.log, ["will appear", "is appearing", "did appear"])
  }

  @Test func `a controller is called before and after layout of its view`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.log = []
    window.layoutIfNeeded()
    expectEqual(controller.log, ["will layout", "did layout"])
  }

  @Test func `a controller is the next responder of its view`() {
    #expect(controller.view.next === controller)
  }

  @Test func `additional insets add to the safe area`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.log = []
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), on: window)
    controller.additionalSafeAreaInsets.top = 44
    expectEqual(controller.view.safeAreaInsets.top, 64)
    expectEqual(controller.log, ["safe area 20.0", "safe area 64.0"])
  }

  @Test func `a resize calls viewWillTransition first, and animates alongside`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.log = []
    Headless.resize(window, to: CGSize(width: 200, height: 100))
    expectEqual(
      controller.log,
      [
        "will be 200.0 wide, is 100.0", "along 200.0, animates true", "will layout", "did layout",
        "done",
      ])
  }

  @Test func `a resize can be made without animation`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.log = []
    Headless.resize(window, to: CGSize(width: 200, height: 100), animated: false)
    #expect(controller.log.contains("along 200.0, animates false"))
  }

  @Test func `children are called when their parent changes`() {
    let parent = UIViewController()
    parent.addChild(controller)
    #expect(controller.parent === parent && parent.children == [controller])
    controller.didMove(toParent: parent)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    #expect(controller.parent == nil && parent.children.isEmpty)
    expectEqual(
      controller.log,
      [
        "will move to parent", "did move to parent", "will move to none", "did move to none",
      ])
  }

  @Test func `a parent overrides a child's traits`() {
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.log = []
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: controller)
    expectEqual(controller.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(controller.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(parent.view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(controller.log, ["traits"])
  }

  @Test func `a playground shows a view or a controller`() {
    var shown = 0
    let show = PlaygroundPage.current.show
    defer { PlaygroundPage.current.show = show }
    PlaygroundPage.current.show = { _ in shown += 1 }
    PlaygroundPage.current.liveView = controller
    #expect(PlaygroundPage.current.liveView as? UIViewController === controller)
    PlaygroundPage.current.liveView = controller.view
    #expect(PlaygroundPage.current.liveView as? UIView === controller.view)
    PlaygroundPage.current.liveView = nil
    expectEqual(shown, 2)
  }
}

/// A controller that logs the calls it receives.
private final class RecordingController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func viewWillLayoutSubviews() { log.append("will layout") }
  override func viewDidLayoutSubviews() { log.append("did layout") }
  override func viewSafeAreaInsetsDidChange() { log.append("safe area \(view.safeAreaInsets.top)") }
  override func willMove(toParent parent: UIViewController?) {
    log.append("will move to " + (parent == nil ? "none" : "parent"))
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append("did move to " + (parent == nil ? "none" : "parent"))
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.append("traits")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will be \(size.width) wide, is \(view.bounds.width)")
    coordinator.animate { _ in
      self.log.append(
        "along \(self.view.bounds.width), animates \(UIView.inheritedAnimationDuration > 0)")
    } completion: { _ in
      self.log.append("done")
    }
  }
}
