import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Each value of each mode does what it is named for. Evidence: I, a mode being what is not known.
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

  /// Writes down the rectangles it is asked for.
  private final class Measuring: RowsLayout {
    var rects: [CGRect] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      if let collectionView, !Headless.isAuditing(collectionView) { rects.append(rect) }
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private func rects(_ policy: FuzzModes.RectPolicy) -> [CGRect] {
    let layout = Measuring()
    layout.pins = false
    let stage = stage(layout) { $0.rects = policy }
    layout.rects = []
    stage.scroll(to: 450)
    return layout.rects
  }

  @Test func `the bounds alone are asked for`() {
    #expect(rects(.exactBounds) == [CGRect(x: 0, y: 450, width: 100, height: 200)])
  }

  @Test func `half a page more on each side is asked for`() {
    #expect(rects(.enlarged) == [CGRect(x: -50, y: 350, width: 200, height: 400)])
  }

  @Test func `the page ahead is asked for`() {
    #expect(
      rects(.prefetchAhead) == [
        CGRect(x: 0, y: 450, width: 100, height: 200),
        CGRect(x: 0, y: 650, width: 100, height: 200),
      ])
  }

  @Test func `pages of a grid are asked for, each once`() {
    let layout = Measuring()
    layout.pins = false
    let stage = stage(layout) { $0.rects = .pageGrid }
    #expect(layout.rects.map(\.minY) == [-200, 0])
    layout.rects = []
    stage.scroll(to: 50)
    #expect(layout.rects.map(\.minY) == [200])
    stage.scroll(to: 150)
    #expect(layout.rects.map(\.minY) == [200])
    stage.scroll(to: 450)
    #expect(layout.rects.map(\.minY) == [200, 400, 600])
  }

  @Test(arguments: FuzzModes.SizeChange.allCases)
  func `a change of size is asked about or only prepared for`(value: FuzzModes.SizeChange) {
    let stage = stage { $0.sizeChange = value }
    _ = stage.calls()
    stage.resize(CGSize(width: 120, height: 200))
    let calls = stage.calls { ["should invalidate", "invalidate", "prepare"].contains($0) }
    #expect(
      calls == (value == .asked ? ["should invalidate", "invalidate", "prepare"] : ["prepare"]))
    #expect(stage.view.contentSize.width == 120)
  }

  @Test(arguments: FuzzModes.BoundsContext.allCases)
  func `the context for new bounds comes before or after them`(value: FuzzModes.BoundsContext) {
    final class Watching: RowsLayout {
      var offset: CGFloat?
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        offset = collectionView?.bounds.minY
      }
    }
    let layout = Watching()
    let stage = stage(layout) { $0.boundsContext = value }
    stage.scroll(to: 25)
    #expect(layout.offset == (value == .beforeBounds ? 0 : 25))
  }

  @Test(arguments: FuzzModes.FineGrained.allCases)
  func `a context that names elements is honoured or full`(value: FuzzModes.FineGrained) {
    let stage = stage {
      $0.fineGrained = value
      $0.rects = .enlarged
    }
    _ = stage.calls()
    stage.scroll(to: 25)
    let calls = stage.calls { $0 == "elements" || $0 == "header 0" }
    #expect(calls == (value == .honoured ? ["header 0"] : ["header 0", "elements"]))
  }

  @Test(arguments: FuzzModes.SupplementaryPreparation.allCases)
  func `headers alone are prepared for or not`(value: FuzzModes.SupplementaryPreparation) {
    let stage = stage { $0.supplementaryPreparation = value }
    _ = stage.calls()
    stage.scroll(to: 25)
    #expect(stage.calls { $0 == "prepare" } == (value == .runs ? ["prepare"] : []))
    stage.expectConsistent()
  }

  @Test(arguments: FuzzModes.Timing.allCases)
  func `new bounds are laid out at once or later`(value: FuzzModes.Timing) {
    let stage = stage { $0.timing = value }
    stage.view.contentOffset.y = 500
    #expect((stage.names.first == "0-0") == (value == .deferred))
    stage.view.layoutIfNeeded()
    #expect(stage.names.first == "0-11")
  }

  @Test(arguments: FuzzModes.EqualAttributes.allCases)
  func `equal attributes are applied again or not`(value: FuzzModes.EqualAttributes) {
    final class Counting: UICollectionViewCell {
      static var count = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        Counting.count += 1
      }
    }
    let stage = stage(counts: []) { $0.equalAttributes = value }
    stage.view.register(Counting.self, forCellWithReuseIdentifier: "item")
    stage.source.sections = [["a"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    Counting.count = 0
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(Counting.count == (value == .skipped ? 0 : 1))
  }

  @Test(arguments: FuzzModes.InsetChange.allCases)
  func `new insets invalidate or not`(value: FuzzModes.InsetChange) {
    let stage = stage { $0.insetChange = value }
    _ = stage.calls()
    stage.view.contentInset.bottom = 30
    #expect(stage.calls() == (value == .invalidates ? ["invalidate"] : []))
  }

  @Test(arguments: FuzzModes.WithoutDataSource.allCases)
  func `without a data source there is no section or one`(value: FuzzModes.WithoutDataSource) {
    let stage = stage { $0.withoutDataSource = value }
    stage.view.dataSource = nil
    #expect(stage.view.numberOfSections == (value == .noSections ? 0 : 1))
  }

  @Test(arguments: FuzzModes.Timing.allCases)
  func `a batch before the first display is settled first or reloads`(value: FuzzModes.Timing) {
    var modes = FuzzModes()
    modes.timing = value
    Headless.withModes(modes) {
      let stage = Stage(RowsLayout(), ItemSource([["a"]]), laysOut: false)
      stage.view.performBatchUpdates({
        stage.source.sections = [["a", "b"]]
        stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      })
      let told = stage.calls { $0.hasPrefix("updates") }
      #expect(told.count == (value == .immediate ? 1 : 0))
    }
  }
}
