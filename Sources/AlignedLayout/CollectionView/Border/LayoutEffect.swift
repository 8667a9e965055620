#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the layout has UIKit do. Only `run(_:)`, and what it calls, calls UIKit for that and starts tasks.
  enum LayoutEffect {
    /// Pass UIKit a context whose effect on the layout is recorded, or that has none.
    case send(UICollectionViewLayoutInvalidationContext)

    /// Query all elements again, and measure all visible views.
    case queryAgain

    /// Measure the visible views of some elements again.
    case measure([ContentLayout.Element])

    /// Adjust the content offset by a distance along the axis on the screen.
    case adjustContentOffset(by: CGFloat)

    /// Scroll to a content offset on the screen. An animation ends without telling the layout.
    case scroll(to: CGPoint, isAnimated: Bool)

    /// Begin a turn of the run loop, and end it after UIKit's layout pass.
    case beginTurn

    /// Begin a turn after a while, because the user touches the view now.
    case beginTurnLater

    /// Query all elements again in the next turn.
    case queryAgainInNextTurn
  }

  extension UICollectionViewLayoutInvalidationContext {
    /// Adds to the adjustment of the content offset along an axis.
    func adjustContentOffset(by distance: CGFloat, along axis: ContentLayout.Axis) {
      switch axis {
      case .vertical: contentOffsetAdjustment.y += distance
      case .horizontal: contentOffsetAdjustment.x += distance
      }
    }

    /// Adds to the adjustment of the content size along an axis.
    func adjustContentLength(by distance: CGFloat, along axis: ContentLayout.Axis) {
      switch axis {
      case .vertical: contentSizeAdjustment.height += distance
      case .horizontal: contentSizeAdjustment.width += distance
      }
    }
  }
#endif
