/// A property of a ``ListPart`` that actions may change. When an action changes it, the list evaluates the
/// part's `body` again and shows it. The part need not know the list: <doc:ScreensAsValues> has an example.
///
/// The initial value is made when the part is first shown: write what sets the part up, such as a model. The value
/// lives as long as the list shows the part. When the screen is shown again, the new part keeps the value. Keep what
/// other parts of the screen need in a model of yours instead.
///
/// Change it in actions, not in `body`.
@propertyWrapper
public struct ListState<Value> {
  private let box: StateBox<Value>

  /// Creates a state with a value for parts that the list does not show yet.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { box = StateBox(wrappedValue) }

  /// The value. Setting another one shows the part again. Setting an equal one of an `Equatable` type does not.
  @MainActor
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set {
      if (newValue as? any Equatable)?.isEqual(to: box.storage.value) == true { return }
      update { $0 = newValue }
    }
  }

  /// The state itself, for its ``update(animated:_:)``: `$isExpanded.update(animated: false) { $0 = true }`.
  @MainActor public var projectedValue: ListState { self }

  /// Changes the value, and shows the part again even if the value is equal. You can also use it to show a
  /// part again when something else that it reads has changed: `$isExpanded.update()`.
  ///
  /// - Parameters:
  ///   - animated: whether the change is animated.
  ///   - change: a closure that changes the value.
  @MainActor
  public func update(animated: Bool = true, _ change: (inout Value) -> Void = { _ in }) {
    let storage = box.storage
    change(&storage.value)
    for listener in storage.listeners where listener.list != nil { listener.action(animated) }
  }
}

/// A state of a part, whatever the type of its value.
@MainActor
protocol PartState {
  /// Shares the value of the same state of an older value of the part.
  func goOn(from old: any PartState)

  func onChange(in list: AnyObject, _ action: @escaping @MainActor (_ isAnimated: Bool) -> Void)
}

extension ListState: PartState {
  func goOn(from old: any PartState) {
    if let old = old as? ListState { box.storage = old.box.storage }
  }

  func onChange(in list: AnyObject, _ action: @escaping @MainActor (_ isAnimated: Bool) -> Void) {
    box.storage.listeners.removeAll { $0.list == nil || $0.list === list }
    box.storage.listeners.append(StateListener(list: list, action: action))
  }
}

/// Where a value of a part finds its state. Copies of the value share it. Parts are made without an actor, and then
/// used on the main actor alone.
private final class StateBox<Value>: @unchecked Sendable {
  lazy var storage = StateStorage(makeValue())
  private let makeValue: () -> Value

  init(_ makeValue: @escaping () -> Value) { self.makeValue = makeValue }
}

/// A state, which all values of a part share that are shown one after the other.
private final class StateStorage<Value>: @unchecked Sendable {
  var value: Value

  /// What the lists do that show the part. Most parts are shown in one list.
  var listeners: [StateListener] = []

  init(_ value: Value) { self.value = value }
}

private struct StateListener {
  weak var list: AnyObject?
  let action: @MainActor (_ isAnimated: Bool) -> Void
}
