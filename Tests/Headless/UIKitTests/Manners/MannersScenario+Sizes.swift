import Testing
import UIKit

extension MannersScenario {
  static let sizes = [
    MannersScenario("reconfigure") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("scroll") { stage.scroll(to: 260) }
      stage.step("reconfigure all", keepsPlace: true) {
        stage.view.reconfigureItems(at: stage.view.indexPathsForVisibleItems)
      }
    },
    MannersScenario(
      "cells change their size", for: Manner.allCases.filter(\.letsCellsChoose)
    ) { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("scroll") { stage.scroll(to: 263) }
      stage.step("the first visible cell grows", keepsPlace: true) { stage.change(0, to: 14_000) }
      stage.step("the second one shrinks", keepsPlace: true) { stage.change(1, to: 3000) }
      stage.step("both change", keepsPlace: true) {
        stage.change(0, to: 5000)
        stage.change(1, to: 9000)
      }
      stage.step("to the end") { stage.scrollToEnd() }
      stage.step("a cell at the end grows", keepsPlace: true) { stage.change(2, to: 15_000) }
      stage.step("cells invalidate themselves", keepsPlace: true) {
        for cell in stage.view.visibleCells {
          guard let cell = cell as? MannersCell else { continue }
          stage.source.setArea(8000, of: cell.name)
          cell.area = 8000
          cell.invalidateIntrinsicContentSize()
        }
      }
    },
    MannersScenario(
      "scrolling up over cells that were never shown", for: Manner.allCases.filter(\.keepsPlace)
    ) { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("the end") { stage.scrollToEnd() }
      for number in 0..<14 {
        if number == 7 { Headless.beginDragging(stage.view) }
        // Less than the height of any cell: what appears begins above the top edge, so its
        // height must not move what was there before.
        stage.step("up by 15", keepsPlace: true, scrolling: -15) {
          stage.view.contentOffset.y -= 15
        }
      }
      stage.step("let go") {
        Headless.endDragging(stage.view, distance: CGPoint(x: 0, y: -80))
      }
    },
  ]
}

extension MannersStage {
  /// Gives one of the visible cells, counted from the top, other contents.
  fileprivate func change(_ number: Int, to area: CGFloat) {
    let paths = view.indexPathsForVisibleItems.sorted()
    guard paths.indices.contains(number) else { return }
    source.setArea(area, of: source.nameOfItem(at: paths[number]))
    view.reconfigureItems(at: [paths[number]])
  }
}
