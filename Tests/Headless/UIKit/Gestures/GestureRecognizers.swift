/// The distance by which a finger may move before it is no longer a tap (evidence I).
private let slack: CGFloat = 10

extension CGPoint {
  fileprivate func isFar(from other: CGPoint, limit: CGFloat = slack) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy > limit * limit
  }
}

/// A recognizer of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
    if numberOfTouchesRequired > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if location(in: nil).isFar(from: start) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    taps += 1
    if taps == numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
  }
}

/// A recognizer of a finger that rests.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
    if numberOfTouchesRequired > 1 || numberOfTapsRequired > 0 { state = .failed }
  }

  override func timeDidPass(_ duration: TimeInterval) {
    if state == .possible, duration >= minimumPressDuration { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible {
      state = .changed
    } else if location(in: nil).isFar(from: start, limit: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}

/// A recognizer of a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero

  /// Returns how far the finger has moved in the coordinate system of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard numberOfTouches > 0 else { return .zero }
    let (from, to) = (converted(start, to: view), location(in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard numberOfTouches > 0 else { return }
    let to = location(in: view)
    let from = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
    start = view?.convert(from, to: nil) ?? from
  }

  /// Zero, because a test's finger needs no time.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Converts a point of the window.
  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
    if minimumNumberOfTouches > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible {
      state = .changed
    } else if location(in: nil).isFar(from: start) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
