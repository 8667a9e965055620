// Key-value observing, which Foundation has on Apple's platforms and lacks here.

import Foundation

/// What a change notification contains, and when it is sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change. Here all are settings, because no collection can be observed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The new value, nil without the option `new`.
  public let newValue: Value?
  /// The old value, nil without the option `old`.
  public let oldValue: Value?
  /// Nil, because no collection can be observed.
  public let indexes: IndexSet?
  /// Whether the property is about to change, with the option `prior`.
  public let isPrior: Bool

  init(
    kind: Kind, newValue: Value?, oldValue: Value?, indexes: IndexSet?, isPrior: Bool
  ) {
    self.kind = kind
    self.newValue = newValue
    self.oldValue = oldValue
    self.indexes = indexes
    self.isPrior = isPrior
  }
}

extension NSKeyValueObservedChange<Any> {
  /// Returns the change with the type that its values have.
  package func typed<Typed>() -> NSKeyValueObservedChange<Typed> {
    NSKeyValueObservedChange<Typed>(
      kind: kind, newValue: newValue as? Typed, oldValue: oldValue as? Typed, indexes: indexes,
      isPrior: isPrior)
  }
}

/// An observation. It ends when it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let observer: KeyValueObserver

  package init(_ observer: KeyValueObserver) {
    self.observer = observer
    super.init()
  }

  deinit {
    observer.end()
  }

  public func invalidate() {
    observer.end()
  }
}

/// Classes whose properties can be observed. On Apple's platforms all subclasses of `NSObject`
/// conform.
public protocol _KeyValueCodingAndObserving {}
