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
      self.subviews = subviews
      self.overflowWidth = overflowWidth
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
        let cell = subviews[index][CellAttributesKey.self].mirrored(isMirrored)
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
      let leastWidth = answer(ofViewAt: index, proposed: 0).width
      return cell.with(
        minimumWidth: max(cell.minimumWidth, min(leastWidth, cell.maximumGrownWidth)))
    }

    // MARK: Layout

    /// Returns the lines for a proposed width. They are never narrower than a view.
    func lines(_ subviews: LayoutSubviews, for proposal: ProposedViewSize) -> SetLines {
      self.subviews = subviews
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
          proposal: answers[index].proposal(for: frame.size, isIdeal: lines.isIdeal))
      }
      for (item, index) in cells.enumerated() {
        place(index, in: item < frames.count ? frames[item] : nil)
      }
      let frameOfOverflow = lines.layout.frameOfOverflow
      for index in subviews.indices where subviews[index][OverflowMark.self] {
        place(index, in: index == overflow ? frameOfOverflow : nil)
      }
      overflowWidth.append(
        hiddenCount: lines.layout.hiddenItemCount, width: frameOfOverflow?.size.width ?? 0)
    }

    /// Returns the distance from the top to a baseline of the first view on a line that has one, or nil.
    func position(
      of baseline: KeyPath<ViewAnswer, CGFloat?>, on line: ContentLayout.Line,
      of layout: AlignedGroup.Layout
    ) -> CGFloat? {
      for cell in line.cells {
        guard let frame = layout.frame(ofItemAt: cell) else { continue }
        let answer = answer(ofViewAt: cells[cell], sized: frame.size)
        if let distance = answer[keyPath: baseline] { return frame.minY + distance }
      }
      return nil
    }

    // MARK: Views

    private func item(
      at index: Int, attributes: CellAttributes, proposal: @escaping (CGFloat) -> CGFloat?
    ) -> AlignedItem {
      var closures = ItemBody.Closures(
        size: { [unowned self] width in
          answer(ofViewAt: index, proposed: proposal(width), attributes).size
        }, place: { _ in })
      // It is known here for which widths an answer holds.
      closures.remembersSizes = true
      var item = AlignedItem(ItemBody(closures), attributes: attributes)
      item.asksForEveryOffer = true
      item.baselines = { [unowned self] size in
        let answer = answer(ofViewAt: index, sized: size)
        return (
          attributes.firstBaseline ?? answer.firstBaseline ?? size.height,
          attributes.lastBaseline ?? answer.lastBaseline ?? size.height
        )
      }
      return item
    }

    func answer(ofViewAt index: Int, proposed width: CGFloat?) -> ViewAnswer {
      answers[index].answer(for: width) { width in
        ViewAnswer(for: width) { subviews[index].dimensions(in: $0) }
      }
    }

    /// Returns the answer of a view with attributes. One that grows, or shares its width with others, has its
    /// ideal size, if that fits: it would otherwise take a whole line before its line is broken.
    private func answer(
      ofViewAt index: Int, proposed width: CGFloat?, _ attributes: CellAttributes
    ) -> ViewAnswer {
      if let width, attributes.growth > 0 || group.attributes.listsSharedWidth(of: attributes),
        attributes.width.isAsked
      {
        let ideal = answer(ofViewAt: index, proposed: nil)
        if ideal.width.fits(in: width) { return ideal }
      }
      return answer(ofViewAt: index, proposed: width)
    }

    /// Returns the answer of a view whose size it is or, if its line has decided its width, the answer for
    /// that width.
    private func answer(ofViewAt index: Int, sized size: CGSize) -> ViewAnswer {
      answers[index].answer(sized: size) ?? answer(ofViewAt: index, proposed: size.width)
    }

    /// Returns the width of a view that is given one: more, if the view cannot be as narrow.
    func width(
      ofViewAt index: Int, given width: CGFloat, _ attributes: CellAttributes
    ) -> CGFloat {
      answers[index].show(thatViewFitsIn: width)
        ? width : max(width, answer(ofViewAt: index, proposed: width, attributes).width)
    }

    /// Returns the greatest distance that two neighbours prefer.
    private func preferredDistance(along axis: Axis) -> CGFloat {
      zip(cells, cells.dropFirst()).reduce(0) { distance, pair in
        max(
          distance, subviews[pair.0].spacing.distance(to: subviews[pair.1].spacing, along: axis))
      }
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
