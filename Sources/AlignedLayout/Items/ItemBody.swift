/// The part of an item that its copies share: what it is, and the sizes that it has returned.
final class ItemBody {
  /// What an item does that is no group.
  struct Closures {
    var size: (_ width: CGFloat) -> CGSize
    var place: (CGRect) -> Void

    /// Returns the baselines of the item at a size, or nil if it has none of its own.
    var baselines: ((CGSize) -> Baselines)?

    /// Returns the width of the last line of the item at a size, or nil if it has none of its own.
    var lastLineWidth: ((CGSize) -> CGFloat?)?

    /// Returns whether the item is hidden, and takes no room.
    var isHidden: (() -> Bool)?

    /// What the item does in passes that both size and place, and what these remember.
    var layOut: ((LayoutPass) -> CGSize)?
    var memory: PassMemory?

    /// Whether `size` remembers what it has returned, so that the item need not.
    var remembersSizes = false

    /// The view or the layer that the item places.
    var object: AnyObject?

    /// Returns the group of a view that remembers its sizes itself, as an aligned view does, or nil.
    var group: (() -> AlignedGroup)?

    func size(_ width: CGFloat, in environment: ItemEnvironment) -> CGSize {
      guard let layOut, let memory else { return size(width) }
      return layOut(LayoutPass(width: width, in: environment, memory: memory))
    }
  }

  /// The group that the item is, or nil.
  let group: AlignedGroup?
  private let closures: Closures?
  private var answers = ItemAnswers()

  /// The number of times that the size was invalidated.
  private var version: UInt = 0

  init(_ closures: Closures) {
    self.closures = closures
    group = nil
  }

  init(_ group: AlignedGroup) {
    self.group = group
    closures = nil
  }

  var object: AnyObject? {
    closures?.object
  }

  /// Whether the item takes no room. A group does not if none of its items does.
  var isHidden: Bool {
    group?.items.allSatisfy(\.body.isHidden) ?? closures?.isHidden?() ?? false
  }

  /// Whether the item surely has the same size for every width between the one that it uses and the one
  /// that it is offered, if it is not asked for each.
  var keepsSizeWhenNarrowed: Bool {
    (group ?? closures?.group?())?.traits.keepLinesWhenNarrowed ?? true
  }

  func place(_ frame: CGRect, in environment: ItemEnvironment) {
    guard let closures else { return }
    guard let layOut = closures.layOut, let memory = closures.memory else {
      return closures.place(frame)
    }
    _ = layOut(
      LayoutPass(
        width: frame.size.width, height: frame.size.height, placingIn: frame, in: environment,
        memory: memory))
  }

  /// Whether the item sizes or places an object in its passes.
  func places(_ object: AnyObject) -> Bool {
    closures?.memory?.item(of: object) != nil
  }

  /// Forgets the sizes of the item, and of all in it.
  func invalidateSize() {
    sizeDidChange()
    (group ?? closures?.group?())?.invalidateSizes()
    closures?.memory?.invalidate()
  }

  /// Forgets the sizes of the item alone, after something in it has changed.
  func sizeDidChange() {
    answers = ItemAnswers()
    version += 1
  }

  /// Returns the size of the item for the width that it is offered.
  ///
  /// - Parameter isAskedForEveryOffer: whether an answer counts for the offer alone that it was
  ///   given to.
  func size(
    offered width: CGFloat, in environment: ItemEnvironment, isAskedForEveryOffer: Bool
  ) -> CGSize {
    // Groups and aligned views remember their sizes themselves: these depend on what is in them, too.
    if let group { return group.size(fitting: width, in: environment) }
    guard let closures else { return CGSize(width: 0, height: 0) }
    guard closures.group == nil, !closures.remembersSizes else {
      return closures.size(width).limitedLengths
    }
    if let size = answers.size(for: width, exactly: isAskedForEveryOffer) { return size }
    let size = closures.size(width, in: environment).limitedLengths
    answers.append(size, for: width)
    return size
  }

  func lastLineWidth(of size: CGSize, in environment: ItemEnvironment) -> CGFloat? {
    guard let group else { return closures?.lastLineWidth?(size) }
    return group.layout(width: size.width, in: environment).lastLineWidth
  }

  func baselines(of size: CGSize, in environment: ItemEnvironment) -> Baselines {
    group?.layout(width: size.width, in: environment).baselines
      ?? closures?.baselines?(size) ?? Baselines(first: nil, last: nil)
  }

  /// Adds everything to a hash on which the sizes of the item depend, besides its environment.
  ///
  /// - Returns: whether the item is hidden.
  func hashState(into hash: inout UInt) -> Bool {
    guard let group else {
      let isHidden = closures?.isHidden?() ?? false
      hash.combine(isHidden ? 2 * version + 1 : 2 * version)
      return isHidden
    }
    hash.combine(version)
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
