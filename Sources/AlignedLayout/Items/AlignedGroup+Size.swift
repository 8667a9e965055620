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
    let width = width.limitedLength
    return memory.layout(width: width) { Layout(of: self, width: width, in: environment) }
  }

  /// What the items have in common.
  var traits: GroupTraits {
    memory.traits { GroupTraits(of: self) }
  }

  func hashState(into hash: inout UInt) {
    for item in items { item.body.hashState(into: &hash) }
    hash.combine(UInt(bitPattern: items.count))
  }
}
