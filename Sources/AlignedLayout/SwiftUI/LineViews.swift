#if canImport(SwiftUI)
  import SwiftUI

  /// The views of a container as items of a group, which remembers sizes and lines.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  final class LineViews {
    let views: MeasuredViews
    private(set) var group: AlignedGroup

    /// The group in which all views have their ideal sizes, whatever they are offered.
    private var idealGroup: AlignedGroup

    /// The indices of the views that are items, in the order of these.
    let cells: [Int]

    /// The index of the view that stands for hidden ones.
    let overflow: Int?

    /// The width of the view that stands for hidden ones.
    private(set) var overflowWidth: OverflowWidth

    /// The lines for the widths that were proposed last. They hold as long as this object does: another is
    /// made when a view changes.
    private var lines: [SetLines] = []
    private static let capacity = 8

    /// - Parameter overflowWidth: what is known of the view that stands for hidden ones.
    init(
      _ subviews: LayoutSubviews, in container: AlignedLines,
      overflowWidth: OverflowWidth = OverflowWidth()
    ) {
      self.overflowWidth = overflowWidth
      overflow = subviews.firstIndex { $0[OverflowMark.self] }
      cells = subviews.indices.filter {
        !subviews[$0][OverflowMark.self] && subviews[$0][DecorationKind.self] == nil
      }
      let isMirrored = subviews.layoutDirection == .rightToLeft
      var attributes = container.attributes.mirrored(isMirrored)
      if container.usesPreferredSpacing {
        attributes = attributes.with(
          cellSpacing: subviews.preferredDistance(between: cells, along: .horizontal),
          lineSpacing: subviews.preferredDistance(between: cells, along: .vertical))
      }
      views = MeasuredViews(subviews, on: attributes)
      group = AlignedGroup(items: [])
      idealGroup = group
      group = makeGroup(attributes, isMirrored) { $0 }
      // By first fit, the lines are the same in the width that they use.
      idealGroup =
        makeGroup(attributes.with(breakingStrategy: .firstFit), isMirrored) { _ in nil }.natural
    }

    /// Makes a group of the views. `proposal` returns what a view is proposed for a width that it is offered.
    private func makeGroup(
      _ attributes: SectionAttributes, _ isMirrored: Bool,
      proposal: @escaping (CGFloat) -> CGFloat?
    ) -> AlignedGroup {
      let items = cells.map { index in
        let cell = views.subviews[index][CellAttributesKey.self].mirrored(isMirrored)
        return item(
          at: index, attributes: withLeastWidth(cell, ofViewAt: index, attributes),
          proposal: proposal)
      }
      let overflow = overflow.map { index in
        var item = item(at: index, attributes: .default, proposal: proposal)
        item.minimumSize.width = overflowWidth.leastWidth
        return item
      }
      return AlignedGroup(
        attributes: attributes, items: items, overflow: overflow.map { item in { _ in item } })
    }

    /// Returns attributes whose least width is that of the view, if the line decides its width: lines are
    /// broken with the least width.
    private func withLeastWidth(
      _ cell: CellAttributes, ofViewAt index: Int, _ section: SectionAttributes
    ) -> CellAttributes {
      guard cell.isFlexible, cell.fraction == nil, section.columns == nil, section.rows == nil
      else { return cell }
      let leastWidth = views.answer(ofViewAt: index, proposed: 0).width
      return cell.with(
        minimumWidth: max(cell.minimumWidth, min(leastWidth, cell.maximumGrownWidth)))
    }

    // MARK: Layout

    /// Returns the lines for a proposed width. They are never narrower than a view.
    func lines(_ subviews: LayoutSubviews, for proposal: ProposedViewSize) -> SetLines {
      views.subviews = subviews
      let width = proposal.width.flatMap { $0.isNaN || $0.isUnlimitedWidth ? nil : $0 }
      return lines(for: .proposal(width)) {
        width.map(layoutWithoutCuts) ?? idealGroup.layout(width: .infinity)
      }
    }

    /// Returns the lines that fill bounds, whose size is that of the lines for the proposal.
    func lines(
      _ subviews: LayoutSubviews, filling size: CGSize, for proposal: ProposedViewSize
    ) -> SetLines {
      let proposed = lines(subviews, for: proposal)
      if proposed.isIdeal, proposed.size.equals(size) {
        return lines(for: .ideal(size.width)) { idealGroup.layout(width: size.width) }
      }
      return lines(for: .bounds(size.width)) { group.layout(width: size.width) }
    }

    private func lines(
      for request: SetLines.Request, orSet set: () -> AlignedGroup.Layout
    ) -> SetLines {
      if let known = lines.last(where: { $0.request == request }) { return known }
      let new = SetLines(request, set())
      lines.append(new, keepingLast: Self.capacity)
      return new
    }

    /// Places views. Those that a line limit hides are out of sight: a container cannot remove views.
    func place(_ subviews: LayoutSubviews, on lines: SetLines, at origin: CGPoint) {
      views.subviews = subviews
      let frames = lines.layout.framesOfVisibleItems
      func place(_ index: Int, in frame: CGRect?) {
        let proposal = frame.map {
          views.proposal(toViewAt: index, sized: $0.size, isIdeal: lines.isIdeal)
        }
        subviews[index].place(in: frame, proposal: proposal, from: origin)
      }
      for (item, index) in cells.enumerated() {
        place(index, in: item < frames.count ? frames[item] : nil)
      }
      let frameOfOverflow = lines.layout.frameOfOverflow
      for index in subviews.indices where subviews[index][OverflowMark.self] {
        place(index, in: index == overflow ? frameOfOverflow : nil)
      }
      placeDecorations(of: lines.layout, among: subviews, at: origin)
      overflowWidth.append(
        hiddenCount: lines.layout.hiddenItemCount, width: frameOfOverflow?.size.width ?? 0)
    }

    /// Gives each background and separator the next view of its kind. Views that are left over are out of
    /// sight.
    private func placeDecorations(
      of layout: AlignedGroup.Layout, among subviews: LayoutSubviews, at origin: CGPoint
    ) {
      let decorations = subviews.filter { $0[DecorationKind.self] != nil }
      guard !decorations.isEmpty else { return }
      var spare = Dictionary(grouping: decorations) { $0[DecorationKind.self] ?? "" }
        .mapValues { $0[...] }
      layout.forEachDecoration { kind, frame, _ in
        spare[kind]?.popFirst()?.place(
          in: frame, proposal: ProposedViewSize(frame.size), from: origin)
      }
      for view in spare.values.joined() { view.place(in: nil, proposal: nil, from: origin) }
    }

    /// Returns the distance from the top to a baseline of the first view on a line that has one, or nil.
    func position(
      of baseline: KeyPath<ViewAnswer, CGFloat?>, on line: ContentLayout.Line,
      of layout: AlignedGroup.Layout
    ) -> CGFloat? {
      for cell in line.cells {
        guard let frame = layout.frame(ofItemAt: cell) else { continue }
        let answer = views.answer(ofViewAt: cells[cell], sized: frame.size)
        if let distance = answer[keyPath: baseline] { return frame.minY + distance }
      }
      return nil
    }

    private func item(
      at index: Int, attributes: CellAttributes, proposal: @escaping (CGFloat) -> CGFloat?
    ) -> AlignedItem {
      AlignedItem(
        ItemSettings(
          attributes: attributes, asksForEveryOffer: true,
          baselines: { [views] size in
            let answer = views.answer(ofViewAt: index, sized: size)
            return (
              attributes.firstBaseline ?? answer.firstBaseline ?? size.height,
              attributes.lastBaseline ?? answer.lastBaseline ?? size.height
            )
          },
          size: { [views] width in
            views.answer(ofViewAt: index, proposed: proposal(width), attributes).size
          },
          // It is known there for which widths an answer holds.
          remembersSizes: true))
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension LayoutSubviews {
    /// Returns the greatest distance that two neighbours prefer.
    fileprivate func preferredDistance(between cells: [Int], along axis: Axis) -> CGFloat {
      zip(cells, cells.dropFirst()).map {
        self[$0].spacing.distance(to: self[$1].spacing, along: axis)
      }.reduce(0, Swift.max)
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension LayoutSubview {
    /// Places the view in a frame of a container, or out of sight.
    fileprivate func place(in frame: CGRect?, proposal: ProposedViewSize?, from origin: CGPoint) {
      let corner = frame?.origin ?? CGPoint(x: -100_000, y: -100_000)
      place(
        at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), proposal: proposal ?? .zero)
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
