#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct HostedView<Content: View>: View {
    let content: Content
    let context: HostingContext

    var body: some View {
      MeasuringLayout(
        measurement: context.measurement, prefersIdealWidth: context.prefersIdealWidth
      ) { content }
      .id(context.identity)
      .transformEnvironment(\.self) { values in
        if let environment = context.environment { return values = environment }
        guard let traits = context.traits else { return }
        values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        values.layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        values.legibilityWeight = LegibilityWeight(traits.legibilityWeight)
        values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        values.displayScale = traits.displayScale
      }
      // It was measured outside of bars and keyboards. A hosting view insets its content by the safe area.
      .ignoresSafeArea()
    }
  }

  /// A container that fills what it is proposed, and remembers the size that its view has chosen. A hosting view that
  /// is asked for its size in a width returns that width, not the one that its view needs. A view of several ones is
  /// a column of them.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct MeasuringLayout: Layout {
    let measurement: HostedMeasurement
    let prefersIdealWidth: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let answer = answer(of: subviews, proposed: proposal.width)
      measurement.remember(answer, fitting: proposal.width)
      if let width = measurement.soughtWidth, width != proposal.width {
        measurement.remember(self.answer(of: subviews, proposed: width), fitting: width)
      }
      func filled(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
        proposed.map { $0.isFinite ? max($0, length) : length } ?? length
      }
      return CGSize(
        width: filled(answer.size.width, proposal.width),
        height: filled(answer.size.height, proposal.height))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      if subviews.count == 1 {
        return subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
      var y = bounds.minY
      for subview in subviews {
        let column = ProposedViewSize(width: bounds.width, height: nil)
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: column)
        y += subview.sizeThatFits(column).height
      }
    }

    private func answer(of subviews: Subviews, proposed width: CGFloat?) -> HostedAnswer {
      if prefersIdealWidth, let width {
        let ideal = answer(of: subviews, in: nil)
        if ideal.size.width <= width { return ideal }
      }
      return answer(of: subviews, in: width)
    }

    private func answer(of subviews: Subviews, in width: CGFloat?) -> HostedAnswer {
      let proposal = ProposedViewSize(width: width, height: nil)
      let views = subviews.map { $0.dimensions(in: proposal) }
      let height = views.reduce(0) { $0 + $1.height }
      return HostedAnswer(
        size: CGSize(width: views.map(\.width).max() ?? 0, height: height),
        firstBaseline: views.first?[.firstTextBaseline],
        lastBaseline: views.last.map { height - $0.height + $0[.lastTextBaseline] })
    }
  }
#endif
