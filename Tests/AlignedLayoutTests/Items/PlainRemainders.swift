@testable import AlignedLayout

/// Items on lines of a group with a height, and their heights by the rules alone.
struct PlainRemainders {
  struct Item {
    let size: CGSize
    let insets: Insets
    let weight: CGFloat?
    let least: CGFloat
    let greatest: CGFloat

    var insetHeight: CGFloat { insets.top + insets.bottom }
  }

  private let items: [Item]
  private let group: AlignedGroup

  init(_ random: inout SplitMix64) {
    items = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      let least = random.happens(onceIn: 3) ? CGFloat(random.length(1...40)) : 0
      return Item(
        size: CGFloat(random.length(5...90)) × CGFloat(random.length(1...60)),
        insets: random.happens(onceIn: 3) ? random.insets : .zero,
        weight: random.happens(onceIn: 2) ? random.pick([0, 0.5, 1, 1, 1, 3]) : nil,
        least: least,
        greatest: random.happens(onceIn: 3) ? least + CGFloat(random.length(0...90)) : .infinity)
    }
    group = AlignedGroup(
      attributes: SectionAttributes(
        cellAlignment: random.pick([.top, .center, .bottom]),
        lineSpacing: CGFloat(random.length(0...9)),
        insets: random.insets),
      padding: random.insets,
      items: items.map { item in
        var result = AlignedItem(
          attributes: CellAttributes(insets: item.insets), size: { _ in item.size },
          place: { _ in })
        result.height = item.weight.map { .remaining(weight: $0) } ?? .asked
        result.minimumSize.height = item.least
        result.maximumSize.height = item.greatest
        return result
      })
  }

  /// Returns what is wrong with the heights of the items in a height, or nil.
  func fault(in height: CGFloat, displayScale: CGFloat) -> String? {
    let layout = group.layout(width: 200, height: height, displayScale: displayScale)
    let lines = layout.lines.map { line in line.cells.map { items[$0] } }
    let heights = lineHeights(lines, in: height)
    var cell = 0
    for (line, lineHeight) in zip(lines, heights) {
      for item in line {
        guard let frame = layout.frame(ofItemAt: cell) else { return "no frame" }
        let expected =
          item.weight == nil
          ? min(max(item.size.height, item.least), item.greatest)
          : max(0, min(lineHeight - item.insetHeight, item.greatest))
        let slack = displayScale > 0 && item.weight != nil ? 1 / displayScale : 0
        if abs(frame.size.height - expected) > slack + 1e-6 {
          return "item \(cell) is \(frame.size.height) tall, not \(expected)"
        }
        cell += 1
      }
    }
    let sum = heights.reduce(others(lines.count), +)
    let covering = displayScale > 0 ? (sum * displayScale - 0.001).rounded(.up) / displayScale : sum
    return abs(layout.size.height - covering) > 1e-6
      ? "\(layout.size.height) tall, not \(covering)" : nil
  }

  /// The height of all but the lines.
  private func others(_ lineCount: Int) -> CGFloat {
    let (padding, attributes) = (group.padding, group.attributes)
    return padding.top + padding.bottom + attributes.insets.top + attributes.insets.bottom
      + attributes.lineSpacing * CGFloat(lineCount - 1)
  }

  /// Returns the heights of lines: the least ones, and shares in what they leave. Lines that would be too tall have
  /// their greatest height, and the others share again.
  private func lineHeights(_ lines: [[Item]], in height: CGFloat) -> [CGFloat] {
    let least: [CGFloat] = lines.map { line in
      line.map { item -> CGFloat in
        let own = item.weight == nil ? max(item.size.height, item.least) : item.least
        return min(own, item.greatest) + item.insetHeight
      }.max() ?? 0
    }
    let remaining = lines.map { line in line.filter { $0.weight != nil } }
    let weights: [CGFloat] = remaining.map { $0.compactMap(\.weight).max() ?? 0 }
    let greatest: [CGFloat] = remaining.map { line in
      line.map { $0.greatest + $0.insetHeight }.max() ?? 0
    }
    var heights: [CGFloat] = least
    var open = lines.indices.filter { weights[$0] > 0 && greatest[$0] > least[$0] }
    while !open.isEmpty {
      let taken = heights.indices.reduce(others(lines.count)) {
        $0 + (open.contains($1) ? least[$1] : heights[$1])
      }
      let free = max(0, height - taken)
      let weight = open.reduce(CGFloat(0)) { $0 + weights[$1] }
      for line in open { heights[line] = least[line] + free * weights[line] / weight }
      let full = open.filter { heights[$0] > greatest[$0] }
      if full.isEmpty { break }
      for line in full { heights[line] = greatest[line] }
      open.removeAll { full.contains($0) }
    }
    return heights
  }
}

extension SplitMix64 {
  fileprivate var insets: Insets {
    mutating get {
      Insets(
        top: CGFloat(length(0...9)), leading: CGFloat(length(0...9)),
        bottom: CGFloat(length(0...9)), trailing: CGFloat(length(0...9)))
    }
  }
}
