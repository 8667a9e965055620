import Testing
import UIKit

/// Appearance transitions that a container begins and ends (evidence: D).
@MainActor
struct AppearanceTests {
  @Test func `a container shows and hides a child in a transition`() {
    let (parent, child) = (Container(), Child())
    child.beginAppearanceTransition(true, animated: true)
    expectEqual(child.take(), ["will appear true"])
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    expectEqual(child.take(), ["is appearing true", "did appear true"])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    expectEqual(child.take(), ["will disappear false", "did disappear false"])
  }

  @Test(arguments: [true, false])
  func `children appear with a container that forwards`(forwards: Bool) {
    let (parent, child) = (Container(), Child())
    parent.forwards = forwards
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    expectEqual(
      child.take(),
      (forwards ? ["will appear false", "is appearing false", "did appear false"] : []))
  }
}

/// A container that may forward the calls of appearance itself.
private final class Container: UIViewController {
  var forwards = true

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
}

/// A controller that names the calls of appearance.
private final class Child: UIViewController {
  private var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear \(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    calls.append("is appearing \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did appear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("will disappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("did disappear \(animated)")
  }
}
