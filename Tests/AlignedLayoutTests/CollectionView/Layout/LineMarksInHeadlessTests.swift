#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import AlignedMarks
  import Testing
  import UIKit

  /// Marks and the traits of their view. Rests on UIKit calling those registered for traits (D).
  @MainActor
  @Suite(.underAllModes)
  struct LineMarksInHeadlessTests {
    @Test func `marks are light on a dark screen`() {
      let stage = AlignedStage(
        TestContent(width: 200, sections: [TestSection(cells: [.cell(150 × 20)])]))
      stage.window.isHidden = false
      stage.layout.showsLineMarks = true
      func color() -> CGColor? { (stage.view.markLayers.first as? CAShapeLayer)?.strokeColor }
      let light = color()
      Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: stage.window)
      let dark = color()
      #expect(dark != light)
      Headless.setTraits(UITraitCollection(userInterfaceStyle: .light), on: stage.window)
      expectEqual(color(), light)
      stage.layout.showsLineMarks = false
      Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: stage.window)
      #expect(stage.view.marks == nil)
    }

    @Test func `marks of an aligned view are light on a dark screen`() {
      let view = AlignedView(tags: [150], width: 200)
      let window = UIWindow(frame: rect(0, 0, 200 × 100))
      window.addSubview(view)
      window.isHidden = false
      view.showsLineMarks = true
      view.layoutIfNeeded()
      func color() -> CGColor? { (view.markLayers.first as? CAShapeLayer)?.strokeColor }
      let light = color()
      Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: window)
      #expect(color() != light)
    }
  }
#endif
