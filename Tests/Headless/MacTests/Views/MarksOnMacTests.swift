import AlignedMarks
import AppKit
import Testing

@testable import AlignedLayout

/// Marks over an aligned view on a Mac alone: the layer that it needs, and its look.
@MainActor
@Suite struct MarksOnMacTests {
  private func color(_ view: AlignedView) -> CGColor? {
    let marks = view.layer?.sublayers?.first { $0.name == "lineMarks" }
    return (marks?.sublayers?.first as? CAShapeLayer)?.strokeColor
  }

  @Test func `a view without a layer gets one for its marks`() {
    let view = AlignedView(tags: [50], width: 100)
    #expect(view.layer == nil)
    view.showsLineMarks = true
    view.layoutSubtreeIfNeeded()
    #expect(color(view) != nil)
    view.showsLineMarks = false
    #expect(color(view) == nil)
    #expect(view.wantsLayer)
  }

  @Test func `marks are light in a dark view`() {
    let view = AlignedView(tags: [50], width: 100)
    view.showsLineMarks = true
    view.layoutSubtreeIfNeeded()
    let light = color(view)
    view.appearance = NSAppearance(named: .darkAqua)
    #expect(color(view) != light)
    view.appearance = nil
    expectEqual(color(view), light)
  }
}
