/// All of an item. Copies of an item share it until one of them changes, so that an array of items is as
/// quick to read as one of references.
final class ItemState {
  let settings: ItemSettings

  /// Shared by all copies of the item, also by those that have changed.
  let answers: ItemAnswers

  // Derived from the settings once, and not whenever the item is placed.
  let lineAttributes: CellAttributes
  private let limitsSize: Bool

  init(_ settings: ItemSettings, _ answers: ItemAnswers = ItemAnswers()) {
    self.settings = settings
    self.answers = answers
    lineAttributes = settings.lineAttributes
    limitsSize = settings.limitsSize
  }

  /// Whether the item takes no room. A group does not if none of its items does.
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

  /// Returns the size of the item for the width that it is offered.
  func size(offered width: CGFloat, in environment: ItemEnvironment) -> CGSize {
    guard limitsSize else { return askedSize(offered: width, in: environment) }
    return settings.limited(
      askedSize(
        offered: min(width, settings.maximumSize.width.limitedLength), in: environment))
  }

  private func askedSize(offered width: CGFloat, in environment: ItemEnvironment) -> CGSize {
    // Groups and aligned views remember their sizes themselves: these depend on what is in them, too.
    if let group = settings.group { return group.size(fitting: width, in: environment) }
    guard settings.groupOfView == nil, !settings.remembersSizes else {
      return settings.size(width).limitedLengths
    }
    return answers.size(for: width, exactly: settings.asksForEveryOffer) {
      let size =
        settings.layOut?(LayoutPass(width: width, in: environment, memory: settings.memory))
        ?? settings.size(width)
      return size.limitedLengths
    }
  }

  /// Places the item, or all that is in it.
  func place(in frame: CGRect, _ environment: ItemEnvironment) {
    if let group = settings.group {
      return group.layout(width: frame.size.width, in: environment).apply(at: frame.origin)
    }
    guard let layOut = settings.layOut else { return settings.place(frame) }
    _ = layOut(LayoutPass(placingIn: frame, in: environment, memory: settings.memory))
  }

  /// Whether the item sizes or places an object in its passes.
  func places(_ object: AnyObject) -> Bool {
    settings.memory?.item(of: object) != nil
  }

  /// Returns the width of the item's last line at a size: the one that the client says, or its own. Returns nil
  /// if that is the whole item.
  func lastLineWidth(of size: CGSize, in environment: ItemEnvironment) -> CGFloat? {
    if let said = settings.lastLineWidth?(size) ?? settings.attributes.lastLineWidth { return said }
    guard let group = settings.group else { return settings.ownLastLineWidth?(size) }
    return group.layout(width: size.width, in: environment).lastLineWidth
  }

  /// Returns the baselines of the item at a size: those that the client says, or its own.
  func baselines(of size: CGSize, in environment: ItemEnvironment) -> Baselines {
    if let (first, last) = settings.baselines?(size) { return Baselines(first: first, last: last) }
    return Baselines(of: settings.attributes).or(
      settings.group?.layout(width: size.width, in: environment).baselines
        ?? settings.ownBaselines?(size) ?? Baselines(first: nil, last: nil))
  }

  /// Adds everything to a hash on which the sizes of the item depend, besides its environment.
  ///
  /// - Returns: whether the item is hidden.
  func hashState(into hash: inout UInt) -> Bool {
    guard let group = settings.group else {
      let isHidden = settings.isHidden?() ?? false
      hash.combine(isHidden ? 2 * answers.version + 1 : 2 * answers.version)
      return isHidden
    }
    hash.combine(answers.version)
    return group.hashState(into: &hash) == group.items.count
  }
}

/// What items depend on besides the width of their line.
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
