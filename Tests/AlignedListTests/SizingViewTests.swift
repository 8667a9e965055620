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

    func makeView() -> PlacedView { PlacedView() }

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
    #expect(places.categories == [.accessibilityLarge])
    places.categories = []
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .small), on: stage.window)
    _ = stage.carousel(0, section: 1)
    #expect(places.categories == [.small])
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

  @Test func `views that measure are added before UIKit lays out`() {
    // Nothing is shown in a collection view without a size until it gets one.
    stage.show {}
    var isLaidOut = true
    places.onMeasure = { view in isLaidOut = isLaidOut && view.superview?.subviews.count == 1 }
    show()
    #expect(measuring.count == 1)
    _ = stage.carousel(0, section: 1)
    #expect(measuring.count == 1)
    #expect(isLaidOut)
  }

  /// The hidden views that measure items of this suite.
  private var measuring: [UIView] {
    stage.view.subviews.filter(\.isHidden).flatMap(\.subviews).filter { $0 is PlacedView }
  }

  @Test func `items whose size follows from a formula get no view that measures`() {
    stage.show {
      ListSection("a") { Bar(text: "1") }
    }
    let hidden = stage.view.subviews.filter(\.isHidden)
    #expect(hidden.count == 1)
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
    #expect(containers.count == 1)
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
