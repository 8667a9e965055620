import Foundation

/// The position and appearance of an element. A layout returns these attributes; the collection
/// view compares them and applies them to the element's view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var affine = CGAffineTransform.identity
  private var spatial = CATransform3DIdentity
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath()

  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .supplementaryView
    kind = elementKind
    self.indexPath = indexPath
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .decorationView
    kind = decorationViewKind
    self.indexPath = indexPath
  }

  /// Makes these attributes, which were made from their class, those of a supplementary element.
  func becomeSupplementary(ofKind elementKind: String) {
    category = .supplementaryView
    kind = elementKind
  }

  open var representedElementCategory: UICollectionView.ElementCategory { category }

  open var representedElementKind: String? { kind }

  /// The rectangle that the element covers after the transform is applied around its center.
  open var frame: CGRect {
    get {
      let untransformed = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let covered = affine.isIdentity ? untransformed : untransformed.applying(affine)
      return covered.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// The rectangle in the element's own coordinates. Its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { affine }
    set {
      affine = newValue
      spatial = CATransform3DMakeAffineTransform(newValue)
    }
  }

  open var transform3D: CATransform3D {
    get { spatial }
    set {
      spatial = newValue
      affine = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// A subclass that adds a property must override this method to copy it and `isEqual` to compare
  /// it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.category = category
    copy.kind = kind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.affine = affine
    copy.spatial = spatial
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue ^ (kind?.hashValue ?? 0) }
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      let element =
        switch category {
        case .cell: "cell"
        case .supplementaryView: "supplementary view \(kind ?? "")"
        case .decorationView: "decoration view \(kind ?? "")"
        }
      let path = Array(indexPath)
      let states = (isHidden ? " hidden" : "") + (alpha == 1 ? "" : " alpha \(alpha)")
      return "\(type(of: self)) \(element) \(path) \(frame) zIndex \(zIndex)\(states)"
    }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    category == other.category && kind == other.kind && indexPath == other.indexPath
      && center == other.center && size == other.size && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(spatial, other.spatial)
  }
}
