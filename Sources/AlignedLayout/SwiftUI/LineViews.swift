#if canImport(SwiftUI)
  import SwiftUI

  /// The views of a container as items of a group, which remembers sizes and lines.
  ///
  /// The group sets upright lines. Where those of the container run from the top, width and height change places on
  /// the way in and out.
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
      let axis = container.axis
      let isMirrored = subviews.layoutDirection == .rightToLeft && axis == .vertical
      var attributes = container.attributes.mirrored(isMirrored).transposed(for: axis)
      attributes = attributes.with(cellAlignment: attributes.cellAlignment.inLines(of: axis))
      if container.usesPreferredSpacing {
        let (along, across): (Axis, Axis) =
          axis == .vertical ? (.horizontal, .vertical) : (.vertical, .horizontal)
        attributes = attributes.with(
          cellSpacing: subviews.preferredDistance(between: cells, along: along),
          lineSpacing: subviews.preferredDistance(between: cells, along: across))
      }
      views = MeasuredViews(subviews, along: axis, on: attributes)
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
          .transposed(for: views.axis)
        var item = item(
          at: index, attributes: withLeastWidth(cell, ofViewAt: index, attributes),
          proposal: proposal)
        item.height = views.subviews[index][CellHeightKey.self]
        if item.height != .asked { item.minimumSize.height = views.leastHeight(ofViewAt: index) }
        return item
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

    /// Returns the lines for a proposal. They are never narrower than a view.
    func lines(_ subviews: LayoutSubviews, for proposal: ProposedViewSize) -> SetLines {
      views.subviews = subviews
      let proposal = proposal.transposed(for: views.axis)
      func limit(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isNaN || $0.isUnlimited ? nil : $0 }
      }
      let (width, height) = (
        limit(proposal.width), group.traits.shareHeight ? limit(proposal.height) : nil
      )
      return lines(for: .proposal(width, height: height)) {
        guard let width else { return idealGroup.layout(width: .infinity, height: height) }
        let layout = layoutWithoutCuts(width: width)
        return height == nil ? layout : group.layout(width: layout.width, height: height)
      }
    }

    /// Returns the lines that fill bounds, whose size is that of the lines for the proposal.
    func lines(
      _ subviews: LayoutSubviews, filling size: CGSize, for proposal: ProposedViewSize
    ) -> SetLines {
      let proposed = lines(subviews, for: proposal)
      let size = size.transposed(for: views.axis)
      let isProposed = proposed.size.equals(size)
      // What has its own height keeps it.
      let keepsHeight = isProposed && proposed.layout.room.height.isUnlimited
      let height = group.traits.shareHeight && !keepsHeight ? size.height : nil
      if proposed.isIdeal, isProposed {
        return lines(for: .ideal(size.width, height: height)) {
          idealGroup.layout(width: size.width, height: height)
        }
      }
      return lines(for: .bounds(size.width, height: height)) {
        group.layout(width: size.width, height: height)
      }
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
        guard let frame else { return subviews[index].hide(from: origin) }
        views.place(index, in: frame, isIdeal: lines.isIdeal, from: origin)
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
        let frame = views.axis == .vertical ? frame : frame.transposed
        spare[kind]?.popFirst()?.place(
          at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
      for view in spare.values.joined() { view.hide(from: origin) }
    }

    /// Returns the distance from the top to a baseline of the first view on a line that has one, or nil.
    func position(
      of baseline: KeyPath<ViewAnswer, CGFloat?>, on line: ContentLayout.Line,
      of layout: AlignedGroup.Layout
    ) -> CGFloat? {
      for cell in line.cells {
        guard let frame = layout.frame(ofItemAt: cell) else { continue }
        let answer = views.answer(ofViewAt: cells[cell], sized: frame.size)
        if let distance = answer[keyPath: baseline] {
          return (views.axis == .vertical ? frame.minY : frame.minX) + distance
        }
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
          size: { [views] offer in
            views.answer(ofViewAt: index, proposed: proposal(offer.width), attributes).size
          },
          // The views remember their answers, and for which widths these hold.
          remembersSizes: true))
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension LayoutSubviews {
    /// Returns the greatest distance that two neighbors prefer.
    fileprivate func preferredDistance(between cells: [Int], along axis: Axis) -> CGFloat {
      zip(cells, cells.dropFirst()).map {
        self[$0].spacing.distance(to: self[$1].spacing, along: axis)
      }.reduce(0, Swift.max)
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension LayoutSubview {
    /// Places the view out of sight.
    fileprivate func hide(from origin: CGPoint) {
      place(at: CGPoint(x: origin.x - 100_000, y: origin.y - 100_000), proposal: .zero)
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
