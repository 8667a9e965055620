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
      expectEqual(stage.header(), rect(0, 2, 100 × 10))
      stage.layout.supplementaryContentInsetsReference = .automatic
      stage.view.layoutIfNeeded()
      expectEqual(stage.header(), rect(7, 2, 90 × 10))
      expectEqual(stage.footer()?.width, 90)
      stage.expectShownAsComputed()
      stage.layout.supplementaryContentInsetsReference = .none
      stage.view.layoutIfNeeded()
      expectEqual(stage.header(), rect(0, 2, 100 × 10))
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
      expectEqual(Set(told), [90])
      told = []
      _ = layout.contentSize(fitting: 250 × 0)
      expectEqual(told, [240])
      expectEqual(layout.supplementaryWidth, 90)
      expectEqual(stage.header()?.width, 90)
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
      expectEqual(layout.supplementaryWidth, 100)
    }

    /// A reference of headers, a change, and where the header then is.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let reference: UIContentInsetsReference
      let direction: ContentLayout.Direction
      let header: CGRect

      /// Where the first cell begins, or nil if the row says nothing of it.
      let cellLeft: CGFloat?

      /// Whether the engine lays out a content with these insets.
      let isComputed: Bool
      let change: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, _ reference: UIContentInsetsReference,
        direction: ContentLayout.Direction = .leftToRight, header: CGRect,
        cellLeft: CGFloat? = nil, isComputed: Bool = false,
        _ change: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in }
      ) {
        testDescription = name
        self.reference = reference
        self.direction = direction
        self.header = header
        self.cellLeft = cellLeft
        self.isComputed = isComputed
        self.change = change
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "right to left, headers are mirrored", .automatic, direction: .rightToLeft,
        header: rect(3, 2, 90 × 10), isComputed: true),
      Row(
        "a pinned header keeps its sides", .automatic, header: rect(7, 40, 90 × 10),
        isComputed: true
      ) { stage in
        stage.scroll(to: 40)
      },
      Row(
        "headers follow a reference of their own", .layoutMargins, header: rect(19, 2, 58 × 10),
        cellLeft: 7),
      Row(
        "headers follow the reference of sections", .automatic, header: rect(19, 2, 58 × 10),
        cellLeft: 19
      ) { stage in
        stage.layout.contentInsetsReference = .layoutMargins
        stage.view.layoutIfNeeded()
      },
      Row(
        "headers in the safe area do not follow the reference of sections", .safeArea,
        header: rect(7, 2, 90 × 10)
      ) { stage in
        stage.layout.contentInsetsReference = .layoutMargins
        stage.view.layoutIfNeeded()
      },
      Row(
        "margins that only headers follow move them when they change", .layoutMargins,
        header: rect(37, 2, 40 × 10), cellLeft: 7
      ) { stage in
        stage.view.layoutMargins.left = 30
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
      },
      Row(
        "a changed width changes the width of headers", .automatic, header: rect(7, 2, 150 × 10),
        isComputed: true
      ) { stage in
        stage.resize(160 × 200)
      },
    ]

    @Test(arguments: rows)
    func `headers follow the insets of their reference`(row: Row) {
      var content = Self.content
      content.direction = row.direction
      let stage = stage(row.reference, content)
      row.change(stage)
      expectEqual(stage.header(), row.header)
      if let left = row.cellLeft { expectEqual(stage.frame(0)?.minX, left) }
      if row.isComputed { stage.expectShownAsComputed() }
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
      expectEqual(offer(), 90)
      expectEqual(stage.header(), rect(7, 2, 90 × 30))
      source.heights = [kind: [0: 20]]
      layout.supplementaryContentInsetsReference = .none
      stage.view.layoutIfNeeded()
      expectEqual(offer(), 100)
      expectEqual(stage.header(), rect(0, 2, 100 × 20))
      layout.supplementaryContentInsetsReference = .automatic
      stage.view.layoutIfNeeded()
      expectEqual(stage.header()?.width, 90)
    }

    @Test func `a content that is requested has the insets, and is used for them alone`() {
      let stage = stage(.automatic)
      let request = stage.layout.contentRequest(fitting: 160 × 0)
      expectEqual(request.specification.supplementaryInsets.leading, 7)
      expectEqual(request.specification.supplementaryInsets.trailing, 3)
      #expect(stage.cacheContent(fittingWidth: 160))
      let asked = stage.asked { stage.view.frame.size = 160 × 200 }
      #expect(asked.isEmpty)
      expectEqual(stage.header(), rect(7, 2, 150 × 10))
      stage.expectShownAsComputed()
    }
  }
#endif
