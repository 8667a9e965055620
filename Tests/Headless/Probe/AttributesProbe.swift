import UIKit

/// Attributes with an additional property, and every member of UIKit's overridden.
open class AttributesProbe: UICollectionViewLayoutAttributes {
  public var note = ""

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  open override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  open override var size: CGSize {
    get { super.size }
    set { super.size = newValue }
  }
  open override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  open override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
  open override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  open override var zIndex: Int {
    get { super.zIndex }
    set { super.zIndex = newValue }
  }
  open override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  open override var indexPath: IndexPath {
    get { super.indexPath }
    set { super.indexPath = newValue }
  }
  open override var representedElementCategory: UICollectionView.ElementCategory {
    super.representedElementCategory
  }
  open override var representedElementKind: String? { super.representedElementKind }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? AttributesProbe)?.note = note
    return copy
  }
  // Not isolated, as NSObject's is not. The cast comes before the actor is assumed, because an
  // object of type Any must not be sent to the actor.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AttributesProbe, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.note == note }
  }
  open override var hash: Int { super.hash }
  open override var description: String { super.description }
}

/// Attributes that override the initializer. Apple's is not `required`, but allows the keyword;
/// hosts without Objective-C need it to make attributes from a class.
open class RestatedAttributesProbe: UICollectionViewLayoutAttributes {
  public required override init() {
    super.init()
    zIndex = 1
  }
}
