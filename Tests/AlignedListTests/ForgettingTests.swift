@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Views that have forgotten what they showed are filled again, and carousels are where they were.
@MainActor
@Suite(.underAllModes)
struct ForgettingTests {
  @Test func `a header that comes back is filled with the latest value`() async {
    let stage = ListStage(height: 60)
    stage.list.layout.pinsSectionHeaders = false
    var events: [String] = []
    func show(_ text: String) {
      stage.show {
        for name in ["a", "b", "c"] {
          ListSection(name, of: Array(0..<10)) { Tile(id: $0, width: 200) }
            .header {
              Bar(text: name + text, height: 20).onDisplay { events.append("+\(name)\(text)") }
                .onEndDisplay { events.append("-\(name)\(text)") }
                .onSelect { events.append("!\(name)\(text)") }
            }
        }
      }
    }
    func header(_ section: Int) -> UICollectionReusableView? {
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    }
    show("1")
    expectEqual(events, ["+a1"])
    stage.view.contentOffset.y = 120
    stage.view.layoutIfNeeded()
    show("2")
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    expectEqual(stage.bar(ofKind: UICollectionView.elementKindSectionHeader), "a2")
    _ = header(0)?.accessibilityActivate()
    expectEqual(events, ["+a1", "-a1", "+a2", "!a2"])
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    expectEqual(stage.bar(ofKind: UICollectionView.elementKindSectionHeader), "a2")
    #expect(header(0)?.accessibilityTraits.contains(.header) == true)
  }

  @Test func `a carousel in a header comes back with its place and its selection`() async {
    let stage = ListStage(height: 60)
    stage.list.layout.pinsSectionHeaders = false
    stage.show {
      for name in ["a", "b", "c"] {
        ListSection(name, of: Array(0..<10)) { Tile(id: $0, width: 200) }
          .header {
            Carousel(name, cardWidth: .points(80)) {
              for id in 1...9 {
                Tile(id: id, text: "\(name)\(id)", height: 30).onSelectionChange { _ in }
              }
            }
          }
      }
    }
    let carousel = stage.headerCarousel(0)
    carousel?.collectionView.contentOffset.x = 100
    carousel?.collectionView.layoutIfNeeded()
    if let view = carousel?.collectionView { Headless.tapItem(at: [0, 2], in: view) }
    for waits in [false, true] {
      stage.view.contentOffset.y = 120
      stage.view.layoutIfNeeded()
      if waits { for _ in 0..<5 { await Task.yield() } }
      stage.view.contentOffset.y = 300
      stage.view.layoutIfNeeded()
      expectEqual(stage.headerCarousel(1)?.collectionView.contentOffset.x ?? 0, 0)
      stage.view.contentOffset.y = 0
      let again = stage.headerCarousel(0)
      expectEqual(again?.collectionView.contentOffset.x, 100)
      expectEqual(again?.texts.first, "a2")
      expectEqual(again?.collectionView.indexPathsForSelectedItems, [[0, 2]])
    }
  }

  @Test func `carousels that are removed and come back show their cards`() async {
    let stage = ListStage(height: 100)
    func show(_ ids: [Int]) {
      stage.show {
        ListSection("a", of: ids) { row in
          Carousel(row, cardWidth: .points(80)) {
            for id in 1...9 { Tile(id: id, text: "\(row).\(id)", height: 30) }
          }
        }
      }
    }
    show([1, 2, 3])
    for row in 0..<3 { _ = stage.carousel(row) }
    show([])
    show([4, 5])
    expectEqual(stage.carousel(0)?.texts.first, "4.1")
    show([])
    for _ in 0..<5 { await Task.yield() }
    show([6, 4, 7, 8, 9])
    for _ in 0..<5 { await Task.yield() }
    expectEqual(stage.carousel(0)?.texts.first, "6.1")
    expectEqual(stage.carousel(1)?.texts.first, "4.1")
    var random = SplitMix64(seed: 4)
    for step in 0..<60 {
      let ids = (1...12).filter { _ in random.happens(onceIn: 2) }
      show(ids)
      if random.happens(onceIn: 2) {
        stage.view.contentOffset.y = CGFloat.random(in: 0...60, using: &random)
      }
      if random.happens(onceIn: 2) {
        await stage.settle()
        await Task.yield()
      }
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems {
        expectEqual(stage.carousel(path.item)?.texts.first, "\(ids[path.item]).1", "step \(step)")
      }
    }
  }
}
