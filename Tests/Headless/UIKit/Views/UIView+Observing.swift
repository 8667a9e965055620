extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Observes `isHidden`, `frame` or `bounds`.
  ///
  /// If a final class overrides one of them, a key path of that class does not equal one of
  /// `UIView`. Observe such a view as a `UIView`.
  @preconcurrency
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // A key path is not sendable, but this call does not leave its thread.
    nonisolated(unsafe) let keyPath = keyPath
    return MainActor.assumeIsolated {
      observe(ObservedProperty(ofView: keyPath), at: keyPath, options, changeHandler)
    }
  }

  @MainActor
  fileprivate func observe<Value>(
    _ property: ObservedProperty?, at keyPath: KeyPath<Self, Value>,
    _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let property else {
      fatalError(
        """
        Only isHidden, frame and bounds of a UIView, contentOffset and contentSize of a \
        UIScrollView can be observed here, not \(keyPath)
        """)
    }
    let observer = KeyValueObserver(options: options) { view, change in
      guard let view = view as? Self else { return }
      changeHandler(view, change.typed())
    }
    viewState.observers[property, default: []].append(observer)
    if options.contains(.initial) { observer.notify(self, new: self[keyPath: keyPath]) }
    return NSKeyValueObservation(observer)
  }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Observes `contentOffset`, `contentSize`, or a property of `UIView` that can be observed.
  @preconcurrency
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let keyPath = keyPath
    return MainActor.assumeIsolated {
      observe(ObservedProperty(ofScrollView: keyPath), at: keyPath, options, changeHandler)
    }
  }
}

/// A property that can be observed.
enum ObservedProperty {
  case isHidden
  case frame
  case bounds
  case contentOffset
  case contentSize
}

extension ObservedProperty {
  // A key path has the type on which it was written, so each is compared with one of that type.
  @MainActor
  fileprivate init?<Root: UIView>(ofView keyPath: PartialKeyPath<Root>) {
    switch keyPath {
    case \Root.isHidden: self = .isHidden
    case \Root.frame: self = .frame
    case \Root.bounds: self = .bounds
    default: return nil
    }
  }

  @MainActor
  fileprivate init?<Root: UIScrollView>(ofScrollView keyPath: PartialKeyPath<Root>) {
    switch keyPath {
    case \Root.contentOffset: self = .contentOffset
    case \Root.contentSize: self = .contentSize
    default: self.init(ofView: keyPath)
    }
  }
}

extension UIView {
  /// Makes a change, and notifies the observers of a property, also if its value stays the same, as
  /// key-value observing does.
  func observed<Value>(
    _ property: ObservedProperty, _ value: @autoclosure () -> Value, while change: () -> Void
  ) {
    guard !viewState.observers.isEmpty, let observers = observers(of: property) else {
      return change()
    }
    let old = value()
    for observer in observers where observer.options.contains(.prior) {
      observer.notify(self, old: old, isPrior: true)
    }
    change()
    let new = value()
    for observer in observers { observer.notify(self, old: old, new: new) }
  }

  /// Returns the active observers of a property, nil if there are none.
  private func observers(of property: ObservedProperty) -> [KeyValueObserver]? {
    let active = viewState.observers[property]?.filter(\.isActive) ?? []
    viewState.observers[property] = active.isEmpty ? nil : active
    return viewState.observers[property]
  }
}
