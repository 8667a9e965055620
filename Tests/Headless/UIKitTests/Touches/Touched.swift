import UIKit

/// What views and recognizers have got since the last time.
@MainActor
final class TouchLog {
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that names the touches it gets.
class TouchedView: UIView {
  let log: TouchLog
  let label: String

  init(_ label: String, _ log: TouchLog, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50))
  {
    self.label = label
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(label) began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(label) moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(label) ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(label) cancelled")
  }
}

/// A recognizer without a selector: it recognizes when a finger is lifted, and names what it does.
class ClosureTap: UIGestureRecognizer {
  let log: TouchLog
  let label: String

  init(_ label: String, _ log: TouchLog) {
    self.label = label
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    log.add("\(label) began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .recognized
  }
  override var state: UIGestureRecognizer.State {
    didSet { log.add("\(label) \(state)") }
  }
  override func reset() {
    super.reset()
    log.add("\(label) reset")
  }
}

/// A recognizer of taps that names its states.
final class NamedTap: UITapGestureRecognizer {
  let log: TouchLog
  let label: String

  init(_ label: String, taps: Int = 1, _ log: TouchLog) {
    self.label = label
    self.log = log
    super.init(target: nil, action: nil)
    numberOfTapsRequired = taps
  }

  override var state: UIGestureRecognizer.State {
    didSet { log.add("\(label) \(state)") }
  }
}

/// A delegate with fixed answers.
final class GestureDecisions: NSObject, UIGestureRecognizerDelegate {
  var receives = true
  var begins = true
  var isSimultaneous = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
