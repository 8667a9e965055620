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

  /// A list that opens at its end.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var attributes = SectionAttributes()

    /// What happens at once.
    var change: @MainActor @Sendable (ListStage) -> Void = { _ in }
  }

  nonisolated static let examples: [Example] = [
    Example(testDescription: "a list opens at its end"),
    Example(
      testDescription: "a list of cells that size themselves opens at its end",
      attributes: SectionAttributes(
        sizing: .selfSizing(estimate: CGSize(width: 200, height: 20)))),
    // Where UIKit drops the offset that a layout sets in `prepare()`, two passes are not always enough.
    Example(
      testDescription: "a list opens at its end whose traits change at once",
      change: { Headless.setTraits(UITraitCollection(legibilityWeight: .bold), on: $0.window) }),
  ]

  @Test(arguments: examples)
  func `a list that opens at its end has not reached its beginning`(example: Example) async {
    expectEqual(await beginnings(example.attributes, then: example.change), 0)
  }

}
