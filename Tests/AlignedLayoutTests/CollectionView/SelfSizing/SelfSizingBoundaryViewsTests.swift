#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The header and footer of a whole content that measure themselves. Rests on UIKit measuring views as soon
  /// as it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingBoundaryViewsTests {
    private static let header = CollectionViewAlignedLayout.elementKindContentHeader
    private static let footer = CollectionViewAlignedLayout.elementKindContentFooter

    private func stage(
      _ behavior: BoundaryView.Behavior = .scrolls, insets: Insets? = nil, height: CGFloat = 400,
      sideways: Bool = false
    ) -> (stage: AlignedStage, source: SizingSource) {
      let section = TestSection(cells: Array(repeating: .cell(100 × 20), count: 5))
      return SizingSource.stage(
        TestContent(
          width: 100, axis: sideways ? .horizontal : .vertical,
          header: BoundaryView(estimatedLength: 40, behavior: behavior, insets: insets),
          footer: BoundaryView(estimatedLength: 10, behavior: behavior),
          sections: [section, section]),
        height: height
      ) {
        $0.heights = [Self.header: [0: 70], Self.footer: [0: 25]]
      }
    }

    private func attributes(
      _ kind: String, in stage: AlignedStage
    ) -> UICollectionViewLayoutAttributes? {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(index: 0))
    }

    @Test func `they have the lengths that they prefer`() {
      let (stage, _) = stage()
      expectEqual(attributes(Self.header, in: stage)?.frame, rect(0, 0, 100 × 70))
      expectEqual(stage.frame(0), rect(0, 70, 100 × 20))
      expectEqual(attributes(Self.footer, in: stage)?.frame, rect(0, 270, 100 × 25))
      expectEqual(stage.view.contentSize.exact, (100 × 295))
    }

    @Test func `until they are visible, estimates count`() {
      let (stage, _) = stage(height: 100)
      expectEqual(stage.view.contentSize.exact, (100 × 280))
      stage.showEverything()
      expectEqual(stage.view.contentSize.exact, (100 × 295))
      expectEqual(stage.layout.contentSize(fitting: 100 × 0).height, 295)
    }

    @Test func `they are offered the width that their insets leave`() {
      let (stage, _) = stage(insets: Insets(leading: 8, trailing: 12))
      let header = attributes(Self.header, in: stage) as? CollectionViewAlignedLayoutAttributes
      expectEqual(header?.offeredSpace, 80)
      expectEqual(header?.frame, rect(8, 0, 80 × 70))
    }

    @Test
    func `stretched by a pull, they are not laid out again, and have their length afterwards`() {
      let (stage, source) = stage(.stretches)
      _ = stage.asked()
      for offset in [-5, -30, -12, 0] as [CGFloat] {
        stage.scroll(to: offset)
        expectEqual(attributes(Self.header, in: stage)?.frame, rect(0, offset, 100 × (70 - offset)))
        expectEqual(stage.frame(0)?.minY, 70)
      }
      #expect(stage.asked().isEmpty)
      expectEqual(source.heights[Self.header], [0: 70])
    }

    /// A row: changes, and what is below the header after each of them.
    struct Changes: CustomTestStringConvertible, Sendable {
      /// A change, the top of the first cell after it, and the length of the content.
      struct Change: Sendable {
        let top: CGFloat
        var length: CGFloat?
        let change: @MainActor @Sendable (AlignedStage, SizingSource) -> Void
      }

      let testDescription: String
      let changes: [Change]

      init(_ name: String, _ changes: [Change]) {
        testDescription = name
        self.changes = changes
      }
    }

    nonisolated static let changes: [Changes] = [
      Changes(
        "invalidated sizes are measured again",
        [
          .init(top: 33, length: 277) { stage, source in
            source.heights = [header: [0: 33], footer: [0: 44]]
            stage.layout.invalidateMeasuredSizes()
          }
        ]),
      Changes(
        "after a header of a known length, the next one begins with its estimate",
        [
          .init(top: 70) { _, _ in },
          .init(top: 12) { stage, _ in stage.layout.contentHeader = BoundaryView(length: 12) },
          .init(top: 44) { stage, source in
            source.heights = [:]
            stage.layout.contentHeader = BoundaryView(estimatedLength: 44)
          },
        ]),
      Changes(
        "their lengths survive invalidations and batches",
        [
          .init(top: 70, length: 295) { stage, _ in stage.layout.invalidateLayout() },
          .init(top: 70, length: 195) { stage, source in
            stage.view.performBatchUpdates {
              source.content.sections.removeFirst()
              stage.view.deleteSections([0])
            }
          },
        ]),
    ]

    @Test(arguments: changes)
    func `after changes, they have the lengths that they prefer`(changes: Changes) {
      let (stage, source) = stage()
      for (index, change) in changes.changes.enumerated() {
        change.change(stage, source)
        stage.view.layoutIfNeeded()
        expectEqual(stage.frame(0)?.minY, change.top, "after change \(index)")
        if let length = change.length {
          expectEqual(stage.view.contentSize.exact, 100 × length, "after change \(index)")
        }
      }
    }

    @Test func `while a header above is measured, visible lines stay in place`() async {
      let (stage, _) = stage(height: 100)
      stage.layout.contentHeader = nil
      stage.view.layoutIfNeeded()
      stage.scroll(to: 60)
      let place = stage.frame(4).map { $0.minY - stage.view.bounds.minY }
      stage.layout.contentHeader = BoundaryView(estimatedLength: 15)
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      expectEqual(stage.frame(4).map { $0.minY - stage.view.bounds.minY }, place)
    }
  }
#endif
