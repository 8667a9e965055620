#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What UIKit announces with a plain context: the adjusted insets, the safe area, the margins and
  /// the size of the bounds.
  struct AnnouncedSurroundings: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets

    @MainActor
    init(of collectionView: UICollectionView) {
      size = collectionView.bounds.size
      insets = collectionView.adjustedContentInset
      safeArea = collectionView.safeAreaInsets
      margins = collectionView.layoutMargins
    }
  }

  /// Everything that a layout depends on in its collection view, except the data.
  ///
  /// They are read whenever the layout is prepared, because UIKit does not announce all changes.
  struct Surroundings: Equatable {
    /// The part on which frames depend.
    struct Canvas: Hashable {
      /// The width of the bounds less the adjusted content insets.
      let width: CGFloat
      let direction: ContentLayout.Direction
      let displayScale: CGFloat

      /// The insets at the sides that the layout's reference for sections demands beyond the adjusted
      /// content insets.
      let extraInsets: Insets

      /// Those that its reference for headers and footers demands, or nil if these ignore all insets.
      let extraSupplementaryInsets: Insets?

      /// A canvas on which nothing can be laid out.
      static let none = Canvas(
        width: 0, direction: .leftToRight, displayScale: 0, extraInsets: .zero,
        extraSupplementaryInsets: nil)
    }

    /// The areas of the collection view that the content stays inside at the sides.
    struct References {
      /// The area for sections.
      let content: UIContentInsetsReference

      /// The area for headers and footers, or nil if these ignore all insets.
      let supplementary: UIContentInsetsReference?

      /// Whether any of them is the readable content guide.
      var includeReadableContent: Bool {
        content == .readableContent || supplementary == .readableContent
      }
    }

    let canvas: Canvas

    /// How much of the bounds is covered at the top and the bottom. Frames without pinning do not
    /// depend on it.
    let coveredTop: CGFloat
    let coveredBottom: CGFloat

    /// The part of `coveredTop` that a spinning refresh control adds. It scrolls with the content,
    /// so pinned headers do not hang below it.
    let spinnerHeight: CGFloat

    /// Returns the height of the part of bounds that is not covered.
    func visibleHeight(inBoundsOf height: CGFloat) -> CGFloat {
      max(0, height - coveredTop - coveredBottom)
    }

    /// Creates the surroundings of a collection view.
    ///
    /// - Parameters:
    ///   - boundsWidth: the width that the bounds would have, or nil for the present one.
    ///   - safeAreaInsets: the safe area that the collection view would have, or nil for the
    ///     present one. Only left and right matter.
    @MainActor
    init(
      of collectionView: UICollectionView, boundsWidth: CGFloat? = nil,
      safeAreaInsets: UIEdgeInsets? = nil, references: References
    ) {
      let boundsWidth = boundsWidth ?? collectionView.bounds.width
      var insets = collectionView.adjustedContentInset
      if let safeAreaInsets, collectionView.contentInsetAdjustmentBehavior == .always {
        insets.moveSides(from: collectionView.safeAreaInsets, to: safeAreaInsets)
      }
      func extra(_ reference: UIContentInsetsReference) -> Insets {
        collectionView.insets(of: reference, atWidth: boundsWidth, safeArea: safeAreaInsets)
          .beyond(insets, direction: collectionView.effectiveUserInterfaceLayoutDirection)
      }
      canvas = Canvas(
        width: boundsWidth.less(insets.left, insets.right),
        direction: ContentLayout.Direction(collectionView.effectiveUserInterfaceLayoutDirection),
        displayScale: collectionView.traitCollection.displayScale,
        extraInsets: extra(references.content),
        extraSupplementaryInsets: references.supplementary.map(extra))
      coveredTop = insets.top
      coveredBottom = insets.bottom
      spinnerHeight = min(insets.top, collectionView.spinnerHeight)
    }
  }

  extension UICollectionView {
    /// Returns the distances from the edges of the bounds that a reference demands.
    ///
    /// - Parameter safeArea: the safe area that the collection view would have, or nil for the present
    ///   one.
    fileprivate func insets(
      of reference: UIContentInsetsReference, atWidth width: CGFloat, safeArea: UIEdgeInsets?
    ) -> UIEdgeInsets {
      var insets = insets(of: reference, atWidth: width)
      if let safeArea, followsSafeArea(reference) {
        insets.moveSides(from: safeAreaInsets, to: safeArea)
      }
      return insets
    }

    private func insets(
      of reference: UIContentInsetsReference, atWidth width: CGFloat
    ) -> UIEdgeInsets {
      switch reference {
      case .none: .zero
      case .layoutMargins: layoutMargins
      // The readable width is only known for the present bounds, after a layout pass.
      case .readableContent:
        width == bounds.width && hasReadableContentGuide ? readableContentInsets : layoutMargins
      case .automatic, .safeArea: safeAreaInsets
      @unknown default: safeAreaInsets
      }
    }

    /// Returns whether the insets of a reference include the safe area.
    private func followsSafeArea(_ reference: UIContentInsetsReference) -> Bool {
      switch reference {
      case .none: false
      case .layoutMargins, .readableContent: insetsLayoutMarginsFromSafeArea
      case .automatic, .safeArea: true
      @unknown default: true
      }
    }

    /// Whether UIKit has laid out the readable content guide. It does so in the layout pass after
    /// the guide was first read.
    var hasReadableContentGuide: Bool {
      !readableContentGuide.layoutFrame.isEmpty
    }

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
    /// Returns by how much the insets at the sides exceed others.
    fileprivate func beyond(
      _ others: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection
    ) -> Insets {
      Insets(
        UIEdgeInsets(
          top: 0, left: max(0, left - others.left), bottom: 0, right: max(0, right - others.right)),
        direction: direction)
    }

    /// Adds the differences between two safe areas, left and right.
    fileprivate mutating func moveSides(from old: UIEdgeInsets, to new: UIEdgeInsets) {
      left += new.left - old.left
      right += new.right - old.right
    }
  }

  extension CGFloat {
    /// Returns the width less two insets, rounded down if all three together would be wider. A
    /// scroll view scrolls horizontally even for the last bit.
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
