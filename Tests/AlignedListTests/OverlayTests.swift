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
  private let corner = FloatingPlacement(.bottomTrailing, insets: Insets(10))

  private var rows: ListSection {
    ListSection("rows") {
      for id in 0..<20 { Tile(id: id, text: "\(id)", width: 200, height: 30) }
    }
  }

  private func button(_ text: String = "up", width: CGFloat = 40) -> Tile {
    Tile(id: 99, text: text, width: width)
  }

  /// The views of overlays that have not faded out, from back to front.
  private var overlays: [ListOverlayView] {
    stage.view.subviews.compactMap { $0 as? ListOverlayView }
  }

  private func text(_ view: ListOverlayView?) -> String? {
    (view?.hosted as? TileView)?.text
  }

  private func onScreen(_ view: UIView) -> CGRect {
    view.frame.offsetBy(dx: -stage.view.bounds.minX, dy: -stage.view.bounds.minY)
  }

  @Test func `an overlay stands in the visible area at its component's size, and does not scroll`()
    throws
  {
    stage.show {
      rows
      ListOverlay("up", at: corner) { button() }
    }
    let view = try #require(overlays.first)
    #expect(text(view) == "up")
    for y in [0, 33, 450, -20] as [CGFloat] {
      stage.view.contentOffset.y = y
      stage.view.layoutIfNeeded()
      #expect(onScreen(view) == CGRect(x: 150, y: 120, width: 40, height: 20))
    }
  }

  @Test func `an overlay is no section`() {
    stage.show {
      ListOverlay("rows", at: corner) { button() }
      rows
    }
    #expect(stage.view.numberOfSections == 1)
    #expect(stage.list.sectionID(at: 0) == AnyHashable("rows"))
    #expect(stage.list.indexPath(ofItem: 3, inSection: "rows") == IndexPath(item: 3, section: 0))
    #expect(overlays.count == 1)
    #expect(stage.mistakes == [])
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
    #expect(equal.fills == [])
    #expect(equal.sizes == [])
    let other = TileLog.recording { show(button("top", width: 60)) }
    #expect(Set(other.fills) == ["top"])
    #expect(other.sizes == ["top"])
    #expect(overlays.first === view)
    #expect(view.map(onScreen) == CGRect(x: 130, y: 120, width: 60, height: 20))
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
    #expect(log.sizes == [])
  }

  @Test func `an overlay that appears fades in, and one that is gone fades out`() throws {
    stage.show { rows }
    try Headless.holdingAnimations {
      stage.show {
        rows
        ListOverlay("up", at: corner) { button() }
      }
      let view = try #require(overlays.first)
      #expect(view.alpha == 1)
      stage.show { rows }
      #expect(view.alpha == 0)
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

  @Test func `several overlays stand in front of each other in their order`() {
    func show(_ ids: [String], depth: FloatingPlacement.Depth = .inFront) {
      stage.show {
        rows
        for id in ids {
          ListOverlay(id, at: FloatingPlacement(.top, depth: depth)) { button(id) }
        }
      }
    }
    for ids in [["a", "b"], ["a", "b", "c"], ["c", "a"], ["b", "c", "a"], ["a"], []] {
      show(ids, depth: .inFront)
      #expect(overlays.map { text($0) ?? "" } == ids)
    }
    show(["a", "b"], depth: .behind)
    show(["b", "a"], depth: .behind)
    #expect(overlays.map { text($0) ?? "" } == ["b", "a"])
    #expect(overlays.allSatisfy { $0.layer.zPosition < 0 })
  }

  @Test func `an overlay moves to another placement`() {
    for alignment in [AnchorPoint.topLeading, .bottomTrailing] {
      stage.show {
        rows
        ListOverlay("up", at: FloatingPlacement(alignment)) { button() }
      }
      let x: CGFloat = alignment == .topLeading ? 0 : 160
      #expect(overlays.map { onScreen($0).minX } == [x])
    }
  }

  @Test func `an overlay has actions`() throws {
    var events: [String] = []
    func show(_ isShown: Bool) {
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
    #expect(events == ["on"])
    let view = try #require(overlays.first)
    Headless.tap(view)
    #expect(events == ["on", "tap"])
    #expect(view.accessibilityActivate())
    show(false)
    #expect(events == ["on", "tap", "tap", "off"])
  }

  @Test func `an overlay keeps touches from cells, unless its view wants none`() throws {
    var events: [String] = []
    func show(_ overlay: ListItem) {
      stage.show {
        ListSection("rows") {
          for id in 0..<20 {
            Tile(id: id, width: 200, height: 30).onSelect { events.append("\(id)") }
          }
        }
        ListOverlay("up", at: FloatingPlacement(.top, width: .fraction(1), height: .points(30))) {
          overlay
        }
      }
    }
    show(Bar().listItem)
    Headless.tap(stage.view, at: CGPoint(x: 20, y: 10))
    #expect(events == [])
    overlays.first?.hosted?.isUserInteractionEnabled = false
    Headless.tap(stage.view, at: CGPoint(x: 20, y: 10))
    #expect(events == ["0"])
  }

  @Test func `a part shows its overlay by its state`() {
    struct Rows: ListPart {
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
    stage.show { Rows() }
    for count in [1, 0, 1] {
      Headless.tapItem(at: IndexPath(item: 0, section: 0), in: stage.view)
      stage.view.layoutIfNeeded()
      #expect(overlays.count == count)
    }
    #expect(overlays.first.map(onScreen) == CGRect(x: 0, y: 140, width: 200, height: 10))
  }

  @Test func `update takes the place of an overlay by its id, and of no section with the id`() {
    stage.show {
      rows
      ListOverlay("rows", at: corner) { button() }
    }
    stage.list.update { ListOverlay("rows", at: corner) { button("new") } }
    stage.list.update { ListOverlay("other", at: corner) { button("other") } }
    #expect(overlays.map { text($0) ?? "" } == ["new", "other"])
    #expect(stage.view.numberOfItems(inSection: 0) == 20)
  }

  @Test func `a reader's overlay follows the width`() async {
    stage.show {
      ListReader { surroundings in
        rows
        ListOverlay("up", at: corner) { button("\(Int(surroundings.width))") }
      }
    }
    stage.view.frame.size.width = 300
    await stage.settle()
    #expect(overlays.map { text($0) ?? "" } == ["300"])
    #expect(overlays.map(onScreen) == [CGRect(x: 250, y: 120, width: 40, height: 20)])
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
    #expect(log.fills.filter { $0 == "up" }.count == 2)
    #expect(log.sizes.filter { $0 == "up" }.count == 1)
  }

  @Test func `ids that occur twice are reported, and nothing is no overlay`() {
    stage.show {
      rows
      ListOverlay("up", at: corner) { button("first") }
      ListOverlay("up", at: corner) { button("second") }
      ListOverlay("none", at: corner) {}
    }
    #expect(overlays.map { text($0) ?? "" } == ["first"])
    #expect(stage.mistakes == ["The id up belongs to two overlays."])
  }

  @Test func `an overlay may be a carousel`() {
    stage.show {
      rows
      ListOverlay("cards", at: FloatingPlacement(.bottom, width: .fraction(1))) {
        Carousel("c") { for id in 0..<9 { Tile(id: id, text: "\(id)", height: 25) } }
      }
    }
    #expect(overlays.first.map(onScreen) == CGRect(x: 0, y: 125, width: 200, height: 25))
    #expect(overlays.first?.hosted is CarouselView)
  }

  @Test func `another list of the collection view removes the overlays of the first one`() {
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
    #expect(overlays.map { text($0) ?? "" } == ["other"])
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
