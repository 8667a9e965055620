import UIKit

/// A view that was made: it is measured and placed.
///
/// SwiftUI may ask for a size more often than here, or less, because it remembers sizes.
package class ViewNode {
  package let children: [ViewNode]
  package internal(set) var values: [ObjectIdentifier: Any] = [:]
  package var priority = 0.0
  package var spacing = ViewSpacing()

  /// The number of times that the view was measured.
  package internal(set) var measureCount = 0

  /// The frame in the window, after a pass. It is mirrored where the direction is right to left.
  package internal(set) var frame = CGRect.zero

  /// The identity that `id(_:)` gave the view.
  package internal(set) var identity: AnyHashable?
  package internal(set) var ignoredSafeArea: IgnoredSafeArea?

  /// The environment that the view was made for.
  package let environment: EnvironmentValues

  /// The direction in which the frame runs.
  var direction: LayoutDirection { ownDirection }
  private let ownDirection: LayoutDirection

  init(children: [ViewNode] = [], environment: EnvironmentValues) {
    self.children = children
    self.environment = environment
    ownDirection = environment.layoutDirection
  }

  /// What the view says, if it is a text.
  package var text: String? { nil }

  /// What a tap on the view does.
  package internal(set) var action: (@MainActor () -> Void)?

  /// What the context menu of the view contains.
  var menu: [ViewNode] = []

  /// The view of UIKit that shows this one, if there is one.
  @MainActor var uiView: UIView? { nil }

  /// Gives the view of UIKit the frame of this one.
  @MainActor func place(_ view: UIView) {
    if view.frame != frame { view.frame = frame }
  }

  /// Takes over what a container reads from a view.
  func adopt(_ child: ViewNode) {
    values = child.values
    priority = child.priority
    identity = child.identity
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    measureCount += 1
    return measure(proposal)
  }

  func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    children.first?.dimensions(in: proposal) ?? ViewDimensions(width: 10, height: 10)
  }

  /// Places the view and all in it. `frame` runs from the leading edge.
  func place(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    let x = direction == .leftToRight ? frame.minX : windowWidth - frame.maxX
    self.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    placeChildren(in: frame, proposal: proposal, windowWidth: windowWidth)
  }

  func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    for child in children {
      child.place(in: frame, proposal: proposal, windowWidth: windowWidth)
    }
  }

  /// Whatever a change of the content invalidates: here and in all views around.
  package var isCacheStale = true
}

/// A view with a layout.
final class LayoutNode<L: Layout>: ViewNode {
  let layout: L
  private var cache: L.Cache?

  init(_ layout: L, children: [ViewNode], environment: EnvironmentValues) {
    self.layout = layout
    super.init(children: children, environment: environment)
    if children.isEmpty { priority = -.infinity }
  }

  private func call<Result>(
    isPlacing: Bool = false, _ body: (LayoutSubviews, inout L.Cache, LayoutCall) -> Result
  ) -> Result {
    let call = LayoutCall(isPlacing: isPlacing)
    let subviews = LayoutSubviews(
      proxies: ArraySlice(children.map { LayoutSubview(node: $0, call: call) }),
      layoutDirection: direction)
    defer { call.isRunning = false }
    if var known = cache {
      if isCacheStale { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    return body(subviews, &cache!, call)
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    call { subviews, cache, _ in
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      let bounds = CGRect(origin: .zero, size: size)
      let first = layout.explicitAlignment(
        of: VerticalAlignment.firstTextBaseline, in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache)
      let last = layout.explicitAlignment(
        of: VerticalAlignment.lastTextBaseline, in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache)
      return ViewDimensions(
        width: size.width, height: size.height, firstTextBaseline: first, lastTextBaseline: last)
    }
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    let placements = call(isPlacing: true) { subviews, cache, call in
      layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
      return call.placements
    }
    for child in children {
      // A view that its container does not place is in the middle.
      let placement =
        placements[ObjectIdentifier(child)]
        ?? {
          let size = child.dimensions(in: proposal).size
          return Placement(
            frame: CGRect(
              x: frame.midX - size.width / 2, y: frame.midY - size.height / 2,
              width: size.width, height: size.height), proposal: proposal)
        }()
      child.place(in: placement.frame, proposal: placement.proposal, windowWidth: windowWidth)
    }
  }
}
