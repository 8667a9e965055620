import AlignedLayout
import Testing

/// Items that share a width in their group.
@Suite struct SharedWidthsInGroupsTests {
  private static let label = CellAttributes(beginsLine: true, width: .shared(.label))

  private func item(_ width: CGFloat, _ attributes: CellAttributes = .default) -> AlignedItem {
    AlignedItem(attributes: attributes) {
      min($0, width) × 10
    } place: { _ in
    }
  }

  private func form(
    _ items: [AlignedItem], most fraction: CGFloat = 0.5
  ) -> AlignedGroup {
    AlignedGroup(
      attributes: SectionAttributes(
        cellSpacing: 0, lineSpacing: 0, sharedWidths: [.label: fraction]),
      items: items)
  }

  private func widths(_ layout: AlignedGroup.Layout) -> [CGFloat] {
    layout.items.indices.map { layout.frame(ofItemAt: $0)?.size.width ?? -1 }
  }

  /// What an item is made of.
  struct Item {
    let width: CGFloat
    let attributes: CellAttributes
    let least: CGFloat?

    static func label(_ width: CGFloat) -> Item {
      Item(width: width, attributes: SharedWidthsInGroupsTests.label, least: nil)
    }

    static func field(
      _ width: CGFloat, _ attributes: CellAttributes = .default, least: CGFloat? = nil
    ) -> Item {
      Item(width: width, attributes: attributes, least: least)
    }
  }

  /// A width that a form is offered, and the widths of its items then.
  struct Answer {
    let offer: CGFloat
    let widths: [CGFloat]
    var size: CGSize?
    var itemsPerLine: [Int]?

    static func `in`(
      _ offer: CGFloat, widths: [CGFloat], size: CGSize? = nil, itemsPerLine: [Int]? = nil
    ) -> Answer {
      Answer(offer: offer, widths: widths, size: size, itemsPerLine: itemsPerLine)
    }
  }

  /// A form that is laid out in some widths, one after another.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: [Item]
    let answers: [Answer]

    init(_ name: String, _ items: [Item], _ answers: [Answer]) {
      testDescription = name
      self.items = items
      self.answers = answers
    }
  }

  static let forms: [Form] = [
    Form(
      "labels are as wide as the widest, on all lines",
      [.label(40), .field(50), .label(70), .field(50)], [.in(200, widths: [70, 50, 70, 50])]),
    Form(
      "labels stand above fields that would be too narrow",
      [.label(40), .field(50, least: 140), .label(70), .field(50, least: 140)],
      [.in(200, widths: [40, 140, 70, 140], itemsPerLine: [1, 1, 1, 1])]),
    Form(
      "without a limit of the width, labels have their natural widths",
      [.label(40), .field(50), .label(70), .field(300)],
      [
        .in(.infinity, widths: [70, 50, 70, 300], size: CGSize(width: 370, height: 20)),
        .in(370, widths: [70, 50, 70, 300]),
      ]),
    Form(
      "without a limit of the width, a field that grows has its natural width",
      [.label(40), .field(50, CellAttributes(width: .remaining, growth: 1)), .label(70)],
      [.in(.infinity, widths: [70, 50, 70])]),
  ]

  @Test(arguments: forms)
  func `labels share a width if their fields have space beside them`(example: Form) {
    let items = example.items.map { made in
      var item = item(made.width, made.attributes)
      if let least = made.least { item.minimumSize.width = least }
      return item
    }
    let group = form(items)
    for answer in example.answers {
      let layout = group.layout(width: answer.offer)
      expectEqual(widths(layout), answer.widths, "in \(answer.offer)")
      if let size = answer.size { expectEqual(layout.size, size, "in \(answer.offer)") }
      if let counts = answer.itemsPerLine {
        expectEqual(layout.lines.map(\.cells.count), counts, "in \(answer.offer)")
      }
    }
  }

  @Test func `a group is wide enough for the fraction that its labels take`() {
    let group = form([item(40, Self.label), item(10), item(70, Self.label), item(10)], most: 0.25)
    let size = group.layout(width: 400).size
    expectEqual(size, CGSize(width: 280, height: 20))
    expectEqual(widths(group.layout(width: size.width)), [70, 10, 70, 10])
    expectEqual(widths(group.layout(width: 200)), [50, 10, 50, 10])
    let nested = AlignedGroup(items: [AlignedItem(group)]).layout(width: 400)
    expectEqual(nested.frame(ofItemAt: 0)?.size, size)
  }

  @Test func `each item is asked once for each width`() {
    var asked: [CGFloat] = []
    let text = AlignedItem(attributes: Self.label) { width in
      asked.append(width)
      return min(width, 160) × 10
    } place: { _ in
    }
    let group = form([text, item(10), item(70, Self.label), item(10)])
    _ = group.layout(width: 200)
    _ = group.layout(width: 200)
    expectEqual(asked, [200, 100])
  }
}
