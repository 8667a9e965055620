import AlignedLayout
import Testing

/// Sizes that become known in any order give the layout in which they are known from the start, in
/// sections so large that equal cells are not stored one by one.
@Suite struct LateSizesLaws {
  /// What the cells of a section have in common before their sizes are known.
  enum Estimates: CaseIterable {
    case equal
    case equalButSome
    case random
  }

  @Test(arguments: Estimates.allCases)
  func `sizes known one by one or several at once give the layout of all sizes`(
    estimates: Estimates
  ) {
    let fault = firstFault(ofSeeds: Seeds(60, usually: 3)) { seed in
      var random = SplitMix64(seed: seed)
      var late = LateContent(estimates, &random)
      for _ in 0..<12 {
        late.resizeSome(&random)
        if let difference = late.difference { return difference }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

/// A large section whose cells get their sizes later, and its layout, which is edited in place.
private struct LateContent {
  private var content: TestContent
  private var layout: ContentLayout
  private let lateSizes: [CGSize]

  init(_ estimates: LateSizesLaws.Estimates, _ random: inout SplitMix64) {
    let count = Int.random(in: 600...6_000, using: &random)
    let widths = random.pick([[20.1], [25, 45], Array(stride(from: 10, through: 140, by: 1.7))])
    lateSizes = (0..<count).map { _ in
      CGSize(
        width: random.pick(widths), height: CGFloat(Int.random(in: 20...90, using: &random)) / 3)
    }
    let estimate = random.pick([30, 33.3, 100 / 3, 77]) × random.pick([12, 40 / 3])
    let cells = (0..<count).map { _ -> TestCell in
      switch estimates {
      case .equal: .cell(estimate)
      case .equalButSome:
        .cell(estimate, random.happens(onceIn: 700) ? random.attributes : .default)
      case .random: .cell(random.pick([20, 40, 60, 61]) × 10)
      }
    }
    let attributes = SectionAttributes(
      sizing: random.pick([
        .selfSizing(estimate: 30 × 12), .asked(offering: .wholeLine),
      ]),
      lineAlignment: random.pick(SectionAttributes.LineAlignment.allCases),
      cellAlignment: random.pick(SectionAttributes.CellAlignment.allCases),
      justification: random.happens(onceIn: 3) ? .init() : nil,
      cellSpacing: random.pick([0, 5, 1 / 3]),
      lineSpacing: random.pick([0, 0.1, -2]))
    content = TestContent(
      width: random.pick([120, 320]),
      sections: [TestSection(attributes: attributes, cells: cells, headerLength: 7.7)])
    content.direction = random.pick([.leftToRight, .rightToLeft])
    layout = content.layout()
  }

  /// Gives a few cells their late sizes: neighbors, any, or all of a range, one by one or at once.
  mutating func resizeSome(_ random: inout SplitMix64) {
    let count = lateSizes.count
    let start = Int.random(in: 0..<count, using: &random)
    var cells = Array(start..<min(count, start + random.pick([1, 4, 30])))
    if random.happens(onceIn: 3) { cells = random.different(9, below: count) }
    if random.happens(onceIn: 20) { cells = Array(0..<count) }
    if random.happens(onceIn: 2) { cells.shuffle(using: &random) }
    if random.happens(onceIn: 3) {
      resize(cells)
    } else {
      for cell in cells.prefix(40) { resize([cell]) }
    }
    if random.happens(onceIn: 3) { insertOrDelete(at: start, &random) }
  }

  private mutating func resize(_ cells: [Int]) {
    for cell in cells {
      let attributes = content.sections[0].cells[cell].attributes
      content.sections[0].cells[cell] = .cell(lateSizes[cell], attributes)
    }
    apply(cells.map { .replaceCell(.init(section: 0, cell: $0)) })
  }

  /// Inserts two cells and deletes two others, so that the section keeps its number of cells.
  private mutating func insertOrDelete(at cell: Int, _ random: inout SplitMix64) {
    var batch = TestBatch()
    let count = lateSizes.count
    for old in random.different(2, below: count) { batch.delete(.init(section: 0, cell: old)) }
    for new in random.different(2, below: count) {
      batch.insert(.cell(30 × 12), at: .init(section: 0, cell: new))
    }
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
  }

  private mutating func apply(_ edits: [ContentLayout.Edit]) {
    let cells = content.sections[0].cells
    layout.apply(edits) { position, offer in
      cells[position.cell].size(offer)
    } attributesOfCell: {
      cells[$0.cell].attributes
    }
  }

  var difference: String? {
    let new = content.layout()
    let middle = new.contentSize.height / 2
    return layout.firstDifference(
      from: new, in: [rect(0, 0, 375 × 812), rect(20, middle, 100 × 300)], cells: 200)
  }
}

extension SplitMix64 {
  /// Attributes that few cells have among many without.
  fileprivate var attributes: CellAttributes {
    mutating get {
      pick([
        CellAttributes(beginsLine: true), CellAttributes(endsLine: true),
        CellAttributes(indentation: .start, insets: Insets(leading: 10)),
        CellAttributes(indentationsEndedAfter: 1), CellAttributes(keepsWithNext: true),
        CellAttributes(lineAlignment: .trailing), CellAttributes(lineAlignment: .center),
        CellAttributes(cellAlignment: .bottom), CellAttributes(cellAlignment: .lastBaseline),
        CellAttributes(insets: Insets(3)), CellAttributes(insets: Insets(top: -30)),
      ])
    }
  }
}
