/// All values of an item: what a client says about it on its line, and what it is itself.
struct ItemSettings {
  var attributes = CellAttributes.default
  var offer = SectionAttributes.Offer.automatic
  var height = AlignedItem.Height.asked
  var minimumSize = CGSize(width: 0, height: 0)
  var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  var zIndex = 0
  var asksForEveryOffer = false
  var baselines: ((CGSize) -> (first: CGFloat, last: CGFloat))?
  var lastLineWidth: ((CGSize) -> CGFloat)?

  // MARK: What the item is

  /// The group that the item is, or nil.
  var group: AlignedGroup?

  // What an item does that is no group.
  var size: (_ offer: CGSize) -> CGSize = { _ in CGSize(width: 0, height: 0) }
  var place: (CGRect) -> Void = { _ in }

  /// What the item does in passes that both size and place, and what these remember. Nil if it has a closure
  /// for each.
  var layOut: ((LayoutPass) -> CGSize)?
  var memory: PassMemory?

  /// Whether `size` remembers what it has returned, so that the item need not.
  var remembersSizes = false

  /// Returns the baselines of the item at a size, or nil if it has none of its own.
  var ownBaselines: ((CGSize) -> Baselines)?

  /// Returns the width of the last line of the item at a size, or nil if it has none of its own.
  var ownLastLineWidth: ((CGSize) -> CGFloat?)?

  /// Returns whether the item is hidden, and takes no room.
  var isHidden: (() -> Bool)?

  /// The view or the layer that the item places.
  var object: AnyObject?

  /// Returns the group of a view that remembers its sizes itself, as an aligned view does, or nil.
  var groupOfView: (() -> AlignedGroup)?
}

extension ItemSettings {
  var limitsSize: Bool {
    minimumSize.width > 0 || minimumSize.height > 0
      || maximumSize.width < .greatestLaidOut || maximumSize.height < .greatestLaidOut
  }

  /// Returns the attributes with the least and the greatest length of the item along lines of an axis.
  func lineAttributes(for axis: ContentLayout.Axis) -> CellAttributes {
    guard limitsSize else { return attributes }
    return attributes.with(
      minimumWidth: max(
        attributes.minimumWidth, minimumSize.transposed(for: axis).width.limitedLength),
      maximumGrownWidth: min(
        attributes.maximumGrownWidth, maximumSize.transposed(for: axis).width.limitedLength))
  }

  /// The settings of an item that takes its natural width: one that neither grows nor shrinks, and whose
  /// line does not decide its width.
  var natural: ItemSettings {
    var settings = self
    settings.attributes = attributes.with(
      width: attributes.width.isShared ? nil : .asked, growth: 0, shrinkage: 0)
    return settings
  }

  /// Returns a size that is no larger than the greatest and no smaller than the least, unless that is larger
  /// than the greatest.
  func limited(_ size: CGSize) -> CGSize {
    let greatest = maximumSize.limitedLengths
    let least = minimumSize.limitedLengths
    return CGSize(
      width: min(max(size.width, least.width), greatest.width),
      height: min(max(size.height, least.height), greatest.height))
  }
}
