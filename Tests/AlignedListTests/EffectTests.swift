@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Effects of sections and carousels while they scroll.
@MainActor
@Suite(.underAllModes)
struct EffectTests {
  private func tiles(_ id: String, count: Int = 30) -> ListSection {
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
      tiles("a", count: 3)
      tiles("b").header { Bar() }.effect { attributes, visibleRect in
        attributes.alpha = attributes.center.y < visibleRect.midY ? 0.5 : 0.75
      }
    }
    // Three tiles to 60, the header to 70.
    #expect(alpha(stage, 0) == 1)
    #expect(alpha(stage, 0, section: 1) == 0.75)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.alpha == 0.5)
    stage.view.contentOffset.y = 40
    #expect(alpha(stage, 0, section: 1) == 0.5)
    #expect(alpha(stage, 2) == 1)
  }

  @Test func `the latest effect is used, and an equal list is not filled again for it`() {
    let stage = ListStage()
    func show(_ alpha: CGFloat) {
      stage.show { tiles("a").effect { attributes, _ in attributes.alpha = alpha } }
    }
    show(0.5)
    #expect(alpha(stage, 0) == 0.5)
    let log = TileLog.recording { show(0.25) }
    #expect(log.fills.isEmpty && log.sizes.isEmpty)
    stage.view.contentOffset.y = 5
    #expect(alpha(stage, 0) == 0.25)
  }

  @Test func `an effect that comes or goes with nothing else is shown at once`() {
    let stage = ListStage()
    stage.list.layout.sectionSpacing = 0
    func faded(_ section: ListSection) -> ListSection {
      section.effect { attributes, _ in attributes.alpha = 0.5 }
    }
    stage.show {
      tiles("a", count: 2); tiles("b", count: 2)
    }
    #expect(stage.list.layout.adjustVisibleAttributes == nil)
    stage.show {
      faded(tiles("a", count: 2)); tiles("b", count: 2)
    }
    #expect(alpha(stage, 0) == 0.5 && alpha(stage, 0, section: 1) == 1)
    stage.show {
      faded(tiles("a", count: 2)); faded(tiles("b", count: 2))
    }
    #expect(alpha(stage, 0, section: 1) == 0.5)
    stage.show {
      tiles("a", count: 2); faded(tiles("b", count: 2))
    }
    #expect(alpha(stage, 0) == 1 && alpha(stage, 0, section: 1) == 0.5)
    stage.show {
      tiles("a", count: 2); tiles("b", count: 2)
    }
    #expect(stage.list.layout.adjustVisibleAttributes == nil)
    #expect(alpha(stage, 0, section: 1) == 1)
  }

  @Test func `a closure that a client sets stays if no section has an effect`() {
    let stage = ListStage()
    stage.list.layout.adjustVisibleAttributes = { attributes, _ in attributes.alpha = 0.5 }
    stage.show { tiles("a") }
    #expect(alpha(stage, 0) == 0.5)
  }

  @Test func `sections move and are deleted, each with its effect`() {
    let stage = ListStage(height: 400)
    stage.list.layout.sectionSpacing = 0
    func section(_ id: Int) -> ListSection {
      tiles("\(id)", count: 2).effect { attributes, _ in attributes.alpha = CGFloat(id) / 10 }
    }
    stage.show { for id in 1...5 { section(id) } }
    stage.show { for id in [4, 2, 6] { section(id) } }
    // Layers round alpha to single precision.
    let alphas = (0..<3).map { ((alpha(stage, 0, section: $0) ?? 0) * 10).rounded() }
    #expect(alphas == [4, 2, 6])
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
    #expect(stage.view.cellForItem(at: [0, 0])?.transform.a == 1)
    // The carousel is as tall as before, and the latest effect holds.
    show(1, cardCount: 9)
    #expect(scale(0) == 0.5)
    #expect(stage.frame(0)?.height == 20)
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
    #expect(stage.frame(1) == CGRect(x: 100, y: 7.5, width: 40, height: 15))
    stage.view.contentOffset.y = 40
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 3])?.bounds.size == CGSize(width: 80, height: 30))
    #expect(stage.list.layout.content.frame(ofCellAt: .init(section: 0, cell: 3)).minY == 30)
  }
}
