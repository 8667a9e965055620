import UIKit

/// A content configuration that shows a SwiftUI view in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  private var margins: CGFloat?
  private var leastWidth: CGFloat?
  private var leastHeight: CGFloat?

  /// Sets the margins at all edges. The stand-in has no margins for single ones.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    copy.margins = length
    return copy
  }

  /// Sets the least size of the content view. Nil is the system's.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    (copy.leastWidth, copy.leastHeight) = (width, height)
    return copy
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration {
    self
  }

  /// The distance from each edge of the cell to the view. A device takes the cell's layout margins, which
  /// depend on the size class (evidence D: WWDC 2022, session 10072).
  fileprivate var inset: CGFloat { margins ?? 11 }

  fileprivate var leastSize: CGSize {
    CGSize(width: leastWidth ?? 44, height: leastHeight ?? 44)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The content view of a hosting configuration, or the view of a hosting controller, for tests.
@MainActor
package protocol HostingView: UIView {
  /// The host of the content.
  var host: ViewHost { get }

  /// The number of configurations or root views that the view was given, the first included.
  var configurationCount: Int { get }

  /// Does what SwiftUI does after state in the hosted view has changed: containers measure again, and so does a
  /// cell that sizes itself. Nothing is measured before the next pass.
  func stateDidChange()
}

/// The content views that are alive.
@MainActor
package enum HostingViews {
  private struct Weak {
    weak var view: UIView?
  }
  private static var all: [Weak] = []

  package static var aliveCount: Int {
    all.removeAll { $0.view == nil }
    return all.count
  }

  fileprivate static func add(_ view: UIView) {
    all.removeAll { $0.view == nil }
    all.append(Weak(view: view))
  }
}

/// A view whose size is that of a SwiftUI view.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView,
  HostingView
{
  private var shown: UIHostingConfiguration<Content, Background>
  let host: ViewHost
  private(set) var configurationCount = 1
  private let proposals = Headless.modes.hostedProposals

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    var environment = EnvironmentValues()
    environment.set(UIScreen.main.traitCollection)
    host = ViewHost(configuration.content, environment: environment)
    super.init(frame: .zero)
    host.container = self
    HostingViews.add(self)
  }

  isolated deinit {
    host.removeViews()
  }

  required init?(coder: NSCoder) {
    fatalError("A hosting view is not in an archive.")
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIHostingConfiguration<Content, Background> else {
        return
      }
      shown = configuration
      configurationCount += 1
      host.update(configuration.content)
      contentChanged()
    }
  }

  func stateDidChange() {
    host.invalidate()
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
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
    if host.follow(traitCollection) { contentChanged() }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if proposals == .widthInWindows, window == nil { return shown.leastSize }
    let insets = 2 * shown.inset
    let proposesWidth = horizontal == .required && proposals != .idealSize
    let size = host.size(
      for: ProposedViewSize(
        width: proposesWidth ? max(0, targetSize.width - insets) : nil, height: nil))
    return CGSize(
      width: horizontal == .required
        ? targetSize.width : max(size.width + insets, shown.leastSize.width),
      height: max(size.height + insets, shown.leastSize.height))
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = shown.inset
    // A cell may be smaller than its margins before it is measured.
    let size = CGSize(
      width: max(0, bounds.width - 2 * inset), height: max(0, bounds.height - 2 * inset))
    let area = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    host.layOut(in: area, containerWidth: bounds.width)
  }
}
