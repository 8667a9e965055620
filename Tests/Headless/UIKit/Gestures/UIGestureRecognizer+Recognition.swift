/// What a recognizer knows of the present touches.
@MainActor
struct Recognition {
  var state = UIGestureRecognizer.State.possible
  /// The state that the recognizer gets when those for which it waits have failed.
  var delayed: UIGestureRecognizer.State?
  /// The touches that it gets at present.
  weak var sequence: TouchSequence?
  var requirements: [Weak] = []

  var touch: UITouch? { sequence?.touch }

  /// A weak reference to a recognizer.
  struct Weak {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
    }
  }
}

extension UIGestureRecognizer {
  /// Changes the state if nothing prevents that. A gesture may only begin or be recognized if views
  /// and delegate permit it, and after the recognizers have failed for which it waits.
  func move(to new: State) {
    guard let sequence = recognition.sequence else { return recognition.state = new }
    switch (recognition.state, new) {
    case (.possible, .began), (.possible, .ended):
      guard mayBegin else {
        recognition.state = .failed
        return sequence.recognizerDidFail()
      }
      if sequence.mustWait(self) {
        recognition.delayed = new
      } else {
        recognition.state = new
        sequence.didRecognize(self)
      }
    case (.possible, .failed), (.possible, .cancelled):
      recognition.delayed = nil
      recognition.state = .failed
      sequence.recognizerDidFail()
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      recognition.state = new
    default: break
    }
  }

  /// Recognizes a gesture that had to wait, if it need not wait any more.
  func endDelay() {
    guard let new = recognition.delayed, let sequence = recognition.sequence,
      !sequence.mustWait(self)
    else { return }
    recognition.delayed = nil
    state = new
  }

  func stopRecognizing() {
    guard recognition.sequence != nil else { return }
    state = recognition.state == .possible ? .failed : .cancelled
  }

  /// UIKit asks the view whose touches are cancelled, and the delegate.
  private var mayBegin: Bool {
    let asked = cancelsTouchesInView ? recognition.touch?.view : nil
    return asked?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether another recognizer must fail before this one may recognize.
  func waits(for other: UIGestureRecognizer) -> Bool {
    recognition.requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether another recognizer fails if this one recognizes.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    viewState.gestureRecognizers = (viewState.gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    viewState.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.stopRecognizing()
  }

  func replaceGestureRecognizers(with new: [UIGestureRecognizer]?) {
    for recognizer in viewState.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in new ?? [] { addGestureRecognizer(recognizer) }
  }
}
