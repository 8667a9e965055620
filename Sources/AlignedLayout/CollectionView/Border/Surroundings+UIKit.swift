#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ViewSnapshot {
    @MainActor
    init(of collectionView: UICollectionView) {
      bounds = collectionView.bounds
      insets = Insets(collectionView.adjustedContentInset, direction: .leftToRight)
      direction = ContentLayout.Direction(collectionView.effectiveUserInterfaceLayoutDirection)
      isTracking = collectionView.isTracking
      isDragging = collectionView.isDragging
      isDecelerating = collectionView.isDecelerating
      isAnimating = UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    }
  }

  extension AnnouncedSurroundings {
    @MainActor
    init(of collectionView: UICollectionView) {
      size = collectionView.bounds.size
      insets = Insets(collectionView.adjustedContentInset, direction: .leftToRight)
      safeArea = Insets(collectionView.safeAreaInsets, direction: .leftToRight)
      margins = Insets(collectionView.layoutMargins, direction: .leftToRight)
    }
  }

  extension Surroundings {
    struct References {
      let content: UIContentInsetsReference

      /// The area for headers and footers, or nil if these ignore all insets.
      let supplementary: UIContentInsetsReference?
      let ofSections: [UIContentInsetsReference]

      var includeReadableContent: Bool {
        ([content, supplementary ?? content] + ofSections).contains(.readableContent)
      }
    }

    /// - Parameters:
    ///   - size: the size of bounds that the collection view has or may get.
    ///   - safeAreaInsets: the safe area then, or nil for the present one.
    @MainActor
    init(
      of collectionView: UICollectionView, inBoundsOf size: CGSize, along axis: ContentLayout.Axis,
      safeAreaInsets: UIEdgeInsets?, references: References
    ) {
      let boundsLength = size.transposed(for: axis).width
      var insets = collectionView.adjustedContentInset
      if let safeAreaInsets, collectionView.contentInsetAdjustmentBehavior == .always {
        insets.move(from: collectionView.safeAreaInsets, to: safeAreaInsets)
      }
      let direction = collectionView.effectiveUserInterfaceLayoutDirection
      func extra(_ reference: UIContentInsetsReference) -> Insets {
        collectionView.insets(
          of: reference, along: axis, atLength: boundsLength, safeArea: safeAreaInsets
        ).beyond(insets, along: axis, direction: direction)
      }
      let covered = Insets(insets, direction: direction).transposed(for: axis)
      canvas = Canvas(
        axis: axis,
        lineLength: axis == .vertical
          ? boundsLength.less(insets.left, insets.right)
          : boundsLength.less(insets.top, insets.bottom),
        direction: ContentLayout.Direction(direction),
        displayScale: collectionView.traitCollection.displayScale,
        extraInsets: extra(references.content),
        extraSupplementaryInsets: references.supplementary.map(extra),
        extraSectionInsets: references.ofSections.map(extra))
      coveredTop = covered.top
      coveredBottom = covered.bottom
      spinnerHeight = axis == .vertical ? min(insets.top, collectionView.spinnerHeight) : 0
      self.insets = Insets(insets, direction: .leftToRight)
    }
  }

  extension FloatingArea {
    @MainActor
    init(of collectionView: UICollectionView, bounds: CGRect, along axis: ContentLayout.Axis) {
      var insets = collectionView.adjustedContentInset
      insets.top -= min(insets.top, collectionView.spinnerHeight)
      self.init(
        bounds: bounds, insets: Insets(insets, direction: .leftToRight),
        direction: ContentLayout.Direction(collectionView.effectiveUserInterfaceLayoutDirection),
        axis: axis, grid: PixelGrid(displayScale: collectionView.traitCollection.displayScale))
    }
  }

  extension UICollectionView {
    fileprivate func insets(
      of reference: UIContentInsetsReference, along axis: ContentLayout.Axis,
      atLength length: CGFloat, safeArea: UIEdgeInsets?
    ) -> UIEdgeInsets {
      guard reference != .none else { return .zero }
      let includesMargins = reference == .layoutMargins || reference == .readableContent
      // Lines that run from the top are not limited to a readable length: the guide is as tall as the
      // margins leave it. The readable width is only known for the present bounds, after a layout pass.
      let isReadable =
        reference == .readableContent && axis == .vertical && bounds.width == length
        && hasReadableContentGuide
      var insets =
        isReadable ? readableContentInsets : includesMargins ? layoutMargins : safeAreaInsets
      if let safeArea, !includesMargins || insetsLayoutMarginsFromSafeArea {
        insets.move(from: safeAreaInsets, to: safeArea)
      }
      return insets
    }

    /// UIKit lays it out in the layout pass after it was first read.
    var hasReadableContentGuide: Bool { !readableContentGuide.layoutFrame.isEmpty }

    /// The height of the refresh control while it spins. UIKit adds it to the adjusted insets.
    fileprivate var spinnerHeight: CGFloat {
      #if os(tvOS)
        0
      #else
        refreshControl.map { $0.isRefreshing ? $0.frame.height : 0 } ?? 0
      #endif
    }

    private var readableContentInsets: UIEdgeInsets {
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    }
  }

  extension UIEdgeInsets {
    fileprivate func beyond(
      _ others: UIEdgeInsets, along axis: ContentLayout.Axis,
      direction: UIUserInterfaceLayoutDirection
    ) -> Insets {
      let extra = UIEdgeInsets(
        top: max(0, top - others.top), left: max(0, left - others.left),
        bottom: max(0, bottom - others.bottom), right: max(0, right - others.right))
      let upright = Insets(extra, direction: direction).transposed(for: axis)
      return Insets(leading: upright.leading, trailing: upright.trailing).transposed(for: axis)
    }

    /// Adds the differences between two insets.
    package mutating func move(from old: UIEdgeInsets, to new: UIEdgeInsets) {
      top += new.top - old.top
      left += new.left - old.left
      bottom += new.bottom - old.bottom
      right += new.right - old.right
    }
  }

  extension CGFloat {
    /// Rounds down if all three together would be longer: a scroll view scrolls even for the last bit.
    fileprivate func less(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let rest = self - start - end
      return rest + start + end > self ? rest.nextDown : rest
    }
  }

  extension ContentLayout.Axis {
    init(_ scrollDirection: UICollectionView.ScrollDirection) {
      self = scrollDirection == .horizontal ? .horizontal : .vertical
    }
  }

  extension ContentLayout.Direction {
    init(_ direction: UIUserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
