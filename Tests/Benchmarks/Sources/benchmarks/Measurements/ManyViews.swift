import AlignedLayout
import UIKit

/// Measures changes of each of 8,000 subviews of an aligned view, beside the same of 1,000: the time for
/// one must not depend on how many there are.
@MainActor
func manyViews(_ setting: Setting) -> [Figure] {
  let (count, few) = (8_000, 1_000)
  return [
    Figure(
      "attributes of each", cells: count,
      setting.compare(preparing: { _ in alignedView(of: count) }) { view, operation in
        changeAttributes(of: view, operation)
      } with: { operation in
        for _ in 0..<(count / few) { changeAttributes(of: alignedView(of: few), operation) }
      }, per: Double(count), unit: "ns a view", other: "of 1,000 and making them",
      limit: .ratio(2)),
    Figure(
      "removing one by one", cells: count,
      setting.compare(preparing: { _ in alignedView(of: count) }) { view, _ in
        removeSubviews(of: view)
      } with: { _ in
        for _ in 0..<(count / few) { removeSubviews(of: alignedView(of: few)) }
      }, per: Double(count), unit: "ns a view", other: "of 1,000 and making them",
      limit: .ratio(2)),
  ]
}

@MainActor
private func alignedView(of count: Int) -> AlignedView {
  AlignedView(arrangedSubviews: (0..<count).map { _ in UIView() })
}

@MainActor
private func changeAttributes(of view: AlignedView, _ number: Int) {
  for subview in view.arrangedSubviews {
    view[subview].attributes = CellAttributes(growth: CGFloat(1 + number % 7))
  }
}

@MainActor
private func removeSubviews(of view: AlignedView) {
  for subview in view.arrangedSubviews { subview.removeFromSuperview() }
  precondition(view.arrangedSubviews.isEmpty)
}
