@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// A screen of 100,000 views, what it measures, and what it keeps alive.
@MainActor
@Suite(.serialized)
struct LargeScreenTests {
  private func chips(_ ids: some Sequence<Int>) -> [Block] {
    ids.map { Block(id: $0, width: CGFloat(50 + $0 * 37 % 90), height: 32) }
  }

  private func visibleCount(_ stage: ScreenStage) -> Int {
    stage.view.indexPathsForVisibleItems.count
  }

  @Test func `100,000 chips are measured where they are visible`() {
    Headless.withoutAudits {
      let before = HostingViews.aliveCount
      var stage: ScreenStage?
      let measured = Block.measuring {
        stage = ScreenStage(width: 375, height: 700, AlignedScreen(chips(1...100_000)) { $0 })
      }
      guard let stage else { return }
      let visible = visibleCount(stage)
      #expect(visible >= 60)
      #expect(Set(measured).count <= visible * 3 / 2)

      // To the end and back, in steps that a person makes, and in one.
      var mostAlive = 0
      for offset in [5_000, 400_000, 1_000_000, .infinity, 700_000, 3_000, 0] as [CGFloat] {
        for step in 0..<6 {
          let limit = stage.view.contentSize.height - 700
          stage.view.contentOffset.y = min(offset + CGFloat(step) * 300, limit)
          stage.host.layOut()
          mostAlive = max(mostAlive, HostingViews.aliveCount - before)
        }
      }
      #expect(mostAlive <= 3 * visible)
      stage.host.remove()
    }
  }

  @Test func `an insertion measures one view, and at most the one that comes into sight`() {
    Headless.withoutAudits {
      let stage = ScreenStage(width: 375, height: 700, AlignedScreen(chips(1...100_000)) { $0 })
      for place in [0, 10, 40] {
        let old = Array(1...100_000)
        let new = old[..<place] + [200_000 + place] + old[place...]
        let measured = Block.measuring { stage.show(AlignedScreen(chips(new)) { $0 }) }
        #expect(Set(measured).count <= 2, "\(place): \(Set(measured))")
        stage.show(AlignedScreen(chips(old)) { $0 })
      }
      stage.host.remove()
    }
  }

  @Test func `a view that waits to be reused is let go when its element goes`() {
    let blocks = (1...100).map { Block(id: $0, width: 200) }
    let stage = ScreenStage(AlignedScreen(blocks) { $0 })
    weak let hosted = stage.hosted(0)
    stage.view.contentOffset.y = 400
    stage.host.layOut()
    #expect(stage.cell(0) == nil)
    stage.show(AlignedScreen(Array(blocks.dropFirst())) { $0 })
    #expect(hosted == nil)
    stage.host.remove()
  }

  @Test func `a screen that is taken away leaves nothing behind`() {
    let before = HostingViews.aliveCount
    weak var list: CollectionViewAlignedList?
    weak var view: UICollectionView?
    func run() {
      let stage = ScreenStage(
        AlignedScreen {
          ListSection("a", of: chips(1...40)) { $0 }
            .header { Block(id: 0) }
            .onRefresh {}
          ListOverlay("b", at: FloatingPlacement(.bottom)) { Block(id: 1) }
        })
      (list, view) = (stage.list, stage.view)
      stage.host.remove()
    }
    run()
    #expect(list == nil)
    #expect(view == nil)
    expectEqual(HostingViews.aliveCount, before)
  }

  @Test func `a view that changes its size is measured once, and its line follows`() {
    let size = ChangingSize()
    let stage = ScreenStage(
      AlignedScreen([1, 2, 3], id: \.self) { id in
        if id == 1 { ChangingBlock(size: size) } else { Block(id: id) }
      })
    expectEqual(stage.frames().map(\.minX), [0, 45, 90])
    size.width = 100
    let before = size.measureCount
    stage.hosted(0)?.stateDidChange()
    stage.host.layOut()
    expectEqual(stage.frames().map(\.minX), [0, 105, 150])
    // One for the size, and one in which the view is placed.
    #expect(size.measureCount - before <= 3)
    expectEqual(stage.configurationCounts, [1, 1, 1])
  }
}

@MainActor
private final class ChangingSize {
  var width: CGFloat = 40
  var measureCount = 0
}

private struct ChangingBlock: View {
  let size: ChangingSize

  var body: some View {
    MeasuredView { [size] _ in
      let width = MainActor.assumeIsolated {
        size.measureCount += 1
        return size.width
      }
      return ViewDimensions(width: width, height: 20)
    }
  }
}
