/// The geometry and appearance of a view. UIKit draws nothing here; the Drawing module reads the
/// appearance to draw views.
open class CALayer: NSObject {
  open var bounds = CGRect.zero {
    didSet {
      CALayer.requireFinite(
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, named: "bounds")
    }
  }
  open var position = CGPoint.zero {
    didSet { CALayer.requireFinite(position.x, position.y, named: "position") }
  }
  /// The point of the bounds at the position, as shares of width and height. The transform is
  /// applied around it.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { CALayer.requireFinite(anchorPoint.x, anchorPoint.y, named: "anchorPoint") }
  }
  open var transform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderColor: CGColor? = CALayer.black
  open var borderWidth: CGFloat = 0
  open var shadowColor: CGColor? = CALayer.black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var contentsScale: CGFloat = 1
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var name: String?

  /// The layers that were added here. Layers of subviews are not among them.
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  open var mask: CALayer?

  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  public override init() {
    super.init()
  }

  /// The smallest rectangle that contains the transformed bounds.
  open var frame: CGRect {
    get {
      guard isAnchoredAtCenter else { return frameAroundAnchor(of: bounds.size) }
      let size = CGRect(origin: .zero, size: bounds.size).applying(affineTransform()).size
      return CGRect(
        x: position.x - size.width / 2, y: position.y - size.height / 2,
        width: size.width, height: size.height)
    }
    set {
      bounds.size = boundsSize(forFrame: newValue)
      position = position(forFrame: newValue)
    }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayers?.count ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}

  /// Returns the size of bounds that fill a frame.
  package func boundsSize(forFrame frame: CGRect) -> CGSize {
    let transform = affineTransform()
    if transform.isIdentity { return frame.standardized.size }
    return CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
  }

  /// Returns the position at which bounds of the size for a frame fill it.
  package func position(forFrame frame: CGRect) -> CGPoint {
    // The frames of most layers are computed from the center, to the last bit.
    guard !isAnchoredAtCenter else { return CGPoint(x: frame.midX, y: frame.midY) }
    let atPosition = frameAroundAnchor(of: boundsSize(forFrame: frame))
    return CGPoint(
      x: position.x + frame.standardized.minX - atPosition.minX,
      y: position.y + frame.standardized.minY - atPosition.minY)
  }

  private var isAnchoredAtCenter: Bool { anchorPoint.x == 0.5 && anchorPoint.y == 0.5 }

  /// Returns the frame of bounds of a size at the present position.
  private func frameAroundAnchor(of size: CGSize) -> CGRect {
    let origin = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
    return CGRect(origin: origin, size: size).applying(affineTransform())
      .offsetBy(dx: position.x, dy: position.y)
  }

  /// Traps on NaN and infinity. Core Animation raises an exception.
  private static func requireFinite(_ numbers: CGFloat..., named name: String) {
    precondition(!numbers.contains(where: \.isNaN), "CALayer \(name) contains NaN: \(numbers)")
    precondition(
      !numbers.contains(where: \.isInfinite), "CALayer \(name) contains infinity: \(numbers)")
  }
}

/// The corners that the corner radius applies to.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all = CACornerMask(rawValue: 15)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
