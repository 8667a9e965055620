/// A registration for trait changes, with which it can be cancelled.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that reports changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registrations of a view or a view controller.
@MainActor
struct TraitObservers {
  /// One registration.
  final class Registration: NSObject, @preconcurrency UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
      super.init()
    }

    func copy(with zone: NSZone?) -> Any { self }

    func wantsChange(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
      traits.contains { trait in
        (trait as? any ReadableTrait.Type)?.differs(between: old, and: new) ?? false
      }
    }
  }

  private var registrations: [Registration] = []

  mutating func add<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> Registration {
    let registration = Registration(traits: traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    for registration in registrations
    where registration.wantsChange(from: previous, to: environment.traitCollection) {
      registration.handler(environment, previous)
    }
  }
}

extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    viewState.traitObservers.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewState.traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitObservers.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  func notifyTraitObservers(previous: UITraitCollection) {
    traitObservers.notify(self, previous: previous)
  }
}
