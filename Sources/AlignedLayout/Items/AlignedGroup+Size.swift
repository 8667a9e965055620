extension AlignedGroup {
  func layout(width: CGFloat, in environment: ItemEnvironment) -> Layout {
    memory.refresh(for: self, in: environment)
    let width = width.limitedLength
    return memory.layout(width: width) { Layout(of: self, width: width, in: environment) }
  }

  /// Returns the size of the group for the width that it is offered. Laid out in that size, it has the
  /// same lines.
  func size(fitting width: CGFloat, in environment: ItemEnvironment) -> CGSize {
    memory.refresh(for: self, in: environment)
    return memory.size(fitting: width, exactly: !keepsLinesWhenNarrowed) {
      layout(width: width, in: environment).size
    }
  }

  /// Whether the group surely has the same lines in every width between the one that it uses and the one
  /// that it is offered.
  var keepsLinesWhenNarrowed: Bool {
    memory.keepsLinesWhenNarrowed {
      attributes.keepsLinesWhenNarrowed && items.allSatisfy(\.keepsSizeWhenNarrowed)
    }
  }

  func hashState(into hash: inout UInt) {
    for item in items { item.body.hashState(into: &hash) }
    hash.combine(UInt(bitPattern: items.count))
  }
}

extension SectionAttributes {
  fileprivate var keepsLinesWhenNarrowed: Bool {
    breakingStrategy == .firstFit && lineLimit == .unlimited && justification == nil
      && cellSpacing >= 0 && !offersRemainingSpaceToViews
  }
}

extension AlignedItem {
  fileprivate var keepsSizeWhenNarrowed: Bool {
    guard !asksForEveryOffer, offer != .remainingLineSpace, !attributes.isFlexible else {
      return false
    }
    switch body.content {
    case .single: return true
    case .group(let group): return group.keepsLinesWhenNarrowed
    }
  }
}
