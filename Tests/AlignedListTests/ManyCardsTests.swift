@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Carousels of ten thousand cards cost what they show.
@MainActor
@Suite(.underPlainModes)
struct ManyCardsTests {
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    var width = Carousel.CardWidth.points(90)
    var rows = 1
    var isNested = false

    /// Whether cards measure themselves when they become visible.
    var isMeasured: Bool { width == .own }

    static let all = [
      Kind(testDescription: "points"), Kind(testDescription: "fractions", width: .fraction(0.3)),
      Kind(testDescription: "own widths", width: .own),
      Kind(testDescription: "rows", rows: 3),
      Kind(testDescription: "own widths in rows", width: .own, rows: 2),
      Kind(testDescription: "nested", isNested: true),
    ]
  }

  @MainActor
  private func carousel(
    _ kind: Kind, changing changed: Int? = nil, _ receiver: CallReceiver? = nil
  ) -> Carousel {
    let cards = Carousel(
      "c", cardWidth: kind.width, cardHeight: 60, rows: kind.rows, stops: .atPages
    ) {
      for id in 0..<10_000 {
        if let receiver {
          Reporting(id: id, receiver: receiver, text: id == changed ? "!" : "", width: 90)
        } else {
          Tile(
            id: id, text: id == changed ? "\(id)!" : "\(id)", width: CGFloat(60 + id % 50),
            height: 50)
        }
      }
    }
    guard kind.isNested else { return cards }
    return Carousel("outer", cardWidth: .fraction(1), cardHeight: 60) { cards }
  }

  private func shown(_ kind: Kind, on stage: ListStage) -> CarouselView? {
    kind.isNested ? stage.carousel(0)?.firstCarousel : stage.carousel(0)
  }

  @Test(arguments: Kind.all)
  func `only visible cards get views, and only those of own widths are measured`(
    kind: Kind
  ) {
    Headless.withoutAudits {
      let stage = ListStage(width: 375, height: 400)
      let most = 6 * kind.rows + 4
      var (views, log) = TileView.count {
        TileLog.recording {
          stage.show { ListSection("a") { carousel(kind) } }
          _ = shown(kind, on: stage)
        }
      }
      #expect(views <= most)
      #expect(log.sizes.count <= (kind.isMeasured ? most : 0))
      #expect(log.fills.count <= 2 * most)
      // A visible card changes, then one that is not visible.
      for changed in [2, 5_000] {
        (views, log) = TileView.count {
          TileLog.recording {
            stage.show { ListSection("a") { carousel(kind, changing: changed) } }
            _ = shown(kind, on: stage)
          }
        }
        expectEqual(views, 0)
        #expect(log.sizes.allSatisfy { kind.isMeasured && $0 == "2!" || $0 == "2" })
        #expect(log.fills.allSatisfy { $0 == "2!" || $0 == "2" || $0 == "5000!" })
      }
      (views, log) = TileView.count {
        TileLog.recording {
          guard let view = shown(kind, on: stage)?.collectionView else { return }
          for step in 1...20 {
            view.contentOffset.x = CGFloat(300 * step)
            view.layoutIfNeeded()
          }
        }
      }
      #expect(views <= most)
      #expect(log.sizes.count <= (kind.isMeasured ? 20 * most : 0))
    }
  }

  @Test(arguments: Kind.all)
  func `cards are compared a few times when one has changed`(kind: Kind) {
    Headless.withoutAudits {
      let (stage, receiver) = (ListStage(width: 375, height: 400), CallReceiver())
      stage.show { ListSection("a") { carousel(kind, receiver) } }
      _ = shown(kind, on: stage)
      var count = 0
      receiver.onCall = { if $0 == .comparing { count += 1 } }
      stage.show { ListSection("a") { carousel(kind, changing: 5_000, receiver) } }
      _ = shown(kind, on: stage)
      #expect(count >= 5_000)
      #expect(count <= 50_000)
    }
  }

  @Test func `of cards without a height, only the changed one is measured again`() {
    Headless.withoutAudits {
      let stage = ListStage(width: 375, height: 400)
      @MainActor func show(_ ids: [Int], changing changed: Int? = nil) -> [String] {
        TileLog.recording {
          stage.show {
            ListSection("a") {
              Carousel("c") {
                for id in ids { Tile(id: id, text: id == changed ? "\(id)!" : "\(id)", width: 60) }
              }
            }
          }
          _ = stage.carousel(0)
        }.sizes
      }
      var ids = Array(0..<10_000)
      expectEqual(show(ids).count, 10_000)
      expectEqual(show(ids, changing: 4_321), ["4321!"])
      ids.insert(10_000, at: 77)
      ids.remove(at: 5_000)
      ids.swapAt(300, 9_000)
      expectEqual(show(ids, changing: 4_321), ["10000"])
    }
  }
}
