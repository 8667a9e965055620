import SwiftFiveClient
import Testing
import UIKit
import UIKitTestSupport

/// A layout in Swift 5 mode, without annotations for concurrency, compiles and works (evidence D: the
/// import rules of Objective-C make UIKit's isolation a warning at most in such code).
@MainActor
@Suite(.underAllModes)
struct SwiftFiveTests {
  @Test func `a layout written before concurrency lays out`() {
    let stage = WaterfallStage(size: CGSize(width: 108, height: 200))
    stage.show([30, 20, 10])
    expectEqual(
      frames(in: stage.view),
      [
        CGRect(x: 4, y: 0, width: 50, height: 30), CGRect(x: 54, y: 0, width: 50, height: 20),
        CGRect(x: 54, y: 20, width: 50, height: 10),
      ])
  }

  @Test func `attributes of a subclass written before concurrency are compared and copied`() {
    let attributes = WaterfallAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.column = 1
    let copy = attributes.copy() as? WaterfallAttributes
    expectEqual(copy?.column, 1)
    expectEqual(copy, attributes)
    copy?.column = 2
    #expect(copy != attributes)
  }
}
