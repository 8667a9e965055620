import Testing
import UIKit

/// Metrics of fonts, which are in proportion to the size (evidence: D for names and sizes, none for
/// widths).
struct FontTests {
  @Test func `the line height is the ascender minus the descender`() {
    let font = UIFont.systemFont(ofSize: 20)
    expectEqual(font.lineHeight, font.ascender - font.descender)
    expectEqual(font.withSize(40).lineHeight, font.lineHeight * 2)
  }

  @Test func `text styles have the documented sizes`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    func size(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    expectEqual([size(.body), size(.largeTitle), size(.caption2)], [17, 34, 11])
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
  }

  @Test func `text styles follow the content size category`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    expectEqual(body.pointSize, 33)
    expectEqual(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits), 33)
  }

  @Test func `fonts are equal by size and weight`() {
    expectEqual(UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != .boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
  }
}
