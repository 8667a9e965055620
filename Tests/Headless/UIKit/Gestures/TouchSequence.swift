/// The touch of one finger, from its beginning to its end, and the recognizers and the view that
/// get it.
///
/// The recognizers of the touched view come first, then those of its superviews, and the view gets
/// the touch after all of them (evidence D). The first one that recognizes prevents the others.
@MainActor
final class TouchSequence {
  let touch: UITouch
  private let event = UIEvent()
  private let recognizers: [UIGestureRecognizer]
  private var isInView = false
  /// Whether a recognizer has taken the touch from the view.
  private var isTaken = false

  init(_ touch: UITouch) {
    self.touch = touch
    let views = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
    }
    for recognizer in recognizers { recognizer.recognition.sequence = self }
  }

  func begin() {
    touch.phase = .began
    send { $0.touchesBegan([touch], with: event) }
    let isDelayed = recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible }
    if !isDelayed { beginInView() }
  }

  func move(to point: CGPoint) {
    touch.phase = .moved
    touch.move(to: point)
    send { $0.touchesMoved([touch], with: event) }
    if isInView { touch.view?.touchesMoved([touch], with: event) }
  }

  func rest(for duration: TimeInterval) {
    touch.phase = .stationary
    send { $0.timeDidPass(duration) }
  }

  /// Lifts the finger. With another tap to come, recognizers that count taps stay possible.
  func end(isLast: Bool = true) {
    touch.phase = .ended
    send { $0.touchesEnded([touch], with: event) }
    // No other touch comes, so those that wait for one fail, and those that wait for them go on.
    if isLast { failRemaining() }
    beginInView()
    if isInView { touch.view?.touchesEnded([touch], with: event) }
    isInView = false
    if isLast { reset() }
  }

  /// Ends the touch as the system does for a call.
  func cancel() {
    touch.phase = .cancelled
    send { $0.touchesCancelled([touch], with: event) }
    failRemaining()
    takeFromView()
    reset()
  }

  private func send(_ event: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizer.isReceiving { event(recognizer) }
  }

  private func beginInView() {
    guard !isInView, !isTaken else { return }
    isInView = true
    touch.view?.touchesBegan([touch], with: event)
  }

  private func takeFromView() {
    isTaken = true
    guard isInView else { return }
    isInView = false
    touch.view?.touchesCancelled([touch], with: event)
  }

  private func failRemaining() {
    for recognizer in recognizers
    where recognizer.state == .possible && recognizer.recognition.delayed == nil {
      recognizer.state = .failed
    }
  }

  private func reset() {
    for recognizer in recognizers {
      recognizer.reset()
      recognizer.recognition.sequence = nil
      recognizer.recognition.delayed = nil
      recognizer.recognition.state = .possible
    }
  }

  // MARK: Called by recognizers

  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains {
      $0 !== recognizer && $0.state == .possible && recognizer.waits(for: $0)
    }
  }

  func didRecognize(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { takeFromView() }
    for other in recognizers
    where other !== recognizer && other.state == .possible && recognizer.prevents(other) {
      other.state = .failed
    }
  }

  func recognizerDidFail() {
    for recognizer in recognizers { recognizer.endDelay() }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer gets more of the present touches.
  fileprivate var isReceiving: Bool {
    isEnabled && [.possible, .began, .changed].contains(state)
  }
}
