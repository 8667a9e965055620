/// The part of an item that its copies share: what it is, and the sizes that it has returned.
final class ItemBody {
  /// What an item is.
  enum Content {
    case single(Single)
    case group(AlignedGroup)
  }

  /// An item that is no group.
  struct Single {
    let size: (_ width: CGFloat) -> CGSize
    let place: (CGRect) -> Void

    /// Returns the baselines of the item at a size, or nil if it has none of its own.
    var baselines: ((CGSize) -> Baselines)?

    /// Returns whether the item is hidden, and takes no room.
    var isHidden: (() -> Bool)?

    /// The view or the layer that the item places.
    var object: AnyObject?
  }

  let content: Content
  private var answers = ItemAnswers()

  /// The number of times that the size was invalidated.
  private var version: UInt = 0

  init(_ content: Content) {
    self.content = content
  }

  func invalidateSize() {
    answers = ItemAnswers()
    version += 1
    if case .group(let group) = content { group.invalidateSizes() }
  }

  /// Whether the item takes no room. A group does not if none of its items does.
  var isHidden: Bool {
    switch content {
    case .single(let single): single.isHidden?() ?? false
    case .group(let group): group.items.allSatisfy { $0.body.isHidden }
    }
  }

  /// Returns the size of the item for the width that it is offered.
  ///
  /// - Parameter isAskedForEveryOffer: whether an answer counts for the offer alone that it was
  ///   given to.
  func size(
    offered width: CGFloat, in environment: ItemEnvironment, isAskedForEveryOffer: Bool
  ) -> CGSize {
    switch content {
    case .single(let single):
      if let size = answers.size(for: width, exactly: isAskedForEveryOffer) { return size }
      let size = single.size(width).limitedLengths
      answers.append(size, for: width)
      return size
    case .group(let group):
      return group.size(fitting: width, in: environment)
    }
  }

  func baselines(of size: CGSize, in environment: ItemEnvironment) -> Baselines {
    switch content {
    case .single(let single):
      single.baselines?(size) ?? Baselines(first: nil, last: nil)
    case .group(let group):
      group.layout(width: size.width, in: environment).baselines
    }
  }

  /// Adds everything to a hash on which the sizes of the item depend, besides its environment.
  func hashState(into hash: inout UInt) {
    switch content {
    case .single(let single):
      hash.combine(2 * version + (single.isHidden?() ?? false ? 1 : 0))
    case .group(let group):
      hash.combine(version)
      group.hashState(into: &hash)
    }
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
