#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// Hosts a SwiftUI view where there is no cell: in headers, in footers, and where items are measured.
  final class HostedViewContainer: UIView {
    private var context = HostingContext()
    private var hosting: Hosting?
    private var hosted: (any UIView & UIContentView)?

    func prepare(identity: Int, environment: EnvironmentValues?, traits: UITraitCollection? = nil) {
      context = HostingContext(identity: identity, environment: environment, traits: traits)
    }

    /// Shows the content in another environment. Returns whether it has another size there.
    func follow(_ environment: EnvironmentValues?) -> Bool {
      let size = sizeThatFits(bounds.size)
      context.environment = environment
      if let hosting { show(hosting.content) }
      return sizeThatFits(bounds.size) != size
    }

    func show(_ content: ItemContent) {
      let hosting = Hosting(content, in: context, after: hosting)
      self.hosting = hosting
      guard let configuration = hosting.configuration else { return }
      if let hosted {
        hosted.configuration = configuration
        return
      }
      let made = configuration.makeContentView()
      made.frame = bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(made)
      hosted = made
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let hosted, let hosting else { return .zero }
      return hosting.answer(in: hosted, fitting: size.width).size
    }
  }
#endif
