import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer without a selector: it calls a closure when a finger is lifted.
open class GestureProbe: UIGestureRecognizer {
  open var action: (() -> Void)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count > 1 || numberOfTouches > 1 { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let view else { return }
    if !view.bounds.contains(location(in: view)) { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    state = .recognized
    if state == .ended { action?() }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
  open override var state: UIGestureRecognizer.State {
    didSet { name = state == .failed ? "failed" : nil }
  }
  open override func reset() {
    super.reset()
  }
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  open override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
}

/// A recognizer with an initializer of its own, which passes a selector where selectors exist.
open class TapProbe: UITapGestureRecognizer {
  private let action: () -> Void

  public init(action: @escaping () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(recognize))
    #endif
  }

  #if canImport(ObjectiveC)
    @objc private func recognize() {
      action()
    }
  #endif
}

/// A view with recognizers, and their delegate.
open class GestureViewProbe: UIView, UIGestureRecognizerDelegate {
  open func recognize(_ action: @escaping () -> Void) {
    let tap = GestureProbe()
    tap.action = action
    tap.delegate = self
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = false
    tap.delaysTouchesEnded = false
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.numberOfTouchesRequired = 1
    tap.require(toFail: double)
    addGestureRecognizer(tap)
    addGestureRecognizer(double)
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 1
    press.allowableMovement = 4
    press.isEnabled = false
    let pan = UIPanGestureRecognizer()
    pan.setTranslation(.zero, in: self)
    if pan.translation(in: self) == pan.velocity(in: nil),
      pan.location(ofTouch: 0, in: nil) == .zero
    {
      gestureRecognizers = [press, pan]
    }
    for recognizer in gestureRecognizers ?? [] where recognizer.view !== self {
      removeGestureRecognizer(recognizer)
    }
  }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl) && touch.phase == .began && touch.tapCount == 1
      && touch.window != nil
  }
}

/// A view that takes text.
open class ResponderProbe: UIView {
  open override var canBecomeFirstResponder: Bool { true }
  open override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  open override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  open override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  open override var isFirstResponder: Bool { super.isFirstResponder }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if !isFirstResponder { _ = becomeFirstResponder() }
  }
}
