extension AlignedGroup {
  /// Sets items on lines.
  func content(
    of items: [AlignedItem], width: CGFloat, in environment: ItemEnvironment
  ) -> ContentLayout {
    let content = content(
      of: ItemSource(items, of: self, width: width, in: environment), width: width)
    guard traits.standOnBaselines else { return content }
    var baselines: [Int: Baselines] = [:]
    let frames = content.framesOfPlacedCells(inSection: 0)
    for (index, item) in items.prefix(content.visibleCellCount(inSection: 0)).enumerated()
    where item.attributes.alignment(in: attributes.cellAlignment).isByBaseline {
      baselines[index] = item.state.baselines(of: frames[index].size, in: environment)
    }
    // Lines break without regard to baselines, so the sizes are the same in the second layout.
    return self.content(
      of: ItemSource(
        items, of: self, width: width, in: environment, standingOn: baselines,
        overflowOn: baselinesOfOverflow(in: content, of: items.count, environment)),
      width: width)
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
        axis: .vertical, length: width, direction: source.environment.direction,
        displayScale: source.environment.displayScale, contentInsets: padding, sectionSpacing: 0,
        supplementaryInsets: .zero, boundaries: BoundaryViews()))
    composition.append(section, from: source)
    return ContentLayout(composition)
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
