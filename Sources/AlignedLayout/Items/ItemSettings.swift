/// What a client says about an item on its line.
struct ItemSettings {
  var attributes = CellAttributes.default
  var offer = SectionAttributes.Offer.automatic
  var minimumSize = CGSize(width: 0, height: 0)
  var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  var zIndex = 0
  var asksForEveryOffer = false
  var baselines: ((CGSize) -> (first: CGFloat, last: CGFloat))?
  var lastLineWidth: ((CGSize) -> CGFloat)?

  var limitsSize: Bool {
    minimumSize.width > 0 || minimumSize.height > 0
      || maximumSize.width < .greatestLaidOut || maximumSize.height < .greatestLaidOut
  }

  /// The attributes with the least and the greatest width of the item.
  var lineAttributes: CellAttributes {
    guard limitsSize else { return attributes }
    return attributes.with(
      minimumWidth: max(attributes.minimumWidth, minimumSize.width.limitedLength),
      maximumGrownWidth: min(attributes.maximumGrownWidth, maximumSize.width.limitedLength))
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
