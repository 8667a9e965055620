import Testing
import UIKit

/// First responders (evidence: D).
@MainActor
struct ResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let fields = [Field(), Field()]

  init() {
    for field in fields { window.addSubview(field) }
  }

  @Test func `a window has one first responder`() {
    #expect(fields[0].becomeFirstResponder() && fields[0].isFirstResponder)
    #expect(fields[1].becomeFirstResponder() && fields[1].isFirstResponder)
    #expect(!fields[0].isFirstResponder)
    #expect(fields[1].resignFirstResponder() && !fields[1].isFirstResponder)
  }

  @Test func `a view that cannot be first responder or has no window does not become it`() {
    #expect(!UIView().becomeFirstResponder() && !Field().becomeFirstResponder())
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
  }

  @Test func `a first responder that refuses to resign stays it`() {
    fields[0].resigns = false
    fields[0].becomeFirstResponder()
    #expect(!fields[0].resignFirstResponder() && fields[0].isFirstResponder)
    #expect(!fields[1].becomeFirstResponder() && fields[0].isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `a view that leaves the window resigns`(resigns: Bool) {
    let container = UIView()
    window.addSubview(container)
    container.addSubview(fields[0])
    fields[0].becomeFirstResponder()
    fields[0].resigns = resigns
    container.removeFromSuperview()
    #expect(!fields[0].isFirstResponder && fields[0].attempts == 1)
    window.addSubview(container)
    #expect(!fields[0].isFirstResponder)
  }

  @Test func `a view that moves within the window stays first responder`() {
    let container = UIView()
    window.addSubview(container)
    fields[0].becomeFirstResponder()
    container.addSubview(fields[0])
    #expect(fields[0].isFirstResponder && fields[0].attempts == 0)
  }

  @Test func `a controller may be first responder while its view is in a window`() {
    let controller = FieldController()
    #expect(!controller.becomeFirstResponder())
    window.addSubview(controller.view)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    controller.view.removeFromSuperview()
    #expect(!controller.isFirstResponder)
  }
}

/// A view that may be the first responder.
private final class Field: UIView {
  var resigns = true
  private(set) var attempts = 0

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
  override func resignFirstResponder() -> Bool {
    attempts += 1
    return super.resignFirstResponder()
  }
}

/// A controller that may be the first responder.
private final class FieldController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
