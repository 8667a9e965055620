/// The items that a group's closure has returned for numbers of hidden items.
///
/// The closure may return a new view each time, or one view with another text. A new one is used again
/// for the same number: a layout pass that added another view each time would never end. One view is
/// asked for again when it was last returned for another number.
final class OverflowItems {
  private var items: [Int: AlignedItem] = [:]
  private var sizes: [Int: ItemAnswers] = [:]

  /// The numbers for which objects were last returned.
  private var counts: [ObjectIdentifier: Int] = [:]
  private var lastCount: Int?

  func removeAll() {
    items = [:]
    sizes = [:]
    counts = [:]
    lastCount = nil
  }

  func item(
    hiddenCount: Int, orMake make: (_ hiddenCount: Int) -> AlignedItem
  ) -> AlignedItem {
    if let item = items[hiddenCount], isCurrent(item, for: hiddenCount) { return item }
    let item = make(hiddenCount)
    items[hiddenCount] = item
    lastCount = hiddenCount
    if let object = item.body.object { counts[ObjectIdentifier(object)] = hiddenCount }
    return item
  }

  private func isCurrent(_ item: AlignedItem, for hiddenCount: Int) -> Bool {
    guard let object = item.body.object else { return lastCount == hiddenCount }
    return counts[ObjectIdentifier(object)] == hiddenCount
  }

  func size(
    hiddenCount: Int, fitting width: CGFloat, in environment: ItemEnvironment,
    orMake make: (_ hiddenCount: Int) -> AlignedItem
  ) -> CGSize {
    if let known = sizes[hiddenCount]?.size(for: width, exactly: false) { return known }
    let item = item(hiddenCount: hiddenCount, orMake: make)
    // It may have been measured with another text.
    item.invalidateSize()
    let size = item.state.size(offered: width, in: environment)
    sizes[hiddenCount, default: ItemAnswers()].append(size, for: width)
    return size
  }
}
