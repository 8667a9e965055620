import AlignedList
import UIKit

/// A component that knows whether its view was last filled in an animated update.
struct AnimationProbe: ListComponent, Equatable {
  let number: Int

  @MainActor static var wasAnimated = false

  func makeView() -> UIView { UIView() }

  func configure(_ view: UIView) { Self.wasAnimated = UIView.areAnimationsEnabled }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 20, height: 20) }
}
