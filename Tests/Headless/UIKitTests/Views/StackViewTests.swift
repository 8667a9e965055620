import Testing
import UIKit

/// Stack views arrange views by their fitting sizes (evidence: D; M for which view takes the
/// remaining space, and for origins on whole points).
@MainActor
struct StackViewTests {
  private let a = FixedSizeView(size: CGSize(width: 10, height: 20))
  private let b = FixedSizeView(size: CGSize(width: 30, height: 10))
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.spacing = 5
  }

  private func spans() -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return [a, b].map {
      stack.axis == .horizontal
        ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test(
    arguments: [
      (.fill, [[0, 65], [70, 30]]), (.fillEqually, [[0, 47.5], [53, 47.5]]),
      (.fillProportionally, [[0, 24], [29, 71.5]]), (.equalSpacing, [[0, 10], [70, 30]]),
      (.equalCentering, [[0, 10], [70, 30]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func `the distribution divides the length`(
    distribution: UIStackView.Distribution, expected: [[CGFloat]]
  ) {
    stack.distribution = distribution
    expectEqual(spans(), expected)
  }

  @Test(
    arguments: [
      (.fill, 0, 50), (.leading, 0, 10), (.top, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
  func `the alignment decides the position across the axis`(
    alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat
  ) {
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(b.frame.minY == y && b.frame.height == height)
  }

  @Test func `a vertical stack arranges its views downwards`() {
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    expectEqual(spans(), [[0, 20], [40, 10]])
    expectEqual(a.frame.width, 100)
  }

  @Test func `a right-to-left stack is mirrored`() {
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(spans(), [[35, 65], [0, 30]])
  }

  @Test func `hidden views take no space`() {
    a.isHidden = true
    stack.layoutIfNeeded()
    #expect(b.frame.minX == 0 && b.frame.width == 100)
  }

  @Test func `custom spacing replaces the common spacing`() {
    stack.setCustomSpacing(20, after: a)
    expectEqual(spans(), [[0, 50], [70, 30]])
    expectEqual(stack.customSpacing(after: b), 5)
  }

  @Test func `isLayoutMarginsRelativeArrangement adds the margins`() {
    stack.isLayoutMarginsRelativeArrangement = true
    expectEqual(spans(), [[8, 49], [62, 30]])
  }

  @Test func `a stack fits the sum along its axis and the maximum across it`() {
    expectEqual(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 45, height: 20))
    stack.axis = .vertical
    expectEqual(stack.sizeThatFits(.zero), CGSize(width: 30, height: 35))
  }

  @Test func `text in a vertical stack is as high as its width requires`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "ABC ABC"
    let column = UIStackView(arrangedSubviews: [label])
    column.axis = .vertical
    expectEqual(
      column.systemLayoutSizeFitting(
        CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 40, height: 24))
  }

  @Test func `a view that leaves the stack is no longer arranged`() {
    a.removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [b])
    stack.removeArrangedSubview(b)
    #expect(stack.arrangedSubviews.isEmpty && b.superview === stack)
  }
}

/// A view with a fixed intrinsic size.
final class FixedSizeView: UIView {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
