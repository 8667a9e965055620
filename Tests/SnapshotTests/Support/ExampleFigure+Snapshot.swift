import AlignedLayout
import UIKit

@testable import playground

extension ExampleFigure {
  private static let widths: [CGFloat] = [320, 375, 600]

  /// The example at each width as a picture, and as texts.
  @MainActor
  func snapshot() async -> Snapshot {
    var figure = FigureWindow(height: height, widths: Self.widths)
    // Their views hold them weakly, and are drawn at the end.
    let examples = Self.widths.map { _ in makeExample() }
    defer { withExtendedLifetime(examples) {} }
    for (width, example) in zip(Self.widths, examples) {
      let view = example.makeView(layout: Self.layout, width: width, height: height)
      let caption = "\(Int(width)) points"
      figure.add(view, caption: caption)
      await view.settle()
      figure.describe(view, caption: caption)
    }
    return figure.snapshot(
      name: name, title: title, description: "At 320, 375 and 600 points.")
  }

  /// A layout with the same settings as on the playground's page.
  @MainActor
  private static var layout: CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
    layout.sectionSpacing = 12
    layout.defaultHeaderLength = 32
    return layout
  }
}
