import Testing
import UIKit

/// Touches go to gesture recognizers first, then to the touched view. Evidence: D (“About the
/// Gesture Recognizer State Machine”, “Coordinating Multiple Gesture Recognizers”).
@MainActor
struct GestureTests {
  private let log = TouchLog()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer: TouchedView
  private let inner: TouchedView

  init() {
    outer = TouchedView("outer", log)
    inner = TouchedView("inner", log, frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `a view without recognizers gets the touch`() {
    Headless.tap(inner)
    expectEqual(log.take(), ["inner began", "inner ended"])
    Headless.tap(outer, at: CGPoint(x: 90, y: 40))
    expectEqual(log.take(), ["outer began", "outer ended"])
    Headless.swipe(inner, by: CGVector(dx: 30, dy: 0), steps: 2)
    expectEqual(log.take(), ["inner began", "inner moved", "inner moved", "inner ended"])
  }

  @Test func `a tap that is recognized is taken from the view`() {
    outer.addGestureRecognizer(ClosureTap("tap", log))
    Headless.tap(inner)
    expectEqual(
      log.take(), ["tap began", "inner began", "inner cancelled", "tap ended", "tap reset"])
    outer.gestureRecognizers?[0].cancelsTouchesInView = false
    Headless.tap(inner)
    expectEqual(log.take(), ["tap began", "inner began", "tap ended", "inner ended", "tap reset"])
  }

  @Test func `a recognizer that delays touches keeps them from the view until it fails`() {
    let tap = ClosureTap("tap", log)
    tap.delaysTouchesBegan = true
    outer.addGestureRecognizer(tap)
    Headless.tap(inner)
    expectEqual(log.take(), ["tap began", "tap ended", "tap reset"])
    let decisions = GestureDecisions()
    decisions.begins = false
    tap.delegate = decisions
    Headless.tap(inner)
    expectEqual(log.take(), ["tap began", "tap failed", "inner began", "inner ended", "tap reset"])
  }

  @Test func `the recognizer of the inner view prevents that of the outer one`() {
    let taps = [NamedTap("outer tap", log), NamedTap("inner tap", log)]
    outer.addGestureRecognizer(taps[0])
    inner.addGestureRecognizer(taps[1])
    Headless.tap(inner)
    expectEqual(
      log.take(), ["inner began", "inner cancelled", "outer tap failed", "inner tap ended"])
    #expect(taps[0].state == .possible && taps[1].state == .possible)
    let decisions = GestureDecisions()
    decisions.isSimultaneous = true
    taps[0].delegate = decisions
    Headless.tap(inner)
    expectEqual(
      log.take(), ["inner began", "inner cancelled", "inner tap ended", "outer tap ended"])
  }

  @Test func `a delegate or a disabled recognizer leaves the touch to the view`() {
    let tap = ClosureTap("tap", log)
    let decisions = GestureDecisions()
    decisions.receives = false
    tap.delegate = decisions
    inner.addGestureRecognizer(tap)
    Headless.tap(inner)
    tap.delegate = nil
    tap.isEnabled = false
    Headless.tap(inner)
    inner.removeGestureRecognizer(tap)
    #expect(tap.view == nil && inner.gestureRecognizers == [])
    tap.isEnabled = true
    Headless.tap(inner)
    expectEqual(
      log.take(), Array(repeating: ["inner began", "inner ended"], count: 3).flatMap(\.self))
  }

  @Test func `a single tap waits until a double tap fails`() {
    let (single, double) = (NamedTap("single", log), NamedTap("double", taps: 2, log))
    single.require(toFail: double)
    outer.addGestureRecognizer(single)
    outer.addGestureRecognizer(double)
    Headless.tap(outer)
    expectEqual(
      log.take().filter { !$0.hasPrefix("outer") },
      [
        "single possible", "single ended", "double failed",
      ])
    Headless.tap(outer, count: 2)
    expectEqual(
      log.take().filter { !$0.hasPrefix("outer") },
      [
        "single possible", "single failed", "double ended",
      ])
  }

  @Test func `a long press begins while the finger rests, and a tap does not wait for it`() {
    let press = UILongPressGestureRecognizer()
    outer.addGestureRecognizer(press)
    outer.addGestureRecognizer(NamedTap("tap", log))
    Headless.press(outer, for: 1)
    expectEqual(log.take(), ["outer began", "outer cancelled", "tap failed"])
    Headless.press(outer, for: 0.25)
    expectEqual(log.take(), ["outer began", "outer cancelled", "tap ended"])
  }

  @Test func `a finger that moves is a pan and no tap`() {
    let pan = MeasuringPan()
    outer.addGestureRecognizer(pan)
    outer.addGestureRecognizer(NamedTap("tap", log))
    Headless.swipe(outer, by: CGVector(dx: 30, dy: 0), steps: 3)
    expectEqual(pan.translations, [20, 30, 30])
    expectEqual(log.take(), ["outer began", "outer moved", "outer cancelled", "tap failed"])
  }

  @Test func `a view that hides or covers another one gets its touches`() {
    let cover = TouchedView("cover", log)
    root.addSubview(cover)
    Headless.tap(inner)
    expectEqual(log.take(), ["cover began", "cover ended"])
    cover.isUserInteractionEnabled = false
    Headless.tap(inner)
    expectEqual(log.take(), ["inner began", "inner ended"])
  }

  @Test func `a touch that the system cancels is cancelled for recognizers and view`() {
    outer.addGestureRecognizer(NamedTap("tap", log))
    Headless.cancelTouch(of: outer)
    expectEqual(log.take(), ["outer began", "tap failed", "outer cancelled"])
  }

  @Test func `responders pass touches on that they do not handle`() {
    let plain = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    outer.addSubview(plain)
    Headless.tap(plain)
    expectEqual(log.take(), ["outer began", "outer ended"])
  }
}

/// A pan that collects how far the finger has moved.
private final class MeasuringPan: UIPanGestureRecognizer {
  private(set) var translations: [CGFloat] = []

  override var state: UIGestureRecognizer.State {
    didSet { translations.append(translation(in: view).x) }
  }
}
