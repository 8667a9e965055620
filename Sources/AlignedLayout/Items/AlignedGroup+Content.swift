extension AlignedGroup {
  /// Sets items on lines.
  ///
  /// Lines break without regard to baselines and heights. So the first layout asks the items, and the next ones
  /// have the same lines.
  ///
  /// - Parameter room: the room of the lines, in upright coordinates.
  func content(
    of items: [AlignedItem], in room: CGSize, _ environment: ItemEnvironment
  ) -> ContentLayout {
    func layOut(knowing known: ItemSource.Known) -> ContentLayout {
      self.content(
        of: ItemSource(items, of: self, width: room.width, in: environment, knowing: known),
        width: room.width)
    }
    var known = ItemSource.Known()
    if !room.height.isUnlimited { known.heights = leastHeights(of: items) }
    var content = layOut(knowing: known)
    if traits.standOnBaselines {
      let frames = content.framesOfPlacedCells(inSection: 0)
      for (index, item) in items.prefix(content.visibleCellCount(inSection: 0)).enumerated()
      where alignsByBaseline(item.attributes) && known.heights[index] == nil {
        known.baselines[index] = item.state.baselines(of: frames[index].size, in: environment)
      }
      known.baselinesOfOverflow = baselinesOfOverflow(in: content, of: items.count, environment)
      content = layOut(knowing: known)
    }
    guard !known.heights.isEmpty else { return content }
    share(room.height, between: &known.heights, of: items, in: content)
    return layOut(knowing: known)
  }

  /// Whether an item of the group with these attributes stands on a baseline.
  func alignsByBaseline(_ cell: CellAttributes) -> Bool {
    cell.alignment(in: attributes.cellAlignment).isByBaseline
  }

  /// Returns the baselines of the item that stands for hidden ones, if it stands on one.
  private func baselinesOfOverflow(
    in content: ContentLayout, of itemCount: Int, _ environment: ItemEnvironment
  ) -> Baselines? {
    guard attributes.cellAlignment.isByBaseline, let overflow,
      let frame = content.frame(ofOverflowInSection: 0)
    else { return nil }
    let hiddenItemCount = itemCount - content.visibleCellCount(inSection: 0)
    return memory.overflow.item(hiddenItemCount: hiddenItemCount, orMake: overflow)
      .state.baselines(of: frame.size, in: environment)
  }

  private func content(of source: ItemSource, width: CGFloat) -> ContentLayout {
    let section = ContentLayout.Section(
      attributes: attributes.ofItems, cellCount: source.items.count)
    var composition = ContentComposition(
      in: ContentRoom(
        axis: axis, length: width, direction: source.environment.direction,
        displayScale: source.environment.displayScale, contentInsets: padding, sectionSpacing: 0,
        supplementaryInsets: .zero, boundaries: BoundaryViews()))
    composition.append(section, from: source)
    return ContentLayout(composition)
  }
}

// What remains of a height. All lengths are upright.
extension AlignedGroup {
  /// Returns the least heights of the items that take what remains of the group's height.
  private func leastHeights(of items: [AlignedItem]) -> [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for (index, item) in items.enumerated() where item.height.weight != nil {
      let least = item.state.settings.limited(CGSize(width: 0, height: 0))
      heights[index] = least.transposed(for: axis).height
    }
    return heights
  }

  /// Shares what lines of least heights leave of a height between those with remaining items.
  ///
  /// - Parameter heights: the least heights of remaining items, which become their heights.
  private func share(
    _ height: CGFloat, between heights: inout [Int: CGFloat], of items: [AlignedItem],
    in content: ContentLayout
  ) {
    let lines = content[0].lines
    let least = (0..<lines.lineCount).map { lines.frame(ofLine: $0).size.height }
    var shared = SharedSpace(cellCount: lines.lineCount)
    let remaining = (0..<lines.lineCount).map { line in
      lines.line(at: line).cells.filter { $0 < lines.visibleCellCount && heights[$0] != nil }
    }
    for (line, cells) in remaining.enumerated() {
      let greatest = cells.map { items[$0].greatestOuterHeight(along: axis) }.max() ?? 0
      shared.append(
        weight: cells.compactMap { items[$0].height.weight }.max() ?? 0,
        most: (greatest - least[line]).orZero)
    }
    let left = height - content.contentSize.transposed(for: axis).height
    let shares = shared.completeShares(of: left, grid: content.grid)
    for (line, cells) in remaining.enumerated() {
      for cell in cells {
        let outer = min(least[line] + shares[line], items[cell].greatestOuterHeight(along: axis))
        heights[cell] = max(0, outer - items[cell].insetHeight(along: axis))
      }
    }
  }
}

extension AlignedItem {
  fileprivate func insetHeight(along axis: ContentLayout.Axis) -> CGFloat {
    let insets = attributes.insets.transposed(for: axis)
    return insets.top + insets.bottom
  }

  fileprivate func greatestOuterHeight(along axis: ContentLayout.Axis) -> CGFloat {
    maximumSize.limitedLengths.transposed(for: axis).height + insetHeight(along: axis)
  }
}

extension SectionAttributes {
  /// The attributes by which the engine lays out a group. Each item has its own offer, and is cut to its
  /// line.
  fileprivate var ofItems: SectionAttributes {
    let isAsked =
      switch sizing.kind {
      case .asked, .selfSizing: true
      case .fixed, .columns, .rows: false
      }
    return with(sizing: isAsked ? .asked : sizing, clampsOversizedCells: true)
  }
}
