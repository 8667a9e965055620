/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that views pass down to the views in them.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: StoredValue] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Stored<K.Value>)?.value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = Stored(newValue) }
  }

  public var description: String {
    "[\(values.values.map { String(describing: $0.anyValue) }.sorted().joined(separator: ", "))]"
  }

  /// Returns whether all values are the same. A value that cannot be compared is the same until it
  /// is set again.
  package func isSame(as other: EnvironmentValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map(value.isSame) ?? false }
  }
}

/// A value that only the stand-in can compare.
protocol ComparableInside {
  func isSame(as other: Self) -> Bool
}

/// A value of any type.
private class StoredValue {
  var anyValue: Any { fatalError("A value has a type.") }

  func isSame(as other: StoredValue) -> Bool { self === other }
}

private final class Stored<Value>: StoredValue {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var anyValue: Any { value }

  override func isSame(as other: StoredValue) -> Bool {
    if self === other { return true }
    guard let other = other as? Stored<Value> else { return false }
    if let value = value as? any ComparableInside { return isSame(value, other.value) }
    guard let type = Value.self as? any Equatable.Type else { return false }
    return isEqual(to: other, as: type)
  }

  private func isSame<C: ComparableInside>(_ value: C, _ other: Value) -> Bool {
    (other as? C).map(value.isSame) ?? false
  }

  private func isEqual<E: Equatable>(to other: Stored<Value>, as type: E.Type) -> Bool {
    guard let first = value as? E, let second = other.value as? E else { return false }
    return first == second
  }
}
