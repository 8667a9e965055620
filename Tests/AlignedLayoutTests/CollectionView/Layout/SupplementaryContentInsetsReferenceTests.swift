#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Headers and footers that follow the content insets and a reference. Rests on UIKit's margins (D),
  /// and on UIKit measuring headers as soon as it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct SupplementaryContentInsetsReferenceTests {
    private static let content = TestContent(
      width: 100, contentInsets: Insets(top: 2, leading: 7, bottom: 4, trailing: 3),
      sections: [
        TestSection(
          cells: Array(repeating: .cell(30 × 20), count: 30), headerLength: 10, footerLength: 6)
      ])

    private func stage(
      _ reference: UIContentInsetsReference, _ content: TestContent = content
    ) -> AlignedStage {
      let stage = AlignedStage(content, laysOut: false)
      stage.view.insetsLayoutMarginsFromSafeArea = false
      stage.view.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 1, right: 20)
      stage.layout.supplementaryContentInsetsReference = reference
      stage.view.layoutIfNeeded()
      return stage
    }

    @Test func `headers and footers ignore insets by default, and follow them when it is set`() {
      let stage = stage(.none)
      #expect(stage.header() == rect(0, 2, 100 × 10))
      stage.layout.supplementaryContentInsetsReference = .automatic
      stage.view.layoutIfNeeded()
      #expect(stage.header() == rect(7, 2, 90 × 10))
      #expect(stage.footer()?.width == 90)
      stage.expectShownAsComputed()
      stage.layout.supplementaryContentInsetsReference = .none
      stage.view.layoutIfNeeded()
      #expect(stage.header() == rect(0, 2, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `lengths are asked with the width that headers and footers get`() {
      let stage = stage(.automatic)
      let layout = stage.layout
      var told: [CGFloat] = []
      stage.view.delegate = nil
      layout.sizeForItem = { _, _ in 30 × 20 }
      layout.referenceLengthForHeader = { [unowned layout] _ in
        told.append(layout.supplementaryWidth)
        return 10
      }
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(Set(told) == [90])
      told = []
      _ = layout.contentSize(fitting: 250 × 0)
      #expect(told == [240])
      #expect(layout.supplementaryWidth == 90)
      #expect(stage.header()?.width == 90)
      layout.supplementaryContentInsetsReference = .none
      stage.view.layoutIfNeeded()
      #expect(told.last == 100 && layout.supplementaryWidth == 100)
    }

    @Test func `in content that scrolls sideways, headers tell their height`() {
      let layout = CollectionViewAlignedLayout()
      layout.scrollDirection = .horizontal
      layout.contentInsetsReference = .none
      layout.contentInsets = Insets(top: 20, leading: 1, bottom: 30, trailing: 2)
      layout.supplementaryContentInsetsReference = .automatic
      let view = UICollectionView(frame: rect(0, 0, 100 × 150), collectionViewLayout: layout)
      view.layoutIfNeeded()
      #expect(layout.supplementaryWidth == 100)
    }

    @Test func `right to left, headers are mirrored`() {
      var content = Self.content
      content.direction = .rightToLeft
      let stage = stage(.automatic, content)
      #expect(stage.header() == rect(3, 2, 90 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `a pinned header keeps its sides`() {
      let stage = stage(.automatic)
      stage.scroll(to: 40)
      #expect(stage.header() == rect(7, 40, 90 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `headers follow the reference of sections, or one of their own`() {
      let margins = stage(.layoutMargins)
      #expect(margins.header() == rect(19, 2, 58 × 10))
      #expect(margins.frame(0)?.minX == 7)
      let automatic = stage(.automatic)
      automatic.layout.contentInsetsReference = .layoutMargins
      automatic.view.layoutIfNeeded()
      #expect(automatic.header() == rect(19, 2, 58 × 10))
      #expect(automatic.frame(0)?.minX == 19)
      let safeArea = stage(.safeArea)
      safeArea.layout.contentInsetsReference = .layoutMargins
      safeArea.view.layoutIfNeeded()
      #expect(safeArea.header() == rect(7, 2, 90 × 10))
    }

    @Test func `margins that only headers follow move them when they change`() {
      let stage = stage(.layoutMargins)
      stage.view.layoutMargins.left = 30
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.header() == rect(37, 2, 40 × 10))
      #expect(stage.frame(0)?.minX == 7)
    }

    @Test func `a changed width changes the width of headers`() {
      let stage = stage(.automatic)
      stage.resize(160 × 200)
      #expect(stage.header() == rect(7, 2, 150 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `a header that sizes itself is offered the width that is left`() {
      let kind = UICollectionView.elementKindSectionHeader
      let layout = CollectionViewAlignedLayout()
      layout.selfSizesSectionHeaders = true
      layout.supplementaryContentInsetsReference = .automatic
      let (stage, source) = SizingSource.stage(Self.content, layout: layout) {
        $0.heights = [kind: [0: 30]]
      }
      func offer() -> CGFloat? {
        let attributes = stage.view.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: [0, 0])
        return (attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace
      }
      #expect(offer() == 90)
      #expect(stage.header() == rect(7, 2, 90 × 30))
      source.heights = [kind: [0: 20]]
      layout.supplementaryContentInsetsReference = .none
      stage.view.layoutIfNeeded()
      #expect(offer() == 100)
      #expect(stage.header() == rect(0, 2, 100 × 20))
      layout.supplementaryContentInsetsReference = .automatic
      stage.view.layoutIfNeeded()
      #expect(stage.header()?.width == 90)
    }

    @Test func `a content that is requested has the insets, and is used for them alone`() {
      let stage = stage(.automatic)
      let request = stage.layout.contentRequest(fitting: 160 × 0)
      #expect(request.specification.supplementaryInsets.leading == 7)
      #expect(request.specification.supplementaryInsets.trailing == 3)
      #expect(stage.cacheContent(fittingWidth: 160))
      let asked = stage.asked { stage.view.frame.size = 160 × 200 }
      #expect(asked.isEmpty)
      #expect(stage.header() == rect(7, 2, 150 × 10))
      stage.expectShownAsComputed()
    }
  }
#endif
