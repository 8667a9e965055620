import UIKit

/// A layout of the kind that makes an attributes object for each item in `prepare()`, as most waterfalls and
/// grids do, and finds those in a rectangle by binary search.
///
/// Items stand on lines from left to right, as many as fit. What a change moves gets new objects when UIKit asks
/// for it, not at once.
public final class CachedAttributesLayout: ListLayout {
  private var sizes: [CGSize] = []
  private var frames: [CGRect] = []
  private var attributes: [UICollectionViewLayoutAttributes] = []
  /// Whether an item's attributes have its frame and its number.
  private var isCurrent: [Bool] = []
  private var bottom: CGFloat = 0
  /// The frames before a batch update.
  private var oldFrames: [CGRect] = []

  override var itemCount: Int { sizes.count }
  override var height: CGFloat { bottom }

  // MARK: Frames

  override func store(_ sizes: [CGSize]) {
    self.sizes = sizes
    frames = Array(repeating: .zero, count: sizes.count)
    attributes = []
  }

  override func store(_ size: CGSize, ofItem item: Int) { sizes[item] = size }

  override func size(ofItem item: Int) -> CGSize { sizes[item] }

  override func frame(ofItem item: Int) -> CGRect { frames[item] }

  override func place(from item: Int) {
    let first = startOfSecondLine(before: item)
    var item = first
    var top = first > 0 ? frames[first].minY : 0
    bottom = 0
    while item < sizes.count {
      let start = item
      var (used, lineHeight): (CGFloat, CGFloat) = (0, 0)
      while item < sizes.count, item == start || used + sizes[item].width <= width {
        frames[item] = CGRect(origin: CGPoint(x: used, y: top), size: sizes[item])
        used += sizes[item].width + spacing
        lineHeight = max(lineHeight, sizes[item].height)
        item += 1
      }
      bottom = top + lineHeight
      top = bottom + spacing
    }
    if attributes.isEmpty { return makeAttributes() }
    for item in first..<sizes.count { isCurrent[item] = false }
  }

  /// Returns the start of the second line before an item. An item that has changed may fit on the line before.
  private func startOfSecondLine(before item: Int) -> Int {
    startOfLine(of: startOfLine(of: item - 1) - 1)
  }

  private func startOfLine(of item: Int) -> Int {
    var start = max(item, 0)
    while start > 0, frames[start - 1].minY == frames[start].minY { start -= 1 }
    return start
  }

  // MARK: Attributes

  private func makeAttributes() {
    attributes = frames.indices.map { Self.attributes(ofItem: $0, frames[$0]) }
    isCurrent = Array(repeating: true, count: frames.count)
  }

  override func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
    if !isCurrent[item] {
      attributes[item] = Self.attributes(ofItem: item, frames[item])
      isCurrent[item] = true
    }
    return attributes[item]
  }

  override func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !frames.isEmpty else { return [] }
    // The bottoms of a line's items do not ascend, and so the search may end after the first that is visible.
    var (low, high) = (0, frames.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].maxY < rect.minY { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    var item = startOfLine(of: low)
    while item < frames.count, frames[item].minY < rect.maxY {
      if frames[item].intersects(rect) { found.append(attributes(ofItem: item)) }
      item += 1
    }
    return found
  }

  override func firstItem(notAbove height: CGFloat) -> Int? {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].minY < height { low = middle + 1 } else { high = middle }
    }
    return low < frames.count ? low : nil
  }

  // MARK: Updates

  override func move(_ map: ItemMap, sizeOfNewItem: (Int) -> CGSize) {
    let (oldSizes, oldAttributes) = (sizes, attributes)
    let placeholder = oldAttributes.first ?? UICollectionViewLayoutAttributes()
    oldFrames = frames
    (sizes, attributes, frames) = ([], [], [])
    sizes.reserveCapacity(map.oldItems.count)
    attributes.reserveCapacity(map.oldItems.count)
    frames.reserveCapacity(map.oldItems.count)
    for (new, old) in map.oldItems.enumerated() {
      let isNew = old == ItemMap.none
      sizes.append(isNew ? sizeOfNewItem(new) : oldSizes[old])
      attributes.append(isNew ? placeholder : oldAttributes[old])
      frames.append(isNew ? .zero : oldFrames[old])
    }
    isCurrent = Array(repeating: true, count: sizes.count)
  }

  override func oldFrame(ofItem item: Int) -> CGRect { oldFrames[item] }

  override func forgetOldItems() { oldFrames = [] }
}
