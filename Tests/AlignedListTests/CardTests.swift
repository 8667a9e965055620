@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The cards of carousels: their sizes, and what it costs to find them.
@MainActor
@Suite(.underAllModes)
struct CardTests {
  @Test func `cards take another kind of width`() {
    let stage = ListStage()
    func widths(_ width: Carousel.CardWidth) -> [CGFloat]? {
      stage.show {
        ListSection("a") {
          Carousel("c", cardWidth: width) { for id in 1...3 { Tile(id: id) } }
        }
      }
      return stage.carousel(0)?.frames.map(\.width)
    }
    expectEqual(widths(.own), [40, 40, 40])
    expectEqual(widths(.fraction(1)), [200, 200, 200])
    expectEqual(widths(.own), [40, 40, 40])
    expectEqual(widths(.points(200)), [200, 200, 200])
  }

  @Test func `a carousel is as tall as its cards with their insets`() {
    let stage = ListStage()
    func show(_ inset: CGFloat) {
      stage.show {
        ListSection("a") {
          Carousel("c") {
            Tile(id: 1, width: 50, height: 30).cellAttributes(CellAttributes(insets: Insets(inset)))
            Tile(id: 2, width: 50, height: 20)
          }
        }
      }
    }
    show(4)
    expectEqual(stage.frame(0)?.height, 38)
    expectEqual(stage.carousel(0)?.frames.first?.size, CGSize(width: 50, height: 30))
    show(9)
    expectEqual(stage.frame(0)?.height, 48)
    expectEqual(stage.carousel(0)?.frames.first?.size, CGSize(width: 50, height: 30))
  }

  @Test func `cards of a repeated id have their own sizes`() {
    let carousel = Carousel("c") {
      for (id, width) in zip([1, 2, 1], [90, 70, 50]) { Tile(id: id, width: CGFloat(width)) }
    }
    let memory = CarouselMemory()
    memory.measure(carousel, width: 200, by: ListSizer())
    expectEqual(carousel.cards.keys.map { memory.size(for: $0)?.width }, [90, 70, 50])
  }

  @Test func `a right-to-left carousel keeps its distance from the right in another width`() {
    Headless.withScreenTraits(UITraitCollection(layoutDirection: .rightToLeft)) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          Carousel("c") { for id in 1...9 { Tile(id: id, text: "\(id)", width: 90, height: 40) } }
        }
      }
      expectEqual(stage.carousel(0)?.texts, ["1", "2", "3"])
      stage.view.frame.size.width = 150
      stage.view.layoutIfNeeded()
      expectEqual(stage.carousel(0)?.texts, ["1", "2"])
      let inner = stage.carousel(0)?.collectionView
      expectEqual(inner?.contentOffset.x, (inner?.contentSize.width ?? 0) - 150)
      inner?.contentOffset.x -= 100
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
      expectEqual(inner?.contentOffset.x, (inner?.contentSize.width ?? 0) - 300)
    }
  }

  @Test func `a carousel keeps its distance from the beginning in another direction`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Carousel("c") { for id in 1...9 { Tile(id: id, text: "\(id)", width: 90, height: 40) } }
      }
    }
    expectEqual(stage.carousel(0)?.texts, ["1", "2", "3"])
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: stage.view)
    expectEqual(stage.carousel(0)?.texts, ["1", "2", "3"])
    stage.carousel(0)?.collectionView.contentOffset.x -= 100
    Headless.setTraits(UITraitCollection(layoutDirection: .leftToRight), on: stage.view)
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 100)
  }

  @Test func `cards are mirrored when the direction of their view changes`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("a") { Carousel("c") { for id in 1...3 { Tile(id: id, width: 90) } } }
    }
    let view = try #require(stage.carousel(0))
    expectEqual(view.frames.map(\.minX), [0, 98, 196])
    view.collectionView.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    expectEqual(stage.carousel(0)?.frames.map(\.minX), [196, 98, 0])
  }

  @Test
  func `cards keep their width when the list is asked for its height in another one`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Carousel("c", cardWidth: .fraction(1)) { for id in 1...3 { Tile(id: id) } }
      }
    }
    let view = try #require(stage.carousel(0))
    expectEqual(stage.list.layout.contentSize(fitting: CGSize(width: 100, height: 0)).height, 20)
    view.collectionView.collectionViewLayout.invalidateLayout()
    expectEqual(stage.carousel(0)?.frames.map(\.width), [200, 200, 200])
  }

  /// Carousels that are shown, and the cards that are measured meanwhile.
  nonisolated static let measurements: [ListExample<[String]>] = [
    ListExample("each card of a new carousel is measured once", records: [["1", "2", "3"]]) {
      stage, record in
      let log = TileLog.recording {
        stage.show {
          ListSection("a") { Carousel("c") { for id in 1...3 { Tile(id: id, text: "\(id)") } } }
        }
        _ = stage.carousel(0)
      }
      record(log.sizes.sorted())
    },
    ListExample("cards in a self-sizing section are not measured again", height: 400, records: [[]])
    { stage, record in
      @MainActor func show() {
        stage.show {
          ListSection("a") {
            Carousel("c") { for id in 1...3 { Tile(id: id, width: 90, height: 30) } }
          }
          .attributes(
            SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 200, height: 12))))
        }
        _ = stage.carousel(0)
      }
      show()
      expectEqual(stage.carousel(0)?.frames.map(\.height), [30, 30, 30])
      record(TileLog.recording { show() }.sizes)
    },
    ListExample(
      "each card is measured once for other traits", records: [[], ["1", "2", "3"], [], ["4"]]
    ) { stage, record in
      @MainActor func measured(_ cards: [Int]) -> [String] {
        let log = TileLog.recording {
          stage.show {
            ListSection("a") {
              Tile(id: 0, text: "tile")
              if !cards.isEmpty {
                Carousel("c") { for id in cards { Tile(id: id, text: "\(id)") } }
              }
            }
          }
          _ = stage.carousel(1)
        }
        return log.sizes.filter { $0 != "tile" }.sorted()
      }
      record(measured([]))
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      Headless.withScreenTraits(traits) {
        stage.list.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        record(measured([1, 2, 3]))
        record(measured([1, 2, 3]))
        record(measured([1, 2, 3, 4]))
      }
    },
    ListExample(
      "cards that have been measured are measured again for other traits",
      records: [["1", "2", "3"]]
    ) { stage, record in
      stage.show {
        ListSection("a") { Carousel("c") { for id in 1...3 { Tile(id: id, text: "\(id)") } } }
      }
      _ = stage.carousel(0)
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      Headless.withScreenTraits(traits) {
        let log = TileLog.recording {
          stage.list.layout.invalidateLayout()
          _ = stage.carousel(0)
        }
        record(log.sizes.sorted())
      }
    },
  ]

  @Test(arguments: measurements)
  func `cards are measured when they are new or have other traits`(
    example: ListExample<[String]>
  ) async {
    await example.expect()
  }

  @Test(arguments: [30, 300])
  func `comparing cards costs as much as there are`(count: Int) {
    let stage = ListStage()
    let receiver = CallReceiver()
    func show(_ last: String) {
      stage.show {
        ListSection("a") {
          Carousel("c") {
            for id in 1...count {
              Reporting(id: id, receiver: receiver, text: id == count ? last : "", width: 90)
            }
          }
        }
      }
      _ = stage.carousel(0)
    }
    show("x")
    var comparisonCount = 0
    receiver.onCall = { if $0 == .comparing { comparisonCount += 1 } }
    show("y")
    #expect(comparisonCount >= count)
    #expect(comparisonCount < 20 * count)
  }
}
