/// Asks items as the cells of a section.
final class ItemSource: CellSource {
  private let group: AlignedGroup

  /// The items that are not hidden.
  let items: [AlignedItem]
  let environment: ItemEnvironment

  /// The length of a whole line.
  private let lineWidth: CGFloat

  /// The rule by which most items are offered their space.
  private let rule: OfferRule
  private let haveOffers: Bool

  let known: Known
  let hasAttributes: Bool

  /// What is known of the items on their lines.
  struct Known {
    /// The baselines of items at the sizes that they have, once these are known.
    var baselines: [Int: Baselines] = [:]
    var baselinesOfOverflow: Baselines?

    /// The heights of items that take what remains of the group's height, in upright coordinates.
    var heights: [Int: CGFloat] = [:]
  }

  init(
    _ items: [AlignedItem], of group: AlignedGroup, width: CGFloat,
    in environment: ItemEnvironment, knowing known: Known
  ) {
    self.group = group
    self.items = items
    self.environment = environment
    self.known = known
    lineWidth = SectionRoom.width(
      inContentOf: width, contentInsets: group.padding.transposed(for: group.axis),
      sectionInsets: group.attributes.insets.transposed(for: group.axis))
    rule = OfferRule(ofItemsOffered: group.attributes.offerToItems)
    haveOffers = group.traits.haveOffers
    hasAttributes =
      !known.baselines.isEmpty || !known.heights.isEmpty || group.traits.haveAttributes
  }

  var hasOwnRules: Bool {
    true
  }

  func attributes(of cell: Position) -> CellAttributes {
    let index = cell.cell
    let attributes = items[index].state.lineAttributes(for: group.axis)
    if !known.heights.isEmpty, known.heights[index] != nil, group.alignsByBaseline(attributes) {
      return attributes.with(cellAlignment: .top)
    }
    guard !known.baselines.isEmpty, let baselines = known.baselines[index] else {
      return attributes
    }
    return attributes.with(firstBaseline: baselines.first, lastBaseline: baselines.last)
  }

  func size(of cell: Position, _ space: CGFloat) -> CGSize {
    let index = cell.cell
    let size = items[index].state.size(offered: space, along: group.axis, in: environment)
    guard !known.heights.isEmpty, let height = known.heights[index] else { return size }
    return CGSize(width: size.transposed(for: group.axis).width, height: height)
      .transposed(for: group.axis)
  }

  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
    items[cell.cell].state.lastLineWidth(of: size, in: environment)
  }

  func rule(for cell: Position, in section: OfferRule) -> OfferRule {
    guard haveOffers, items[cell.cell].offer != .automatic else { return rule }
    return OfferRule(ofItemsOffered: items[cell.cell].offer)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    guard let overflow = group.overflow else { return CGSize(width: 0, height: 0) }
    return group.memory.overflow.size(
      hiddenItemCount: hiddenCount, offered: lineWidth, along: group.axis, in: environment,
      orMake: overflow)
  }
}

extension ItemSource {
  func attributesOfOverflow(inSection section: Int) -> CellAttributes {
    guard let baselines = known.baselinesOfOverflow else { return .default }
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
