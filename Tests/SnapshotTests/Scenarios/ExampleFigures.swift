import Testing
import UIKit

@testable import playground

/// An example of the playground at three widths.
struct ExampleFigure: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  /// The height of the views.
  let height: CGFloat
  let makeExample: @MainActor @Sendable () -> any Example

  var testDescription: String { name }

  static let all = [
    ExampleFigure(
      name: "settings",
      title: "Titles take the rest of their rows, and a field takes a second line.", height: 480
    ) { SettingsExample() },
    ExampleFigure(
      name: "products", title: "A hero spans the columns that fit, one, two or three.", height: 650
    ) { ProductsExample() },
  ]
}
