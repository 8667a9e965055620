/// A view that a person uses. It keeps touches to itself, and calls actions for its events. Actions
/// that are selectors exist on Apple's platforms only.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Adds an action, instead of one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    for (index, entry) in actions.enumerated()
    where entry.action.identifier == action.identifier {
      actions[index] = (action, entry.events.union(controlEvents))
      return
    }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for (index, entry) in actions.enumerated() where entry.action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  // MARK: Touches

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isHighlighted = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return stopTracking() }
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = bounds.contains(touch.location(in: self))
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = bounds.contains(touch.location(in: self))
    stopTracking()
    endTracking(touch, with: event)
    sendActions(for: isInside ? eventsOfTap : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// The events of a tap. That of a button triggers its primary action.
  var eventsOfTap: Event { .touchUpInside }
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
}
