public protocol Animatable {}

/// The geometry of a collection of views.
@preconcurrency public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of what the subviews prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(
      horizontal: subviews.map(\.spacing.horizontal).max() ?? 0,
      vertical: subviews.map(\.spacing.vertical).max() ?? 0)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Makes a view of the layout and its subviews.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// What a layout tells SwiftUI of itself.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

/// A key for values that a layout reads from its subviews.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A proxy of a subview. It is valid in the call to which it was passed, and stops the program after that.
///
/// As on a device it is not sendable (evidence T).
public struct LayoutSubview: Equatable {
  let node: ViewNode
  let call: LayoutCall

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.node === second.node
  }

  private var validNode: ViewNode {
    precondition(call.isRunning, "A proxy of a subview was used after the call that it belongs to.")
    return node
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    validNode.values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue
  }

  public var priority: Double { validNode.priority }

  public var spacing: ViewSpacing { validNode.spacing }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    validNode.dimensions(in: proposal).size
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    validNode.dimensions(in: proposal)
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = validNode.dimensions(in: proposal).size
    precondition(call.isPlacing, "A subview was placed outside of placeSubviews.")
    let frame = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
    precondition(
      !frame.origin.x.isNaN && !frame.origin.y.isNaN, "A subview was placed at \(frame.origin).")
    call.placements[ObjectIdentifier(node)] = Placement(frame: frame, proposal: proposal)
  }
}

/// Proxies of a layout's subviews.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  let proxies: ArraySlice<LayoutSubview>
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { proxies.startIndex }
  public var endIndex: Int { proxies.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    proxies[index]
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(proxies: proxies[bounds], layoutDirection: layoutDirection)
  }
}

struct Placement {
  let frame: CGRect
  let proposal: ProposedViewSize
}

/// One call of a layout's method, in which its proxies are valid.
final class LayoutCall {
  /// Whether the method is `placeSubviews`, the only one that may place.
  let isPlacing: Bool
  var isRunning = true
  var placements: [ObjectIdentifier: Placement] = [:]

  init(isPlacing: Bool) {
    self.isPlacing = isPlacing
  }
}
