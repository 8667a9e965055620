@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A list that opens at its end has not reached its beginning.
///
/// Where UIKit does not apply the offset that a layout sets in `prepare()` at once, the first items are
/// displayed in the first pass.
@MainActor
@Suite(.underAllModes)
struct OpeningAtEndTests {
  /// Returns how often a list of rows in a window has reached its beginning.
  private func beginnings(
    _ attributes: SectionAttributes, then change: (ListStage) -> Void = { _ in }
  ) async -> Int {
    let stage = ListStage(height: 60)
    stage.list.layout.staysAtEnd = true
    var count = 0
    stage.show {
      ListSection("a", of: Array(0..<20)) { Tile(id: $0, width: 200) }
        .attributes(attributes)
        .onReachStart(within: 2) { count += 1 }
    }
    change(stage)
    for _ in 0..<3 {
      await Task {}.value
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentOffset.y > 300)
    return count
  }

  @Test
  func `a list opens at its end`() async {
    #expect(await beginnings(SectionAttributes()) == 0)
  }

  @Test
  func `a list of cells that size themselves opens at its end`() async {
    let estimate = CGSize(width: 200, height: 20)
    #expect(await beginnings(SectionAttributes(sizing: .selfSizing(estimate: estimate))) == 0)
  }

  @Test
  func `a list opens at its end whose traits change at once`() async {
    let traits = UITraitCollection(legibilityWeight: .bold)
    let count = await beginnings(SectionAttributes()) { Headless.setTraits(traits, on: $0.window) }
    // Where UIKit drops the offset that a layout sets in `prepare()`, two passes are not always enough.
    #expect(count == 0)
  }
}
