@testable import AlignedList

import AlignedLayout
import Testing
import UIKit

/// Headers and footers of lists that change together with everything else.
@MainActor
@Suite(.underAllModes)
struct BoundaryChangesTests {
  private let stage = ListStage()
  private static let header = CollectionViewAlignedLayout.elementKindContentHeader
  private static let footer = CollectionViewAlignedLayout.elementKindContentFooter

  private func rows(_ id: String = "rows", _ count: Int = 20) -> ListSection {
    ListSection(id) {
      for id in 0..<count { Tile(id: id, text: "\(id)", width: 200, height: 30) }
    }
  }

  private func cover(_ text: String = "cover", height: CGFloat = 60) -> Tile {
    Tile(id: 99, text: text, width: 200, height: height)
  }

  private func view(_ kind: String = header) -> ListBoundaryView? {
    stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0)) as? ListBoundaryView
  }

  private func text(_ view: ListBoundaryView?) -> String? {
    (view?.hosted as? TileView)?.text
  }

  @Test func `shown again from its own action, a header may go`() async {
    var isOpen = true
    func show() {
      stage.show {
        if isOpen {
          ListHeader(.stretches) {
            cover().onSelect {
              isOpen = false
              show()
            }
            .onEndDisplay { show() }
          }
        }
        rows()
      }
    }
    show()
    #expect(view()?.accessibilityActivate() == true)
    await stage.settle()
    #expect(view() == nil)
    #expect(stage.frame(0)?.minY == 0)
    isOpen = true
    show()
    #expect(view()?.frame.height == 60)
  }

  @Test func `shown again when it is displayed, a header has its new length`() async {
    var height: CGFloat = 60
    func show() {
      stage.show {
        ListHeader {
          cover(height: height).onDisplay {
            guard height == 60 else { return }
            height = 90
            show()
          }
        }
        rows()
      }
    }
    show()
    await stage.settle()
    #expect(view()?.frame.height == 90)
    #expect(stage.frame(0)?.minY == 90)
  }

  @Test func `of two headers the first one is shown, and then the other`() {
    func show(_ first: Bool) {
      stage.show {
        if first { ListHeader { cover("one") } }
        rows()
        ListHeader(.pins) { cover("two", height: 20) }
      }
    }
    show(true)
    #expect(text(view()) == "one")
    show(false)
    #expect(text(view()) == "two" && view()?.frame.height == 20)
    show(true)
    #expect(text(view()) == "one" && stage.frame(0)?.minY == 60)
    #expect(stage.mistakes == [])
  }

  @Test func `a part has a header by its state, and is updated alone`() async {
    struct Part: ListPart {
      let text: String
      let cover: (String) -> Tile
      let rows: ListSection
      @ListState var isClosed = false

      var body: [ListSection] {
        if !isClosed {
          ListHeader { cover(text).onSelect { isClosed.toggle() } }
        }
        rows
      }
    }
    func part(_ text: String) -> Part {
      Part(text: text, cover: { cover($0) }, rows: rows("part", 3))
    }
    stage.show {
      rows()
      part("a")
    }
    #expect(text(view()) == "a")
    stage.list.update { part("b") }
    await stage.settle()
    #expect(text(view()) == "b")
    #expect(view()?.accessibilityActivate() == true)
    await stage.settle()
    #expect(view() == nil)
    #expect(stage.view.numberOfSections == 2)
    stage.list.update { rows("rows", 2) }
    await stage.settle()
    #expect(view() == nil && stage.mistakes == [])
  }

  @Test func `an update of a section leaves the header, and one of a header leaves the sections`()
    async
  {
    stage.show {
      ListHeader { cover() }
      rows()
      ListFooter { cover("end", height: 10) }
    }
    stage.list.update { rows("rows", 2) }
    await stage.settle()
    #expect(text(view()) == "cover" && text(view(Self.footer)) == "end")
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    stage.list.update { ListHeader { cover("other", height: 33) } }
    await stage.settle()
    #expect(text(view()) == "other" && stage.frame(0)?.minY == 33)
    #expect(text(view(Self.footer)) == "end")
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.mistakes == [])
  }

  @Test func `a reader describes a header again in another width`() async {
    stage.show {
      ListReader { surroundings in
        if surroundings.width < 300 {
          ListHeader { cover("narrow", height: 20) }
        } else {
          ListHeader(.pins) { cover("wide", height: 45) }
        }
      }
      rows()
    }
    #expect(text(view()) == "narrow")
    stage.view.frame.size.width = 350
    await stage.settle()
    #expect(text(view()) == "wide" && view()?.frame.height == 45)
    #expect(stage.frame(0)?.minY == 45)
    stage.view.frame.size.width = 200
    await stage.settle()
    #expect(text(view()) == "narrow" && stage.frame(0)?.minY == 20)
  }

  @Test func `a carousel as header keeps its place while it is out of sight`() {
    func show(_ count: Int) {
      stage.show {
        ListHeader {
          Carousel("cards", cardWidth: .points(80)) {
            for id in 0..<count { Tile(id: id, text: "\(id)", width: 80, height: 50) }
          }
        }
        rows()
      }
    }
    show(9)
    func carousel() -> CarouselView? {
      let carousel = view()?.hosted as? CarouselView
      carousel?.layoutIfNeeded()
      carousel?.collectionView.layoutIfNeeded()
      return carousel
    }
    #expect(view()?.frame.height == 50)
    carousel()?.collectionView.contentOffset.x = 160
    _ = carousel()
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    #expect(view() == nil)
    show(8)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(carousel()?.collectionView.contentOffset.x == 160)
    #expect(carousel()?.collectionView.numberOfItems(inSection: 0) == 8)
    stage.view.frame.size.width = 320
    stage.view.layoutIfNeeded()
    #expect(view()?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test func `a component without length is no header until it has one`() {
    for height in [0, .nan, -5, 30, .infinity, 12] as [CGFloat] {
      stage.show {
        ListHeader { cover("\(height)", height: height) }
        ListFooter { if height > 0 { cover("end", height: 5) } }
        rows("rows", 1)
      }
      #expect((view() != nil) == (height > 0), "\(height)")
      #expect(stage.view.contentSize.height.isFinite)
    }
    #expect(view()?.frame.height == 12)
    #expect(stage.frame(0)?.minY == 12)
  }

  @Test func `sections come, go and move below a header that changes`() {
    var random = SplitMix64(seed: 7)
    for step in 0..<40 {
      let ids = ["a", "b", "c", "d"].shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
      let height = CGFloat(Int.random(in: 0...4, using: &random) * 15)
      let behavior =
        [BoundaryView.Behavior.scrolls, .pins, .stretches]
        .randomElement(using: &random) ?? .scrolls
      stage.show(animated: step % 3 != 0) {
        ListHeader(behavior) { cover("\(step)", height: height) }
        for id in ids { rows(id, Int.random(in: 0...3, using: &random)) }
        if step % 2 == 0 { ListFooter(behavior) { cover("end", height: 20) } }
      }
      stage.view.contentOffset.y = 0
      stage.view.layoutIfNeeded()
      let isShown = height > 0 && !ids.isEmpty
      #expect((view() != nil) == isShown, "\(step)")
      if isShown {
        #expect(text(view()) == "\(step)" && view()?.frame.height == height, "\(step)")
      }
    }
    #expect(stage.mistakes == [])
  }

  @Test func `at the top, a header that grows shows itself`() async {
    for height in [20, 90, 140] as [CGFloat] {
      stage.show {
        ListHeader { cover(height: height) }
        rows()
      }
      await stage.settle()
      #expect(stage.view.contentOffset.y == 0)
    }
  }

  @Test func `sideways its width counts`() {
    stage.list.layout.scrollDirection = .horizontal
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.show {
      ListHeader(.pins) { Tile(id: 99, text: "cover", width: 70, height: 20) }
      rows()
    }
    #expect(view()?.frame.width == 70 && view()?.frame.height == 150)
    #expect(view()?.frame.maxX == stage.view.bounds.maxX)
    stage.view.contentOffset.x -= 100
    stage.view.layoutIfNeeded()
    #expect(view()?.frame.maxX == stage.view.bounds.maxX)
  }
}
