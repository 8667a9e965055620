@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Carousels run in the direction that is forced on their list.
@MainActor
@Suite(.underAllModes)
struct CarouselDirectionTests {
  private func cards(_ id: String) -> Carousel {
    Carousel(id) {
      Tile(id: 1, width: 50)
      Tile(id: 2, width: 60)
    }
  }

  /// A list with a carousel in a section, in a header, and in another carousel.
  private func stage(_ direction: UISemanticContentAttribute = .unspecified) -> ListStage {
    let stage = ListStage()
    stage.view.semanticContentAttribute = direction
    stage.show {
      ListSection("a") {
        cards("item")
        Carousel("outer") { cards("inner") }
      }
      .header { cards("header") }
    }
    return stage
  }

  private func carousels(_ stage: ListStage) -> [CarouselView?] {
    [
      stage.carousel(0), stage.headerCarousel(0), stage.carousel(1)?.firstCarousel,
    ]
  }

  private func expect(_ x: [CGFloat], in stage: ListStage) {
    for carousel in carousels(stage) { expectEqual(carousel?.frames.map(\.minX), x) }
  }

  @Test func `cards begin at the right in a list that is forced right to left`() {
    expect([0, 58], in: stage())
    expect([150, 82], in: stage(.forceRightToLeft))
  }

  @Test func `carousels that are shown follow when the direction of the list changes`() {
    let stage = stage()
    expect([0, 58], in: stage)
    for (direction, x) in [(.forceRightToLeft, [150, 82]), (.unspecified, [0, 58])]
      as [(UISemanticContentAttribute, [CGFloat])]
    {
      stage.view.semanticContentAttribute = direction
      stage.list.layout.invalidateLayout()
      expect(x, in: stage)
    }
  }

  @Test func `a carousel in the header of a list without sections follows the direction`() {
    let stage = ListStage()
    stage.show { ListHeader { cards("header") } }
    for (direction, x) in [(.forceRightToLeft, [150, 82]), (.unspecified, [0, 58])]
      as [(UISemanticContentAttribute, [CGFloat])]
    {
      stage.view.semanticContentAttribute = direction
      stage.list.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      let headers = stage.view.subviews.compactMap { $0 as? ListSupplementaryView }
      expectEqual((headers.first?.hosted as? CarouselView)?.frames.map(\.minX), x)
    }
  }

  @Test func `a direction of a carousel's own stays`() {
    let stage = ListStage()
    stage.show { ListSection("a") { cards("item") } }
    stage.carousel(0)?.collectionView.semanticContentAttribute = .forceRightToLeft
    stage.carousel(0)?.setNeedsLayout()
    expectEqual(stage.carousel(0)?.frames.map(\.minX), [150, 82])
  }
}
