import Synchronization

extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Observes `isHidden`, the only property that can be observed here.
  ///
  /// If a final class overrides `isHidden`, a key path of that class does not equal one of `UIView`.
  /// Observe such a view as a `UIView`.
  @preconcurrency
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // A key path is not sendable, but this call does not leave its thread.
    nonisolated(unsafe) let keyPath = keyPath
    return MainActor.assumeIsolated {
      guard keyPath == \Self.isHidden else {
        fatalError("Only isHidden of a UIView can be observed here, not \(keyPath)")
      }
      let observer = KeyValueObserver(options: options) { view, change in
        guard let view = view as? Self, let change = change as? NSKeyValueObservedChange<Value>
        else { return }
        changeHandler(view, change)
      }
      return observeVisibility(by: observer)
    }
  }
}

extension UIView {
  fileprivate func observeVisibility(by observer: KeyValueObserver) -> NSKeyValueObservation {
    state.visibilityObservers.append(observer)
    if observer.options.contains(.initial) { observer.notify(self, new: isHidden) }
    return NSKeyValueObservation(observer)
  }

  /// Shows or hides the layer, and notifies observers also if nothing changes, as key-value
  /// observing does.
  func setHidden(_ isHidden: Bool) {
    state.visibilityObservers.removeAll { !$0.isActive }
    let observers = state.visibilityObservers
    let old = layer.isHidden
    for observer in observers where observer.options.contains(.prior) {
      observer.notify(self, old: old, isPrior: true)
    }
    layer.isHidden = isHidden
    for observer in observers { observer.notify(self, old: old, new: isHidden) }
  }
}

/// An observer of a property, and what it has asked for. It may end on any thread, because an
/// observation may be deallocated on any.
final class KeyValueObserver: Sendable {
  typealias Handler = @Sendable (UIView, NSKeyValueObservedChange<Bool>) -> Void

  let options: NSKeyValueObservingOptions
  private let handler: Mutex<Handler?>

  init(options: NSKeyValueObservingOptions, handler: @escaping Handler) {
    self.options = options
    self.handler = Mutex(handler)
  }

  var isActive: Bool { handler.withLock { $0 != nil } }

  func end() {
    // The handler may own objects that end other observations, so it is released after the lock.
    let released = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    _ = released
  }

  func notify(_ view: UIView, old: Bool? = nil, new: Bool? = nil, isPrior: Bool = false) {
    let change = NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
    handler.withLock { $0 }?(view, change)
  }
}
