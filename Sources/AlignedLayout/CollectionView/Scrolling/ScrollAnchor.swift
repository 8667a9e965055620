/// What stays in its place on the screen while the content around it changes.
enum ScrollAnchor: Sendable {
  enum Place: Sendable {
    /// The distance from the top of the bounds to the top of the cell, in upright coordinates.
    case distance(CGFloat)
    case position(VisiblePlace)
  }

  /// A place along the axis in the visible area, and how far the content is scrolled beyond it.
  struct VisiblePlace: Equatable, Sendable {
    enum Edge: Sendable {
      case top, center, bottom
    }

    let edge: Edge
    var offset: CGFloat = 0

    static let top = VisiblePlace(edge: .top)
    static let center = VisiblePlace(edge: .center)
    static let bottom = VisiblePlace(edge: .bottom)
  }

  case cell(ContentLayout.CellPosition, Place)

  /// The beginning of the content, which stays at a distance from the top of the bounds, or at the top of the
  /// visible area if the distance is nil. UIKit keeps the distance from the left edge (a guess:
  /// `Guess.leftEdgeStays`). So the layout holds the beginning only if that is the right edge.
  case beginning(distance: CGFloat?)
  case end

  /// The cell that can be scrolled to the top of the visible area, and stays there.
  case topCell
}
