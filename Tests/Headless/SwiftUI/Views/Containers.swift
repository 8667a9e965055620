/// Views beside each other. The least flexible gets its share of the width first.
public struct HStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    HStackLayout(alignment: alignment, spacing: spacing) { content }
  }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    VStackLayout(alignment: alignment, spacing: spacing) { content }
  }
}

/// Proposes no limit along the axes in which it scrolls.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  nonisolated(unsafe) private let content: Content

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public var body: some View {
    ScrollLayout(axes: axes) { content }
  }
}

public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let sizes = sizes(proposal, subviews)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + gaps(subviews),
      height: extents(sizes, subviews).reduce(0, +))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let sizes = sizes(ProposedViewSize(bounds.size), subviews)
    let above = extents(sizes, subviews)[0]
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes) {
      let guide = subview.dimensions(in: ProposedViewSize(size))[alignment]
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + above - guide), proposal: ProposedViewSize(size))
      x += size.width + gap(subviews)
    }
  }

  /// The greatest lengths above and below the guide of the alignment.
  private func extents(_ sizes: [CGSize], _ subviews: LayoutSubviews) -> [CGFloat] {
    let guides = zip(subviews, sizes).map { subview, size in
      subview.dimensions(in: ProposedViewSize(size))[alignment]
    }
    // An endless height minus half of it is no number.
    let below = zip(sizes, guides).map { $0.height.isFinite ? $0.height - $1 : $0.height }
    return [guides.max() ?? 0, below.max() ?? 0]
  }

  private func gap(_ subviews: LayoutSubviews) -> CGFloat { spacing ?? 8 }

  private func gaps(_ subviews: LayoutSubviews) -> CGFloat {
    gap(subviews) * CGFloat(max(subviews.count - 1, 0))
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGSize] {
    guard let width = proposal.width else {
      return subviews.map { $0.sizeThatFits(proposal) }
    }
    var sizes = Array(repeating: CGSize.zero, count: subviews.count)
    func flexibility(_ subview: LayoutSubview) -> CGFloat {
      subview.sizeThatFits(ProposedViewSize(width: .infinity, height: proposal.height)).width
        - subview.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
    }
    let order = subviews.indices.map { ($0, flexibility(subviews[$0])) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    var remaining = width - gaps(subviews)
    for (position, index) in order.enumerated() {
      let share = max(remaining, 0) / CGFloat(order.count - position)
      sizes[index] = subviews[index].sizeThatFits(
        ProposedViewSize(width: share, height: proposal.height))
      remaining -= sizes[index].width
    }
    return sizes
  }
}

public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let sizes = zip(subviews, offers(proposal, subviews)).map { $0.sizeThatFits($1) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + gaps(subviews))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let outer = Alignment(horizontal: alignment, vertical: .top)
    var y = bounds.minY
    for (subview, offer) in zip(subviews, offers(proposal, subviews)) {
      let size = subview.sizeThatFits(offer)
      subview.place(
        at: CGPoint(x: outer.frame(of: size, in: bounds).minX, y: y), proposal: offer)
      y += size.height + (spacing ?? 8)
    }
  }

  private func gaps(_ subviews: LayoutSubviews) -> CGFloat {
    (spacing ?? 8) * CGFloat(max(subviews.count - 1, 0))
  }

  /// Heights are not shared as in a row: a view gets the height that it needs. Those that take any height
  /// share what remains.
  private func offers(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [ProposedViewSize] {
    func offer(_ height: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width, height: height)
    }
    guard let height = proposal.height else { return subviews.map { _ in offer(nil) } }
    let heights = subviews.map { subview in
      subview.sizeThatFits(offer(.infinity)).height.isFinite
        ? subview.sizeThatFits(offer(nil)).height : nil
    }
    let remaining = height - gaps(subviews) - heights.reduce(0) { $0 + ($1 ?? 0) }
    let share = max(0, remaining) / CGFloat(max(1, heights.count { $0 == nil }))
    return heights.map { offer($0 == nil ? share : nil) }
  }
}

struct ScrollLayout: Layout {
  let axes: Axis.Set

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: bounds.origin, proposal: inner(ProposedViewSize(bounds.size)))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
