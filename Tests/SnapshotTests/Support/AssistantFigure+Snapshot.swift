import AlignedLayout
import UIKit
import UIKitTestSupport

@testable import playground

extension AssistantFigure {
  /// All moments as a picture, and the text of each.
  @MainActor
  func snapshot() async -> Snapshot {
    let moments = Self.moments
    var figure = FigureWindow(
      height: size.height, widths: moments.map { _ in size.width })
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: category), on: figure.window)
    // Their views hold them weakly.
    let examples = moments.map { _ in AssistantExample() }
    defer { withExtendedLifetime(examples) {} }
    for (index, example) in examples.enumerated() {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = Insets(leading: 12, bottom: 12, trailing: 12)
      let view = example.makeView(layout: layout, width: size.width, height: size.height)
      if isRightToLeft {
        view.semanticContentAttribute = .forceRightToLeft
        layout.invalidateLayout()
      }
      // Clear of the edge of the device.
      view.contentInset.top = 8
      figure.add(view, caption: moments[index].caption)
      for moment in moments[...index] {
        await view.settle()
        moment.happen(example, view, self)
        await view.settle()
      }
      await view.settle()
      if view.contentInset.bottom > 0 {
        figure.window.insertSubview(keyboard(over: view), aboveSubview: view)
      }
      figure.describe(view, caption: moments[index].caption)
    }
    return figure.snapshot(
      name: name, title: title, description: moments.map(\.caption).joined(separator: "; ") + ".")
  }

  @MainActor
  private func keyboard(over view: UIView) -> UIView {
    let keyboard = UIView(
      frame: CGRect(
        x: view.frame.minX, y: view.frame.maxY - keyboardHeight, width: view.frame.width,
        height: keyboardHeight))
    keyboard.backgroundColor = UIColor(.sheetEdge)
    return keyboard
  }
}
