/// What is known of two values when they are compared as SwiftUI compares views: values that are `Equatable` by
/// themselves, objects by identity, and others by what they store.
enum Likeness {
  case equal, different

  /// The values store something that cannot be compared, such as a closure, and nothing that is known to differ.
  case unknown
}

func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  likeness(of: first, to: second) == .equal
}

func likeness(of first: Any, to second: Any) -> Likeness {
  func isEqual(_ isEqual: Bool) -> Likeness { isEqual ? .equal : .different }
  if let first = first as? any Equatable { return isEqual(first.isEqual(to: second)) }
  guard type(of: first) == type(of: second) else { return .different }
  if type(of: first) is AnyClass { return isEqual((first as AnyObject) === (second as AnyObject)) }
  if let first = first as? Any.Type, let second = second as? Any.Type {
    return isEqual(first == second)
  }
  let (old, new) = (Mirror(reflecting: first), Mirror(reflecting: second))
  // The mirror of such a value may omit something that it stores. Those of collections and optionals show all.
  if first is any CustomReflectable, !(first is any Collection), old.displayStyle != .optional {
    return .unknown
  }
  switch old.displayStyle {
  case .struct, .tuple, .collection, .dictionary, .set, .optional: break
  // The mirror of a case without a value does not show which case it is.
  case .enum where !old.children.isEmpty || !new.children.isEmpty: break
  default: return .unknown
  }
  return likeness(of: old.children, to: new.children)
}

private func likeness(of first: Mirror.Children, to second: Mirror.Children) -> Likeness {
  guard first.count == second.count else { return .different }
  var result = Likeness.equal
  for (old, new) in zip(first, second) {
    guard old.label == new.label else { return .different }
    switch likeness(of: old.value, to: new.value) {
    case .equal: break
    case .different: return .different
    case .unknown: result = .unknown
    }
  }
  return result
}

extension Equatable {
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
