import Testing
import UIKit

/// The frames of stack views' arranged subviews. Evidence M: recorded on iOS 26.1, Mac Catalyst, at scale 2.
/// The views were labels where they have a size here.
@MainActor
struct StackRecordTests {
  /// A stack view, the intrinsic sizes of its views, and their frames.
  struct Record: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frame: [CGFloat]
    var axis = NSLayoutConstraint.Axis.horizontal
    let spacing: CGFloat
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    /// Nil for a plain view.
    let sizes: [[CGFloat]?]
    var hidden: Int?
    let frames: [[CGFloat]]
  }

  @Test(arguments: records)
  func `a stack view arranges its views as recorded`(record: Record) {
    let stack = UIStackView(arrangedSubviews: record.sizes.map(view))
    stack.frame = CGRect(row: record.frame)
    stack.axis = record.axis
    stack.spacing = record.spacing
    stack.distribution = record.distribution
    stack.alignment = record.alignment
    if let hidden = record.hidden { stack.arrangedSubviews[hidden].isHidden = true }
    stack.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews.map(\.frame), record.frames.map { CGRect(row: $0) })
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    expectEqual(
      stack.arrangedSubviews.map(\.frame), record.frames.map { CGRect(row: $0) }, "a second time")
  }

  @Test func `a stack in a stack has the size of its views`() {
    func column() -> UIStackView {
      let column = UIStackView(arrangedSubviews: [[39, 19], [34.5, 16], [28.5, 16]].map(view))
      column.axis = .vertical
      column.spacing = 3
      return column
    }
    let row = UIStackView(arrangedSubviews: [column(), column()])
    row.frame = CGRect(12, 12, 266, 111)
    row.spacing = 10
    row.distribution = .fillEqually
    row.alignment = .top
    row.layoutIfNeeded()
    expectEqual(
      column().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 39, height: 57))
    expectEqual(
      row.arrangedSubviews.map(\.frame), [CGRect(0, 0, 128, 57), CGRect(138, 0, 128, 57)])
    expectEqual(row.arrangedSubviews[0].subviews.map(\.frame.minY), [0, 22, 41])
  }

  private func view(_ size: [CGFloat]?) -> UIView {
    size.map { FixedSizeView(size: CGSize(row: $0)) } ?? UIView()
  }

  private nonisolated static let records = [
    Record(
      testDescription: "four equal views, whole points",
      frame: [10, 10, 320, 100], spacing: 8, distribution: .fillEqually,
      sizes: [nil, nil, nil, nil],
      frames: [[0, 0, 74, 100], [82, 0, 74, 100], [164, 0, 74, 100], [246, 0, 74, 100]]),
    Record(
      testDescription: "three equal views, thirds of a point",
      frame: [10, 10, 180, 300], axis: .vertical, spacing: 10, distribution: .fillEqually,
      sizes: [nil, nil, nil],
      frames: [[0, 0, 180, 93.5], [0, 103, 180, 93.5], [0, 207, 180, 93.5]]),
    Record(
      testDescription: "four equal views, halves and quarters of a point",
      frame: [0, 0, 100, 99], axis: .vertical, spacing: 0, distribution: .fillEqually,
      sizes: [nil, nil, nil, nil],
      frames: [[0, 0, 100, 25], [0, 25, 100, 25], [0, 50, 100, 25], [0, 74, 100, 25]]),
    Record(
      testDescription: "seven equal views",
      frame: [0, 0, 99, 50], spacing: 2, distribution: .fillEqually,
      sizes: [nil, nil, nil, nil, nil, nil, nil],
      frames: [
        [0, 0, 12.5, 50], [14, 0, 12.5, 50], [29, 0, 12.5, 50], [43, 0, 12.5, 50],
        [58, 0, 12.5, 50], [72, 0, 12.5, 50], [87, 0, 12.5, 50],
      ]),
    Record(
      testDescription: "four equal views, one of them hidden",
      frame: [10, 10, 320, 100], spacing: 8, distribution: .fillEqually,
      sizes: [nil, nil, nil, nil], hidden: 2,
      frames: [
        [0, 0, 101.5, 100], [109, 0, 101.5, 100], [215, 0, 0, 100], [219, 0, 101.5, 100],
      ]),
    Record(
      testDescription: "a view without a size gets what is left",
      frame: [10, 10, 300, 30], spacing: 8, alignment: .center,
      sizes: [[28, 19], nil, [37.5, 19]],
      frames: [[0, 6, 28, 19], [36, 15, 218.5, 0], [263, 6, 37.5, 19]]),
    // Of these three records only x and width were written down.
    Record(
      testDescription: "of views with sizes the first is stretched",
      frame: [10, 10, 300, 30], spacing: 8, sizes: [[29.5, 19], [29, 19], [41.5, 19]],
      frames: [[0, 0, 213.5, 30], [222, 0, 29, 30], [259, 0, 41.5, 30]]),
    Record(
      testDescription: "of views with sizes the first is squeezed",
      frame: [10, 10, 120, 30], spacing: 8, sizes: [[76.5, 19], [94, 19]],
      frames: [[0, 0, 18, 30], [26, 0, 94, 30]]),
    Record(
      testDescription: "of two views without sizes the last gets what is left",
      frame: [10, 10, 300, 30], spacing: 8,
      sizes: [[29.5, 19], nil, [29, 19], nil, [41.5, 19]],
      frames: [
        [0, 0, 29.5, 30], [38, 0, 0, 30], [46, 0, 29, 30], [83, 0, 168, 30], [259, 0, 41.5, 30],
      ]),
  ]
}
