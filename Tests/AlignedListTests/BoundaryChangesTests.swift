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

  private func view(_ kind: String = header) -> ListSupplementaryView? {
    stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
      as? ListSupplementaryView
  }

  private func text(_ view: ListSupplementaryView?) -> String? {
    (view?.hosted as? TileView)?.text
  }

  /// A header that is seen.
  struct Header: Equatable, Sendable {
    let text: String
    let height: CGFloat

    init(_ text: String, _ height: CGFloat) {
      self.text = text
      self.height = height
    }
  }

  /// What happens to a header, and how it is seen meanwhile.
  struct Example: CustomTestStringConvertible, Sendable {
    /// What happens. It calls `look` where the header is looked at.
    typealias Events =
      @MainActor @Sendable (_ tests: BoundaryChangesTests, _ look: () -> Void) async -> Void

    let testDescription: String

    /// The header each time that it is looked at, or nil for none.
    let headers: [Header?]
    let events: Events

    init(_ name: String, _ headers: [Header?], _ events: @escaping Events) {
      testDescription = name
      self.headers = headers
      self.events = events
    }
  }

  nonisolated static let examples: [Example] = [
    Example("shown again from its own action, a header may go", [nil, Header("cover", 60)]) {
      tests, look in
      var isOpen = true
      @MainActor func show() {
        tests.stage.show {
          if isOpen {
            ListHeader(.stretches) {
              tests.cover().onSelect {
                isOpen = false
                show()
              }
              .onEndDisplay { show() }
            }
          }
          tests.rows()
        }
      }
      show()
      #expect(tests.view()?.accessibilityActivate() == true)
      await tests.stage.settle()
      look()
      isOpen = true
      show()
      look()
    },
    Example("shown again when it is displayed, a header has its new length", [Header("cover", 90)])
    { tests, look in
      var height: CGFloat = 60
      @MainActor func show() {
        tests.stage.show {
          ListHeader {
            tests.cover(height: height).onDisplay {
              guard height == 60 else { return }
              height = 90
              show()
            }
          }
          tests.rows()
        }
      }
      show()
      await tests.stage.settle()
      look()
    },
    Example(
      "a header takes the place of another one",
      [Header("one", 60), Header("two", 20), Header("one", 60)]
    ) { tests, look in
      for first in [true, false, true] {
        tests.stage.show {
          if first { ListHeader { tests.cover("one") } }
          tests.rows()
          if !first { ListHeader(.pins) { tests.cover("two", height: 20) } }
        }
        look()
      }
      expectEqual(tests.stage.mistakes, [])
    },
    Example(
      "a part has a header by its state, and is updated alone",
      [Header("a", 60), Header("b", 60), nil, nil]
    ) { tests, look in
      @MainActor func part(_ text: String) -> Part {
        Part(text: text, cover: { tests.cover($0) }, rows: tests.rows("part", 3))
      }
      tests.stage.show {
        tests.rows()
        part("a")
      }
      look()
      tests.stage.list.update { part("b") }
      await tests.stage.settle()
      look()
      #expect(tests.view()?.accessibilityActivate() == true)
      await tests.stage.settle()
      look()
      expectEqual(tests.stage.view.numberOfSections, 2)
      tests.stage.list.update { tests.rows("rows", 2) }
      await tests.stage.settle()
      look()
      expectEqual(tests.stage.mistakes, [])
    },
    Example(
      "a reader describes a header again in another width",
      [Header("narrow", 20), Header("wide", 45), Header("narrow", 20)]
    ) { tests, look in
      tests.stage.show {
        ListReader { surroundings in
          if surroundings.width < 300 {
            ListHeader { tests.cover("narrow", height: 20) }
          } else {
            ListHeader(.pins) { tests.cover("wide", height: 45) }
          }
        }
        tests.rows()
      }
      look()
      for width in [350, 200] as [CGFloat] {
        tests.stage.view.frame.size.width = width
        await tests.stage.settle()
        look()
      }
    },
  ]

  @Test(arguments: examples)
  func `the first row stands below the header`(example: Example) async {
    var headers: [Header?] = []
    await example.events(self) {
      let header = view().map { Header(text($0) ?? "", $0.frame.height) }
      headers.append(header)
      expectEqual(stage.frame(0)?.minY, header?.height ?? 0)
    }
    expectEqual(headers, example.headers)
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
    expectEqual(stage.view.numberOfItems(inSection: 0), 2)
    stage.list.update { ListHeader { cover("other", height: 33) } }
    await stage.settle()
    #expect(text(view()) == "other" && stage.frame(0)?.minY == 33)
    expectEqual(text(view(Self.footer)), "end")
    expectEqual(stage.view.numberOfItems(inSection: 0), 2)
    expectEqual(stage.mistakes, [])
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
    expectEqual(view()?.frame.height, 50)
    carousel()?.collectionView.contentOffset.x = 160
    _ = carousel()
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    #expect(view() == nil)
    show(8)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    expectEqual(carousel()?.collectionView.contentOffset.x, 160)
    expectEqual(carousel()?.collectionView.numberOfItems(inSection: 0), 8)
    stage.view.frame.size.width = 320
    stage.view.layoutIfNeeded()
    expectEqual(view()?.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test func `a component without length is no header until it has one`() {
    for height in [0, .nan, -5, 30, .infinity, 12] as [CGFloat] {
      stage.show {
        ListHeader { cover("\(height)", height: height) }
        ListFooter { if height > 0 { cover("end", height: 5) } }
        rows("rows", 1)
      }
      expectEqual((view() != nil), (height > 0), "\(height)")
      #expect(stage.view.contentSize.height.isFinite)
    }
    expectEqual(view()?.frame.height, 12)
    expectEqual(stage.frame(0)?.minY, 12)
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
      let isShown = height > 0
      expectEqual((view() != nil), isShown, "\(step)")
      if isShown {
        #expect(text(view()) == "\(step)" && view()?.frame.height == height, "\(step)")
      }
    }
    expectEqual(stage.mistakes, [])
  }

  @Test func `at the top, a header that grows shows itself`() async {
    for height in [20, 90, 140] as [CGFloat] {
      stage.show {
        ListHeader { cover(height: height) }
        rows()
      }
      await stage.settle()
      expectEqual(stage.view.contentOffset.y, 0)
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
    expectEqual(view()?.frame.maxX, stage.view.bounds.maxX)
    stage.view.contentOffset.x -= 100
    stage.view.layoutIfNeeded()
    expectEqual(view()?.frame.maxX, stage.view.bounds.maxX)
  }
}

private struct Part: ListPart {
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
