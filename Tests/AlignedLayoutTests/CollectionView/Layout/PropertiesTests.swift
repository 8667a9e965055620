#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Invalidations by properties and closures of the layout. Rests on `invalidateLayout()` being
  /// called as a context to `invalidateLayout(with:)` (D).
  @MainActor
  @Suite(.underAllModes)
  struct PropertiesTests {
    private let layout: SpyLayout
    private let stage: AlignedStage

    init() {
      layout = SpyLayout()
      stage = AlignedStage(TestContent(width: 100, [.cell(10 × 10)]), layout: layout)
      layout.contexts = []
    }

    private func expectInvalidation(
      once change: () -> Void, _ location: SourceLocation = #_sourceLocation
    ) {
      layout.contexts = []
      change()
      expectEqual(
        layout.contexts.count, 1, "no single invalidation for a changed value",
        sourceLocation: location)
      stage.view.layoutIfNeeded()
      layout.contexts = []
      change()
      #expect(
        layout.contexts.isEmpty, "an invalidation for an equal value", sourceLocation: location)
    }

    @Test func `a changed property invalidates the layout, an equal value does not`() {
      expectInvalidation { layout.defaultItemSize = 20 × 30 }
      expectInvalidation { layout.defaultSectionAttributes = .topCenter }
      expectInvalidation { layout.defaultItemAttributes = CellAttributes(endsLine: true) }
      expectInvalidation { layout.defaultHeaderLength = 7 }
      expectInvalidation { layout.defaultFooterLength = 7 }
      expectInvalidation { layout.sectionSpacing = 7 }
      expectInvalidation { layout.contentInsets = Insets(7) }
      expectInvalidation { layout.contentInsetsReference = .none }
      expectInvalidation { layout.supplementaryContentInsetsReference = .automatic }
      expectInvalidation { layout.pinsSectionHeaders = false }
      expectInvalidation { layout.pinsSectionFooters = true }
    }

    @Test func `setting or removing a closure invalidates the layout`() {
      for change in [
        { layout.sizeForItem = { _, _ in 1 × 1 } }, { layout.sizeForItem = nil },
        { layout.attributesForSection = { _ in .topCenter } },
        { layout.attributesForSection = nil },
        { layout.attributesForItem = { _ in .default } }, { layout.attributesForItem = nil },
        { layout.referenceLengthForHeader = { _ in 1 } },
        { layout.referenceLengthForHeader = nil },
        { layout.referenceLengthForFooter = { _ in 1 } },
        { layout.referenceLengthForFooter = nil },
        { layout.sizeForOverflow = { _, _ in 1 × 1 } }, { layout.sizeForOverflow = nil },
      ] as [() -> Void] {
        layout.contexts = []
        change()
        expectEqual(layout.contexts.count, 1)
      }
    }

    @Test func `one layout pass covers several changed properties`() {
      stage.view.delegate = nil
      stage.view.layoutIfNeeded()
      layout.preparations = 0
      layout.defaultItemSize = 50 × 50
      layout.defaultHeaderLength = 7
      layout.sectionSpacing = 7
      layout.contentInsets = Insets(7)
      expectEqual(layout.preparations, 0)
      stage.view.layoutIfNeeded()
      expectEqual(layout.preparations, 1)
      expectEqual(stage.frame(0), rect(7, 14, 50 × 50))
    }

    @Test func `the properties have the documented defaults`() {
      let layout = CollectionViewAlignedLayout()
      expectEqual(layout.defaultItemSize, (100 × 100))
      expectEqual(layout.defaultSectionAttributes, SectionAttributes())
      expectEqual(layout.defaultItemAttributes, .default)
      expectEqual(layout.defaultHeaderLength, 0)
      expectEqual(layout.defaultFooterLength, 0)
      expectEqual(layout.sectionSpacing, 10)
      expectEqual(layout.contentInsets, Insets(5))
      expectEqual(layout.contentInsetsReference, .safeArea)
      expectEqual(layout.supplementaryContentInsetsReference, .none)
      #expect(layout.pinsSectionHeaders)
      #expect(!layout.pinsSectionFooters)
      #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    }

    @Test func `headers are in front of footers, and footers in front of cells`() {
      expectEqual(CollectionViewAlignedLayout.cellZIndex, 0)
      expectEqual(CollectionViewAlignedLayout.footerZIndex, 1)
      expectEqual(CollectionViewAlignedLayout.headerZIndex, 2)
    }
  }
#endif
