extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The parts of a frame that follow the size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The way in which content fills a view of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Sets bounds that fill the frame. Their origin does not change. Observers of the bounds are
  /// notified of another size: constraints, for which a frame stands here, set bounds on a device.
  func place(_ frame: CGRect) {
    let size = layer.boundsSize(forFrame: frame)
    func fill() {
      change(
        bounds: CGRect(origin: layer.bounds.origin, size: size),
        center: layer.position(forFrame: frame))
    }
    if size == layer.bounds.size { fill() } else { observed(.bounds, bounds) { fill() } }
  }

  /// Sets bounds and center. Every change of position or size comes through here.
  func change(bounds newBounds: CGRect, center newCenter: CGPoint) {
    let oldBounds = layer.bounds
    let oldMargins = preservesSuperviewLayoutMargins ? effectiveMargins : nil
    if newBounds != oldBounds { boundsWillChange(to: newBounds) }
    // boundsWillChange(to:) may have set other bounds. The requested ones are set all the same.
    layer.bounds = newBounds
    let moved = newCenter != layer.position
    layer.position = newCenter
    guard moved || newBounds != oldBounds else { return }
    if newBounds.size != oldBounds.size {
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: oldBounds.size) }
    }
    updateSafeArea()
    if let oldMargins, oldMargins != effectiveMargins { marginsChanged() }
    if newBounds != oldBounds {
      updateSafeAreaOfSubviews()
      boundsDidChange(from: oldBounds)
    }
  }

  private func resizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let old = view.frame
      let (x, width) = Autoresizing(
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)
      ).resized(old.minX, old.width, in: oldSize.width, to: bounds.width)
      let (y, height) = Autoresizing(
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)
      ).resized(old.minY, old.height, in: oldSize.height, to: bounds.height)
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  func fittingSize(_ target: CGSize, isWidthFixed: Bool, isHeightFixed: Bool) -> CGSize {
    let offered = CGSize(
      width: isWidthFixed ? target.width : UIView.layoutFittingExpandedSize.width,
      height: isHeightFixed ? target.height : UIView.layoutFittingExpandedSize.height)
    let fitting = sizeThatFits(offered)
    let intrinsic = intrinsicContentSize
    let narrows = isWidthFixed && intrinsic.width > target.width
    func length(_ intrinsic: CGFloat, _ fitting: CGFloat) -> CGFloat {
      intrinsic == UIView.noIntrinsicMetric || narrows ? fitting : intrinsic
    }
    return CGSize(
      width: isWidthFixed ? target.width : length(intrinsic.width, fitting.width),
      height: isHeightFixed ? target.height : length(intrinsic.height, fitting.height))
  }
}

extension UIView {
  /// Returns a picture of the view as it is, or nil if no layout pass has shown it.
  ///
  /// UIKit's picture shows what was last rendered. Here it has the view's size and color, and nothing else.
  func snapshot(afterUpdates: Bool) -> UIView? {
    guard window != nil || afterUpdates else { return nil }
    let picture = UIView(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }
}
