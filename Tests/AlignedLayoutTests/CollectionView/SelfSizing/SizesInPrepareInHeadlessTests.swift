#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit
  import UIKitTestSupport

  /// Views whose sizes the layout invalidates in `prepare()`. That UIKit measures just these is a guess (I).
  @MainActor
  struct SizesInPrepareInHeadlessTests {
    @Test(arguments: FuzzModes.SizesInPrepare.allCases)
    func `views are measured again, whether UIKit heeds their sizes in prepare or not`(
      value: FuzzModes.SizesInPrepare
    ) async {
      var modes = FuzzModes()
      modes.sizesInPrepare = value
      let cells: [TestCell] = [
        .cell(36 × 36), .text(area: 3180, atMost: 300, CellAttributes(indentation: .start)),
        .text(area: 1590, atMost: 300, CellAttributes(beginsLine: true)),
      ]
      let attributes = SectionAttributes(
        sizing: .selfSizing(estimate: 30 × 20, offering: .remainingLineSpace), cellSpacing: 5,
        lineSpacing: 0)
      let (stage, source) = Headless.withModes(modes) {
        SizingSource.stage(TestContent(width: 200, attributes, cells), height: 400)
      }
      for _ in 0..<5 {
        stage.view.layoutIfNeeded()
        for _ in 0..<5 { await Task.yield() }
      }
      expectEqual(source.offers[[0, 1]]?.last, 159)
      expectEqual(
        (0..<3).map { stage.frame($0) },
        [rect(0, 0, 36 × 36), rect(41, 0, 159 × 20), rect(41, 36, 159 × 10)])
    }
  }
#endif
