#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Placeholders of a drop, for which the index paths shown and those of the data source differ.
  /// Rests on `UIDataSourceTranslating` (D).
  @MainActor
  @Suite(.underAllModes)
  struct PlaceholdersInHeadlessTests {
    private let stage = AlignedStage(
      TestContent(width: 100, [.cell(10 × 10), .cell(20 × 10), .cell(30 × 10)]))

    @Test func `a placeholder has the default size and is not asked for`() {
      stage.layout.defaultItemSize = 15 × 12
      stage.view.layoutIfNeeded()
      let asked = stage.asked {
        Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      }
      expectEqual(Set(asked.sizes), Set((0..<3).map { IndexPath(item: $0, section: 0) }))
      expectEqual(Set(asked.attributes), Set((0..<3).map { IndexPath(item: $0, section: 0) }))
      expectEqual(stage.frame(0), rect(0, 0, 10 × 10))
      expectEqual(stage.frame(1), rect(10, 0, 15 × 12))
      expectEqual(stage.frame(2), rect(25, 0, 20 × 10))
      expectEqual(stage.frame(3), rect(45, 0, 30 × 10))
    }

    @Test func `a context for a placeholder and its neighbor asks by the data source's paths`() {
      Headless.insertPlaceholder(at: IndexPath(item: 0, section: 0), in: stage.view)
      stage.content.sections[0].cells[0] = .cell(33 × 10)
      stage.layout.invalidateItems(at: (0..<2).map { IndexPath(item: $0, section: 0) })
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(1)?.width, 33)
    }

    @Test func `with answers kept a placeholder is not asked for`() {
      stage.layout.defaultItemSize = 15 × 12
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.layoutIfNeeded()
      let place = IndexPath(item: 1, section: 0)
      let asked = stage.asked { Headless.insertPlaceholder(at: place, in: stage.view) }
      #expect(Set(asked.sizes).isSubset(of: (0..<3).map { IndexPath(item: $0, section: 0) }))
      expectEqual(stage.frame(1), rect(10, 0, 15 × 12))
      expectEqual(stage.frame(2), rect(25, 0, 20 × 10))
      Headless.removePlaceholder(at: place, in: stage.view)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      let askedAfter = stage.asked {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(5 × 10), at: 0)
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        })
      }
      expectEqual(askedAfter.attributes, [IndexPath(item: 0, section: 0)])
      stage.expectShownAsComputed()
    }

    @Test func `a removed placeholder leaves no trace`() {
      Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      Headless.removePlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `the content size for a width includes a placeholder`() {
      stage.layout.defaultItemSize = 15 × 12
      stage.view.layoutIfNeeded()
      Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      expectEqual(stage.layout.contentSize(fitting: 100 × 0), (100 × 12))
    }

    @Test func `no content is cached while there is a placeholder`() {
      stage.layout.defaultItemSize = 15 × 12
      stage.view.layoutIfNeeded()
      #expect(stage.cacheContent(fittingWidth: 40))
      Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      #expect(!stage.cacheContent(fittingWidth: 40))
      let asked = stage.asked { stage.view.frame.size.width = 40 }
      expectEqual(Set(asked.sizes), Set((0..<3).map { IndexPath(item: $0, section: 0) }))
      Headless.removePlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
