#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// A view that hosts a SwiftUI view where there is no cell: in headers, in footers, and where items are
  /// measured.
  final class HostedViewContainer: UIView {
    private(set) var context = HostingContext(measurement: HostedMeasurement())
    private var hosted: (any UIView & UIContentView)?
    private var content: ItemContent?

    /// Sets what the next content belongs to, and the environment or the traits in which it is shown.
    func prepare(identity: Int, environment: EnvironmentValues?, traits: UITraitCollection? = nil) {
      let isSame = identity == context.identity
      context = HostingContext(
        identity: identity, environment: environment, traits: traits,
        measurement: isSame ? context.measurement : HostedMeasurement())
    }

    /// Shows the content in another environment. Returns whether it has another size there.
    func follow(_ environment: EnvironmentValues?) -> Bool {
      let size = sizeThatFits(bounds.size)
      context.environment = environment
      if let content { show(content) }
      return sizeThatFits(bounds.size) != size
    }

    func show(_ content: ItemContent) {
      self.content = content
      guard let configuration = content.configuration(in: context) else { return }
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

    func answer(fitting width: CGFloat) -> HostedAnswer {
      guard let hosted, let content else { return HostedAnswer(size: .zero) }
      return context.answer(of: content, in: hosted, fitting: width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      answer(fitting: size.width).size
    }
  }

  extension HostingContext {
    /// Returns what the view in a hosting view chooses for a width.
    ///
    /// It is a guess that the hosting view proposes that width, also outside of a window. So the view is measured in
    /// the width whatever is proposed, and if nothing is, by a controller.
    @MainActor
    func answer(of content: ItemContent, in view: UIView, fitting width: CGFloat) -> HostedAnswer {
      measurement.soughtWidth = width
      defer { measurement.soughtWidth = nil }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if let answer = measurement.answer(fitting: width) { return answer }
      content.measure(in: self, fitting: width)
      return measurement.answer(fitting: width) ?? HostedAnswer(size: fitting)
    }
  }
#endif
