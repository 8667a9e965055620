import Testing
import UIKit

/// Sizes of labels, which are the same on every host (evidence: none for the numbers; D for the
/// rules).
@MainActor
struct LabelTests {
  private let label = UILabel()

  init() {
    label.font = .systemFont(ofSize: 10)
  }

  private func size(_ text: String, lines: Int = 1, width: CGFloat = 0) -> CGSize {
    label.text = text
    label.numberOfLines = lines
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The letters are 6.51, 6.79 and 7.34 points wide, and a pixel is half a point.
  @Test func `a word is as wide as its letters, rounded up to whole pixels`() {
    expectEqual(size("ABC"), CGSize(width: 21, height: 12))
    expectEqual(size("i"), CGSize(width: 3, height: 12))
  }

  @Test func `a label without text has no size`() {
    expectEqual(size(""), .zero)
    label.text = nil
    expectEqual(label.sizeThatFits(.zero), .zero)
  }

  @Test func `one line is as wide as its text, whatever width is offered`() {
    expectEqual(size("ABC ABC", width: 10).width, 44)
  }

  @Test func `lines break at spaces`() {
    expectEqual(size("ABC ABC", lines: 0, width: 40), CGSize(width: 21, height: 24))
    expectEqual(size("ABC ABC", lines: 0, width: 50), CGSize(width: 44, height: 12))
  }

  /// "III BCD" takes 33.06 points and "BCD E" 30.91, which leaves no room for another space.
  @Test func `the space at which a line breaks has no width`() {
    expectEqual(size("III BCD E", lines: 0, width: 32), CGSize(width: 31, height: 24))
  }

  @Test func `lines break at line feeds`() {
    expectEqual(size("A\nB\n\nC", lines: 0).height, 48)
  }

  @Test func `a word wider than the line is broken`() {
    expectEqual(size("AAAAA", lines: 0, width: 14), CGSize(width: 13.5, height: 36))
  }

  @Test func `a letter wider than the line has a line of its own`() {
    expectEqual(size("AA", lines: 0, width: 3).height, 24)
  }

  @Test func `lines beyond numberOfLines add no height`() {
    expectEqual(size("A\nB\nC", lines: 2).height, 24)
  }

  @Test func `accents do not make letters wider`() {
    expectEqual(size("é").width, size("e").width)
    expectEqual(size("e\u{301}").width, size("e").width)
    expectEqual(size("日").width, 10)
  }

  @Test func `bold text is wider`() {
    let regular = size("some text").width
    label.font = .boldSystemFont(ofSize: 10)
    #expect(size("some text").width > regular)
  }

  @Test func `fitting a required width gives the height of the broken text`() {
    label.text = "ABC ABC"
    label.numberOfLines = 0
    expectEqual(
      label.systemLayoutSizeFitting(
        CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 40, height: 24))
    expectEqual(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 44, height: 12))
  }

  @Test func `preferredMaxLayoutWidth limits the intrinsic width`() {
    label.text = "ABC ABC"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 40
    expectEqual(label.intrinsicContentSize, CGSize(width: 21, height: 24))
  }

  @Test func `sizeToFit takes the size that fits`() {
    label.text = "ABC"
    label.sizeToFit()
    expectEqual(label.bounds.size, CGSize(width: 21, height: 12))
  }
}
