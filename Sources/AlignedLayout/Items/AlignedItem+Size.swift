extension AlignedItem {
  /// Whether the item takes no room.
  var isHidden: Bool {
    body.isHidden
  }

  /// The attributes with the least and the greatest width of the item.
  var lineAttributes: CellAttributes {
    guard limitsWidth else { return attributes }
    return attributes.with(
      minimumWidth: max(attributes.minimumWidth, minimumSize.width.limitedLength),
      maximumWidth: min(attributes.maximumWidth, maximumSize.width.limitedLength))
  }

  private var limitsWidth: Bool {
    minimumSize.width > 0 || maximumSize.width < .greatestLaidOut
  }

  /// Returns the size of the item for the width that it is offered.
  func size(offered width: CGFloat, in environment: ItemEnvironment) -> CGSize {
    let greatest = maximumSize.limitedLengths
    let least = minimumSize.limitedLengths
    let size = body.size(
      offered: min(width, greatest.width), in: environment,
      isAskedForEveryOffer: asksForEveryOffer)
    return CGSize(
      width: max(min(size.width, greatest.width), least.width),
      height: max(min(size.height, greatest.height), least.height))
  }

  /// Returns the baselines of the item at a size: those of its attributes, or its own.
  func baselines(of size: CGSize, in environment: ItemEnvironment) -> Baselines {
    Baselines(of: attributes).or(body.baselines(of: size, in: environment))
  }

  /// Returns the rule by which the item is offered its space.
  func rule(in attributes: SectionAttributes) -> OfferRule {
    let offer = self.offer ?? attributes.offerToItems
    return offer == .wholeLine
      ? .wholeLine : OfferRule(offersWholeLine: false, clampsOversizedCells: true)
  }
}

extension SectionAttributes {
  /// The space that a group with these attributes offers items that do not say what they are offered.
  fileprivate var offerToItems: Sizing.Offer {
    guard case .selfSizing(_, _, let offer) = sizing else { return .wholeLine }
    return offer
  }

  /// The attributes by which the engine lays out a group. Each item has its own offer, and is cut to its
  /// line.
  var ofItems: SectionAttributes {
    let isAsked: Bool
    switch sizing {
    case .asked, .selfSizing: isAsked = true
    case .fixed, .columns: isAsked = false
    }
    return with(clampsOversizedCells: true, sizing: isAsked ? .asked : sizing)
  }
}
