#if canImport(UIKit) && !os(watchOS)
  /// Returns whether two values are known to be equal, as SwiftUI compares views: values that are `Equatable` by
  /// themselves, objects by identity, and others by what they store.
  ///
  /// Closures cannot be compared, so values that store any are never equal.
  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    areEqualValues(first, second)
  }

  private func areEqualValues(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return first.isEqual(to: second) }
    guard type(of: first) == type(of: second) else { return false }
    if type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
    if let first = first as? Any.Type, let second = second as? Any.Type { return first == second }
    let (old, new) = (Mirror(reflecting: first), Mirror(reflecting: second))
    // What such a value shows of itself need not be all that it stores. Collections and optionals show all.
    if first is any CustomReflectable, !(first is any Collection), old.displayStyle != .optional {
      return false
    }
    switch old.displayStyle {
    case .struct, .tuple, .collection, .dictionary, .set, .optional: break
    // A case without a value shows nothing by which it could be told from others.
    case .enum where !old.children.isEmpty: break
    default: return false
    }
    return old.children.count == new.children.count
      && zip(old.children, new.children).allSatisfy { old, new in
        old.label == new.label && areEqualValues(old.value, new.value)
      }
  }
#endif
