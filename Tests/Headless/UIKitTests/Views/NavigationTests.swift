import Testing
import UIKit

/// A navigation controller shows the last controller of its stack below a bar (evidence: D).
@MainActor
struct NavigationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let root = RecordingController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
  }

  private func show() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func `the root is a child, and appears with the navigation controller`() {
    #expect(navigation.viewControllers == [root] && root.parent === navigation)
    #expect(root.navigationController === navigation && !root.isViewLoaded)
    show()
    #expect(root.view.superview === navigation.view && root.view.frame == window.bounds)
    expectEqual(root.log, ["did move to parent", "will appear", "did appear"])
  }

  @Test func `a pushed controller takes the place of the one below, which stays in the stack`() {
    show()
    root.log = []
    let pushed = RecordingController()
    navigation.pushViewController(pushed, animated: true)
    expectEqual(navigation.viewControllers, [root, pushed])
    #expect(navigation.topViewController === pushed)
    expectEqual(navigation.view.subviews, [pushed.view])
    expectEqual(root.log, ["will disappear", "did disappear"])
    expectEqual(pushed.log, ["will appear", "did appear", "did move to parent"])
  }

  @Test func `a popped controller is returned and gone, and the last one stays`() {
    show()
    weak var pushed: UIViewController?
    do {
      let controller = RecordingController()
      navigation.pushViewController(controller, animated: false)
      controller.log = []
      root.log = []
      #expect(navigation.popViewController(animated: false) === controller)
      expectEqual(
        controller.log,
        [
          "will move to none", "will disappear", "did disappear", "did move to none",
        ])
      pushed = controller
    }
    #expect(pushed == nil)
    #expect(root.log == ["will appear", "did appear"] && navigation.children == [root])
    #expect(navigation.popViewController(animated: false) == nil)
    expectEqual(navigation.viewControllers, [root])
  }

  @Test func `several controllers are set at once, and only the last one is loaded`() {
    show()
    let (middle, top) = (UIViewController(), UIViewController())
    navigation.viewControllers = [root, middle, top]
    #expect(navigation.view.subviews == [top.view] && !middle.isViewLoaded)
    #expect(middle.parent === navigation)
    navigation.setViewControllers([middle], animated: true)
    expectEqual(navigation.view.subviews, [middle.view])
    #expect(root.parent == nil && top.parent == nil)
  }

  @Test func `the bar is not in the safe area of what is shown`() {
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0), on: window)
    show()
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
    expectEqual(navigation.view.safeAreaInsets.top, 20)
    navigation.viewControllers = [UIViewController()]
    window.addSubview(root.view)
    expectEqual(root.view.safeAreaInsets.top, 20)
  }

  @Test func `a controller outside of a stack has no navigation controller, and a child has`() {
    let child = UIViewController()
    #expect(child.navigationController == nil)
    root.addChild(child)
    #expect(child.navigationController === navigation)
  }

  @Test func `the item has the title of its controller, and keeps its button`() {
    root.title = "Examples"
    let action = UIAction(title: "Edit") { _ in }
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    expectEqual(root.navigationItem.title, "Examples")
    expectEqual(root.navigationItem.rightBarButtonItem?.title, "Edit")
    let menu = UIBarButtonItem(title: "More", menu: UIMenu(children: [action]))
    #expect(menu.title == "More" && menu.menu?.children == [action] && menu.primaryAction == nil)
  }
}

/// A controller that logs the calls it receives.
private final class RecordingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { log.append("will move to none") }
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append("did move to " + (parent == nil ? "none" : "parent"))
  }
}
