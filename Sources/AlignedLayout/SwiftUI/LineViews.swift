#if canImport(SwiftUI)
  import SwiftUI

  /// The views of a container as items of a group, which remembers sizes and lines.
  ///
  /// Proxies of subviews are valid in one call only. So items know views by their index, and `subviews`
  /// is set again in each call.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  final class LineViews {
    private var subviews: LayoutSubviews
    private var answers: [ViewAnswers]
    private var group: AlignedGroup

    /// The group in which all views have their ideal sizes, whatever they are offered.
    private var idealGroup: AlignedGroup

    /// The indices of the views that are items, in the order of these.
    private let cells: [Int]

    /// The index of the view that stands for hidden ones.
    private let overflow: Int?

    /// The lines for the widths that were proposed last. They hold as long as this object does: SwiftUI
    /// makes another when a view changes.
    private var lines: [SetLines] = []
    private static let capacity = 8

    init(_ subviews: LayoutSubviews, in container: AlignedLines) {
      self.subviews = subviews
      answers = Array(repeating: ViewAnswers(), count: subviews.count)
      overflow = subviews.firstIndex { $0[OverflowMark.self] }
      cells = subviews.indices.filter { !subviews[$0][OverflowMark.self] }
      group = AlignedGroup(items: [])
      idealGroup = group
      let isMirrored = subviews.layoutDirection == .rightToLeft
      var attributes = container.attributes.mirrored(isMirrored)
      if container.usesPreferredSpacing {
        attributes = attributes.with(
          cellSpacing: preferredDistance(along: .horizontal),
          lineSpacing: preferredDistance(along: .vertical))
      }
      group = makeGroup(attributes, isMirrored) { $0 }
      idealGroup = makeGroup(attributes, isMirrored) { _ in nil }.natural
    }

    /// Makes a group of the views. `proposal` returns what a view is proposed for a width that it is offered.
    private func makeGroup(
      _ attributes: SectionAttributes, _ isMirrored: Bool,
      proposal: @escaping (CGFloat) -> CGFloat?
    ) -> AlignedGroup {
      let items = cells.map { index in
        item(
          at: index, attributes: subviews[index][CellAttributesKey.self].mirrored(isMirrored),
          proposal: proposal)
      }
      let overflow = overflow.map { index in
        item(at: index, attributes: subviews[index][CellAttributesKey.self], proposal: proposal)
      }
      return AlignedGroup(
        attributes: attributes, items: items, overflow: overflow.map { item in { _ in item } })
    }

    // MARK: Layout

    /// Returns the lines for a proposed width. They are never narrower than a view.
    func lines(_ subviews: LayoutSubviews, for proposal: ProposedViewSize) -> SetLines {
      self.subviews = subviews
      let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
      return lines(for: .proposal(width)) {
        guard let width else { return idealGroup.layout(width: .infinity) }
        return layoutWithoutCuts(width: width)
      }
    }

    /// Returns the lines that fill bounds, whose size is that of the lines for the proposal.
    func lines(
      _ subviews: LayoutSubviews, filling size: CGSize, for proposal: ProposedViewSize
    ) -> SetLines {
      let proposed = lines(subviews, for: proposal)
      guard proposed.isIdeal, proposed.size == size else {
        return lines(subviews, for: ProposedViewSize(size))
      }
      return lines(for: .ideal(size.width)) { idealGroup.layout(width: size.width) }
    }

    private func lines(
      for request: SetLines.Request, orSet set: () -> AlignedGroup.Layout
    ) -> SetLines {
      if let known = lines.last(where: { $0.request == request }) { return known }
      let new = SetLines(request, set())
      if lines.count == Self.capacity { lines.removeFirst() }
      lines.append(new)
      return new
    }

    /// Returns the layout for a width, or for a greater one in which no view is cut.
    ///
    /// A view may be wider than it is offered. A container that is cut to its proposal would then be smaller
    /// than what is in it. Indentation may take of the width that is added, so this repeats.
    private func layoutWithoutCuts(width: CGFloat) -> AlignedGroup.Layout {
      var layout = group.layout(width: width)
      for _ in 0..<8 {
        guard let width = widthWithoutCuts(of: layout) else { break }
        layout = group.layout(width: width)
      }
      return layout
    }

    /// Returns the width that views which are cut to their lines need, or nil if none is.
    private func widthWithoutCuts(of layout: AlignedGroup.Layout) -> CGFloat? {
      var needed: CGFloat?
      for (item, frame) in layout.framesOfVisibleItems.enumerated() {
        guard let width = answers[cells[item]].dimensions(for: frame.size.width)?.width,
          width > frame.size.width
        else { continue }
        let insets = [group.attributes.insets, layout.items[item].attributes.insets]
        let outerWidth = insets.reduce(width) { $0 + $1.leading + $1.trailing }
        needed = max(needed ?? 0, outerWidth, layout.width + width - frame.size.width)
      }
      return needed
    }

    /// Places views. Those that a line limit hides are out of sight: a container cannot remove views.
    func place(_ subviews: LayoutSubviews, on lines: SetLines, at origin: CGPoint) {
      self.subviews = subviews
      let frames = lines.layout.framesOfVisibleItems
      func place(_ index: Int, in frame: CGRect?) {
        guard let frame else {
          subviews[index].place(
            at: CGPoint(x: origin.x - 100_000, y: origin.y - 100_000), proposal: .zero)
          return
        }
        subviews[index].place(
          at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
      for (item, index) in cells.enumerated() {
        place(index, in: item < frames.count ? frames[item] : nil)
      }
      let frameOfOverflow = lines.layout.frameOfOverflow
      for index in subviews.indices where subviews[index][OverflowMark.self] {
        place(index, in: index == overflow ? frameOfOverflow : nil)
      }
    }

    /// Returns the distance from the top to a guide of the first view on a line that has one, or nil.
    func position(
      of guide: VerticalAlignment, on line: ContentLayout.Line, of layout: AlignedGroup.Layout
    ) -> CGFloat? {
      for cell in line.cells {
        guard let frame = layout.frame(ofItemAt: cell) else { continue }
        let dimensions = dimensions(ofViewAt: cells[cell], sized: frame.size)
        if let distance = dimensions[explicit: guide] { return frame.minY + distance }
      }
      return nil
    }

    // MARK: Views

    private func item(
      at index: Int, attributes: CellAttributes, proposal: @escaping (CGFloat) -> CGFloat?
    ) -> AlignedItem {
      var item = AlignedItem(attributes: attributes) { [unowned self] width in
        let dimensions = dimensions(ofViewAt: index, proposed: proposal(width))
        return CGSize(width: dimensions.width, height: dimensions.height)
      } place: { _ in
      }
      item.baselines = { [unowned self] size in
        let dimensions = dimensions(ofViewAt: index, sized: size)
        return (
          dimensions[explicit: .firstTextBaseline] ?? size.height,
          dimensions[explicit: .lastTextBaseline] ?? size.height
        )
      }
      return item
    }

    private func dimensions(ofViewAt index: Int, proposed width: CGFloat?) -> ViewDimensions {
      if let known = answers[index].dimensions(for: width) { return known }
      let dimensions = subviews[index].dimensions(in: ProposedViewSize(width: width, height: nil))
      answers[index].append(dimensions, for: width)
      return dimensions
    }

    /// Returns the dimensions of a view at a size that it has returned or, if its line has decided its
    /// width, at that width.
    private func dimensions(ofViewAt index: Int, sized size: CGSize) -> ViewDimensions {
      answers[index].dimensions(sized: size) ?? dimensions(ofViewAt: index, proposed: size.width)
    }

    /// Returns the greatest distance that two neighbours prefer.
    private func preferredDistance(along axis: Axis) -> CGFloat {
      zip(cells, cells.dropFirst()).reduce(0) { distance, pair in
        max(
          distance, subviews[pair.0].spacing.distance(to: subviews[pair.1].spacing, along: axis))
      }
    }
  }

  /// The lines of a container for what its parent asked for.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct SetLines {
    enum Request: Equatable {
      /// Lines for a proposed width, or for none.
      case proposal(CGFloat?)

      /// Lines of views in their ideal sizes, in the width that they need.
      case ideal(CGFloat)
    }

    let request: Request
    let layout: AlignedGroup.Layout
    let size: CGSize

    init(_ request: Request, _ layout: AlignedGroup.Layout) {
      self.request = request
      self.layout = layout
      size = layout.size
    }

    /// Whether the lines are those of a proposal without a width.
    var isIdeal: Bool {
      request == .proposal(nil)
    }
  }

  extension AlignedGroup.Layout {
    /// The frames of the items that no line limit hides, in order.
    fileprivate var framesOfVisibleItems: ArraySlice<CGRect> {
      content.framesOfPlacedCells(inSection: 0).prefix(items.count - hiddenCount)
    }
  }

  /// What a view has returned for the widths that it was offered.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  private struct ViewAnswers {
    private static let capacity = 16

    private var answers: [(width: CGFloat?, dimensions: ViewDimensions)] = []

    func dimensions(for width: CGFloat?) -> ViewDimensions? {
      answers.last { $0.width == width }?.dimensions
    }

    func dimensions(sized size: CGSize) -> ViewDimensions? {
      answers.last { $0.dimensions.width == size.width && $0.dimensions.height == size.height }?
        .dimensions
    }

    mutating func append(_ dimensions: ViewDimensions, for width: CGFloat?) {
      if answers.count == Self.capacity { answers.removeFirst() }
      answers.append((width, dimensions))
    }
  }

  extension SectionAttributes {
    /// The attributes with left and right exchanged: SwiftUI mirrors what the engine sets from the left.
    fileprivate func mirrored(_ isMirrored: Bool) -> SectionAttributes {
      isMirrored ? with(lineAlignment: lineAlignment.mirrored) : self
    }
  }

  extension CellAttributes {
    fileprivate func mirrored(_ isMirrored: Bool) -> CellAttributes {
      guard isMirrored, let lineAlignment else { return self }
      return with(lineAlignment: lineAlignment.mirrored)
    }
  }

  extension SectionAttributes.LineAlignment {
    fileprivate var mirrored: Self {
      switch self {
      case .left: .right
      case .right: .left
      case .leading, .center, .trailing: self
      }
    }
  }
#endif
