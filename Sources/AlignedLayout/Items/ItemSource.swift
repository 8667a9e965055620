/// Asks items as the cells of a section.
struct ItemSource: CellSource {
  let group: AlignedGroup

  /// The items that are not hidden.
  let items: [AlignedItem]

  /// The width of a whole line.
  let lineWidth: CGFloat
  let environment: ItemEnvironment

  /// The baselines of items at the sizes that they have on their lines, once these are known.
  var baselines: [Int: Baselines] = [:]

  /// Whether any item has other attributes than the default.
  private(set) var hasAttributes: Bool

  init(
    _ items: [AlignedItem], of group: AlignedGroup, width: CGFloat, in environment: ItemEnvironment
  ) {
    self.group = group
    self.items = items
    self.environment = environment
    lineWidth = SectionRoom.width(
      inContentOf: width, contentInsets: group.padding, sectionInsets: group.attributes.insets)
    hasAttributes = items.contains { !$0.lineAttributes.isDefault }
  }

  /// The source with attributes that contain the baselines.
  var standingOnBaselines: ItemSource {
    var source = self
    source.hasAttributes = true
    return source
  }

  func key(of position: ContentLayout.CellPosition) -> Int {
    position.cell
  }

  func attributes(of index: Int) -> CellAttributes {
    let attributes = items[index].lineAttributes
    guard let baselines = baselines[index] else { return attributes }
    return attributes.with(firstBaseline: baselines.first, lastBaseline: baselines.last)
  }

  func size(of index: Int, _ space: CGFloat) -> CGSize {
    items[index].size(offered: space, in: environment)
  }

  func rule(for index: Int, in section: OfferRule) -> OfferRule {
    items[index].rule(in: group.attributes)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    guard let overflow = group.overflow else { return CGSize(width: 0, height: 0) }
    return group.memory.sizeOfOverflow(hiddenCount: hiddenCount, fitting: lineWidth) {
      let item = overflow(hiddenCount)
      // It may be the same item as for another number, with another text.
      item.invalidateSize()
      return item.size(offered: lineWidth, in: environment)
    }
  }
}

extension AlignedGroup {
  /// Sets items on lines.
  func content(
    of items: [AlignedItem], width: CGFloat, in environment: ItemEnvironment
  ) -> ContentLayout {
    var source = ItemSource(items, of: self, width: width, in: environment)
    let content = content(of: source, width: width)
    for index in 0..<content.visibleCellCount(inSection: 0)
    where items[index].attributes.alignment(in: attributes.cellAlignment).isByBaseline {
      let size = content.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: index)).size
      source.baselines[index] = items[index].baselines(of: size, in: environment)
    }
    // Lines break without regard to baselines, so the sizes are the same in the second layout.
    return source.baselines.isEmpty
      ? content : self.content(of: source.standingOnBaselines, width: width)
  }

  private func content(of source: ItemSource, width: CGFloat) -> ContentLayout {
    let section = ContentLayout.Section(
      attributes: attributes.ofItems, cellCount: source.items.count)
    var stack = SectionStack(
      in: ContentRoom(
        axis: .vertical, length: width, direction: source.environment.direction,
        displayScale: source.environment.displayScale, contentInsets: padding, sectionSpacing: 0,
        supplementaryInsets: .zero))
    stack.append(section, from: source)
    return ContentLayout(stack)
  }
}
