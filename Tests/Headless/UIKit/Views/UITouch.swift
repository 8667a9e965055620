/// An event. Declared only.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A touch of a view. Tests make touches, and move and end them.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view in whose coordinate system the point is.
  private weak var origin: UIView?
  private var point = CGPoint.zero

  open internal(set) weak var view: UIView?
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open var window: UIWindow? { view?.window }

  public override init() {
    super.init()
  }

  init(at point: CGPoint, in origin: UIView, hitting view: UIView?) {
    self.origin = origin
    self.point = point
    self.view = view
    super.init()
  }

  /// Returns the point of the touch, in the coordinate system of a view.
  open func location(in view: UIView?) -> CGPoint {
    origin?.convert(point, to: view) ?? point
  }

  /// Moves the touch to a point in the coordinate system in which it was made.
  func move(to point: CGPoint) {
    self.point = point
  }
}
