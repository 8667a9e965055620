import Testing
import UIKit
import UIKitTestSupport

/// The order of a collection view's subviews. Evidence M: recorded on iOS 26.1, Mac Catalyst, at scale 2, in
/// one run.
@MainActor
@Suite(.underAllModes)
struct SubviewOrderRecordTests {
  /// A collection view with a flow layout, and the frames of its subviews.
  struct Record: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bounds: [CGFloat]
    let counts: [Int]
    let itemSize: [CGFloat]
    let spacings: [CGFloat]
    let insets: [CGFloat]
    var isHorizontal = false
    var header: [CGFloat] = [0, 0]
    /// The height of each section's footer.
    var footers: [CGFloat] = []
    /// The frames of cells from the rearmost to the foremost.
    let cells: [[CGFloat]]
    /// The frames of headers and footers in the order of the record, which is one of neither kinds nor
    /// sections.
    var others: [[CGFloat]] = []
  }

  @Test(arguments: records)
  func `all cells come before headers and footers`(record: Record) {
    let views = stage(of: record).view.subviews.filter { $0 is UICollectionReusableView }
    let cells = views.prefix { $0 is UICollectionViewCell }.map(\.frame)
    let others = views.dropFirst(cells.count).map(\.frame)
    expectEqual(cells, record.cells.map { CGRect(row: $0) })
    expectEqual(others.map(\.midY).sorted(), record.others.map { CGRect(row: $0).midY }.sorted())
    #expect(others.allSatisfy { record.others.map { CGRect(row: $0) }.contains($0) })
  }

  @Test(
    arguments: [
      (.byIndexPath, [0, 136, 208, 112, 184]), (.reversed, [184, 112, 208, 136, 0]),
    ] as [(FuzzModes.SupplementaryOrder, [CGFloat])])
  func `a mode decides the order of headers and footers`(
    order: FuzzModes.SupplementaryOrder, tops: [CGFloat]
  ) {
    var modes = FuzzModes()
    modes.supplementaryOrder = order
    let views = Headless.withModes(modes) { stage(of: Self.records[0]) }.view.subviews
    expectEqual(views.suffix(5).map(\.frame.minY), tops)
  }

  private func stage(of record: Record) -> Stage {
    let layout = UICollectionViewFlowLayout(
      lines: record.spacings[0], items: record.spacings[1], size: CGSize(row: record.itemSize))
    layout.sectionInset = UIEdgeInsets(row: record.insets)
    layout.scrollDirection = record.isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(row: record.header)
    let source = FlowSource(counts: record.counts)
    if !record.footers.isEmpty {
      source.footerSize = { CGSize(width: 0, height: record.footers[$0]) }
    }
    return Stage(flow: layout, source, size: CGSize(row: record.bounds))
  }

  private nonisolated static let records = [
    Record(
      testDescription: "three sections, of which one is empty",
      bounds: [375, 472], counts: [3, 0, 5], itemSize: [80, 64], spacings: [10, 10],
      insets: [6, 16, 12, 16], header: [0, 30], footers: [24, 24, 0],
      cells: [
        [16, 36, 80, 64], [147.5, 36, 80, 64], [279, 36, 80, 64], [16, 244, 80, 64],
        [147.5, 244, 80, 64], [279, 244, 80, 64], [16, 318, 80, 64], [147.5, 318, 80, 64],
      ],
      others: [
        [0, 112, 375, 24], [0, 184, 375, 24], [0, 208, 375, 30], [0, 0, 375, 30],
        [0, 136, 375, 30],
      ]),
    Record(
      testDescription: "a layout that scrolls sideways",
      bounds: [375, 240], counts: [4, 2], itemSize: [96, 72], spacings: [12, 10],
      insets: [10, 14, 10, 14], isHorizontal: true, header: [44, 0],
      cells: [
        [58, 10, 96, 72], [58, 158, 96, 72], [166, 10, 96, 72], [166, 158, 96, 72],
        [334, 10, 96, 72], [334, 158, 96, 72],
      ],
      others: [[0, 0, 44, 240], [276, 0, 44, 240]]),
    Record(
      testDescription: "a grid without headers",
      bounds: [375, 480], counts: [8], itemSize: [100, 100], spacings: [12, 10],
      insets: [16, 16, 16, 16],
      cells: [
        [16, 16, 100, 100], [137.5, 16, 100, 100], [259, 16, 100, 100], [16, 128, 100, 100],
        [137.5, 128, 100, 100], [259, 128, 100, 100], [16, 240, 100, 100], [137.5, 240, 100, 100],
      ]),
  ]
}
