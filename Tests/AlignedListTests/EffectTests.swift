@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Effects of sections and carousels while they scroll.
@MainActor
@Suite(.underAllModes)
struct EffectTests {
  private static func tiles(_ id: String, count: Int = 30) -> ListSection {
    ListSection(id, of: Array(0..<count)) { Tile(id: $0, width: 200) }
      .attributes(SectionAttributes(lineSpacing: 0))
  }

  private func alpha(_ stage: ListStage, _ item: Int, section: Int = 0) -> CGFloat? {
    stage.view.layoutIfNeeded()
    return stage.view.cellForItem(at: [section, item])?.alpha
  }

  @Test func `the effect of a section is applied to its views alone, while the list scrolls`() {
    let stage = ListStage()
    stage.list.layout.sectionSpacing = 0
    stage.show {
      Self.tiles("a", count: 3)
      Self.tiles("b").header { Bar() }.effect { attributes, visibleRect in
        attributes.alpha = attributes.center.y < visibleRect.midY ? 0.5 : 0.75
      }
    }
    // Three tiles to 60, the header to 70.
    expectEqual(alpha(stage, 0), 1)
    expectEqual(alpha(stage, 0, section: 1), 0.75)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    expectEqual(header?.alpha, 0.5)
    stage.view.contentOffset.y = 40
    expectEqual(alpha(stage, 0, section: 1), 0.5)
    expectEqual(alpha(stage, 2), 1)
  }

  @Test func `the latest effect is used, and an equal list is not filled again for it`() {
    let stage = ListStage()
    func show(_ alpha: CGFloat) {
      stage.show { Self.tiles("a").effect { attributes, _ in attributes.alpha = alpha } }
    }
    show(0.5)
    expectEqual(alpha(stage, 0), 0.5)
    let log = TileLog.recording { show(0.25) }
    #expect(log.fills.isEmpty && log.sizes.isEmpty)
    stage.view.contentOffset.y = 5
    expectEqual(alpha(stage, 0), 0.25)
  }

  /// Lists with effects, and the alphas of the first items of all sections.
  nonisolated static let examples: [ListExample<[CGFloat]>] = [
    ListExample(
      "an effect that comes or goes with nothing else is shown at once",
      records: [[1, 1], [0.5, 1], [0.5, 0.5], [1, 0.5], [1, 1]]
    ) { stage, record in
      stage.list.layout.sectionSpacing = 0
      for faded in [[], ["a"], ["a", "b"], ["b"], []] as [[String]] {
        stage.show {
          for name in ["a", "b"] {
            let section = tiles(name, count: 2)
            if faded.contains(name) {
              section.effect { attributes, _ in attributes.alpha = 0.5 }
            } else {
              section
            }
          }
        }
        expectEqual(stage.list.layout.adjustVisibleAttributes == nil, faded.isEmpty)
        record(stage.firstAlphas)
      }
    },
    ListExample(
      "a closure that a client sets stays if no section has an effect", records: [[0.5]]
    ) { stage, record in
      stage.list.layout.adjustVisibleAttributes = { attributes, _ in attributes.alpha = 0.5 }
      stage.show { tiles("a") }
      record(stage.firstAlphas)
    },
    ListExample(
      "sections move and are deleted, each with its effect", height: 400, records: [[4, 2, 6]]
    ) { stage, record in
      stage.list.layout.sectionSpacing = 0
      @MainActor func section(_ id: Int) -> ListSection {
        tiles("\(id)", count: 2).effect { attributes, _ in attributes.alpha = CGFloat(id) / 10 }
      }
      stage.show { for id in 1...5 { section(id) } }
      stage.show { for id in [4, 2, 6] { section(id) } }
      // Layers round alpha to single precision.
      record(stage.firstAlphas.map { ($0 * 10).rounded() })
    },
  ]

  @Test(arguments: examples)
  func `a section is shown with its effect`(example: ListExample<[CGFloat]>) async {
    await example.expect()
  }

  @Test func `the effect of a carousel is applied to its cards`() {
    let stage = ListStage()
    func show(_ factor: CGFloat, cardCount: Int = 8) {
      stage.show {
        ListSection("a") {
          Carousel("c", cardWidth: .points(100), spacing: 0) {
            for id in 0..<cardCount { Tile(id: id) }
          }
          .effect { card, visibleRect in
            let distance = abs(card.center.x - visibleRect.midX) / visibleRect.width
            card.transform = CGAffineTransform(scaleX: 1 - factor * min(distance, 1), y: 1)
          }
        }
      }
    }
    func scale(_ card: Int) -> CGFloat? {
      let view = stage.carousel(0)?.collectionView
      view?.layoutIfNeeded()
      return view?.cellForItem(at: [0, card])?.transform.a
    }
    show(0.5)
    #expect(scale(0) == 1 - 0.5 * 0.25 && scale(1) == 1 - 0.5 * 0.25)
    stage.carousel(0)?.collectionView.contentOffset.x = 50
    #expect(scale(1) == 1 && scale(0) == 1 - 0.5 * 0.5)
    expectEqual(stage.view.cellForItem(at: [0, 0])?.transform.a, 1)
    // The carousel is as tall as before, and the latest effect holds.
    show(1, cardCount: 9)
    expectEqual(scale(0), 0.5)
    expectEqual(stage.frame(0)?.height, 20)
  }

  @Test func `self-sizing tiles keep their sizes under a transform`() {
    let stage = ListStage()
    stage.show {
      ListSection("a", of: Array(0..<30)) { Tile(id: $0, text: "\($0)", width: 80, height: 30) }
        .attributes(
          SectionAttributes(
            sizing: .selfSizing(estimate: CGSize(width: 50, height: 20)), cellSpacing: 0,
            lineSpacing: 0)
        )
        .effect { attributes, _ in
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
    }
    expectEqual(stage.frame(1), CGRect(x: 100, y: 7.5, width: 40, height: 15))
    stage.view.contentOffset.y = 40
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.cellForItem(at: [0, 3])?.bounds.size, CGSize(width: 80, height: 30))
    expectEqual(stage.list.layout.content.frame(ofCellAt: .init(section: 0, cell: 3)).minY, 30)
  }
}

extension ListStage {
  /// The alphas of the first items of all sections.
  fileprivate var firstAlphas: [CGFloat] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { view.cellForItem(at: [$0, 0])?.alpha ?? 0 }
  }
}
