#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a layout takes from its collection view, apart from the data: found out whenever the
  /// layout is prepared, since no hook of UIKit's tells of all of it.
  struct Surroundings: Equatable {
    /// What frames depend on.
    struct Canvas: Hashable {
      /// The width of the bounds less the adjusted content insets.
      let width: CGFloat
      let direction: ContentLayout.Direction
      let displayScale: CGFloat

      /// What the layout's reference for insets asks for beyond the adjusted content insets.
      let extraLeading: CGFloat
      let extraTrailing: CGFloat

      /// Where nothing can be laid out.
      static let none = Canvas(
        width: 0, direction: .leftToRight, displayScale: 0, extraLeading: 0, extraTrailing: 0)
    }

    let canvas: Canvas

    /// What covers the bounds from above and below; only pinning depends on it.
    let coveredTop: CGFloat
    let coveredBottom: CGFloat

    /// The surroundings that a collection view gives, or would give if its bounds had a width, and
    /// a safe area at the sides.
    @MainActor
    init(
      of collectionView: UICollectionView, boundsWidth: CGFloat? = nil,
      safeAreaInsets: UIEdgeInsets? = nil, reference: UIContentInsetsReference
    ) {
      let boundsWidth = boundsWidth ?? collectionView.bounds.width
      var insets = collectionView.adjustedContentInset
      var wanted = collectionView.insets(of: reference, atWidth: boundsWidth)
      if let safeAreaInsets {
        let present = collectionView.safeAreaInsets
        if collectionView.contentInsetAdjustmentBehavior == .always {
          insets.moveSides(from: present, to: safeAreaInsets)
        }
        if collectionView.followsSafeArea(reference) {
          wanted.moveSides(from: present, to: safeAreaInsets)
        }
      }
      let left = max(0, wanted.left - insets.left)
      let right = max(0, wanted.right - insets.right)
      let direction = ContentLayout.Direction(collectionView.effectiveUserInterfaceLayoutDirection)
      let isRightToLeft = direction == .rightToLeft
      canvas = Canvas(
        width: boundsWidth.less(insets.left, insets.right),
        direction: direction,
        displayScale: collectionView.traitCollection.displayScale,
        extraLeading: isRightToLeft ? right : left,
        extraTrailing: isRightToLeft ? left : right)
      coveredTop = insets.top
      coveredBottom = insets.bottom
    }
  }

  extension UICollectionView {
    /// The distances from the bounds' edges that a reference for insets stands for.
    fileprivate func insets(
      of reference: UIContentInsetsReference, atWidth width: CGFloat
    ) -> UIEdgeInsets {
      switch reference {
      case .none: .zero
      case .layoutMargins: layoutMargins
      // What is readable is known for the width that the view has, and not for another.
      case .readableContent: width == bounds.width ? readableContentInsets : layoutMargins
      case .automatic, .safeArea: safeAreaInsets
      @unknown default: safeAreaInsets
      }
    }

    /// Whether what a reference stands for grows with the safe area.
    fileprivate func followsSafeArea(_ reference: UIContentInsetsReference) -> Bool {
      switch reference {
      case .none: false
      case .layoutMargins, .readableContent: insetsLayoutMarginsFromSafeArea
      case .automatic, .safeArea: true
      @unknown default: true
      }
    }

    private var readableContentInsets: UIEdgeInsets {
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    }
  }

  extension UIEdgeInsets {
    /// Grows or shrinks at the sides by as much as other insets do.
    fileprivate mutating func moveSides(from old: UIEdgeInsets, to new: UIEdgeInsets) {
      left += new.left - old.left
      right += new.right - old.right
    }
  }

  extension CGFloat {
    /// What two insets leave of a width, rounded so that all three together are never wider: a
    /// scroll view scrolls sideways for the last bit.
    fileprivate func less(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
      let rest = self - left - right
      return rest + left + right > self ? rest.nextDown : rest
    }
  }

  extension ContentLayout.Direction {
    init(_ direction: UIUserInterfaceLayoutDirection) {
      switch direction {
      case .rightToLeft: self = .rightToLeft
      case .leftToRight: self = .leftToRight
      @unknown default: self = .leftToRight
      }
    }
  }
#endif
