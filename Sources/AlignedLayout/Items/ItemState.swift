/// All of an item: what it is, and what a client says about it. Copies of an item share it until one of
/// them changes, so that an array of items is as quick to read as one of references.
final class ItemState {
  let settings: ItemSettings
  let body: ItemBody

  // Derived from the settings once, and not whenever the item is placed.
  let lineAttributes: CellAttributes
  let limitsSize: Bool

  init(_ settings: ItemSettings, _ body: ItemBody) {
    self.settings = settings
    self.body = body
    lineAttributes = settings.lineAttributes
    limitsSize = settings.limitsSize
  }

  /// Returns the size of the item for the width that it is offered.
  func size(offered width: CGFloat, in environment: ItemEnvironment) -> CGSize {
    guard limitsSize else {
      return body.size(
        offered: width, in: environment, isAskedForEveryOffer: settings.asksForEveryOffer)
    }
    let size = body.size(
      offered: min(width, settings.maximumSize.width.limitedLength), in: environment,
      isAskedForEveryOffer: settings.asksForEveryOffer)
    return settings.limited(size)
  }

  /// Returns the width of the item's last line at a size: the one that the client says, or its own. Returns nil
  /// if that is the whole item.
  func lastLineWidth(of size: CGSize, in environment: ItemEnvironment) -> CGFloat? {
    settings.lastLineWidth?(size) ?? settings.attributes.lastLineWidth
      ?? body.lastLineWidth(of: size, in: environment)
  }

  /// Returns the baselines of the item at a size: those that the client says, or its own.
  func baselines(of size: CGSize, in environment: ItemEnvironment) -> Baselines {
    if let (first, last) = settings.baselines?(size) { return Baselines(first: first, last: last) }
    return Baselines(of: settings.attributes).or(body.baselines(of: size, in: environment))
  }
}
