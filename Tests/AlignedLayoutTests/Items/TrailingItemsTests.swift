import AlignedLayout
import Testing

/// Items at the trailing edge of their lines, in groups that are as narrow as their items.
struct TrailingItemsTests {
  private let time = AlignedItem(
    attributes: CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom)
  ) { _ in
    CGSize(width: 20, height: 10)
  } place: { _ in
  }

  private func text(_ size: CGSize, lastLine: CGFloat? = nil) -> AlignedItem {
    var item = AlignedItem { _ in
      size
    } place: { _ in
    }
    if let lastLine { item.lastLineWidth = { _ in lastLine } }
    return item
  }

  private func bubble(_ text: AlignedItem) -> AlignedGroup {
    AlignedGroup(
      attributes: SectionAttributes(cellSpacing: 5, lineSpacing: 2), padding: Insets(8),
      items: [text, time])
  }

  /// The size for 120 points, and the frames in that size.
  private func laidOut(
    _ group: AlignedGroup, _ direction: ContentLayout.Direction = .leftToRight
  ) -> (size: CGSize, frames: [CGRect?]) {
    let size = group.layout(width: 120, direction: direction).size
    let layout = group.layout(width: size.width, direction: direction)
    return (size, layout.items.indices.map { layout.frame(ofItemAt: $0) })
  }

  /// A bubble of a text and its time, and where they are.
  struct Bubble: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: CGSize
    let lastLine: CGFloat?
    let direction: ContentLayout.Direction
    let size: CGSize
    /// The frames of the text and the time, or nil if the example says nothing of them.
    let frames: [CGRect]?

    init(
      _ name: String, text: CGSize, lastLine: CGFloat? = nil,
      _ direction: ContentLayout.Direction = .leftToRight, size: CGSize, frames: [CGRect]? = nil
    ) {
      testDescription = name
      self.text = text
      self.lastLine = lastLine
      self.direction = direction
      self.size = size
      self.frames = frames
    }
  }

  static let bubbles: [Bubble] = [
    Bubble(
      "a short text has its time beside it", text: 40 × 10, size: 81 × 26,
      frames: [rect(8, 8, 40 × 10), rect(53, 8, 20 × 10)]),
    Bubble(
      "a long text has its time in the last line, and is no wider", text: 100 × 30, lastLine: 60,
      size: 116 × 46, frames: [rect(8, 8, 100 × 30), rect(88, 28, 20 × 10)]),
    Bubble(
      "from right to left, a long text has its time at the left of the last line",
      text: 100 × 30, lastLine: 60, .rightToLeft, size: 116 × 46,
      frames: [rect(8, 8, 100 × 30), rect(8, 28, 20 × 10)]),
    Bubble(
      "a text whose last line is full has its time below, and is no wider", text: 100 × 30,
      lastLine: 95, size: 116 × 58, frames: [rect(8, 8, 100 × 30), rect(88, 40, 20 × 10)]),
    Bubble(
      "a bubble becomes wider for a time that almost fits in the last line", text: 90 × 30,
      lastLine: 70, size: 111 × 46),
  ]

  @Test(arguments: bubbles)
  func `a time stands where the last line of its text leaves space`(example: Bubble) {
    let group = bubble(text(example.text, lastLine: example.lastLine))
    let (size, frames) = laidOut(group, example.direction)
    expectEqual(size, example.size)
    if let expected = example.frames { expectEqual(frames, expected) }
  }

  @Test
  func `an item that would break otherwise in a narrower group is asked for its last line there`() {
    var text = AlignedItem { width in
      width < 60 ? CGSize(width: width, height: 40) : CGSize(width: 60, height: 20)
    } place: { _ in
    }
    var asked: [CGSize] = []
    text.lastLineWidth = { size in
      asked.append(size)
      return size.height == 40 ? 10 : 55
    }
    expectEqual(bubble(text).layout(width: 120).size, (96 × 36))
    expectEqual(Set(asked.map(\.height)), [20])
    expectEqual(bubble(text).layout(width: 66).size, (66 × 56))
    let last: CGSize? = asked.last
    expectEqual(last, (50 × 40))
  }

  @Test func `the last line of the attributes counts for an item without a closure`() {
    let item = AlignedItem(attributes: CellAttributes(lastLineWidth: 60)) { _ in
      100 × 30
    } place: {
      _ in
    }
    expectEqual(laidOut(bubble(item)).size, (116 × 46))
    var other = item
    other.lastLineWidth = { _ in 95 }
    expectEqual(laidOut(bubble(other)).size, (116 × 58))
  }

  @Test func `a group has the last line of its own lines, with its padding`() {
    let attributes = SectionAttributes(cellSpacing: 5, lineSpacing: 0)
    let words = [text(50 × 10), text(30 × 10), text(20 × 10)]
    let group = AlignedGroup(attributes: attributes, padding: Insets(4), items: words)
    expectEqual(group.layout(width: 104).lastLineWidth, 28)
    expectEqual(group.layout(width: 104, direction: .rightToLeft).lastLineWidth, 28)
    let (size, frames) = laidOut(bubble(AlignedItem(group)))
    expectEqual(size, (109 × 44))
    expectEqual(frames, [rect(8, 8, 93 × 28), rect(81, 26, 20 × 10)])
    let nested = AlignedGroup(attributes: attributes, items: [text(90 × 30, lastLine: 20)])
    expectEqual(nested.layout(width: 100).lastLineWidth, 20)
    #expect(AlignedGroup(items: []).layout(width: 100).lastLineWidth == nil)
    let centered = AlignedGroup(
      attributes: attributes.with(lineAlignment: .center), items: words)
    expectEqual(centered.layout(width: 100).lastLineWidth, 60)
    expectEqual(bubble(text(40 × 10)).layout(width: 120).lastLineWidth, 120)
  }

  @Test func `without a limit of the width, no line is indented from the trailing edge`() {
    func item(_ size: CGSize, _ attributes: CellAttributes) -> AlignedItem {
      AlignedItem(attributes: attributes, size: { _ in size }, place: { _ in })
    }
    for alignment in SectionAttributes.LineAlignment.allCases {
      for attributes in [
        CellAttributes(standsAtTrailingEdge: true),
        CellAttributes(standsAtTrailingEdge: true, indentation: .start),
      ] {
        let group = AlignedGroup(
          attributes: SectionAttributes(lineAlignment: alignment, cellSpacing: 5),
          items: [
            item(40 × 10, CellAttributes(indentation: .start)), item(20 × 10, attributes),
            item(30 × 10, .default),
          ])
        #expect(group.layout(width: .infinity).size.width < 200)
      }
    }
  }

  @Test func `closures that say what attributes say lead to the same frames`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      var section = random.section(random.pick([.tame, .negative]), limitsLines: true)
      section.cells = section.cells.map { cell in
        let size = cell.size(50)
        return TestCell.cell(size, cell.attributes)
      }
      func frames(_ items: [AlignedItem]) -> [CGRect?] {
        let group = AlignedGroup(attributes: section.attributes, items: items)
        let layout = group.layout(width: 150)
        return layout.items.indices.map { layout.frame(ofItemAt: $0) }
          + [CGRect(origin: .zero, size: layout.size)]
      }
      let said = section.cells.map { cell in
        AlignedItem(attributes: cell.attributes, size: cell.size, place: { _ in })
      }
      let returned = section.cells.map { cell in
        var item = AlignedItem(
          attributes: cell.attributes.with(lastLineWidth: nil), size: cell.size, place: { _ in })
        if let width = cell.attributes.lastLineWidth { item.lastLineWidth = { _ in width } }
        return item
      }
      return frames(said) == frames(returned) ? nil : "other frames"
    }
    #expect(fault == nil)
  }
}
