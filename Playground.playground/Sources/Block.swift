import AlignedList
import UIKit

/// A square of a fixed size with a few characters in it.
struct Block: ListComponent, Equatable {
  let text: String
  let side: CGFloat
  let shade: Shade

  func makeView() -> Chip { Chip("", LabelStyle()) }

  func configure(_ view: Chip) {
    var style = LabelStyle(shade)
    style.font = .systemFont(ofSize: min(12, side * 2 / 3))
    style.margin = .zero
    style.alignment = .center
    view.show(text, style)
  }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: side, height: side) }
}
