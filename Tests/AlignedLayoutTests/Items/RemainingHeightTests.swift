import Testing

@testable import AlignedLayout

/// Items that take what remains of their group's height.
struct RemainingHeightTests {
  private func item(
    _ size: CGSize, _ height: AlignedItem.Height = .asked,
    _ attributes: CellAttributes = CellAttributes(beginsLine: true)
  ) -> AlignedItem {
    var item = AlignedItem(attributes: attributes, size: { _ in size }, place: { _ in })
    item.height = height
    return item
  }

  private func group(
    _ items: [AlignedItem], _ attributes: SectionAttributes = SectionAttributes(lineSpacing: 10),
    padding: Insets = .zero
  ) -> AlignedGroup {
    AlignedGroup(attributes: attributes, padding: padding, items: items)
  }

  private func frames(_ layout: AlignedGroup.Layout) -> [CGRect?] {
    layout.items.indices.map { layout.frame(ofItemAt: $0) }
  }

  private func heights(_ layout: AlignedGroup.Layout) -> [CGFloat?] {
    frames(layout).map { $0?.size.height }
  }

  /// What an item is made of.
  struct Item {
    let size: CGSize
    let height: AlignedItem.Height
    let attributes: CellAttributes
    var least: CGFloat?
    var most: CGFloat?

    init(
      _ size: CGSize, _ height: AlignedItem.Height = .asked,
      _ attributes: CellAttributes = CellAttributes(beginsLine: true), least: CGFloat? = nil,
      most: CGFloat? = nil
    ) {
      self.size = size
      self.height = height
      self.attributes = attributes
      self.least = least
      self.most = most
    }
  }

  /// A height for a group, or nil if it has none, and where its items are then.
  struct Answer {
    let height: CGFloat?
    var frames: [CGRect]?
    var heights: [CGFloat?]?
    var size: CGSize?
    /// The height of the group.
    var total: CGFloat?

    static func `in`(
      _ height: CGFloat?, frames: [CGRect]? = nil, heights: [CGFloat?]? = nil, size: CGSize? = nil,
      total: CGFloat? = nil
    ) -> Answer {
      Answer(height: height, frames: frames, heights: heights, size: size, total: total)
    }
  }

  /// A group 100 points wide that is laid out in some heights, one after another.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: [Item]
    let attributes: SectionAttributes
    let padding: Insets
    let displayScale: CGFloat
    let answers: [Answer]

    init(
      _ name: String, _ items: [Item],
      _ attributes: SectionAttributes = SectionAttributes(lineSpacing: 10),
      padding: Insets = .zero, displayScale: CGFloat = 0, answers: [Answer]
    ) {
      testDescription = name
      self.items = items
      self.attributes = attributes
      self.padding = padding
      self.displayScale = displayScale
      self.answers = answers
    }
  }

  private static let inset = CellAttributes(insets: Insets(top: 3, bottom: 4))

  static let examples: [Example] = [
    Example(
      "an item has the height that the other lines, gaps, insets and padding leave",
      [Item(50 × 20), Item(50 × 30, .remaining), Item(50 × 15)],
      SectionAttributes(lineSpacing: 10, insets: Insets(4)), padding: Insets(6),
      answers: [
        .in(
          200, frames: [rect(10, 10, 50 × 20), rect(10, 40, 50 × 125), rect(10, 175, 50 × 15)],
          size: 70 × 200),
        .in(nil, heights: [20, 30, 15], size: 70 × 105),
      ]),
    Example(
      "lines share the rest by the greatest weight on each",
      [
        Item(20 × 5, .remaining(weight: 1)), Item(20 × 5, .remaining(weight: 3)),
        Item(20 × 5, .remaining(weight: 2), .default),
      ], answers: [.in(90, heights: [20, 60, 60])]),
    Example(
      "lines have least heights first, and their greatest at most",
      [Item(20 × 70, .remaining, least: 30), Item(20 × 5, .remaining, most: 15)],
      answers: [
        .in(60, heights: [40, 10]), .in(100, heights: [75, 15]),
        .in(20, heights: [30, 0], total: 40), .in(0, total: 40),
      ]),
    Example(
      "a line is as tall as its other items need, and its insets count",
      [
        Item(20 × 50), Item(20 × 5, .remaining, inset), Item(20 × 5, .remaining, inset, most: 10),
      ], SectionAttributes(cellAlignment: .bottom),
      answers: [
        .in(30, frames: [rect(0, 0, 20 × 50), rect(25, 3, 20 × 43), rect(50, 36, 20 × 10)]),
        .in(80, heights: [50, 73, 10]),
      ]),
    Example(
      "heights are whole pixels, and fill the height",
      [Item(9 × 9, .remaining), Item(9 × 9, .remaining), Item(9 × 9, .remaining)],
      SectionAttributes(lineSpacing: 0), displayScale: 2,
      answers: [.in(100, heights: [33, 33.5, 33.5], total: 100)]),
    Example(
      "an item of a remaining height stands on no baseline in a given height",
      [
        Item(20 × 30, .asked, CellAttributes(firstBaseline: 25)),
        Item(20 × 10, .remaining, CellAttributes(firstBaseline: 5)),
      ], SectionAttributes(cellAlignment: .firstBaseline),
      answers: [
        .in(nil, frames: [rect(0, 0, 20 × 30), rect(25, 20, 20 × 10)]),
        .in(40, frames: [rect(0, 0, 20 × 30), rect(25, 0, 20 × 40)]),
      ]),
  ]

  @Test(arguments: examples)
  func `items of a remaining height share what the others leave`(example: Example) {
    let items = example.items.map { made in
      var item = item(made.size, made.height, made.attributes)
      if let least = made.least { item.minimumSize.height = least }
      if let most = made.most { item.maximumSize.height = most }
      return item
    }
    let box = group(items, example.attributes, padding: example.padding)
    for answer in example.answers {
      let layout = box.layout(
        width: 100, height: answer.height, displayScale: example.displayScale)
      let place = Comment(rawValue: "in \(String(describing: answer.height))")
      if let frames = answer.frames { expectEqual(self.frames(layout), frames, place) }
      if let heights = answer.heights { expectEqual(self.heights(layout), heights, place) }
      if let size = answer.size { expectEqual(layout.size, size, place) }
      if let total = answer.total { expectEqual(layout.size.height, total, place) }
    }
  }

  @Test func `a group takes the height of its frame, and its items share that`() {
    let bar = group([item(90 × 8)])
    var message = AlignedItem(
      group([item(40 × 10), item(40 × 5, .remaining)], SectionAttributes(lineSpacing: 0)))
    message.height = .remaining
    var frames: [CGRect] = []
    let text = AlignedItem(attributes: CellAttributes(beginsLine: true)) { _ in
      30 × 5
    } place: {
      frames.append($0)
    }
    var filling = text
    filling.height = .remaining
    let card = group([text, filling], SectionAttributes(lineSpacing: 0))
    let root = group([
      message,
      AlignedItem(card, attributes: CellAttributes(cellAlignment: .stretch)),
      AlignedItem(bar, attributes: CellAttributes(beginsLine: true)),
    ])
    let layout = root.layout(width: 100, height: 118)
    expectEqual(
      layout.items.indices.map { layout.frame(ofItemAt: $0)?.size.height }, [100, 100, 8])
    layout.apply()
    expectEqual(frames, [rect(45, 0, 30 × 5), rect(45, 5, 30 × 95)])
  }

  @Test func `a text that fills its height is asked once`() {
    var offers: [CGFloat] = []
    var text = AlignedItem { width in
      offers.append(width)
      return min(width, 70) × 20
    } place: { _ in
    }
    text.height = .remaining
    let box = group([text, item(20 × 10)])
    for height in [nil, 50, 200, 50, 0] as [CGFloat?] {
      _ = box.layout(width: 100, height: height).size
    }
    expectEqual(offers, [100])
  }

  @Test func `a height without items that use it lays nothing out again`() {
    let box = group([item(20 × 10), AlignedItem(group([item(20 × 10)]))])
    expectEqual(box.layout(width: 100, height: 300).size, box.layout(width: 100).size)
    expectEqual(box.layout(width: 100, height: 300).room, box.layout(width: 100).room)
  }

  @Test func `fixed sizes and rows leave no height to share`() {
    for sizing in [.fixed(20 × 10), .rows(height: 10), .columns(2, cellHeight: .fixed(10))]
      as [SectionAttributes.Sizing]
    {
      let box = group([item(20 × 10, .remaining)], SectionAttributes(sizing: sizing))
      expectEqual(box.layout(width: 100, height: 300).size, box.layout(width: 100).size)
    }
    let columns = group([item(20 × 10, .remaining)], SectionAttributes(sizing: .columns(2)))
    expectEqual(columns.layout(width: 100, height: 300).size.height, 300)
  }
}
