/// A property that the host fills before it takes the body of a view.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value of a view that outlives the view's values. Setting it calls nothing: there is no runtime here.
@propertyWrapper public struct State<Value>: DynamicProperty {
  let location: StateLocation<Value>

  public init(wrappedValue value: Value) {
    location = StateLocation(value)
  }

  public init(initialValue value: Value) {
    location = StateLocation(value)
  }

  public var wrappedValue: Value {
    get { location.box.value }
    nonmutating set { location.box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let box = location.box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The value of a state, which stays at its place in the tree.
final class StateBox<Value>: AnyStateBox {
  var value: Value {
    didSet { hasChanged = true }
  }

  init(_ value: Value) {
    self.value = value
  }
}

class AnyStateBox {
  /// Whether the value was set after the views were made.
  var hasChanged = false
}

/// Where a value of a view finds its state.
final class StateLocation<Value> {
  private let initialValue: Value
  private(set) var box: StateBox<Value>
  private var isPlaced = false

  init(_ value: Value) {
    initialValue = value
    box = StateBox(value)
  }

  /// Takes the box of the place. A place without one gets a box with the initial value.
  func place(_ former: AnyStateBox?) -> AnyStateBox {
    if let former = former as? StateBox<Value> {
      box = former
    } else if isPlaced {
      box = StateBox(initialValue)
    }
    isPlaced = true
    return box
  }
}

/// A value of the environment. Without a host it is the default value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  let location = EnvironmentLocation()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    location.values[keyPath: keyPath]
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

final class EnvironmentLocation {
  var values = EnvironmentValues()
}

/// A property wrapper that the host fills.
protocol HostedProperty: DynamicProperty {
  func host(_ environment: EnvironmentValues, _ box: inout AnyStateBox?)
}

extension State: HostedProperty {
  func host(_ environment: EnvironmentValues, _ box: inout AnyStateBox?) {
    box = location.place(box)
  }
}

extension Environment: HostedProperty {
  func host(_ environment: EnvironmentValues, _ box: inout AnyStateBox?) {
    location.values = environment
  }
}
