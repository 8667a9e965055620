import AlignedLayout
import LayoutDrawing
import UIKit

@testable import playground

extension ExampleFigure {
  /// The example in each view as a picture, and as texts.
  @MainActor
  func snapshot() async -> Snapshot {
    var figure = FigureWindow(height: height, widths: panels.map(\.width))
    // Their views hold them weakly, and are drawn at the end.
    let examples = panels.map { _ in makeExample() }
    defer { withExtendedLifetime(examples) {} }
    for (panel, example) in zip(panels, examples) {
      let layout = NamedExample.makeLayout()
      let view = example.makeView(layout: layout, width: panel.width, height: height)
      view.semanticContentAttribute = panel.direction
      // The views in a cell do not inherit a semantic content attribute, but traits.
      let isRightToLeft = panel.direction == .forceRightToLeft
      Headless.setTraits(
        UITraitCollection(traitsFrom: [
          UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
          UITraitCollection(preferredContentSizeCategory: panel.contentSize),
        ]), on: view)
      // A list has laid out its view already.
      layout.invalidateLayout()
      figure.add(view, caption: panel.caption)
      await view.settle()
      let scrollView = view.scrollingView
      if let flick = panel.flick {
        scrollView?.contentOffset = layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: flick, y: 0),
          withScrollingVelocity: CGPoint(x: 1, y: 0))
        await view.settle()
      }
      if panel.offset != 0 {
        scrollView?.contentOffset.y = panel.offset
        view.layoutIfNeeded()
      }
      figure.describe(view, caption: panel.caption)
    }
    return figure.snapshot(name: name, title: title, description: description)
  }
}
