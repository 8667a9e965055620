import UIKit

/// A content configuration that shows a SwiftUI view in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private var margins: CGFloat?

  /// Sets the margins at all edges. The stand-in has no margins for single ones.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    copy.margins = length
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

  @MainActor fileprivate func makeHost() -> ViewHost {
    ViewHost(content)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let all = Edge.Set(rawValue: 15)
  }
}

/// A view whose size is that of a SwiftUI view.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private var host: ViewHost

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    host = configuration.makeHost()
    super.init(frame: .zero)
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
      host = configuration.makeHost()
      invalidateIntrinsicContentSize()
    }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let insets = 2 * shown.inset
    let size = host.size(
      for: ProposedViewSize(
        width: horizontal == .required ? targetSize.width - insets : nil, height: nil))
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width + insets,
      height: size.height + insets)
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = 2 * shown.inset
    host.layOut(
      ProposedViewSize(width: bounds.width - insets, height: bounds.height - insets),
      at: CGPoint(x: shown.inset, y: shown.inset))
  }
}
