#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes with pinning, directions, insets and simultaneous animations.
  /// Rests on UIKit asking for initial attributes at new paths and for final ones at old paths (D,
  /// P), and on the order of calls at rotations (L).
  @MainActor
  @Suite(.underAllModes)
  struct AnimationCombinationsInHeadlessTests {
    private func stage(
      _ direction: ContentLayout.Direction = .leftToRight, height: CGFloat = 150,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      // Lines of two: 0 1, 2 3, 4.
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 5), headerLength: 10, footerLength: 8)
      var content = TestContent(width: 100, sections: [section, section])
      content.direction = direction
      return AlignedStage(content, height: height, layout: layout)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private static func deleteFirst(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
    }

    private static func rotate(_ stage: AlignedStage, to size: CGSize) {
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = size
        stage.view.layoutIfNeeded()
      }
    }

    /// A change of a stage of a height and a direction, and how elements move or fade in it.
    struct Row: CustomTestStringConvertible, Sendable {
      let example: AnimationExample
      let height: CGFloat
      let direction: ContentLayout.Direction

      init(
        _ name: String, height: CGFloat = 150, direction: ContentLayout.Direction = .leftToRight,
        _ animations: [ElementAnimation],
        change: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        example = AnimationExample(name, animations, change: change)
        self.height = height
        self.direction = direction
      }

      var testDescription: String { example.testDescription }
    }

    @Test(arguments: batches + rotations)
    func `elements move or fade whatever is combined with a batch or a rotation`(row: Row) {
      row.example.expect(on: stage(row.direction, height: row.height))
    }

    // MARK: Batches

    private nonisolated static let batches: [Row] = [
      Row(
        "a pinned footer moves from its pinned place to its new one in a batch", height: 40,
        [.motion(.footer(0), from: rect(0, 32, 100 × 8), to: rect(0, 10, 100 × 8))]
      ) { stage in
        stage.layout.pinsSectionFooters = true
        stage.view.layoutIfNeeded()
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeLast(5)
          stage.view.deleteItems(at: (0..<5).map { [0, $0] })
        })
      },
      Row(
        "footers move with their sections", height: 200,
        [
          .motion(.footer(0), from: rect(0, 148, 100 × 8), to: rect(0, 70, 100 × 8)),
          .motion(.footer(1), from: rect(0, 70, 100 × 8)),
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections.swapAt(0, 1)
          stage.view.moveSection(0, toSection: 1)
        })
      },
      Row(
        "headers and footers fade in a reloaded section and move in others", height: 200,
        [
          .motion(.header(0), from: rect(0, 0, 100 × 14), fadesIn: true),
          .motion(.header(1), from: rect(0, 78, 100 × 10), to: rect(0, 82, 100 × 10)),
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].headerLength = 14
          stage.view.reloadSections([0])
        })
      },
      Row(
        "cells move from their old to their new places in right-to-left layouts",
        direction: .rightToLeft,
        [
          .motion(.item([0, 0]), from: rect(20, 10, 40 × 20), to: rect(60, 10, 40 × 20)),
          .departure(.item([0, 0]), to: rect(60, 10, 40 × 20)),
        ], change: deleteFirst),
      Row(
        "changed insets within a batch move cells from their old places",
        [.motion(.item([0, 2]), from: rect(0, 30, 40 × 20), to: rect(10, 40, 40 × 20))]
      ) { stage in
        stage.view.performBatchUpdates({ stage.layout.contentInsets = Insets(10) })
      },
      Row(
        "nested batches animate the updates of both",
        [
          .motion(.item([0, 0]), fadesIn: true), .departure(.item([0, 0])),
          .motion(.item([0, 1]), from: rect(40, 10, 40 × 20), to: rect(30, 10, 40 × 20)),
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeFirst()
          stage.content.sections[0].cells.insert(.cell(30 × 20), at: 0)
          stage.view.deleteItems(at: [[0, 0]])
          stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 0]]) })
        })
      },
    ]

    @Test func `the old layout is available until the updates are finalized`() {
      let layout = FinalAttributesRecordingLayout()
      let stage = stage(layout: layout)
      var isCalled = false
      layout.adjustAnimatedAttributes = { _, _ in isCalled = true }
      layout.didFinalize = { isCalled = false }
      Self.deleteFirst(stage)
      #expect(isClose(layout.before?.frame, rect(0, 10, 40 × 20)))
      expectEqual(layout.before?.alpha, 0)
      // Attributes that super returns by UIKit's default are not adjusted by the closure.
      #expect(!isCalled)
    }

    // MARK: Rotations

    private nonisolated static let rotations: [Row] = [
      Row(
        "cells move at a rotation in right-to-left layouts", direction: .rightToLeft,
        [.motion(.item([0, 2]), from: rect(60, 30, 40 × 20), to: rect(40, 10, 40 × 20))]
      ) { rotate($0, to: 160 × 150) },
      Row(
        "a pinned footer moves from the old bounds' end to the new one at a rotation", height: 40,
        [.motion(.footer(0), from: rect(0, 32, 100 × 8), to: rect(0, 22, 130 × 8))]
      ) { stage in
        stage.layout.pinsSectionFooters = true
        stage.view.layoutIfNeeded()
        rotate(stage, to: 130 × 30)
      },
      Row(
        "a rotation after a batch starts from the batch's frames",
        [
          .motion(.item([0, 1]), from: rect(40, 10, 40 × 20), to: rect(40, 10, 40 × 20)),
          .motion(.item([0, 2]), from: rect(0, 30, 40 × 20)),
        ]
      ) { stage in
        deleteFirst(stage)
        rotate(stage, to: 160 × 150)
      },
      Row(
        "a rotation to a cached content is animated",
        [.motion(.item([0, 2]), from: rect(0, 30, 40 × 20), to: rect(80, 10, 40 × 20))]
      ) { stage in
        #expect(stage.cacheContent(fittingWidth: 160))
        rotate(stage, to: 160 × 150)
      },
    ]

    @Test func `a batch within an animated rotation leads to the frames of a fresh layout`() {
      let stage = stage()
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = 160 × 90
        Self.deleteFirst(stage)
        stage.view.layoutIfNeeded()
      }
      stage.expectShownAsComputed()
      Self.deleteFirst(stage)
      stage.expectShownAsComputed()
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(0))
      #expect(isClose(motion?.from.frame, rect(40, 10, 40 × 20)))
    }

    @Test func `reloadData ends an animated bounds change that was never finalized`() {
      let stage = stage()
      var isCalled = false
      stage.layout.adjustAnimatedAttributes = { _, _ in isCalled = true }
      stage.layout.prepare(forAnimatedBoundsChange: stage.view.bounds)
      _ = stage.layout.initialLayoutAttributesForAppearingItem(at: path(0))
      #expect(isCalled)
      stage.content.sections[0].cells.removeFirst()
      stage.reload()
      isCalled = false
      _ = stage.layout.initialLayoutAttributesForAppearingItem(at: path(0))
      _ = stage.layout.finalLayoutAttributesForDisappearingItem(at: path(0))
      #expect(!isCalled)
    }
  }

  /// A client's layout that records an item's final attributes before updates are finalized, and
  /// asks for them again afterwards.
  private final class FinalAttributesRecordingLayout: CollectionViewAlignedLayout {
    var before: UICollectionViewLayoutAttributes?
    var didFinalize: (() -> Void)?

    override func finalizeCollectionViewUpdates() {
      let path = IndexPath(item: 0, section: 0)
      before = finalLayoutAttributesForDisappearingItem(at: path)
      super.finalizeCollectionViewUpdates()
      didFinalize?()
      _ = finalLayoutAttributesForDisappearingItem(at: path)
    }
  }
#endif
