import Testing
import UIKit
import UIKitTestSupport

/// The flow layout has the frames of UIKit's. Evidence M.
@MainActor
@Suite(.underAllModes)
struct FlowRecordTests {
  @Test(
    .expectingWarning(.itemTooLarge), .expectingWarning(.beyondContent),
    arguments: FlowRecord.all)
  func `a flow layout places its elements as recorded`(record: FlowRecord) {
    let stage = stage(of: record)
    let layout = stage.view.collectionViewLayout
    for row in record.items {
      let path = IndexPath(item: Int(row[1]), section: Int(row[0]))
      expectEqual(
        layout.layoutAttributesForItem(at: path)?.frame, CGRect(row: row.dropFirst(2)),
        "item \(path)")
    }
    for row in record.headers { expectEqual(stage.header(Int(row[0])), frame(row), "a header") }
    for row in record.footers { expectEqual(stage.footer(Int(row[0])), frame(row), "a footer") }
    let contentSize = layout.collectionViewContentSize
    if let width = record.contentSize[0] { expectEqual(contentSize.width, width) }
    if let height = record.contentSize[1] { expectEqual(contentSize.height, height) }
  }

  private func stage(of record: FlowRecord) -> Stage {
    let layout = UICollectionViewFlowLayout(
      lines: record.spacings[0], items: record.spacings[1], size: CGSize(row: record.itemSize))
    layout.sectionInset = UIEdgeInsets(row: record.insets)
    layout.scrollDirection = record.isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(row: record.header)
    layout.footerReferenceSize = CGSize(row: record.footer)
    let source = FlowSource(counts: record.counts)
    if let sizes = record.sizes {
      source.size = { CGSize(row: sizes[$0.section][$0.item]) }
    }
    return Stage(flow: layout, source, size: CGSize(row: record.bounds))
  }

  /// The frame of a header or footer, nil if it has no attributes.
  private func frame(_ row: [CGFloat]) -> CGRect? {
    row.count == 1 ? nil : CGRect(row: row.dropFirst())
  }
}

// Rows of numbers, as records have them.
extension CGRect {
  init(row: some Collection<CGFloat>) {
    let row = Array(row)
    self.init(row[0], row[1], row[2], row[3])
  }
}

extension CGSize {
  init(row: [CGFloat]) {
    self.init(width: row[0], height: row[1])
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  init(row: [CGFloat]) {
    self.init(top: row[0], left: row[1], bottom: row[2], right: row[3])
  }
}
