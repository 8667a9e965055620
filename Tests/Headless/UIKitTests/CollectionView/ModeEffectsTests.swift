import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The effect of each value of each mode. Evidence: I; modes stand for what is not known of UIKit.
@MainActor
@Suite(.underPlainModes)
struct ModeEffectsTests {
  private func stage(
    _ layout: RowsLayout = RowsLayout(), counts: [Int] = [40],
    _ change: (inout FuzzModes) -> Void
  ) -> Stage {
    var modes = FuzzModes()
    change(&modes)
    return Headless.withModes(modes) { Stage(layout, counts: counts) }
  }

  /// A layout that records the rectangles it is asked for.
  private final class RectRecorder: RowsLayout {
    var rects: [CGRect] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      if let collectionView, !Headless.isAuditing(collectionView) { rects.append(rect) }
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private func rects(_ policy: FuzzModes.RectPolicy) -> [CGRect] {
    let layout = RectRecorder()
    layout.pins = false
    let stage = stage(layout) { $0.rects = policy }
    layout.rects = []
    stage.scroll(to: 450)
    return layout.rects
  }

  @Test func `exactBounds asks for the bounds`() {
    expectEqual(rects(.exactBounds), [CGRect(x: 0, y: 450, width: 100, height: 200)])
  }

  @Test func `enlarged asks for half a page more on each side`() {
    expectEqual(rects(.enlarged), [CGRect(x: -50, y: 350, width: 200, height: 400)])
  }

  @Test func `prefetchAhead asks for the bounds and the page ahead`() {
    expectEqual(
      rects(.prefetchAhead),
      [
        CGRect(x: 0, y: 450, width: 100, height: 200),
        CGRect(x: 0, y: 650, width: 100, height: 200),
      ])
  }

  @Test func `pageGrid asks for each page of a grid once`() {
    let layout = RectRecorder()
    layout.pins = false
    let stage = stage(layout) { $0.rects = .pageGrid }
    expectEqual(layout.rects.map(\.minY), [-200, 0])
    layout.rects = []
    stage.scroll(to: 50)
    expectEqual(layout.rects.map(\.minY), [200])
    stage.scroll(to: 150)
    expectEqual(layout.rects.map(\.minY), [200])
    stage.scroll(to: 450)
    expectEqual(layout.rects.map(\.minY), [200, 400, 600])
  }

  @Test(arguments: FuzzModes.SizeChange.allCases)
  func `sizeChange decides whether the layout is asked about a new size`(
    value: FuzzModes.SizeChange
  ) {
    let stage = stage { $0.sizeChange = value }
    _ = stage.calls()
    stage.resize(CGSize(width: 120, height: 200))
    let calls = stage.calls { ["should invalidate", "invalidate", "prepare"].contains($0) }
    expectEqual(
      calls, (value == .asked ? ["should invalidate"] : []) + ["invalidate", "prepare"])
    expectEqual(stage.view.contentSize.width, 120)
  }

  @Test(arguments: FuzzModes.FineGrained.allCases)
  func `fineGrained decides whether only the named elements are invalidated`(
    value: FuzzModes.FineGrained
  ) {
    let stage = stage {
      $0.fineGrained = value
      $0.rects = .enlarged
    }
    _ = stage.calls()
    stage.scroll(to: 25)
    let calls = stage.calls { $0 == "elements" || $0 == "header 0" }
    expectEqual(calls, (value == .honored ? ["header 0"] : ["header 0", "elements"]))
  }

  @Test(arguments: FuzzModes.SupplementaryPreparation.allCases)
  func `supplementaryPreparation decides whether headers alone cause a prepare`(
    value: FuzzModes.SupplementaryPreparation
  ) {
    let stage = stage { $0.supplementaryPreparation = value }
    _ = stage.calls()
    stage.scroll(to: 25)
    expectEqual(stage.calls { $0 == "prepare" }, (value == .runs ? ["prepare"] : []))
    stage.expectConsistent()
  }

  @Test(arguments: FuzzModes.Timing.allCases)
  func `timing decides whether new bounds are laid out at once`(value: FuzzModes.Timing) {
    let stage = stage { $0.timing = value }
    stage.view.contentOffset.y = 500
    expectEqual((stage.names.first == "0-0"), (value == .deferred))
    stage.view.layoutIfNeeded()
    expectEqual(stage.names.first, "0-11")
  }

  @Test(arguments: FuzzModes.EqualAttributes.allCases)
  func `equalAttributes decides whether equal attributes are applied again`(
    value: FuzzModes.EqualAttributes
  ) {
    final class CountingCell: UICollectionViewCell {
      static var count = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        CountingCell.count += 1
      }
    }
    let stage = stage(counts: []) { $0.equalAttributes = value }
    stage.view.register(CountingCell.self, forCellWithReuseIdentifier: "item")
    stage.source.sections = [["a"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    CountingCell.count = 0
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(CountingCell.count, (value == .skipped ? 0 : 1))
  }

  @Test(arguments: FuzzModes.InsetChange.allCases)
  func `insetChange decides in how many steps new insets arrive`(value: FuzzModes.InsetChange) {
    final class InsetRecorder: RowsLayout {
      var bottoms: [CGFloat] = []
      override func prepare() {
        super.prepare()
        bottoms.append(collectionView?.adjustedContentInset.bottom ?? 0)
      }
    }
    let layout = InsetRecorder()
    let stage = stage(layout) { $0.insetChange = value }
    layout.bottoms = []
    stage.view.contentInset.bottom = 30
    stage.view.layoutIfNeeded()
    expectEqual(
      layout.bottoms, (value == .once ? [30] : [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]))
  }

  @Test(arguments: FuzzModes.ScrollAnimation.allCases)
  func `scrollAnimation decides in how many steps animated scrolling arrives`(
    value: FuzzModes.ScrollAnimation
  ) {
    final class OffsetRecorder: RowsLayout {
      var offsets: [CGFloat] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        offsets.append(newBounds.minY)
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = OffsetRecorder()
    let stage = stage(layout) { $0.scrollAnimation = value }
    stage.view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    stage.view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    expectEqual(
      layout.offsets, (value == .once ? [50] : [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]) + [40])
  }

  @Test(arguments: FuzzModes.AdjustmentsInPrepare.allCases)
  func `adjustmentsInPrepare decides what becomes of an adjustment inside prepare`(
    value: FuzzModes.AdjustmentsInPrepare
  ) {
    final class AdjustingLayout: RowsLayout {
      var adjustment: CGFloat = 0
      var offsetAfterwards: CGFloat = 0
      override func prepare() {
        super.prepare()
        guard adjustment != 0 else { return }
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = adjustment
        adjustment = 0
        invalidateLayout(with: context)
        offsetAfterwards = collectionView?.contentOffset.y ?? 0
      }
    }
    let layout = AdjustingLayout()
    let stage = stage(layout) { $0.adjustmentsInPrepare = value }
    layout.adjustment = 70
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(layout.offsetAfterwards, (value == .appliedAtOnce ? 70 : 0))
    expectEqual(stage.view.contentOffset.y, (value == .dropped ? 0 : 70))
  }

  @Test(arguments: FuzzModes.WithoutDataSource.allCases)
  func `withoutDataSource decides the section count without a data source`(
    value: FuzzModes.WithoutDataSource
  ) {
    let stage = stage { $0.withoutDataSource = value }
    stage.view.dataSource = nil
    expectEqual(stage.view.numberOfSections, (value == .noSections ? 0 : 1))
  }

  @Test(arguments: FuzzModes.Timing.allCases)
  func `timing decides whether a batch before the first display is a reload`(
    value: FuzzModes.Timing
  ) {
    var modes = FuzzModes()
    modes.timing = value
    Headless.withModes(modes) {
      let stage = Stage(RowsLayout(), ItemSource([["a"]]), laysOut: false)
      stage.view.performBatchUpdates({
        stage.source.sections = [["a", "b"]]
        stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      })
      let updates = stage.calls { $0.hasPrefix("updates") }
      expectEqual(updates.count, (value == .immediate ? 1 : 0))
    }
  }

  /// Rows whose attributes are kept for their index paths and changed in place. Nothing sets the
  /// paths again.
  private final class KeepingLayout: RowsLayout {
    var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func itemAttributes(
      _ path: IndexPath, in model: Model? = nil
    ) -> UICollectionViewLayoutAttributes? {
      guard let new = super.itemAttributes(path, in: model) else { return nil }
      let attributes = kept[path] ?? new
      kept[path] = attributes
      attributes.frame = new.frame
      return attributes
    }
  }

  @Test(arguments: FuzzModes.ReturnedPaths.allCases)
  func `returnedPaths decides whether a batch changes index paths in the layout's objects`(
    value: FuzzModes.ReturnedPaths
  ) {
    let layout = KeepingLayout()
    let stage = stage(layout, counts: [3]) { $0.returnedPaths = value }
    let violations = Headless.recordingViolations {
      stage.source.sections[0].insert("new", at: 0)
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let items = (0..<3).map { layout.kept[IndexPath(item: $0, section: 0)]?.indexPath.item }
    expectEqual(items, (value == .changed ? [1, 2, 3] : [0, 1, 2]))
    expectEqual(violations.isEmpty, (value == .leftAlone))
  }

  @Test func `returnedPaths leaves a layout alone that returns new objects`() {
    let stage = stage(counts: [3, 2]) { $0.returnedPaths = .changed }
    stage.source.sections[0].removeFirst()
    stage.source.sections.swapAt(0, 1)
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.moveSection(1, toSection: 0)
    }
    stage.expectConsistent()
  }

  @Test(arguments: FuzzModes.BoundsContexts.allCases)
  func `boundsContexts decides whether a context for new bounds measures where it is sent`(
    value: FuzzModes.BoundsContexts
  ) {
    let layout = SelfSizingRowsLayout()
    layout.pins = false
    let stage = stage(layout, counts: [3]) { $0.boundsContexts = value }
    stage.source.measurements = []
    let newBounds = CGRect(x: 0, y: 0, width: 90, height: 200)
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    stage.view.layoutIfNeeded()
    expectEqual(stage.source.measurements.isEmpty, (value == .neverMeasure))
    // A context of the client's own is plain.
    stage.source.measurements = []
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    stage.view.layoutIfNeeded()
    expectEqual(stage.source.measurements, ["0-0", "0-1", "0-2"])
    // A new size measures by itself.
    stage.source.measurements = []
    stage.resize(CGSize(width: 110, height: 200))
    expectEqual(Set(stage.source.measurements), ["0-0", "0-1", "0-2"])
  }

  @Test(arguments: FuzzModes.LateOrder.allCases)
  func `lateOrder decides whether views come to the front again when the turn ends`(
    value: FuzzModes.LateOrder
  ) async {
    let stage = stage(counts: [30]) { $0.lateOrder = value }
    await Task {}.value
    let cover = UIView(frame: .zero)
    for adds in [false, true] {
      stage.view.addSubview(cover)
      if adds { stage.view.contentOffset.y = 300 }
      stage.view.layoutIfNeeded()
      stage.view.bringSubviewToFront(cover)
      await Task {}.value
      expectEqual(stage.view.subviews.last == cover, value == .none || !adds)
    }
  }

  @Test(arguments: FuzzModes.Reconfiguring.allCases)
  func `reconfiguring decides whether a snapshot that only reconfigures is a batch`(
    value: FuzzModes.Reconfiguring
  ) {
    var modes = FuzzModes()
    modes.reconfiguring = value
    let layout = SelfSizingRowsLayout()
    let stage = Headless.withModes(modes) { DiffableStage(["x": ["a", "b"]], layout: layout) }
    stage.cell("a")?.preferredHeight = 70
    layout.log = []
    var next = stage.source.snapshot()
    next.reconfigureItems(["a"])
    stage.show(next)
    expectEqual(stage.fills(), ["a"])
    expectEqual(stage.source.snapshot().reconfiguredItemIdentifiers, [])
    expectEqual(layout.log.contains("finalize updates"), (value == .batch))
    expectEqual(layout.log.isEmpty, (value == .noBatch))
    expectEqual(stage.cell("a")?.frame.height, (value == .batch ? 70 : 40))
    // Whatever causes the next pass, the cell is measured in it.
    stage.view.performBatchUpdates({})
    expectEqual(stage.cell("a")?.frame.height, 70)
  }

  @Test(arguments: FuzzModes.Reconfiguring.allCases)
  func `reconfiguring leaves items alone that are reconfigured without a snapshot`(
    value: FuzzModes.Reconfiguring
  ) {
    let stage = stage(SelfSizingRowsLayout(), counts: [2]) { $0.reconfiguring = value }
    stage.source.heights["0-1"] = 70
    stage.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height, 70)
  }

  // If paths are kept, the view that is deleted is dequeued again for the same path.
  @Test(arguments: [(FuzzModes.ElementPaths.kept, [0, 1, 2]), (.renumbered, [0, 2, 3])])
  func `elementPaths decides which views are those behind one that the layout deletes`(
    value: FuzzModes.ElementPaths, origins: [Int?]
  ) {
    var modes = FuzzModes()
    modes.elementPaths = value
    let layout = BadgesLayout()
    let stage = Headless.withModes(modes) { Stage(layout, counts: [1]) }
    func badges() -> [UIView?] {
      (0..<layout.count).map {
        stage.view.supplementaryView(
          forElementKind: RowsLayout.header, at: IndexPath(item: $0, section: 0))
      }
    }
    let before = badges()
    layout.count = 3
    stage.view.performBatchUpdates({})
    expectEqual(badges().map { view in before.firstIndex { $0 === view } }, origins)
  }
}

/// A layout of badges, which deletes the second of them in each batch.
private final class BadgesLayout: UICollectionViewLayout {
  var count = 4

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap {
      layoutAttributesForSupplementaryView(
        ofKind: RowsLayout.header, at: IndexPath(item: $0, section: 0))
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 20, width: 10, height: 10)
    return attributes
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    [IndexPath(item: 1, section: 0)]
  }
}
