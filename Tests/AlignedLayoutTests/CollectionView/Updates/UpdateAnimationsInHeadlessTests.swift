#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes in a batch of updates. Rests on UIKit asking for initial
  /// attributes at new paths and for final ones at old paths (D, P).
  @MainActor
  @Suite(.underAllModes)
  struct UpdateAnimationsInHeadlessTests {
    private let stage: AlignedStage

    init() {
      // Lines of two: 0 1, 2 3, 4.
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 5), headerLength: 10)
      stage = AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 150)
      stage.layout.pinsSectionHeaders = false
      stage.view.layoutIfNeeded()
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private var record: AnimationRecord? { Headless.lastAnimation(of: stage.view) }

    @Test(arguments: cells + lines + headers)
    func `elements move from their old places to their new ones, or fade`(row: AnimationExample) {
      row.expect(on: stage)
    }

    // MARK: Cells

    private nonisolated static let cells: [AnimationExample] = [
      AnimationExample(
        "an inserted cell fades in at its place",
        [
          .motion(
            .item([0, 1]), from: rect(40, 10, 30 × 20), to: rect(40, 10, 30 × 20), fadesIn: true)
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(30 × 20), at: 1)
          stage.view.insertItems(at: [[0, 1]])
        })
      },
      AnimationExample(
        "a deleted cell fades out at its old place",
        [.departure(.item([0, 0]), from: rect(0, 10, 40 × 20), to: rect(0, 10, 40 × 20))],
        change: deleteFirst),
      AnimationExample(
        "a remaining cell moves from its old place to its new one",
        [
          .motion(.item([0, 0]), from: rect(40, 10, 40 × 20), to: rect(0, 10, 40 × 20)),
          .motion(.item([0, 1]), from: rect(0, 30, 40 × 20), to: rect(40, 10, 40 × 20)),
        ],
        change: deleteFirst),
      AnimationExample(
        "an item that is asked for again in the batch changes its size where it stands",
        [
          .motion(.item([0, 2]), from: rect(0, 30, 40 × 20), to: rect(0, 30, 40 × 35)),
          .motion(.item([0, 4]), from: rect(0, 50, 40 × 20), to: rect(0, 65, 40 × 20)),
        ]
      ) { stage in
        stage.layout.keepsAnswersAcrossUpdates = true
        stage.layout.invalidateItemsInNextUpdate(at: [[0, 2]])
        stage.content.sections[0].cells[2] = .cell(40 × 35)
        stage.view.performBatchUpdates({ stage.view.reconfigureItems(at: [[0, 2]]) })
      },
      AnimationExample(
        "a cell from outside the bounds moves in from its old place",
        [.motion(.item([0, 2]), from: rect(0, 50, 40 × 20), to: rect(0, 30, 40 × 20))]
      ) { stage in
        stage.resize(100 × 45)
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeFirst(2)
          stage.view.deleteItems(at: [[0, 0], [0, 1]])
        })
      },
      AnimationExample(
        "a cell moved to another section moves there",
        [.motion(.item([1, 0]), from: rect(0, 10, 40 × 20), to: rect(0, 60, 40 × 20))],
        change: moveFirstToNextSection),
      AnimationExample(
        "a reloaded cell fades from its old to its new attributes",
        [
          .motion(.item([0, 1]), from: rect(40, 10, 50 × 20), fadesIn: true),
          .departure(.item([0, 1]), to: rect(40, 10, 40 × 20)),
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells[1] = .cell(50 × 20)
          stage.view.reloadItems(at: [[0, 1]])
        })
      },
    ]

    private static func deleteFirst(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
    }

    private static func moveFirstToNextSection(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[1].cells.insert(
          stage.content.sections[0].cells.removeFirst(), at: 0)
        stage.view.moveItem(at: [0, 0], to: [1, 0])
      })
    }

    // MARK: Lines

    private nonisolated static let lines: [AnimationExample] = [
      // Lines of two again: 1 2, 3 4.
      AnimationExample(
        "a cell that changes lines can fade in at its new place",
        [
          .motion(.item([0, 0]), from: rect(40, 10, 40 × 20)),
          .motion(.item([0, 1]), from: rect(40, 10, 40 × 20), fadesIn: true),
          .motion(.item([0, 2]), from: rect(40, 30, 40 × 20)),
          .motion(.item([0, 3]), from: rect(40, 30, 40 × 20), fadesIn: true),
        ]
      ) { stage in
        stage.layout.fadesCellsThatChangeLines = true
        deleteFirst(stage)
      },
      AnimationExample(
        "cells of lines that move as a whole do not fade",
        [
          .motion(.item([0, 1]), from: rect(0, 10, 40 × 20)),
          .motion(.item([0, 4]), from: rect(40, 30, 40 × 20)),
          .motion(.item([0, 5]), from: rect(0, 50, 40 × 20)),
        ]
      ) { stage in
        stage.layout.fadesCellsThatChangeLines = true
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(100 × 20), at: 0)
          stage.view.insertItems(at: [[0, 0]])
        })
      },
      AnimationExample(
        "a cell that moves to a line of another section can fade",
        [
          .motion(.item([1, 0]), from: rect(0, 60, 40 × 20), fadesIn: true),
          .motion(.item([1, 1]), from: rect(0, 80, 40 × 20)),
        ]
      ) { stage in
        stage.layout.fadesCellsThatChangeLines = true
        moveFirstToNextSection(stage)
      },
    ]

    // MARK: Headers

    private nonisolated static let headers: [AnimationExample] = [
      AnimationExample(
        "headers move with their sections",
        [
          .motion(.header(0), from: rect(0, 70, 100 × 10), to: rect(0, 0, 100 × 10)),
          .departure(.header(0), to: rect(0, 0, 100 × 10)),
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections.removeFirst()
          stage.view.deleteSections([0])
        })
      },
      AnimationExample(
        "headers and footers fade as their heights become zero or positive",
        [
          .departure(.header(1), to: rect(0, 70, 100 × 10)),
          .motion(
            .footer(0), from: rect(0, 70, 100 × 15), to: rect(0, 70, 100 × 15), fadesIn: true),
        ]
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[1].headerLength = 0
          stage.content.sections[0].footerLength = 15
        })
      },
      AnimationExample(
        "a pinned header moves from its pinned place to its new one",
        [.motion(.header(1), from: rect(0, 80, 100 × 10), to: rect(0, 20, 100 × 10))]
      ) { stage in
        stage.layout.pinsSectionHeaders = true
        stage.resize(100 × 60)
        stage.scroll(to: 80)
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeAll()
          stage.view.deleteItems(at: (0..<5).map { [0, $0] })
        })
      },
    ]

    // MARK: Adjusted attributes

    @Test func `a cell that moves to another index keeps its old index path at the end`() {
      var ends: Set<IndexPath> = []
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        guard end == .movingTo, attributes.representedElementCategory == .cell else { return }
        ends.insert(attributes.indexPath)
      }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(40 × 20), at: 0)
        stage.view.insertItems(at: [path(0)])
      })
      #expect(ends.contains(path(0)))
    }

    @Test func `a closure adjusts initial and final attributes`() {
      var ends: [CollectionViewAlignedLayout.AnimationEndpoint: Set<IndexPath>] = [:]
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        guard attributes.representedElementCategory == .cell else { return }
        ends[end, default: []].insert(attributes.indexPath)
        if end == .appearing || end == .disappearing { attributes.center.y += 100 }
      }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(20 × 20)
        stage.view.deleteItems(at: [path(0)])
        stage.view.insertItems(at: [path(0)])
      })
      expect(record?.motion(toItem: path(0))?.from, rect(0, 110, 20 × 20), isVisible: false)
      expect(record?.departure(ofItem: path(0))?.to, rect(0, 110, 40 × 20), isVisible: false)
      expectEqual(ends[.appearing], [path(0)])
      expectEqual(ends[.disappearing], [path(0)])
      #expect(ends[.movingFrom]?.contains(path(1)) == true)
      #expect(ends[.movingTo]?.contains(path(1)) == true)
    }

    @Test func `a subclass adjusts initial and final attributes`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(40 × 20), count: 3)),
        layout: SlidingLayout())
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(20 × 20)
        stage.view.deleteItems(at: [path(0)])
        stage.view.insertItems(at: [path(0)])
      })
      let record = Headless.lastAnimation(of: stage.view)
      expect(record?.motion(toItem: path(0))?.from, rect(-100, 0, 20 × 20), isVisible: false)
      expect(record?.departure(ofItem: path(0))?.to, rect(100, 0, 40 × 20), isVisible: false)
      stage.expectShownAsComputed()
    }

    // MARK: Law

    @Test(arguments: 0..<6)
    func `in random batches remaining cells move from their old places and new cells fade in`(
      seed: UInt64
    ) {
      allowingCellsBeyondContent {
        var random = SplitMix64(seed: 300 + seed)
        var content = random.mixedContent(.tame, sizings: [.fixed, .wholeLine])
        content.width = CGFloat(random.length(40...300))
        let stage = AlignedStage(content, height: 300)
        stage.layout.keepsAnswersAcrossUpdates = seed % 2 == 0
        for _ in 0..<4 {
          let old = stage.content
          let frames = stage.layout.frames(of: old)
          let batch = random.batch(of: old, .tame, sizings: [.fixed, .wholeLine])
          stage.perform(batch)
          #expect(firstFault(stage, batch, old, frames) == nil)
        }
      }
    }

    private func firstFault(
      _ stage: AlignedStage, _ batch: TestBatch, _ old: TestContent, _ frames: [IndexPath: CGRect]
    ) -> String? {
      var origins = batch.applied(to: old).origins
      var reloaded: Set<Int> = []
      for case .replaceSection(let section, _) in batch.edits { reloaded.insert(section) }
      for case .moveCell(let from, let to) in batch.edits {
        origins[to.section][to.cell] = reloaded.contains(from.section) ? nil : from
      }
      let record = Headless.lastAnimation(of: stage.view)
      for path in stage.view.indexPathsForVisibleItems {
        guard let motion = record?.motion(toItem: path) else { return "no motion to \(path)" }
        let origin = origins[path.section][path.item]
        let frame = origin.flatMap { frames[IndexPath(item: $0.cell, section: $0.section)] }
        guard isClose(motion.from.frame, frame ?? motion.to.frame) else {
          return "\(path) from \(motion.from.frame), not \(frame as Any)"
        }
        guard motion.from.alpha == (origin == nil ? 0 : 1) else { return "\(path) fades wrongly" }
      }
      return nil
    }
  }

  /// A client's layout that slides cells in from the left and out to the right.
  private final class SlidingLayout: CollectionViewAlignedLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if attributes?.alpha == 0 { attributes?.center.x -= 100 }
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      if attributes?.alpha == 0 { attributes?.center.x += 100 }
      return attributes
    }
  }

  extension CollectionViewAlignedLayout {
    fileprivate func frames(of content: TestContent) -> [IndexPath: CGRect] {
      var frames: [IndexPath: CGRect] = [:]
      for (section, cells) in content.sections.map(\.cells).enumerated() {
        for item in cells.indices {
          let path = IndexPath(item: item, section: section)
          frames[path] = layoutAttributesForItem(at: path)?.frame
        }
      }
      return frames
    }
  }

  /// A row of a table: a change of a stage, and how elements move or fade in it.
  struct AnimationExample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let animations: [ElementAnimation]
    private let change: @MainActor @Sendable (AlignedStage) -> Void

    /// - Parameters:
    ///   - name: what the row shows, as a sentence.
    ///   - animations: the animations of some elements.
    ///   - change: makes the change, with animation.
    init(
      _ name: String, _ animations: [ElementAnimation],
      change: @escaping @MainActor @Sendable (AlignedStage) -> Void
    ) {
      testDescription = name
      self.animations = animations
      self.change = change
    }

    /// Makes the change, and expects what the row says.
    @MainActor
    func expect(on stage: AlignedStage) {
      change(stage)
      let record = Headless.lastAnimation(of: stage.view)
      for animation in animations { animation.expect(in: record) }
    }
  }
#endif
