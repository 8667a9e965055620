@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// How long lists keep what belongs to carousels that are cards.
@MainActor
@Suite(.underPlainModes)
struct CardMemoryTests {
  private struct Kept {
    weak var memory: CarouselMemory?
  }

  private func carousel(_ id: Int, cards ids: [Int]) -> Carousel {
    Carousel(id) {
      for id in ids {
        Carousel("inner \(id)", cardWidth: .points(50)) {
          for card in 1...3 { Tile(id: card, text: "\(id).\(card)", width: 90, height: 40) }
        }
      }
    }
  }

  /// Returns what a list keeps for the cards of a carousel.
  private func kept(for carousel: Carousel, _ id: Int, on stage: ListStage) -> [Kept] {
    let memory = stage.list.core.section(withID: "a")?.item(withID: id)?.carousel
    return carousel.cards.keys.map { Kept(memory: memory?.carousel($0)) }
  }

  @Test func `what is kept for a carousel that is a card goes with the card`() {
    let stage = ListStage()
    var kept: [Kept] = []
    for number in 2...60 {
      let outer = carousel(1, cards: [1, number])
      stage.show { ListSection("a") { outer } }
      _ = stage.carousel(0)
      kept.append(contentsOf: self.kept(for: outer, 1, on: stage))
    }
    #expect(kept[0].memory != nil)
    // Views that wait to be used again still refer to the last that they have shown.
    #expect(Set(kept.compactMap { $0.memory.map(ObjectIdentifier.init) }).count <= 5)
  }

  @Test func `what is kept for cards goes with the carousel that contains them`() {
    let stage = ListStage()
    var kept: [Kept] = []
    for number in 1...60 {
      let outer = carousel(number, cards: [1, 2])
      stage.show { ListSection("a") { outer } }
      _ = stage.carousel(0)
      kept.append(contentsOf: self.kept(for: outer, number, on: stage))
    }
    #expect(Set(kept.compactMap { $0.memory.map(ObjectIdentifier.init) }).count <= 10)
  }
}
