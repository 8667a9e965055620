import Foundation
import Synchronization

/// An observer of a property, and what it has asked for. It may end on any thread, because an
/// observation may be deallocated on any.
package final class KeyValueObserver: Sendable {
  package typealias Handler = @Sendable (NSObject, NSKeyValueObservedChange<Any>) -> Void

  package let options: NSKeyValueObservingOptions
  private let handler: Mutex<Handler?>

  package init(options: NSKeyValueObservingOptions, handler: @escaping Handler) {
    self.options = options
    self.handler = Mutex(handler)
  }

  package var isActive: Bool { handler.withLock { $0 != nil } }

  package func end() {
    // The handler may own objects that end other observations, so it is released after the lock.
    let released = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    _ = released
  }

  package func notify(
    _ object: NSObject, old: Any? = nil, new: Any? = nil, isPrior: Bool = false
  ) {
    let change = NSKeyValueObservedChange<Any>(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
    handler.withLock { $0 }?(object, change)
  }
}
