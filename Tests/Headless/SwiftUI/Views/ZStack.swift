/// Views in front of each other.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View {
    DepthLayout(alignment: alignment) { content }
  }
}

struct DepthLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      subview.place(at: alignment.frame(of: size, in: bounds).origin, proposal: proposal)
    }
  }
}
