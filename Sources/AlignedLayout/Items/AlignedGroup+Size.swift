extension AlignedGroup {
  /// Lays out the group in a size that it is given.
  func layout(in size: CGSize, _ environment: ItemEnvironment) -> Layout {
    memory.refresh(for: self, in: environment)
    return rememberedLayout(in: room(size), environment)
  }

  /// Returns the layout in a size that the group is given, if it is remembered. Nothing is asked.
  func knownLayout(in size: CGSize) -> Layout? {
    memory.knownLayout(in: room(size))
  }

  /// Returns the size of the group for the one that it is offered. Laid out in that size, it has the
  /// same lines.
  ///
  /// Only the length along the lines counts. The group need not fill the length that it is offered across them:
  /// lines that could share it have the heights that their items return.
  func size(fitting offer: CGSize, in environment: ItemEnvironment) -> CGSize {
    memory.refresh(for: self, in: environment)
    let length = offer.transposed(for: axis).width
    let room = room(CGSize(width: length, height: .unlimitedLength).transposed(for: axis))
    return memory.sizes.size(
      for: room.transposed(for: axis), exactly: !traits.keepLinesWhenNarrowed
    ) {
      rememberedLayout(in: room, environment).size
    }
  }

  private func rememberedLayout(in room: CGSize, _ environment: ItemEnvironment) -> Layout {
    memory.layout(in: room) { Layout(of: self, in: room, environment) }
  }

  /// Returns a size as the room of lines, in upright coordinates. Its height has no limit where no item has any use
  /// for it, so that nothing is laid out twice.
  private func room(_ size: CGSize) -> CGSize {
    let room = size.limitedLengths.transposed(for: axis)
    return CGSize(
      width: min(room.width, .unlimitedLength),
      height: traits.shareHeight && !room.height.isUnlimited ? room.height : .unlimitedLength)
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
      attributes: attributes, axis: axis, padding: padding, items: naturalItems, overflow: overflow
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
  /// The length of a layout whose length is not limited: 2²⁶ points. In it, coordinates are exact to some
  /// 1e-8 points, where those near 1e9 are not.
  static var unlimitedLength: CGFloat { 67_108_864 }

  /// Whether the length is that of a layout without a limit, also after paddings were subtracted.
  package var isUnlimited: Bool {
    self > CGFloat.unlimitedLength / 2
  }
}
