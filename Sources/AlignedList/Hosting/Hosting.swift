#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// What a hosting view adds to a SwiftUI view that it shows.
  struct HostingContext {
    /// What identifies the item. Views are reused, and the state of another item must not remain.
    var identity = 0

    /// The environment of the screen in which the list stands, or nil for that of the hosting view.
    var environment: EnvironmentValues?

    /// The traits on which sizes depend, for a view that is in no window and gets no environment.
    var traits: UITraitCollection?

    /// Whether the view has its ideal width if that fits, because its line decides how wide it is.
    var prefersIdealWidth = false
    fileprivate(set) var measurement = HostedMeasurement()
  }

  /// What a view keeps of the SwiftUI view that it hosts: a cell, or a container elsewhere.
  @MainActor
  struct Hosting {
    let content: ItemContent
    private var context: HostingContext

    /// - Parameter former: what the view hosted before. For the same item, what was measured goes on: SwiftUI gets
    ///   the same container, and may remember its size.
    init(_ content: ItemContent, in context: HostingContext, after former: Hosting?) {
      (self.content, self.context) = (content, context)
      if let former, former.context.identity == context.identity {
        self.context.measurement = former.context.measurement
      }
    }

    var configuration: (any UIContentConfiguration)? { content.configuration(in: context) }

    /// Returns what the content chooses for a width in the view that hosts it. It is a guess that the hosting view
    /// proposes that width, also outside of a window. So the view is measured in the width whatever is proposed, and
    /// if nothing is, by a controller.
    func answer(in view: UIView, fitting width: CGFloat) -> HostedAnswer {
      let measurement = context.measurement
      measurement.soughtWidth = width
      defer { measurement.soughtWidth = nil }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if let answer = measurement.answer(fitting: width) { return answer }
      content.measure(in: context, fitting: width)
      return measurement.answer(fitting: width) ?? HostedAnswer(size: fitting)
    }
  }

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
