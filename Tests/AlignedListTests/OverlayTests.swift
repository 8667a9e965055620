@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Components that float in a list.
@MainActor
@Suite(.underAllModes)
struct OverlayTests {
  private let stage = ListStage()
  private static let corner = FloatingPlacement(.bottomTrailing, insets: Insets(10))

  fileprivate static var rows: ListSection {
    ListSection("rows") {
      for id in 0..<20 { Tile(id: id, text: "\(id)", width: 200, height: 30) }
    }
  }

  fileprivate static func button(_ text: String = "up", width: CGFloat = 40) -> Tile {
    Tile(id: 99, text: text, width: width)
  }

  private var corner: FloatingPlacement { Self.corner }
  private var rows: ListSection { Self.rows }
  private var overlays: [ListOverlayView] { stage.overlays }

  private func button(_ text: String = "up", width: CGFloat = 40) -> Tile {
    Self.button(text, width: width)
  }

  private func onScreen(_ view: UIView) -> CGRect {
    view.frame.offsetBy(dx: -stage.view.bounds.minX, dy: -stage.view.bounds.minY)
  }

  /// Lists with overlays, and the frames of these in the visible area.
  nonisolated static let frames: [ListExample<[CGRect]>] = [
    ListExample(
      "an overlay stands in the visible area at its component's size, and does not scroll",
      records: Array(repeating: [CGRect(x: 150, y: 120, width: 40, height: 20)], count: 4)
    ) { stage, record in
      stage.show {
        rows
        ListOverlay("up", at: corner) { button() }
      }
      expectEqual(stage.overlayTexts, ["up"])
      for y in [0, 33, 450, -20] as [CGFloat] {
        stage.view.contentOffset.y = y
        stage.view.layoutIfNeeded()
        record(stage.overlayFrames)
      }
    },
    ListExample(
      "a part shows its overlay by its state",
      records: [
        [CGRect(x: 0, y: 140, width: 200, height: 10)], [],
        [CGRect(x: 0, y: 140, width: 200, height: 10)],
      ]
    ) { stage, record in
      stage.show { RowsWithBar() }
      for _ in 0..<3 {
        Headless.tapItem(at: IndexPath(item: 0, section: 0), in: stage.view)
        stage.view.layoutIfNeeded()
        record(stage.overlayFrames)
      }
    },
    ListExample(
      "a reader's overlay follows the width",
      records: [[CGRect(x: 250, y: 120, width: 40, height: 20)]]
    ) { stage, record in
      stage.show {
        ListReader { surroundings in
          rows
          ListOverlay("up", at: corner) { button("\(Int(surroundings.width))") }
        }
      }
      stage.view.frame.size.width = 300
      await stage.settle()
      expectEqual(stage.overlayTexts, ["300"])
      record(stage.overlayFrames)
    },
    ListExample(
      "an overlay may be a carousel", records: [[CGRect(x: 0, y: 125, width: 200, height: 25)]]
    ) { stage, record in
      stage.show {
        rows
        ListOverlay("cards", at: FloatingPlacement(.bottom, width: .fraction(1))) {
          Carousel("c") { for id in 0..<9 { Tile(id: id, text: "\(id)", height: 25) } }
        }
      }
      record(stage.overlayFrames)
      #expect(stage.overlays.first?.hosted is CarouselView)
    },
  ]

  @Test(arguments: frames)
  func `an overlay stands where its placement says`(example: ListExample<[CGRect]>) async {
    await example.expect()
  }

  @Test func `an overlay is no section`() {
    stage.show {
      ListOverlay("rows", at: corner) { button() }
      rows
    }
    expectEqual(stage.view.numberOfSections, 1)
    expectEqual(stage.list.sectionID(at: 0), AnyHashable("rows"))
    expectEqual(stage.list.indexPath(ofItem: 3, inSection: "rows"), IndexPath(item: 3, section: 0))
    expectEqual(overlays.count, 1)
    expectEqual(stage.mistakes, [])
  }

  @Test func `an equal overlay is not filled or measured again, and another one keeps its view`() {
    func show(_ button: Tile) {
      stage.show {
        rows
        ListOverlay("up", at: corner) { button }
      }
    }
    show(button())
    let view = overlays.first
    let equal = TileLog.recording { show(button()) }
    expectEqual(equal.fills, [])
    expectEqual(equal.sizes, [])
    let other = TileLog.recording { show(button("top", width: 60)) }
    expectEqual(Set(other.fills), ["top"])
    expectEqual(other.sizes, ["top"])
    #expect(overlays.first === view)
    expectEqual(view.map(onScreen), CGRect(x: 130, y: 120, width: 60, height: 20))
  }

  @Test func `scrolling neither fills nor measures overlays`() {
    stage.show {
      rows
      ListOverlay("up", at: corner) { Bar(text: "bar") }
    }
    let log = TileLog.recording {
      for y in stride(from: CGFloat(0), through: 450, by: 30) {
        stage.view.contentOffset.y = y
        stage.view.layoutIfNeeded()
      }
    }
    expectEqual(log.sizes, [])
  }

  @Test func `an overlay that appears fades in, and one that is gone fades out`() throws {
    stage.show { rows }
    try Headless.holdingAnimations {
      stage.show {
        rows
        ListOverlay("up", at: corner) { button() }
      }
      let view = try #require(overlays.first)
      expectEqual(view.alpha, 1)
      stage.show { rows }
      expectEqual(view.alpha, 0)
      #expect(view.superview === stage.view)
      Headless.finishAnimations()
      #expect(view.superview == nil)
      stage.show(animated: false) {
        rows
        ListOverlay("up", at: corner) { button() }
      }
      stage.show(animated: false) { rows }
      #expect(overlays.isEmpty)
    }
  }

  /// Lists with overlays, and the texts of these from back to front.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "several overlays stand in front of each other in their order",
      records: [["a", "b"], ["a", "b", "c"], ["c", "a"], ["b", "c", "a"], ["a"], []]
    ) { stage, record in
      for ids in [["a", "b"], ["a", "b", "c"], ["c", "a"], ["b", "c", "a"], ["a"], []] {
        stage.showOverlays(ids, depth: .inFront)
        record(stage.overlayTexts)
      }
    },
    ListExample(
      "several overlays stand behind the others in their order", records: [["b", "a"]]
    ) { stage, record in
      stage.showOverlays(["a", "b"], depth: .behind)
      stage.showOverlays(["b", "a"], depth: .behind)
      record(stage.overlayTexts)
      #expect(stage.overlays.allSatisfy { $0.layer.zPosition < 0 })
    },
    ListExample(
      "update takes the place of an overlay by its id, and of no section with the id",
      records: [["new", "other"]]
    ) { stage, record in
      stage.show {
        rows
        ListOverlay("rows", at: corner) { button() }
      }
      stage.list.update { ListOverlay("rows", at: corner) { button("new") } }
      stage.list.update { ListOverlay("other", at: corner) { button("other") } }
      record(stage.overlayTexts)
      expectEqual(stage.view.numberOfItems(inSection: 0), 20)
    },
    ListExample(
      "ids that occur twice are reported, and nothing is no overlay", records: [["first"]],
      mistakes: ["The id up belongs to two overlays."]
    ) { stage, record in
      stage.show {
        rows
        ListOverlay("up", at: corner) { button("first") }
        ListOverlay("up", at: corner) { button("second") }
        ListOverlay("none", at: corner) {}
      }
      record(stage.overlayTexts)
    },
    ListExample(
      "another list of the collection view removes the overlays of the first one",
      records: [["other"]]
    ) { stage, record in
      stage.show {
        rows
        ListOverlay("up", at: corner) { button() }
      }
      let other = CollectionViewAlignedList(stage.view)
      other.show {
        rows
        ListOverlay("up", at: corner) { button("other") }
      }
      stage.view.layoutIfNeeded()
      record(stage.overlayTexts)
    },
  ]

  @Test(arguments: examples)
  func `a list shows its overlays`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `an overlay moves to another placement`() {
    for alignment in [AnchorPoint.topLeading, .bottomTrailing] {
      stage.show {
        rows
        ListOverlay("up", at: FloatingPlacement(alignment)) { button() }
      }
      let x: CGFloat = alignment == .topLeading ? 0 : 160
      expectEqual(overlays.map { onScreen($0).minX }, [x])
    }
  }

  /// Overlays that are touched, and the actions that have been called.
  nonisolated static let touches: [ListExample<[String]>] = [
    ListExample(
      "an overlay has actions",
      records: [["on"], ["on", "tap"], ["on", "tap", "tap", "off"]]
    ) { stage, record in
      var events: [String] = []
      @MainActor func show(_ isShown: Bool) {
        stage.show {
          rows
          if isShown {
            ListOverlay("up", at: corner) {
              button().onSelect { events.append("tap") }
                .onDisplay { events.append("on") }
                .onEndDisplay { events.append("off") }
            }
          }
        }
      }
      show(true)
      show(true)
      record(events)
      let view = stage.overlays.first
      view.map { Headless.tap($0) }
      record(events)
      #expect(view?.accessibilityActivate() == true)
      show(false)
      record(events)
    },
    ListExample(
      "an overlay keeps touches from cells, unless its view wants none", records: [[], ["0"]]
    ) { stage, record in
      var events: [String] = []
      stage.show {
        ListSection("rows") {
          for id in 0..<20 {
            Tile(id: id, width: 200, height: 30).onSelect { events.append("\(id)") }
          }
        }
        ListOverlay("up", at: FloatingPlacement(.top, width: .fraction(1), height: .points(30))) {
          Bar()
        }
      }
      Headless.tap(stage.view, at: CGPoint(x: 20, y: 10))
      record(events)
      stage.overlays.first?.hosted?.isUserInteractionEnabled = false
      Headless.tap(stage.view, at: CGPoint(x: 20, y: 10))
      record(events)
    },
  ]

  @Test(arguments: touches)
  func `an overlay is touched`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `an overlay is filled and measured again under other traits`() {
    stage.show {
      rows
      ListOverlay("up", at: corner) { button() }
    }
    let log = TileLog.recording {
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: .extraLarge), on: stage.view)
      stage.view.layoutIfNeeded()
    }
    expectEqual(log.fills.filter { $0 == "up" }.count, 2)
    expectEqual(log.sizes.filter { $0 == "up" }.count, 1)
  }

  @Test func `an overlay has another size at another text size`() {
    stage.show {
      rows
      ListOverlay("up", at: corner) { TraitSized() }
    }
    for (category, side) in [(.extraLarge, 40), (.large, 20)] as [(UIContentSizeCategory, CGFloat)]
    {
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: category), on: stage.window)
      stage.view.layoutIfNeeded()
      expectEqual(overlays.map(\.frame.size), [CGSize(width: side, height: side)])
    }
  }

  @Test func `nothing keeps a list with overlays`() {
    weak var list: CollectionViewAlignedList?
    weak var view: UIView?
    autoreleasing {
      let stage = ListStage()
      stage.show { ListOverlay("up", at: corner) { button() } }
      list = stage.list
      view = stage.view.subviews.first { $0 is ListOverlayView }
      #expect(view != nil)
    }
    #expect(list == nil)
    #expect(view == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}

extension ListStage {
  /// The views of overlays that have not faded out, from back to front.
  fileprivate var overlays: [ListOverlayView] {
    view.subviews.compactMap { $0 as? ListOverlayView }
  }

  fileprivate var overlayTexts: [String] {
    overlays.map { ($0.hosted as? TileView)?.text ?? "" }
  }

  /// The frames of overlays in the visible area.
  fileprivate var overlayFrames: [CGRect] {
    overlays.map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  /// Shows rows, and overlays at their top.
  fileprivate func showOverlays(_ ids: [String], depth: FloatingPlacement.Depth) {
    show {
      OverlayTests.rows
      for id in ids {
        ListOverlay(id, at: FloatingPlacement(.top, depth: depth)) { OverlayTests.button(id) }
      }
    }
  }
}

/// A row with a bar that comes and goes by taps.
private struct RowsWithBar: ListPart {
  @ListState var showsBar = false

  var body: [ListSection] {
    ListSection("rows") {
      Tile(id: 1, width: 200, height: 30).onSelect { showsBar.toggle() }
    }
    if showsBar {
      ListOverlay("bar", at: FloatingPlacement(.bottom, width: .fraction(1))) { Bar() }
    }
  }
}

/// A component whose size depends on the text size.
private struct TraitSized: ListComponent, Equatable {
  func makeView() -> UIView { UIView() }

  func configure(_ view: UIView) {}

  func size(of view: UIView, fitting width: CGFloat) -> CGSize {
    let side: CGFloat = view.traitCollection.preferredContentSizeCategory == .large ? 20 : 40
    return CGSize(width: side, height: side)
  }
}
