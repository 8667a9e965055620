extension NSView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSView {
  /// Observes `isHidden`. If a final class overrides it, observe such a view as an `NSView`.
  @preconcurrency
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // A key path is not sendable, but this call does not leave its thread.
    nonisolated(unsafe) let keyPath = keyPath
    return MainActor.assumeIsolated {
      precondition(
        keyPath == \Self.isHidden, "Only isHidden of an NSView can be observed here, not \(keyPath)"
      )
      let observer = KeyValueObserver(options: options) { view, change in
        guard let view = view as? Self else { return }
        changeHandler(view, change.typed())
      }
      viewState.observers[.isHidden, default: []].append(observer)
      if options.contains(.initial) { observer.notify(self, new: self[keyPath: keyPath]) }
      return NSKeyValueObservation(observer)
    }
  }
}

/// A property that can be observed.
enum NSObservedProperty {
  case isHidden
}

extension NSView {
  /// Makes a change, and notifies the observers of a property, also if its value stays the same, as
  /// key-value observing does.
  func observed<Value>(
    _ property: NSObservedProperty, _ value: @autoclosure () -> Value, while change: () -> Void
  ) {
    let observers = viewState.observers[property]?.filter(\.isActive) ?? []
    viewState.observers[property] = observers.isEmpty ? nil : observers
    guard !observers.isEmpty else { return change() }
    let old = value()
    for observer in observers where observer.options.contains(.prior) {
      observer.notify(self, old: old, isPrior: true)
    }
    change()
    let new = value()
    for observer in observers { observer.notify(self, old: old, new: new) }
  }
}
