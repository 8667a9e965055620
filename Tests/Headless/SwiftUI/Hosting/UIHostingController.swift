import UIKit

/// A view controller whose view shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: HostingRootView

  public init(rootView: Content) {
    self.rootView = rootView
    var environment = EnvironmentValues()
    environment.set(UIScreen.main.traitCollection)
    hostingView = HostingRootView(ViewHost(rootView, environment: environment))
    super.init(nibName: nil, bundle: nil)
    view = hostingView
  }

  public required init?(coder: NSCoder) {
    fatalError("A hosting controller is not in an archive here.")
  }

  /// The view. A new one gets the state of the one before.
  public var rootView: Content {
    didSet { hostingView.show(rootView) }
  }

  /// Returns the size that the view has for a proposed one.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.host.size(for: ProposedViewSize(size))
  }
}

/// The view of a hosting controller. Its SwiftUI view is in the middle.
private final class HostingRootView: UIView, HostingView {
  let host: ViewHost
  private(set) var configurationCount = 1

  init(_ host: ViewHost) {
    self.host = host
    super.init(frame: UIScreen.main.bounds)
    host.container = self
  }

  isolated deinit {
    host.removeViews()
  }

  required init?(coder: NSCoder) {
    fatalError("A hosting view is not in an archive.")
  }

  func show(_ view: some View) {
    configurationCount += 1
    host.update(view)
    setNeedsLayout()
  }

  func stateDidChange() {
    host.invalidate()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    host.updateAppearance()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if host.follow(traitCollection) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.layOut(in: bounds, containerWidth: bounds.width)
  }
}
