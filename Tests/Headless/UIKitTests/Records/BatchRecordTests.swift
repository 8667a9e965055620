import Testing
import UIKit
import UIKitTestSupport

/// What batch updates ask for, and what they refuse. Evidence M and R.
@MainActor
@Suite(.underPlainModes)
struct BatchRecordTests {
  private func staged(
    _ counts: [Int], _ layout: UICollectionViewLayout = RowsLayout(), laysOut: Bool = true
  ) -> (Stage, AskedSource) {
    let source = AskedSource(counts: counts)
    let stage = Stage(layout, source, size: CGSize(width: 100, height: 1000), laysOut: laysOut)
    source.asked = []
    return (stage, source)
  }

  @Test(arguments: BatchRecord.all)
  func `a batch asks for the cells that were recorded`(record: BatchRecord) {
    let (stage, source) = Headless.withModes(record.modes) { staged(record.before) }
    stage.view.performBatchUpdates {
      source.sections = ItemSource(counts: record.after).sections
      record.operations(stage.view)
    }
    stage.view.layoutIfNeeded()
    expectEqual(source.asked, record.asked)
  }

  /// Recorded by tests of Texture on several systems.
  @Test func `completions of nested batches run after the outer one, in their order`() {
    let (stage, _) = staged([3])
    var log: [String] = []
    stage.view.performBatchUpdates {
      for number in 0...1 {
        stage.view.performBatchUpdates({}, completion: { _ in log.append("inner \(number)") })
      }
    } completion: { _ in
      log.append("outer")
    }
    expectEqual(log, ["outer", "inner 0", "inner 1"])
  }

  /// Recorded by tests of Texture.
  @Test func `a supplementary path of one index may name a section beyond the last`() {
    let (stage, _) = staged([3], OneIndexLayout())
    expectEqual(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: RowsLayout.header),
      [IndexPath(index: 0), IndexPath(index: 7)])
  }

  /// UIKit's class for an update keeps the indexes of such paths apart from those of sections (evidence B:
  /// runtime headers of `UICollectionViewUpdate`). That it needs no section is I.
  @Test func `a view whose path has one index stays when all sections are deleted`() {
    let (stage, source) = staged([3], OneIndexLayout())
    func header() -> UIView? {
      stage.view.supplementaryView(forElementKind: RowsLayout.header, at: IndexPath(index: 0))
    }
    let old = header()
    source.sections = []
    stage.view.deleteSections([0])
    #expect(old != nil && old === header())
  }

  /// Recorded by an older test of Composed, and by one of Texture that is disabled for this reason. Data that
  /// changes in the closure is right.
  @Test(arguments: [FuzzModes.Timing.deferred, .immediate])
  func `before the first layout, data that changed before its batch raises an exception`(
    timing: FuzzModes.Timing
  ) {
    var modes = FuzzModes()
    modes.timing = timing
    Headless.withModes(modes) {
      expectViolation(.batchArithmetic, "invalid number of sections") {
        let (stage, source) = staged([3], laysOut: false)
        source.sections.append(["new"])
        stage.view.insertSections([1])
      }
      let (stage, source) = staged([3], laysOut: false)
      stage.view.performBatchUpdates {
        source.sections.append(["new"])
        stage.view.insertSections([1])
      }
      stage.view.layoutIfNeeded()
      stage.expectConsistent()
    }
  }

  /// Recorded on iOS 9 (UIKitTests by Adlai-Holler).
  @Test func `an empty batch asks a flow layout's delegate for all sizes`() {
    let source = FlowSource(counts: [50])
    let stage = Stage(flow: UICollectionViewFlowLayout(lines: 10, items: 10), source)
    source.askedItems = []
    stage.view.performBatchUpdates(nil)
    expectEqual(source.askedItems.count, 50)
  }

  /// Recorded on iOS 7.0.3 (radar 15922530).
  @Test func `a layout is prepared and queried before it gets the update items`() {
    let (stage, source) = staged([3])
    _ = stage.calls()
    stage.view.performBatchUpdates {
      source.sections[0].append("new")
      stage.view.insertItems(at: [[0, 3]])
    }
    let calls = stage.calls { ["prepare", "elements"].contains($0) || $0.hasPrefix("updates") }
    let new = calls.drop { $0 != "prepare" }.prefix(3).map { $0.prefix(8) }
    expectEqual(new, ["prepare", "elements", "updates "])
  }

  // MARK: Dequeuing, from iOS 18 (IGListKit, commits of September 2024)

  @Test func `a cell that is dequeued without a request raises an exception`() {
    let (stage, _) = staged([3])
    expectViolation(.dequeuedWithoutRequest, "returned to the collection view") {
      _ = stage.view.dequeueReusableCell(withReuseIdentifier: "item", for: [0, 0])
    }
  }

  /// A data source that dequeues two cells in a request.
  private final class DequeuingTwice: ItemSource {
    var dequeuesTwice = true

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if dequeuesTwice { _ = super.collectionView(collectionView, cellForItemAt: indexPath) }
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  @Test func `a second cell that is dequeued in one request raises an exception`() {
    expectViolation(.dequeuedWithoutRequest, "a single view is dequeued") {
      _ = Stage(RowsLayout(), DequeuingTwice(counts: [3]))
    }
  }

  /// Evidence I: the rule of requests holds for those of reconfigured items, too.
  @Test func `a second dequeue for a reconfigured item raises an exception`() {
    let source = DequeuingTwice(counts: [3])
    source.dequeuesTwice = false
    let stage = Stage(RowsLayout(), source)
    source.dequeuesTwice = true
    expectViolation(.dequeuedWithoutRequest, "a single view is dequeued") {
      stage.view.reconfigureItems(at: [[0, 1]])
    }
  }

  @Test func `a cell that was not dequeued raises an exception`() {
    final class Making: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        ItemCell(frame: .zero)
      }
    }
    expectViolation(.viewNotDequeued, "must be retrieved by calling") {
      _ = Stage(RowsLayout(), Making(counts: [3]))
    }
  }
}

/// A data source that notes the section and item of each cell that is asked for.
private final class AskedSource: ItemSource {
  var asked: [[Int]] = []

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append([indexPath.section, indexPath.item])
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }
}

/// A layout of headers alone, whose paths have one index.
private final class OneIndexLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  private var headers: [UICollectionViewLayoutAttributes] {
    [0, 7].enumerated().map { place, section in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: RowsLayout.header, with: IndexPath(index: section))
      attributes.frame = CGRect(0, CGFloat(place) * 50, 100, 40)
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    headers.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers.first { $0.indexPath == indexPath }
  }
}
