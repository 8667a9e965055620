@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Lists that are shown while the layout is stale, under other traits, or sideways.
@MainActor
@Suite(.underAllModes)
struct StaleLayoutTests {
  private nonisolated static let selfSizing: [SectionAttributes.Sizing] = [
    .selfSizing(estimate: CGSize(width: 30, height: 12)),
    .columns(1, cellHeight: .selfSizing(estimate: 20)),
  ]

  @Test(arguments: [true, false])
  func `fewer items are shown while the layout is stale`(animated: Bool) {
    let stage = ListStage()
    func show(_ ids: [Int]) {
      stage.list.show(animated: animated) {
        ListSection("a", of: ids) { Tile(id: $0, text: "\($0)").onSelect {} }
      }
    }
    show([1, 2, 3])
    stage.view.layoutIfNeeded()
    stage.view.frame.size.width = 100
    show([1])
    stage.view.layoutIfNeeded()
    expectEqual(stage.texts, ["1"])
  }

  @Test(arguments: [true, false])
  func `a list is shown before its view has a size`(isInWindow: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())
    let list = CollectionViewAlignedList(view)
    list.layout.contentInsets = .zero
    if isInWindow { window.addSubview(view) }
    func show(_ ids: [Int], _ suffix: String) {
      func tile(_ id: Int) -> Tile { Tile(id: id, text: "\(id)\(suffix)", width: 90) }
      list.show {
        ListSection("a", of: ids, component: tile)
          .header { Bar(text: suffix, height: 20) }
          .attributes(SectionAttributes(lineLimit: .lines(2)))
          .overflow { Tile(id: 0, text: "\($0)\(suffix)", width: 20) }
        ListSection("b") { Carousel("c") { for id in ids { tile(id) } } }
      }
    }
    show([1, 2, 3], "")
    view.layoutIfNeeded()
    show([3, 2, 1, 4, 5, 6, 7], "!")
    show([3, 4, 5, 6, 7], "?")
    if !isInWindow { window.addSubview(view) }
    view.layoutIfNeeded()
    view.frame = window.bounds
    view.layoutIfNeeded()
    expectEqual(view.numberOfItems(inSection: 0), 5)
    let first = view.layoutAttributesForItem(at: [0, 0])
    expectEqual(first?.frame, CGRect(x: 0, y: 20, width: 90, height: 20))
    let carousel = (view.cellForItem(at: [1, 0]) as? ListCell)?.shownView as? CarouselView
    carousel?.layoutIfNeeded()
    expectEqual(carousel?.frame.height, 20)
    expectEqual(carousel?.texts, ["3?", "4?", "5?"])
    expectEqual(carousel?.collectionView.contentOffset.x, 0)
  }

  @Test(arguments: selfSizing, [true, false])
  func `a self-sizing item grows from nothing`(
    sizing: SectionAttributes.Sizing, animated: Bool
  ) {
    let stage = ListStage(height: 400)
    func show(_ height: CGFloat) {
      stage.show(animated: animated) {
        ListSection("a") {
          for id in 1...3 { Tile(id: id, width: 180, height: id == 2 ? height : 20) }
        }
        .attributes(SectionAttributes(sizing: sizing))
      }
    }
    for height in [20, 0, 30] as [CGFloat] {
      show(height)
      expectEqual(stage.frame(1)?.height, height)
    }
  }

  @Test(arguments: selfSizing)
  func `a self-sizing carousel grows while it moves and the layout is stale`(
    sizing: SectionAttributes.Sizing
  ) {
    let stage = ListStage(width: 260, height: 400)
    func show(_ ids: [Int], _ height: CGFloat) {
      stage.list.show {
        ListSection("a", of: ids) { row in
          Carousel(row) {
            if row != 2 || height > 0 { Tile(id: 1, width: 60, height: row == 2 ? height : 20) }
          }
        }
        .attributes(SectionAttributes(sizing: sizing))
      }
    }
    show([1, 6, 3, 4, 2, 5], 0)
    stage.view.layoutIfNeeded()
    show([1, 6, 2, 3, 4, 5], 30)
    stage.view.frame.size.width = 200
    show([1, 2, 3, 4, 5], 30)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frame(1)?.height, 30)
  }

  @Test func `all sizes are asked again under other traits`() {
    let stage = ListStage()
    func show(_ text: String) {
      stage.show {
        ListSection("a") {
          Tile(id: 1, text: "t")
          Tile(id: 2, text: text)
        }
      }
    }
    show("x")
    var log = TileLog.recording {
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      Headless.setTraits(traits, on: stage.view)
      stage.view.layoutIfNeeded()
    }
    expectEqual(log.sizes.sorted(), ["t", "x"])
    log = TileLog.recording {
      Headless.setTraits(UITraitCollection(preferredContentSizeCategory: .small), on: stage.view)
      show("y")
    }
    #expect(Set(log.sizes).isSuperset(of: ["t", "y"]))
    expectEqual(TileLog.recording { show("y") }.sizes, [])
  }

  @Test func `a sideways list offers its width`() {
    let stage = ListStage(width: 300, height: 100)
    stage.list.layout.scrollDirection = .horizontal
    stage.show {
      ListSection("a") { for id in 1...40 { Tile(id: id) } }
        .attributes(SectionAttributes(lineLimit: .lines(2)))
        .overflow { _ in Tile(id: 0, width: 180) }
      ListSection("b") { for id in 1...4 { Tile(id: id, width: 180) } }
        .attributes(
          SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 50, height: 20))))
    }
    stage.view.contentOffset.x = 150
    stage.view.layoutIfNeeded()
    let overflow = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionViewAlignedLayout.elementKindOverflow, at: [0, 0])
    expectEqual(overflow?.frame.width, 180)
    expectEqual(stage.frame(0, section: 1)?.width, 180)
  }

  @Test func `an equal overflow view is neither measured nor filled again`() {
    let stage = ListStage(height: 100)
    func show() {
      stage.show {
        ListSection("x") { Tile(id: 1, text: "x", height: 200) }
        ListSection("a") { for id in 1...20 { Tile(id: id, text: "\(id)") } }
          .attributes(SectionAttributes(lineLimit: .lines(1)))
          .overflow { Tile(id: $0, text: "\($0) more") }
          .header { Tile(id: 3, text: "header") }
      }
    }
    func recorded() -> [String] {
      let log = TileLog.recording {
        show()
        show()
      }
      return log.sizes + log.fills
    }
    show()
    expectEqual(recorded(), [])
    stage.view.contentOffset.y = 130
    stage.view.layoutIfNeeded()
    expectEqual(recorded(), [])
  }

  @Test func `a list leaves a view alone that another list has taken`() {
    let stage = ListStage()
    stage.show { ListSection("a") { Tile(id: 1, text: "first") } }
    let second = CollectionViewAlignedList(stage.view)
    second.show { ListSection("b") { Tile(id: 1, text: "second") }.header { Bar(text: "b") } }
    stage.view.layoutIfNeeded()
    stage.show { ListSection("a") { Tile(id: 1, text: "again") }.header { Bar(text: "a") } }
    expectEqual(stage.texts, ["second"])
    expectEqual(stage.bar(ofKind: UICollectionView.elementKindSectionHeader), "b")
  }
}
