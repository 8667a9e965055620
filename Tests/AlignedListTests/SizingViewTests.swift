@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The views on which items are measured: they stand, hidden, in the collection view.
@MainActor
@Suite(.underAllModes)
struct SizingViewTests {
  /// A component that notes where and under which traits its view measures.
  private struct Placed: ListComponent, Equatable, Identifiable {
    let id: Int
    let places: Places

    func makeView() -> PlacedView {
      places.onMake?()
      return PlacedView()
    }

    func configure(_ view: PlacedView) {}

    func size(of view: PlacedView, fitting width: CGFloat) -> CGSize {
      places.measured.append(view)
      places.categories.insert(view.traitCollection.preferredContentSizeCategory)
      places.onMeasure?(view)
      return CGSize(width: 50, height: 20)
    }
  }

  private final class PlacedView: UIView {}

  @MainActor
  private final class Places: Equatable {
    var measured: [UIView] = []
    var categories: Set<UIContentSizeCategory> = []
    var onMeasure: ((UIView) -> Void)?
    var onMake: (() -> Void)?

    nonisolated static func == (first: Places, second: Places) -> Bool { first === second }
  }

  private let stage = ListStage(width: 300, height: 400)
  private let places = Places()

  private func show() {
    stage.list.show {
      ListSection("a") { Placed(id: 1, places: places) }
        .header { Placed(id: 2, places: places).id(2) }
      ListSection("carousel") { Carousel("c") { Placed(id: 3, places: places) } }
    }
  }

  @Test func `views measure under the traits of the collection view, not of their creation`() {
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: stage.window)
    show()
    _ = stage.carousel(0, section: 1)
    expectEqual(places.categories, [.accessibilityLarge])
    places.categories = []
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .small), on: stage.window)
    _ = stage.carousel(0, section: 1)
    expectEqual(places.categories, [.small])
  }

  @Test func `views that measure are hidden from people, from touches and from visible cells`() {
    show()
    _ = stage.carousel(0, section: 1)
    #expect(!places.measured.isEmpty)
    for view in places.measured {
      #expect(view.window === stage.window)
      let ancestors = Array(sequence(first: view, next: \.superview))
      #expect(ancestors.contains(stage.view))
      #expect(ancestors.contains { $0.isHidden && $0.accessibilityElementsHidden })
      #expect(!stage.view.visibleCells.contains { view.isDescendant(of: $0) })
    }
    let hit = stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil)
    #expect(hit.map { hit in places.measured.contains { $0 === hit } } == false)
  }

  /// A layout that knows when it is prepared.
  private final class PreparedLayout: CollectionViewAlignedLayout {
    var isPreparing = false

    override func prepare() {
      isPreparing = true
      super.prepare()
      isPreparing = false
    }
  }

  @Test func `views that measure are made and added before the layout is prepared`() {
    let layout = PreparedLayout()
    let view = UICollectionView(frame: stage.view.frame, collectionViewLayout: layout)
    stage.window.addSubview(view)
    let list = CollectionViewAlignedList(view)
    var madeWhilePreparing: [Bool] = []
    places.onMake = { madeWhilePreparing.append(layout.isPreparing) }
    for ids in [1...2, 1...3] {
      list.show {
        ListSection("a") { for id in ids { Placed(id: id, places: places) } }
          .header { Bar() }
        ListSection("carousel") { Carousel("c") { Placed(id: 3, places: places) } }
      }
      view.layoutIfNeeded()
    }
    #expect(!madeWhilePreparing.isEmpty)
    #expect(!madeWhilePreparing.contains(true))
    list.show {
      ListSection("b") { Bar() }.header { Tile(id: 1) }
      ListSection("carousel") { Carousel("c") { Carousel("d") { Opaque(id: 1) } } }
    }
    view.layoutIfNeeded()
    // One view of each type: Placed, Tile and Opaque, which have two types of views.
    expectEqual(view.subviews.filter(\.isHidden).flatMap(\.subviews).count, 2)
  }

  @Test func `items whose size follows from a formula get no view that measures`() {
    stage.show {
      ListSection("a") { Bar(text: "1") }
    }
    let hidden = stage.view.subviews.filter(\.isHidden)
    expectEqual(hidden.count, 1)
    #expect(hidden.flatMap(\.subviews).isEmpty)
  }

  @Test func `a second list of a collection view leaves no view of the first`() {
    let view = UICollectionView(
      frame: stage.view.bounds, collectionViewLayout: CollectionViewAlignedLayout())
    for _ in 1...2 {
      let list = CollectionViewAlignedList(view)
      list.show { ListSection("a") { Tile(id: 1) } }
      view.layoutIfNeeded()
    }
    let containers = view.subviews.filter { $0.isHidden && $0.subviews.contains { $0 is TileView } }
    expectEqual(containers.count, 1)
  }

  @Test func `a component that lays out while it is measured is reported`() {
    var modes = Headless.modes
    modes.innerLayouts = .reported
    Headless.withModes(modes) {
      let stage = ListStage()
      let places = Places()
      places.onMeasure = { $0.layoutIfNeeded() }
      expectViolation(.reentrance, "layoutIfNeeded() of PlacedView inside prepare()") {
        stage.show { ListSection("a") { Placed(id: 1, places: places) } }
      }
    }
  }
}
