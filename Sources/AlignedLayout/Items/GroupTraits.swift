/// What the items of a group have in common. It is found once, and not for each layout.
struct GroupTraits {
  /// Whether any item has other attributes than the default.
  let haveAttributes: Bool

  /// Whether any item is offered another space than the group says.
  let haveOffers: Bool

  /// Whether any item stands on a baseline.
  let standOnBaselines: Bool

  /// Whether any item takes what remains of the group's height.
  let shareHeight: Bool

  /// Whether lines may take more width than their items need: items grow, shrink or take fractions, lines
  /// are justified or indented to the trailing edge, or there are columns or rows. Without a limit of the
  /// width, that would be infinite.
  let fillLines: Bool

  /// Whether the group surely has the same lines in every width between the one that it uses and the one
  /// that it is offered.
  let keepLinesWhenNarrowed: Bool

  init(of group: AlignedGroup) {
    let items = group.items
    haveAttributes = items.contains { $0.state.lineAttributes(for: group.axis) != .default }
    haveOffers = items.contains { $0.offer != .automatic }
    standOnBaselines =
      group.axis == .vertical
      && (group.attributes.cellAlignment.isByBaseline
        || items.contains { $0.attributes.isAlignedByBaseline })
    shareHeight =
      group.attributes.sizing.asksForHeights
      && items.contains { $0.height.weight != nil && !$0.state.isHidden }
    fillLines =
      group.attributes.justification != nil || group.attributes.columns != nil
      || group.attributes.rows != nil
      || items.contains { $0.attributes.growth > 0 || $0.attributes.isFlexible }
      || items.contains(where: \.attributes.standsAtTrailingEdge)
        && items.contains { $0.attributes.indentation != .unchanged }
    keepLinesWhenNarrowed =
      !fillLines && group.attributes.keepLinesWhenNarrowed
      && items.allSatisfy(\.state.keepsSizeWhenNarrowed)
  }
}

extension SectionAttributes {
  /// The space that a group with these attributes offers items that do not say what they are offered.
  var offerToItems: Offer {
    sizing.offer(automatic: .wholeLine)
  }

  fileprivate var keepLinesWhenNarrowed: Bool {
    breakingStrategy == .firstFit && lineLimit == .unlimited && cellSpacing >= 0
      && !hasSharedWidths && offerToItems == .wholeLine
  }
}

extension SectionAttributes.Sizing {
  /// Whether the heights of cells are those that are returned for them.
  fileprivate var asksForHeights: Bool {
    switch kind {
    case .asked, .selfSizing: true
    case .fixed, .rows: false
    case .columns(let columns): columns.cellHeight == .asked || columns.isSelfSizing
    }
  }
}
