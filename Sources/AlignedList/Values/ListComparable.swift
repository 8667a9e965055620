/// How a list compares components: which one is the same as before, and whether its view has to be filled again.
///
/// If you make a component `Identifiable` and `Equatable`, you need not implement any of this. The protocol exists so
/// that a list compares thousands of components fast. Implement it only for a component that contains another one.
///
/// Both conformances count where `ListComponent` is adopted. A generic component that is `Identifiable` under
/// conditions only is identified by its number.
public protocol ListComparable {
  /// What identifies the component among those of its section, or nil if its number does. By default it
  /// is the `id` of a component that is `Identifiable`. Such a component has an identity always.
  var identity: AnyHashable? { get }

  /// Returns whether two components of a section have the same identity. By default the `id` of components
  /// that are `Identifiable` is compared, or else ``identity``. If you implement ``identity``, this method
  /// has to agree with it.
  func hasSameIdentity(as other: Self) -> Bool

  /// Returns whether a view that shows another component need not be filled again for this one, and has
  /// the same size. By default components that are `Equatable` are compared, and others differ.
  func hasSameContent(as other: Self) -> Bool
}

extension ListComparable {
  @inlinable public var identity: AnyHashable? { nil }

  @inlinable public func hasSameIdentity(as other: Self) -> Bool { identity == other.identity }

  @inlinable public func hasSameContent(as other: Self) -> Bool { false }
}

extension ListComparable where Self: Identifiable {
  @inlinable public var identity: AnyHashable? { AnyHashable(id) }

  @inlinable public func hasSameIdentity(as other: Self) -> Bool { id == other.id }
}

extension ListComparable where Self: Equatable {
  @inlinable public func hasSameContent(as other: Self) -> Bool { self == other }
}
