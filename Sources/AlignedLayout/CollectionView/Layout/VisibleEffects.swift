#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the client has changed in the attributes of visible elements. One that a batch of updates deletes
  /// disappears as it was shown: the client has other data by then, and must not be asked.
  @MainActor
  struct VisibleEffects {
    struct Key: Hashable {
      private let category: UICollectionView.ElementCategory
      private let kind: String?
      private let indexPath: IndexPath

      @MainActor
      init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind
        indexPath = attributes.indexPath
      }
    }

    private struct Look {
      let transform: CATransform3D
      let alpha: CGFloat
      let zIndex: Int
    }

    private var shown: [Key: Look] = [:]

    /// The looks before the present batch of updates, or nil.
    private var former: [Key: Look]?

    /// Whether attributes are returned as the layout makes them.
    var isSuspended = false

    /// Begins a layout pass, after which elements are queried again.
    mutating func beginPass(inBatch isBatch: Bool) {
      if shown.isEmpty, former == nil { return }
      if !isBatch { former = nil } else if former == nil { former = shown }
      shown.removeAll(keepingCapacity: true)
    }

    mutating func endBatch() { former = nil }

    mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
      shown[Key(attributes)] = Look(
        transform: attributes.transform3D, alpha: attributes.alpha, zIndex: attributes.zIndex)
    }

    func restoreFormer(_ attributes: UICollectionViewLayoutAttributes) {
      guard let look = former?[Key(attributes)] else { return }
      attributes.transform3D = look.transform
      attributes.alpha = look.alpha
      attributes.zIndex = look.zIndex
    }
  }
#endif
