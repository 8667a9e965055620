/// Asks items as the cells of a section.
final class ItemSource: CellSource {
  private let group: AlignedGroup

  /// The items that are not hidden.
  let items: [AlignedItem]
  let environment: ItemEnvironment

  /// The width of a whole line.
  private let lineWidth: CGFloat

  /// The rule by which most items are offered their space.
  private let rule: OfferRule
  private let haveOffers: Bool

  /// The baselines of items at the sizes that they have on their lines, once these are known.
  private let baselines: [Int: Baselines]
  private let baselinesOfOverflow: Baselines?

  let hasAttributes: Bool

  init(
    _ items: [AlignedItem], of group: AlignedGroup, width: CGFloat, in environment: ItemEnvironment,
    standingOn baselines: [Int: Baselines] = [:], overflowOn baselinesOfOverflow: Baselines? = nil
  ) {
    self.group = group
    self.items = items
    self.environment = environment
    self.baselines = baselines
    self.baselinesOfOverflow = baselinesOfOverflow
    lineWidth = SectionRoom.width(
      inContentOf: width, contentInsets: group.padding, sectionInsets: group.attributes.insets)
    rule = OfferRule(ofItemsOffered: group.attributes.offerToItems)
    haveOffers = group.traits.haveOffers
    hasAttributes = !baselines.isEmpty || group.traits.haveAttributes
  }

  func key(of position: ContentLayout.CellPosition) -> Int {
    position.cell
  }

  func attributes(of index: Int) -> CellAttributes {
    let attributes = items[index].state.lineAttributes
    guard !baselines.isEmpty, let baselines = baselines[index] else { return attributes }
    return attributes.with(firstBaseline: baselines.first, lastBaseline: baselines.last)
  }

  func size(of index: Int, _ space: CGFloat) -> CGSize {
    items[index].state.size(offered: space, in: environment)
  }

  func lastLineWidth(of index: Int, size: CGSize) -> CGFloat? {
    items[index].state.lastLineWidth(of: size, in: environment)
  }

  func rule(for index: Int, in section: OfferRule) -> OfferRule {
    guard haveOffers, items[index].offer != .automatic else { return rule }
    return OfferRule(ofItemsOffered: items[index].offer)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    guard let overflow = group.overflow else { return CGSize(width: 0, height: 0) }
    return group.memory.overflow.size(
      hiddenItemCount: hiddenCount, fitting: lineWidth, in: environment, orMake: overflow)
  }
}

extension ItemSource {
  func attributesOfOverflow(inSection section: Int) -> CellAttributes {
    guard let baselines = baselinesOfOverflow else { return .default }
    return CellAttributes(firstBaseline: baselines.first, lastBaseline: baselines.last)
  }
}

extension OfferRule {
  /// The rule of items, which are never wider than their line.
  fileprivate init(ofItemsOffered offer: SectionAttributes.Offer) {
    self.init(
      offersWholeLine: offer == .wholeLine, clampsOversizedCells: offer == .remainingLineSpace)
  }
}
