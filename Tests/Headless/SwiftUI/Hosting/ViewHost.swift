import UIKit

/// Makes, measures and places a view, and keeps its state between updates.
@MainActor
package final class ViewHost {
  /// The node of the view. An update makes another one.
  package private(set) var root: ViewNode

  /// The environment around the view.
  package private(set) var environment: EnvironmentValues

  private let places: Places
  private var makeRoot: @MainActor (EnvironmentValues) -> ViewNode
  private var shown: [UIView] = []
  private var turned: Set<ObjectIdentifier> = []
  private let safeAreaMode = Headless.modes.representableSafeArea

  /// The view that contains those of UIKit.
  weak var container: UIView? {
    didSet {
      showViews()
      updateAppearance()
    }
  }

  package init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    let places = Places()
    makeRoot = { view.node($0) }
    (root, _) = places.update(
      hasNewValues: true, updatesAll: false, transaction: .current
    ) { view.node(environment) }
    self.places = places
    self.environment = environment
  }

  package convenience init(_ view: some View, direction: LayoutDirection) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    self.init(view, environment: environment)
  }

  // MARK: Updates

  /// Shows another value of the view.
  package func update(_ view: some View, transaction: Transaction = .current) {
    makeRoot = { view.node($0) }
    remake(hasNewValues: true, transaction)
  }

  /// Shows the same value of the view in another environment.
  package func update(environment: EnvironmentValues) {
    self.environment = environment
    remake(hasNewValues: false, updatesAll: true, .current)
  }

  /// Takes the traits of the container into the environment. Returns whether they have changed it.
  func follow(_ traits: UITraitCollection) -> Bool {
    var environment = environment
    environment.set(traits)
    guard !environment.isSame(as: self.environment) else { return false }
    update(environment: environment)
    return true
  }

  /// Tells containers that something in them has changed, as a change of state does. Views that read a state
  /// that was set are made again.
  package func invalidate() {
    func invalidate(_ node: ViewNode) {
      node.isCacheStale = true
      node.children.forEach(invalidate)
    }
    if places.hasChangedState { remake(hasNewValues: false, .current) }
    invalidate(root)
  }

  /// Removes all views of UIKit.
  func removeViews() {
    for view in shown { view.removeFromSuperview() }
    shown = []
    dismantle(places.removeAll())
  }

  private func remake(
    hasNewValues: Bool, updatesAll: Bool = false, _ transaction: Transaction
  ) {
    let (root, gone) = places.update(
      hasNewValues: hasNewValues, updatesAll: updatesAll, transaction: transaction
    ) { makeRoot(environment) }
    self.root = root
    showViews()
    dismantle(gone)
    updateAppearance()
  }

  /// Has views appear or disappear with the window of their container. Those of a container without a window never
  /// appear.
  func updateAppearance() {
    let isInWindow = container?.window != nil
    for appearance in places.appearances {
      if isInWindow { appearance.appear() } else { appearance.disappear() }
    }
  }

  /// Dismantles representables after their views have left the window.
  private func dismantle(_ gone: [any Placed]) {
    for placed in gone {
      (placed as? any PlacedUIView)?.view?.removeFromSuperview()
      (placed as? any PlacedUIView)?.dismantle()
      (placed as? PlacedAppearance)?.disappear()
    }
  }

  // MARK: Layout

  package func size(for proposal: ProposedViewSize) -> CGSize {
    root.dimensions(in: proposal).size
  }

  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    root.dimensions(in: proposal)
  }

  /// Lays out the view: proposes a size, and places the view with what it returns.
  @discardableResult
  package func layOut(
    _ proposal: ProposedViewSize, at origin: CGPoint = .zero, windowWidth: CGFloat? = nil
  ) -> CGSize {
    let size = root.dimensions(in: proposal).size
    root.place(
      in: CGRect(origin: origin, size: size), proposal: proposal,
      windowWidth: windowWidth ?? origin.x + size.width)
    placeViews()
    return size
  }

  /// What SwiftUI adds to the safe area that UIKit gives the container, as bars that are set by `safeAreaInset` do.
  package var addedSafeArea = UIEdgeInsets.zero

  /// The height of the keyboard over the container.
  package var keyboardHeight: CGFloat = 0

  /// Lays out the view in the middle of a part of its container: of what is safe there, as far as the view does not
  /// ignore that.
  func layOut(in whole: CGRect, containerWidth: CGFloat) {
    let area = whole.inset(by: unsafeInsets(of: root))
    let proposal = ProposedViewSize(
      width: max(0, area.width), height: max(0, area.height))
    let size = root.dimensions(in: proposal).size
    root.place(
      in: CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
        height: size.height),
      proposal: proposal, windowWidth: containerWidth)
    // Below an overlay, a view may ignore what the overlay does not.
    for layer in root.children where root.ignoredSafeArea == nil && layer.ignoredSafeArea != nil {
      let area = whole.inset(by: unsafeInsets(of: layer))
      layer.place(
        in: area, proposal: ProposedViewSize(width: area.width, height: area.height),
        windowWidth: containerWidth)
    }
    placeViews()
  }

  private func unsafeInsets(of node: ViewNode) -> UIEdgeInsets {
    let (ignored, container) = (node.ignoredSafeArea, container?.safeAreaInsets ?? .zero)
    var standsBesideBars = false
    if safeAreaMode == .besideBars { root.forEachUIView { _, _ in standsBesideBars = true } }
    func inset(_ edge: Edge.Set, _ length: CGFloat, keyboard: CGFloat = 0) -> CGFloat {
      let regions = ignored.map { $0.edges.contains(edge) ? $0.regions : [] } ?? []
      return max(
        regions.contains(.container) && !standsBesideBars ? 0 : length,
        regions.contains(.keyboard) ? 0 : keyboard)
    }
    return UIEdgeInsets(
      top: inset(.top, container.top + addedSafeArea.top),
      left: inset(.leading, container.left + addedSafeArea.left),
      bottom: inset(
        .bottom, container.bottom + addedSafeArea.bottom, keyboard: keyboardHeight),
      right: inset(.trailing, container.right + addedSafeArea.right))
  }

  // MARK: Taps

  /// Taps the first button, or view with a gesture, that contains a text, also in a context menu. Returns whether
  /// there is one that is enabled.
  @discardableResult
  package func tap(_ text: String) -> Bool {
    func tap(_ node: ViewNode) -> Bool {
      if node.children.contains(where: tap) || node.menu.contains(where: tap) { return true }
      guard let action = node.action, node.environment.isEnabled, node.says(text) else {
        return false
      }
      action()
      return true
    }
    return tap(root)
  }

  // MARK: Views of UIKit

  private func placeViews() {
    // Without a container they are not visible.
    guard container != nil else { return }
    root.forEachUIView { node, view in node.place(view) }
  }

  /// Puts the views into the container, in the order of the tree.
  private func showViews() {
    guard let container else { return }
    var views: [UIView] = []
    root.forEachUIView { node, view in
      views.append(view)
      passTraits(of: node.environment, to: view)
      if safeAreaMode == .none { Headless.setSafeAreaInsets(.zero, on: view) }
    }
    for view in shown where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    shown = views
    let present = container.subviews.filter { view in views.contains { $0 === view } }
    if !present.elementsEqual(views, by: ===) { views.forEach(container.addSubview) }
  }

  /// Overrides the traits of a view whose environment is not that of the host.
  private func passTraits(of own: EnvironmentValues, to view: UIView) {
    let traits = own.traits
    if traits != environment.traits {
      turned.insert(ObjectIdentifier(view))
      Headless.setTraits(traits, on: view)
    } else if turned.remove(ObjectIdentifier(view)) != nil {
      Headless.setTraits(UITraitCollection(), on: view)
    }
  }
}

extension ViewNode {
  /// Whether the view contains a text.
  fileprivate func says(_ text: String) -> Bool {
    self.text == text || children.contains { $0.says(text) }
  }

  /// Calls a closure with all views of UIKit in the order of the tree.
  @MainActor
  func forEachUIView(_ body: (ViewNode, UIView) -> Void) {
    if let uiView { body(self, uiView) }
    for child in children { child.forEachUIView(body) }
  }
}
