/// An object that recognizes a gesture in the touches of a view and its subviews.
///
/// Actions need selectors, which exist on Apple's platforms only. A subclass that overrides the
/// touches or `state` compiles everywhere.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a gesture that has no beginning, such as a tap.
    public static var recognized: State { .ended }
  }

  /// What the recognizer knows of the present touches.
  var recognition = Recognition()

  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?

  open var isEnabled = true {
    didSet { if !isEnabled { stopRecognizing() } }
  }

  /// Whether the view gets no more of the touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets a touch only after the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of a touch only after the recognizer has failed.
  open var delaysTouchesEnded = true

  open var numberOfTouches: Int { recognition.touch == nil ? 0 : 1 }

  open func location(in view: UIView?) -> CGPoint {
    recognition.touch?.location(in: view) ?? .zero
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Makes the recognizer wait until another one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    recognition.requirements.append(Recognition.Weak(otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// The state. A subclass sets it, and it is another one than was set if something prevents that.
  open var state: State {
    get { recognition.state }
    set { move(to: newValue) }
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture has ended, before the recognizer can recognize another one.
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called while a touch rests. Time passes only if a test says so.
  func timeDidPass(_ duration: TimeInterval) {}
}

/// An object that decides with which touches and other recognizers a recognizer works.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
