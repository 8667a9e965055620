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
    hiddenItemCount: Int, orMake make: (_ hiddenItemCount: Int) -> AlignedItem
  ) -> AlignedItem {
    if let item = items[hiddenItemCount], isCurrent(item, for: hiddenItemCount) { return item }
    let item = make(hiddenItemCount)
    items[hiddenItemCount] = item
    lastCount = hiddenItemCount
    if let object = item.object { counts[ObjectIdentifier(object)] = hiddenItemCount }
    return item
  }

  private func isCurrent(_ item: AlignedItem, for hiddenItemCount: Int) -> Bool {
    guard let object = item.object else { return lastCount == hiddenItemCount }
    return counts[ObjectIdentifier(object)] == hiddenItemCount
  }

  func size(
    hiddenItemCount: Int, offered space: CGFloat, along axis: ContentLayout.Axis,
    in environment: ItemEnvironment, orMake make: (_ hiddenItemCount: Int) -> AlignedItem
  ) -> CGSize {
    let answers = sizes[hiddenItemCount] ?? ItemAnswers()
    sizes[hiddenItemCount] = answers
    let offer = CGSize(width: space, height: .unlimitedLength).transposed(for: axis)
    return answers.size(for: offer, exactly: false) {
      let item = item(hiddenItemCount: hiddenItemCount, orMake: make)
      // It may have been measured with another text.
      item.invalidateSize()
      return item.state.size(offered: space, along: axis, in: environment)
    }
  }
}
