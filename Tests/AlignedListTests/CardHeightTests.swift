@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Cards of a height, cards in rows, and what it costs to show many of them.
@MainActor
@Suite(.underAllModes)
struct CardHeightTests {
  private let stage = ListStage(height: 400)

  private func show(_ carousel: Carousel) -> CarouselView? {
    stage.show { ListSection("a") { carousel } }
    return stage.carousel(0)
  }

  // MARK: Heights

  /// A carousel, its height, and the frames of its cards.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The height of the carousel, the frames of its cards or their heights alone, and the texts of the cards that are
    /// measured. Nil says nothing of them.
    let height: CGFloat?
    let frames: [CGRect]?
    let cardHeights: [CGFloat]?
    let measured: [String]?
    let carousel: @MainActor @Sendable () -> Carousel

    init(
      _ name: String, height: CGFloat? = nil, frames: [CGRect]? = nil,
      cardHeights: [CGFloat]? = nil, measured: [String]? = nil,
      _ carousel: @escaping @MainActor @Sendable () -> Carousel
    ) {
      testDescription = name
      self.height = height
      self.frames = frames
      self.cardHeights = cardHeights
      self.measured = measured
      self.carousel = carousel
    }
  }

  nonisolated static let examples: [Example] = [
    Example(
      "cards of a height and a width in points have it, and no card is measured", height: 39,
      frames: [
        CGRect(x: 3, y: 3, width: 50, height: 33), CGRect(x: 61, y: 3, width: 50, height: 33),
        CGRect(x: 119, y: 3, width: 50, height: 33),
      ],
      measured: []
    ) {
      Carousel("c", cardWidth: .points(50), cardHeight: 33, insets: Insets(3)) {
        for id in 1...3 { Tile(id: id, text: "\(id)", height: 99) }
      }
    },
    Example(
      "cards of a height and a fraction have it, and no card is measured", height: 39,
      frames: [
        CGRect(x: 3, y: 3, width: 93, height: 33), CGRect(x: 104, y: 3, width: 93, height: 33),
        CGRect(x: 205, y: 3, width: 93, height: 33),
      ],
      measured: []
    ) {
      Carousel("c", cardWidth: .fraction(0.5), cardHeight: 33, insets: Insets(3)) {
        for id in 1...3 { Tile(id: id, text: "\(id)", height: 99) }
      }
    },
    Example(
      "a card of its own width is no wider than the carousel",
      frames: [CGRect(x: 5, y: 0, width: 195, height: 40)]
    ) { Carousel("c", cardHeight: 40, insets: Insets(leading: 5)) { Tile(id: 1, width: 900) } },
    Example("a height that is negative counts as nothing", height: 6) {
      Carousel("c", cardHeight: -5, insets: Insets(3)) { Tile(id: 1) }
    },
    Example("a height that is no number counts as nothing", height: 6) {
      Carousel("c", cardHeight: .nan, insets: Insets(3)) { Tile(id: 1) }
    },
    Example("insets of cards are around their height", height: 40, cardHeights: [30, 40]) {
      Carousel("c", cardWidth: .points(50), cardHeight: 30) {
        Tile(id: 1).cellAttributes(CellAttributes(insets: Insets(top: 4, bottom: 6)))
        Tile(id: 2)
      }
    },
    Example(
      "cards fill columns of equally tall rows", height: 118,
      frames: [
        CGRect(x: 4, y: 4, width: 41, height: 50), CGRect(x: 4, y: 64, width: 42, height: 50),
        CGRect(x: 56, y: 4, width: 43, height: 50), CGRect(x: 56, y: 64, width: 44, height: 50),
        CGRect(x: 110, y: 4, width: 45, height: 50),
      ]
    ) {
      Carousel("c", rows: 2, spacing: 10, insets: Insets(4)) {
        for id in 1...5 {
          Tile(id: id, width: CGFloat(40 + id), height: CGFloat(10 * id))
        }
      }
    },
    Example(
      "rows of a height are measured neither", height: 70,
      frames: [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 25, width: 50, height: 20),
        CGRect(x: 0, y: 50, width: 50, height: 20), CGRect(x: 55, y: 0, width: 50, height: 20),
      ],
      measured: []
    ) {
      Carousel("c", cardWidth: .points(50), cardHeight: 20, rows: 3, spacing: 5) {
        for id in 1...4 { Tile(id: id) }
      }
    },
    Example(
      "a carousel that is a card takes one row, and other cards as many as they say", height: 70,
      frames: [
        CGRect(x: 0, y: 0, width: 50, height: 30), CGRect(x: 0, y: 40, width: 50, height: 30),
        CGRect(x: 60, y: 0, width: 50, height: 70),
      ]
    ) {
      Carousel("c", cardWidth: .points(50), rows: 2, spacing: 10) {
        Carousel("inner") { for id in 1...3 { Tile(id: id, height: 20) } }
        Tile(id: 1, height: 30)
        Tile(id: 2, height: 60).cellAttributes(CellAttributes(columnSpan: 2))
      }
    },
  ]

  @Test(arguments: examples)
  func `a carousel gives its cards their heights`(example: Example) {
    var frames: [CGRect]?
    let log = TileLog.recording { frames = show(example.carousel())?.frames }
    if let height = example.height { expectEqual(stage.frame(0)?.height, height) }
    if let expected = example.frames { expectEqual(frames, expected) }
    if let heights = example.cardHeights { expectEqual(frames?.map(\.height), heights) }
    if let measured = example.measured { expectEqual(log.sizes, measured) }
  }

  @Test func `cards of a height and their own widths are measured once they are visible`() {
    var view: CarouselView?
    let log = TileLog.recording {
      view = show(
        Carousel("c", cardHeight: 40, spacing: 10) {
          for id in 1...50 { Tile(id: id, text: "\(id)", width: CGFloat(50 + id), height: 9) }
        })
    }
    expectEqual(view?.frames.prefix(3).map(\.size.width), [51, 52, 53])
    #expect(Set(log.sizes).isSuperset(of: ["1", "2", "3", "4"]))
    #expect(Set(log.sizes).count <= 8)
    expectEqual(stage.frame(0)?.height, 40)
  }

  @Test func `own widths are known when the carousel comes back`() {
    let stage = ListStage(height: 60)
    stage.show {
      ListSection("a", of: Array(1...12)) { row in
        Carousel(row, cardHeight: 40, spacing: 10) {
          for id in 1...30 { Tile(id: id, text: "\(row).\(id)", width: CGFloat(50 + id)) }
        }
      }
    }
    let view = stage.carousel(0)
    for step in 1...10 {
      view?.collectionView.contentOffset.x = CGFloat(50 * step)
      view?.collectionView.layoutIfNeeded()
    }
    let texts = stage.carousel(0)?.texts
    let offset = stage.carousel(0)?.collectionView.contentOffset.x
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
    stage.view.contentOffset.y = 0
    expectEqual(stage.carousel(0)?.texts, texts)
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, offset)
  }

  @Test func `own widths are measured again in another width of the carousel`() {
    struct Half: ListComponent, Equatable, Identifiable {
      let id: Int
      func makeView() -> UIView { UIView(frame: .zero) }
      func configure(_ view: UIView) {}
      func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width / 2, height: 1) }
    }
    let view = show(
      Carousel("c", cardHeight: 40, spacing: 10) { for id in 1...3 { Half(id: id) } })
    // The width of the third card, which is not visible, is an estimate.
    expectEqual(view?.frames.prefix(2).map(\.width), [100, 100])
    stage.view.frame.size.width = 300
    expectEqual(stage.carousel(0)?.frames.prefix(2).map(\.width), [150, 150])
  }

  @Test func `fractions are of the new width`() {
    let view = show(
      Carousel("c", cardWidth: .fraction(0.5), cardHeight: 40, spacing: 10) {
        for id in 1...3 { Tile(id: id) }
      })
    expectEqual(view?.frames.map(\.width), [95, 95, 95])
    stage.view.frame.size.width = 310
    expectEqual(stage.carousel(0)?.frames.map(\.width), [150, 150, 150])
    expectEqual(stage.carousel(0)?.frames.map(\.minX), [0, 160, 320])
  }

  // MARK: Rows

  @Test func `the number of rows changes`() {
    func frames(_ rows: Int) -> [CGPoint]? {
      show(
        Carousel("c", cardWidth: .points(50), rows: rows, spacing: 10) {
          for id in 1...3 { Tile(id: id, height: 20) }
        })?.frames.map(\.origin)
    }
    expectEqual(frames(1), [CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 120, y: 0)])
    expectEqual(frames(2), [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 60, y: 0)])
    expectEqual(stage.frame(0)?.height, 50)
    expectEqual(frames(-1), [CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 120, y: 0)])
  }

}
