extension AlignedGroup {
  func layout(width: CGFloat, in environment: ItemEnvironment) -> Layout {
    memory.refresh(for: self, in: environment)
    return rememberedLayout(width: width, in: environment)
  }

  /// Returns the size of the group for the width that it is offered. Laid out in that size, it has the
  /// same lines.
  func size(fitting width: CGFloat, in environment: ItemEnvironment) -> CGSize {
    memory.refresh(for: self, in: environment)
    return memory.size(fitting: width, exactly: !traits.keepLinesWhenNarrowed) {
      rememberedLayout(width: width, in: environment).size
    }
  }

  private func rememberedLayout(width: CGFloat, in environment: ItemEnvironment) -> Layout {
    let width = min(width.limitedLength, .unlimitedWidth)
    return memory.layout(width: width) { Layout(of: self, width: width, in: environment) }
  }

  /// The group as it is laid out without a limit of its width: its lines take what their items need.
  var natural: AlignedGroup {
    guard traits.fillLines else { return self }
    var attributes = attributes.with(justification: nil)
    if let columns = attributes.columns {
      attributes = attributes.with(sizing: .asked)
      if let count = columns.countWithoutLimit {
        attributes = attributes.with(
          maximumCellsPerLine: min(count, attributes.maximumCellsPerLine ?? count))
      }
    }
    if let rows = attributes.rows {
      attributes = attributes.with(sizing: rows.sizingWithoutTallerRows)
    }
    return AlignedGroup(
      attributes: attributes, padding: padding, items: naturalItems, overflow: overflow
    ).sharingOverflow(of: self)
  }

  /// The items as they are laid out without a limit of the width. Lines have no trailing edge then, so none are
  /// indented to an item there, or from there to the items before it.
  private var naturalItems: [AlignedItem] {
    let indentsFromTrailingEdge =
      attributes.lineAlignment != .leading
      && items.contains(where: \.attributes.standsAtTrailingEdge)
    return items.map { item in
      var natural = item.natural
      if indentsFromTrailingEdge || item.attributes.standsAtTrailingEdge {
        natural.attributes = natural.attributes.with(indentation: .unchanged)
      }
      return natural
    }
  }

  /// What the items have in common.
  var traits: GroupTraits {
    memory.traits { GroupTraits(of: self) }
  }

  /// Adds the state of the items to a hash, and returns the number of hidden ones.
  func hashState(into hash: inout UInt) -> Int {
    var hiddenItemCount = 0
    for item in items where item.state.hashState(into: &hash) { hiddenItemCount += 1 }
    hash.combine(UInt(bitPattern: items.count))
    return hiddenItemCount
  }
}

extension CGFloat {
  /// The width of a layout whose width is not limited: 2²⁶ points. In it, coordinates are exact to some
  /// 1e-8 points, where those near 1e9 are not.
  static var unlimitedWidth: CGFloat { 67_108_864 }

  /// Whether the width is that of a layout without a limit, also after paddings were subtracted.
  var isUnlimitedWidth: Bool {
    self > CGFloat.unlimitedWidth / 2
  }
}
