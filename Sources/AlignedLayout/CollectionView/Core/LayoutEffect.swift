/// What the layout has UIKit do. Only `run(_:)`, and what it calls, calls UIKit for that and starts tasks.
enum LayoutEffect: Sendable {
  case invalidateLayout

  /// Query all elements again, and measure all visible views.
  case queryAgain
  case measure([ContentLayout.Element])

  /// Adjust the content offset by a distance along the axis on the screen.
  case adjustContentOffset(by: CGFloat)

  /// Scroll to a content offset on the screen. An animation ends without telling the layout.
  case scroll(to: CGPoint, isAnimated: Bool)

  /// Tell a client what has become of its request, in a turn of its own.
  case tell(Int, ScrollOutcome)

  /// Move what UIKit was given for a cell that appears, because its frame has changed.
  case correctAppearing(Int, from: CGRect, to: CGRect)

  /// Begin a turn of the run loop, and end it after UIKit's layout pass.
  case beginTurn

  /// Begin a turn after a while, because the user touches the view now.
  case beginTurnLater
  case queryAgainInNextTurn
}
