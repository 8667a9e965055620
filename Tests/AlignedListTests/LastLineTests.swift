@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Components at the trailing edge of their lines, and the last lines of those before them.
@MainActor
@Suite(.underAllModes)
struct LastLineTests {
  /// A component with lines of text. It has a size by a formula, or on a view.
  private struct Lines: ListComponent, Equatable {
    let lastLine: CGFloat
    var hasFormula = false
    var size = CGSize(width: 90, height: 40)

    func makeView() -> TileView { TileView() }

    func configure(_ view: TileView) { view.text = "\(lastLine)" }

    func size(fitting width: CGFloat) -> CGSize? { hasFormula ? size : nil }

    func size(of view: TileView, fitting width: CGFloat) -> CGSize { size }

    func lastLineWidth(at size: CGSize) -> CGFloat? {
      hasFormula && size == self.size ? lastLine : nil
    }

    func lastLineWidth(of view: TileView, at size: CGSize) -> CGFloat? {
      TileView.log?.sizes.append("last line")
      return view.text == "\(lastLine)" && size == self.size ? lastLine : nil
    }
  }

  private let stage = ListStage(width: 100)

  private func show(_ lines: Lines, _ sizing: SectionAttributes.Sizing = .asked) {
    let time = CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom)
    stage.show {
      ListSection("a") {
        lines
        Tile(id: 1, width: 20, height: 10, attributes: time)
      }
      .attributes(SectionAttributes(sizing: sizing, cellSpacing: 0, lineSpacing: 0))
    }
    stage.view.layoutIfNeeded()
  }

  private var time: CGRect? {
    stage.list.layout.layoutAttributesForItem(at: [0, 1])?.frame
  }

  /// A kind of sizing.
  struct Sizing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sizing: SectionAttributes.Sizing
  }

  nonisolated static let sizings: [Sizing] = [
    Sizing(testDescription: "a component of known size", sizing: .asked),
    Sizing(
      testDescription: "a component that sizes itself",
      sizing: .selfSizing(estimate: CGSize(width: 50, height: 20))),
  ]

  @Test(arguments: sizings, [true, false])
  func `a time stands beside the last line of a component`(sizing: Sizing, hasFormula: Bool) {
    show(Lines(lastLine: 30, hasFormula: hasFormula), sizing.sizing)
    expectEqual(time, CGRect(x: 80, y: 30, width: 20, height: 10))
    show(Lines(lastLine: 85, hasFormula: hasFormula), sizing.sizing)
    expectEqual(time, CGRect(x: 80, y: 40, width: 20, height: 10))
  }

  @Test func `the width of the last line is remembered, and asked only before such a component`() {
    let log = TileLog.recording {
      show(Lines(lastLine: 30))
      stage.list.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    expectEqual(log.sizes.filter { $0 == "last line" }.count, 1)
    let other = TileLog.recording {
      stage.show { ListSection("b") { Lines(lastLine: 30).id(3) } }
    }
    #expect(!other.sizes.contains("last line"))
  }
}
