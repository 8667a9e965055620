/// Everything that belongs to an item. Copies of the item share it until one of them changes, so an array of
/// items is as quick to read as an array of references.
final class ItemState {
  let settings: ItemSettings

  /// Shared by all copies of the item, also by those that have changed.
  let answers: ItemAnswers

  // Derived from the settings once, and not whenever the item is placed.
  private let lineAttributes: CellAttributes
  private let limitsSize: Bool

  init(_ settings: ItemSettings, _ answers: ItemAnswers = ItemAnswers()) {
    self.settings = settings
    self.answers = answers
    lineAttributes = settings.lineAttributes(for: .vertical)
    limitsSize = settings.limitsSize
  }

  func lineAttributes(for axis: ContentLayout.Axis) -> CellAttributes {
    axis == .vertical || !limitsSize ? lineAttributes : settings.lineAttributes(for: axis)
  }

  /// Whether the item takes no room. A group takes none if none of its items does.
  var isHidden: Bool {
    settings.group?.items.allSatisfy(\.state.isHidden) ?? settings.isHidden?() ?? false
  }

  /// The group that the item is, or that of its view.
  private var anyGroup: AlignedGroup? {
    settings.group ?? settings.groupOfView?()
  }

  /// Whether the item surely has the same size for every width between the one that it uses and the one
  /// that it is offered.
  var keepsSizeWhenNarrowed: Bool {
    !settings.asksForEveryOffer && settings.offer != .remainingLineSpace
      && anyGroup?.traits.keepLinesWhenNarrowed ?? true
  }

  /// Forgets the sizes of the item, and of all in it.
  func invalidateSize() {
    answers.removeAll()
    anyGroup?.invalidateSizes()
    settings.memory?.invalidate()
  }

  /// Returns the size of the item for the space that it is offered along a line of an axis. Across the line, only
  /// its greatest size is a limit.
  func size(
    offered space: CGFloat, along axis: ContentLayout.Axis, in environment: ItemEnvironment
  ) -> CGSize {
    let offer = CGSize(width: space, height: .unlimitedLength).transposed(for: axis)
    guard limitsSize else { return askedSize(offered: offer, in: environment) }
    let greatest = settings.maximumSize.limitedLengths
    let limited = CGSize(
      width: min(offer.width, greatest.width), height: min(offer.height, greatest.height))
    return settings.limited(askedSize(offered: limited, in: environment))
  }

  private func askedSize(offered offer: CGSize, in environment: ItemEnvironment) -> CGSize {
    // Groups and aligned views remember their sizes themselves: these depend on what is in them, too.
    if let group = settings.group { return group.size(fitting: offer, in: environment) }
    guard settings.groupOfView == nil, !settings.remembersSizes else {
      return settings.size(offer).limitedLengths
    }
    guard let layOut = settings.layOut, let memory = settings.memory else {
      return answers.size(for: offer, exactly: settings.asksForEveryOffer) {
        settings.size(offer).limitedLengths
      }
    }
    if memory.hasChanged(in: environment) { answers.forget() }
    return answers.size(for: offer, exactly: settings.asksForEveryOffer) {
      defer { memory.didSize(in: environment) }
      return memory.run(
        layOut, LayoutPass(in: offer, for: .sizing, environment, memory: memory)
      ).limitedLengths
    }
  }

  /// Places the item, or all that is in it.
  func place(in frame: CGRect, _ environment: ItemEnvironment) {
    if let group = settings.group {
      let layout = group.layout(in: frame.size, environment)
      return layout.apply(at: layout.origin(in: frame))
    }
    pass(in: frame, for: .placing(in: frame), environment)
  }

  /// Places all that is in the item without a size.
  func hide(at point: CGPoint, _ environment: ItemEnvironment) {
    for item in settings.group?.items ?? [] { item.state.hide(at: point, environment) }
    let frame = CGRect(origin: point, size: CGSize(width: 0, height: 0))
    pass(in: frame, for: .hiding(at: point), environment)
  }

  private func pass(
    in frame: CGRect, for purpose: LayoutPass.Purpose, _ environment: ItemEnvironment
  ) {
    guard let layOut = settings.layOut, let memory = settings.memory else {
      return settings.place(frame)
    }
    _ = memory.run(layOut, LayoutPass(in: frame.size, for: purpose, environment, memory: memory))
  }

  /// Returns the width of the item's last line at a size: the one that the client says, or its own. Returns nil
  /// if that is the whole item.
  func lastLineWidth(of size: CGSize, in environment: ItemEnvironment) -> CGFloat? {
    if let said = settings.lastLineWidth?(size) ?? settings.attributes.lastLineWidth { return said }
    guard let group = settings.group else { return settings.ownLastLineWidth?(size) }
    return group.layout(in: size, environment).lastLineWidth
  }

  /// Returns the baselines of the item at a size: those that the client says, or its own.
  func baselines(of size: CGSize, in environment: ItemEnvironment) -> Baselines {
    if let (first, last) = settings.baselines?(size) { return Baselines(first: first, last: last) }
    return Baselines(of: settings.attributes).or(
      settings.group?.layout(in: size, environment).baselines
        ?? settings.ownBaselines?(size) ?? Baselines(first: nil, last: nil))
  }

  /// A number that changes when the item or something in it does, and is 0 as long as nothing has.
  var changes: UInt {
    var changes = 2 &* answers.version &+ (settings.isHidden?() ?? false ? 1 : 0)
    if let memory = settings.memory { changes = changes &+ 3 &* memory.changes }
    for (index, item) in (settings.group?.items ?? []).enumerated() {
      changes = changes &+ item.state.changes &* (2 &* UInt(bitPattern: index) &+ 1)
    }
    return changes
  }

  /// Adds everything to a hash on which the sizes of the item depend, besides its environment.
  ///
  /// - Returns: whether the item is hidden.
  func hashState(into hash: inout UInt) -> Bool {
    guard let group = settings.group else {
      let isHidden = settings.isHidden?() ?? false
      hash.combine(isHidden ? 2 * answers.version + 1 : 2 * answers.version)
      if let memory = settings.memory { hash.combine(memory.changes) }
      return isHidden
    }
    hash.combine(answers.version)
    return group.hashState(into: &hash) == group.items.count
  }
}

/// What items depend on besides their line.
struct ItemEnvironment: Hashable {
  let direction: ContentLayout.Direction
  let displayScale: CGFloat
}

extension UInt {
  /// Makes a hash depend on another number, too. Many times faster than a `Hasher`.
  mutating func combine(_ number: UInt) {
    self = (self ^ number) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 32
  }
}
