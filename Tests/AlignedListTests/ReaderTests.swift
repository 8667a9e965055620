@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Sections that depend on the width and the traits of the list.
@MainActor
@Suite(.underAllModes)
struct ReaderTests {
  @Test func `attributes follow the width in the same layout pass`() {
    let stage = ListStage(width: 390, height: 400)
    stage.show {
      ListReader { surroundings in
        ListSection("photos", of: Array(0..<20)) { Tile(id: $0) }
          .attributes(.columns(surroundings.width < 600 ? 2 : 4))
      }
    }
    expectEqual(stage.frame(2)?.minY, 25)
    stage.resize(width: 1024)
    expectEqual(stage.frame(3)?.minY, 0)
    expectEqual(stage.frame(4)?.minY, 25)
    #expect(!stage.list.turns.isPending)
    stage.resize(width: 390)
    expectEqual(stage.frame(2)?.minY, 25)
  }

  @Test func `the offset comes back with the width`() {
    let stage = ListStage(width: 390, height: 400)
    stage.show {
      ListReader { surroundings in
        ListSection("photos", of: Array(0..<400)) { Tile(id: $0, height: CGFloat(40 + $0 % 7)) }
          .attributes(.columns(surroundings.width < 600 ? 2 : 4))
      }
    }
    stage.view.contentOffset.y = 3_000
    stage.view.layoutIfNeeded()
    stage.resize(width: 1024)
    expectEqual(stage.frame(3)?.minY, 0)
    stage.resize(width: 390)
    #expect(abs(stage.view.contentOffset.y - 3_000) < 0.5)
  }

  @Test(.underPlainModes, arguments: Seeds(2_000, usually: 20))
  func `any offset comes back with the width, and a list that was resized equals a new one`(
    seed: UInt64
  ) {
    Headless.withoutAudits {
      var random = SplitMix64(seed: seed)
      let sections = (0..<Int.random(in: 1...4, using: &random)).map { random.readSection($0) }
      @MainActor func show(on stage: ListStage) {
        stage.show { for section in sections { section.content } }
      }
      let stage = ListStage(width: 390, height: 400)
      show(on: stage)
      let range = max(0, stage.view.contentSize.height - 400)
      let offset = CGFloat.random(in: 0...1, using: &random) * range
      stage.view.contentOffset.y = offset.rounded()
      stage.view.layoutIfNeeded()
      for width in [1024, 390] as [CGFloat] {
        stage.resize(width: width)
        let fresh = ListStage(width: width, height: 400)
        show(on: fresh)
        #expect(!stage.list.turns.isPending)
        expectEqual(stage.view.contentSize, fresh.view.contentSize)
        for path in stage.view.indexPathsForVisibleItems {
          expectEqual(
            stage.view.layoutAttributesForItem(at: path)?.frame,
            fresh.view.layoutAttributesForItem(at: path)?.frame)
        }
      }
      #expect(abs(stage.view.contentOffset.y - offset.rounded()) < 0.5)
    }
  }

  /// Lists whose width changes, and the texts that are seen.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "other items are shown in the next turn", width: 390, height: 400,
      records: [["one", "three"], ["one", "two", "three"], ["one", "three"]]
    ) { stage, record in
      stage.show {
        ListReader { surroundings in
          ListSection("a") {
            Tile(id: 1, text: "one")
            if surroundings.width > 600 { Tile(id: 2, text: "two") }
          }
        }
        ListSection("b") { Tile(id: 3, text: "three") }
      }
      record(stage.texts)
      for width in [1024, 390] as [CGFloat] {
        stage.resize(width: width)
        await stage.settle()
        record(stage.texts)
      }
    },
    ListExample(
      "a reader may be in a part with state, and a part with state in a reader",
      width: 390, height: 400,
      records: [["narrow", "1 true"], ["wide", "1 false"], ["wide", "2 false"]]
    ) { stage, record in
      stage.show {
        ListReader { surroundings in
          Folding(isWide: surroundings.width > 600)
        }
      }
      Headless.tapItem(at: [0, 0], in: stage.view)
      stage.view.layoutIfNeeded()
      record(stage.texts)
      stage.resize(width: 1024)
      await stage.settle()
      record(stage.texts)
      Headless.tapItem(at: [0, 0], in: stage.view)
      await stage.settle()
      record(stage.texts)
    },
    ListExample(
      "the width may come after the sections", width: 0, height: 400, records: [["300.0"]]
    ) { stage, record in
      stage.show {
        ListReader { surroundings in
          ListSection("a") { Tile(id: 1, text: "\(surroundings.width)") }
        }
      }
      stage.resize(width: 300)
      await stage.settle()
      record(stage.texts)
    },
  ]

  @Test(arguments: examples)
  func `sections follow the width`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `traits by which sizes may change are followed, too`() async {
    let stage = ListStage(width: 390, height: 400)
    stage.show {
      ListReader { surroundings in
        let isLarge = surroundings.traits.preferredContentSizeCategory.isAccessibilityCategory
        ListSection("a", of: [1, 2, 3]) { Tile(id: $0) }
          .attributes(.columns(isLarge ? 1 : 3))
      }
    }
    expectEqual(stage.frame(1)?.minY, 0)
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: stage.window)
    await stage.settle()
    expectEqual(stage.frame(1)?.minY, 25)
  }

  @Test func `a section with an overflow view takes its attributes in the same layout pass`()
    async
  {
    let reader = ListReader { surroundings in
      ListSection("a", of: Array(0..<60)) { Tile(id: $0) }
        .attributes(SectionAttributes(lineLimit: .lines(surroundings.width < 600 ? 1 : 2)))
        .overflow { Tile(id: 0, text: "\($0)", width: surroundings.width / 10) }
    }
    let stage = ListStage(width: 390, height: 400)
    stage.show { reader }
    for width in [1024, 390] as [CGFloat] {
      stage.resize(width: width)
      let fresh = ListStage(width: width, height: 400)
      fresh.show { reader }
      let hidden = fresh.list.layout.hiddenItemCount(inSection: 0)
      expectEqual(stage.list.layout.hiddenItemCount(inSection: 0), hidden)
      expectEqual(stage.view.contentSize, fresh.view.contentSize)
      await stage.settle()
      let overflow = stage.view.supplementaryView(
        forElementKind: CollectionViewAlignedLayout.elementKindOverflow, at: [0, 0])
      expectEqual((overflow?.subviews.first as? TileView)?.text, "\(hidden)")
      expectEqual(overflow?.bounds.width, width / 10)
    }
  }
}

/// A section with other attributes in a narrow list.
private struct ReadSection {
  let id: Int
  let heights: [CGFloat]
  let narrow: SectionAttributes
  let wide: SectionAttributes

  @MainActor var content: ListReader {
    ListReader { surroundings in
      ListSection(id, of: Array(heights.enumerated())) {
        Tile(id: $0.offset, width: 80, height: $0.element)
      }
      .attributes(surroundings.width < 600 ? narrow : wide)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func readSection(_ id: Int) -> ReadSection {
    let count = Int.random(in: 0...60, using: &self)
    return ReadSection(
      id: id, heights: (0..<count).map { _ in CGFloat(Int.random(in: 10...60, using: &self)) },
      narrow: readAttributes(), wide: readAttributes())
  }

  private mutating func readAttributes() -> SectionAttributes {
    pick([
      .columns(1), .columns(2), .columns(5), .topCenter, SectionAttributes(maximumCellsPerLine: 2),
      SectionAttributes(insets: Insets(12)),
    ])
  }
}

private struct Folding: ListPart {
  let isWide: Bool
  @ListState private var count = 0

  var body: [ListSection] {
    ListSection("title") {
      Tile(id: 1, text: isWide ? "wide" : "narrow").onSelect { count += 1 }
    }
    ListReader { surroundings in
      ListSection("inner") {
        Tile(id: 2, text: "\(count) \(surroundings.width < 600)")
      }
    }
  }
}

extension ListStage {
  /// Gives the window and the view another width.
  fileprivate func resize(width: CGFloat) {
    window.frame.size.width = width
    view.frame.size.width = width
    view.layoutIfNeeded()
  }
}
