import Testing
import UIKit

/// Fonts of views that follow the preferred text size (evidence: D, `UIContentSizeCategoryAdjusting`).
@MainActor
struct TextSizeTests {
  /// A view with a font, and the sizes of the font under `large` and `accessibilityLarge`.
  struct Example: Sendable {
    let font: @Sendable () -> UIFont
    let adjusts: Bool
    let sizes: [CGFloat]
  }

  nonisolated static let examples = [
    Example(font: { .preferredFont(forTextStyle: .body) }, adjusts: true, sizes: [17, 33]),
    Example(font: { .preferredFont(forTextStyle: .headline) }, adjusts: true, sizes: [17, 33]),
    Example(
      font: { UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 34)) }, adjusts: true,
      sizes: [34, 66]),
    Example(font: { .systemFont(ofSize: 17) }, adjusts: true, sizes: [17, 17]),
    Example(font: { .preferredFont(forTextStyle: .body) }, adjusts: false, sizes: [17, 17]),
  ]

  private func expectSizes<View: UIView & UIContentSizeCategoryAdjusting>(
    of view: View, _ example: Example, _ font: (View) -> UIFont?
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.adjustsFontForContentSizeCategory = example.adjusts
    window.addSubview(view)
    let categories: [UIContentSizeCategory] = [.large, .accessibilityLarge, .large]
    for (category, size) in zip(categories, example.sizes + example.sizes) {
      Headless.setTraits(UITraitCollection(preferredContentSizeCategory: category), on: window)
      expectEqual(font(view)?.pointSize, size)
      expectEqual(font(view)?.weight, example.font().weight)
      expectEqual(view.intrinsicContentSize.height > 30, size > 30)
    }
  }

  @Test(arguments: examples)
  func `fonts of styles and metrics follow the category, if the view adjusts them`(
    example: Example
  ) {
    let label = UILabel()
    label.text = "text"
    label.font = example.font()
    expectSizes(of: label, example) { $0.font }
    let field = UITextField()
    field.font = example.font()
    expectSizes(of: field, example) { $0.font }
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.font = example.font()
    expectSizes(of: view, example) { $0.font }
  }

  @Test func `a font that a view gets under another category follows it at once`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: window)
    let label = UILabel()
    window.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    expectEqual(label.font.pointSize, 17)
    label.adjustsFontForContentSizeCategory = true
    expectEqual(label.font.pointSize, 33)
    label.font = .preferredFont(forTextStyle: .largeTitle)
    expectEqual(label.font.pointSize, 66)
  }
}
