/// What a host keeps for views at their places in the tree while it makes them again.
@MainActor
final class Places {
  /// A step from a view to one in it.
  enum Step: Hashable {
    case type(ObjectIdentifier)
    case index(Int)
    case id(AnyHashable)
  }

  /// The places of the host that makes its views.
  static var current = Places()

  private var path: [Step] = []
  private var keptObjects: [[Step]: any Placed] = [:]
  private var used: Set<[Step]> = []

  /// Whether views at the present place are new values. In a new environment they are not.
  private(set) var hasNewValues = true

  /// Whether all representables are updated, although nothing has changed.
  private(set) var updatesAll = false

  /// The transaction of the present update.
  private(set) var transaction = Transaction()

  static func enter<Result>(_ step: Step, _ body: () -> Result) -> Result {
    current.path.append(step)
    defer { current.path.removeLast() }
    return body()
  }

  func making<Result>(_ areNew: Bool, _ body: () -> Result) -> Result {
    let outer = hasNewValues
    hasNewValues = areNew
    defer { hasNewValues = outer }
    return body()
  }

  /// Returns the object at the present place, the one from before if it has the same type.
  func kept<Object: Placed>(_ make: () -> Object) -> Object {
    var place = path
    // Views that are not told apart get places in their order.
    var count = 0
    while used.contains(place) {
      count += 1
      place = path + [.index(count)]
    }
    used.insert(place)
    if let object = keptObjects[place] as? Object { return object }
    let object = make()
    keptObjects[place] = object
    return object
  }

  /// Makes views. Returns the objects at places where there are none any more, too.
  func update<Result>(
    hasNewValues: Bool, updatesAll: Bool, transaction: Transaction, _ body: () -> Result
  ) -> (Result, gone: [any Placed]) {
    let outer = Places.current
    Places.current = self
    defer { Places.current = outer }
    (self.hasNewValues, self.updatesAll, self.transaction) = (hasNewValues, updatesAll, transaction)
    used = []
    let result = body()
    let gone = keptObjects.filter { !used.contains($0.key) }
    for place in gone.keys { keptObjects[place] = nil }
    return (result, Array(gone.values))
  }

  /// Forgets all places, and returns their objects.
  func removeAll() -> [any Placed] {
    defer { keptObjects = [:] }
    return Array(keptObjects.values)
  }

  /// What is told when views appear.
  var appearances: [PlacedAppearance] {
    keptObjects.values.compactMap { $0 as? PlacedAppearance }
  }

  /// Whether a state was set after the views were made.
  var hasChangedState: Bool {
    keptObjects.values.contains { $0.boxes.values.contains(where: \.hasChanged) }
  }
}

/// An object that a host keeps at a place.
@MainActor
protocol Placed: AnyObject {
  /// The boxes of the states, by the names of their properties.
  var boxes: [String: AnyStateBox] { get set }
}

extension Placed {
  /// Fills the properties of a view. Returns whether it reads the environment or state that has changed.
  func fillProperties(of view: Any, _ environment: EnvironmentValues, prefix: String = "") -> Bool {
    var isStale = false
    for (label, value) in Mirror(reflecting: view).children {
      let name = prefix + (label ?? "")
      if let property = value as? any HostedProperty {
        if boxes[name]?.hasChanged ?? true { isStale = true }
        property.host(environment, &boxes[name])
        boxes[name]?.hasChanged = false
      } else if value is any DynamicProperty {
        if fillProperties(of: value, environment, prefix: name + ".") { isStale = true }
      }
    }
    return isStale
  }
}

/// A view that is composed of others, at its place.
final class PlacedView<Content: View>: Placed {
  var boxes: [String: AnyStateBox] = [:]
  private var lastBody: Content.Body?
  private var last: (view: Content, environment: EnvironmentValues)?
  private var isStale = true

  /// Fills the properties of the view, and returns whether its body is new. It is not if the view stores the same
  /// objects as before, and neither state nor environment has changed (evidence G).
  func isNew(_ view: Content, _ environment: EnvironmentValues) -> Bool {
    let hasChangedState = boxes.values.contains(where: \.hasChanged)
    let mayBeStale = fillProperties(of: view, environment) || Places.current.hasNewValues
    let isSame = last.map {
      storesSameObjects($0.view, view) && $0.environment.isSame(as: environment)
    }
    isStale = mayBeStale && (hasChangedState || isSame != true)
    last = (view, environment)
    return isStale || lastBody == nil
  }

  /// The body of the view. In another environment it is the one from before if the view does not read the
  /// environment (evidence G).
  func body(_ view: Content, _ environment: EnvironmentValues) -> Content.Body {
    if !isStale, let lastBody { return lastBody }
    let body = view.body
    lastBody = body
    return body
  }
}

/// Whether all that two values store are the same objects, or properties that a host fills.
private func storesSameObjects(_ first: Any, _ second: Any) -> Bool {
  let pairs = zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  return pairs.allSatisfy { first, second in
    if first.value is any HostedProperty { return true }
    return type(of: first.value) is AnyClass && type(of: second.value) is AnyClass
      && first.value as AnyObject === second.value as AnyObject
  }
}
