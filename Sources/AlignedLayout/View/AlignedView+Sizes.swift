#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension AlignedView {
    /// Forgets the sizes that a subview has returned. Call it when the content of the subview changes.
    ///
    /// - Parameter view: an arranged subview, or a view in one.
    public func invalidateSize(of view: UIView) {
      var ancestor: UIView? = view
      while let view = ancestor, view.superview !== self { ancestor = view.superview }
      guard let ancestor, let item = group.item(of: ancestor) else { return }
      item.invalidateSize()
      contentDidChange()
    }

    /// Forgets the sizes that all subviews have returned.
    public func invalidateSizes() {
      group.invalidateSizes()
      contentDidChange()
    }

    func layout(width: CGFloat) -> AlignedGroup.Layout {
      group.layout(width: width, in: environment)
    }

    private var environment: ItemEnvironment {
      ItemEnvironment(
        direction: ContentLayout.Direction(effectiveUserInterfaceLayoutDirection),
        displayScale: traitCollection.displayScale)
    }

    func sizeOfItems(fitting width: CGFloat) -> CGSize {
      defer { showOverflowAgain() }
      return group.size(fitting: width > 0 ? width : .infinity, in: environment)
    }

    /// The size for the preferred width. Without one, the width is the natural one, and the height that for
    /// the width of the bounds.
    var intrinsicSizeOfItems: CGSize {
      guard preferredMaxLayoutWidth <= 0 else {
        return sizeOfItems(fitting: preferredMaxLayoutWidth)
      }
      let width = group.fillsAnyWidth ? UIView.noIntrinsicMetric : sizeOfItems(fitting: 0).width
      let height = intrinsicHeight
      state.intrinsicHeight = height
      return CGSize(width: width, height: height)
    }

    /// Lets the intrinsic height follow the width of the bounds. Auto Layout asks for it in another pass.
    func updateIntrinsicHeight() {
      state.laidOutWidth = bounds.width
      guard preferredMaxLayoutWidth <= 0, let height = state.intrinsicHeight,
        intrinsicHeight != height
      else { return }
      invalidateIntrinsicContentSize()
    }

    /// The height for the width of the bounds or, before the first layout pass, for the natural width.
    private var intrinsicHeight: CGFloat {
      defer { showOverflowAgain() }
      let width = state.laidOutWidth > 0 ? state.laidOutWidth : .infinity
      return layout(width: width).usedSize.height
    }

    /// Lays out again after the items, their attributes or their sizes have changed.
    func contentDidChange() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      invalidateAlignedSize()
    }

    /// A line at which Auto Layout looks for a baseline.
    enum BaselineLine {
      case first, last
    }

    /// Returns the first view on the first or the last line.
    func viewWithBaseline(ofLine line: BaselineLine) -> UIView? {
      let layout = layout(width: bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth)
      let cells = (line == .first ? layout.lines.first : layout.lines.last)?.cells ?? 0..<0
      return cells.lazy.compactMap { layout.items[$0].firstView }.first
    }
  }

  extension AlignedGroup {
    /// Whether lines take whatever width there is.
    fileprivate var fillsAnyWidth: Bool {
      attributes.columns != nil || items.contains { $0.attributes.fraction != nil }
    }
  }

  extension UIView {
    /// Tells the aligned view that arranges this view, or one that the view is in, to forget the sizes
    /// that it has returned.
    ///
    /// Call it in a subview of your own when its content changes. Nothing happens outside of an
    /// ``AlignedView``.
    ///
    ///     var title = "" {
    ///       didSet { invalidateAlignedSize() }
    ///     }
    public func invalidateAlignedSize() {
      var view = self
      while let superview = view.superview {
        if let aligned = superview as? AlignedView { return aligned.invalidateSize(of: view) }
        view = superview
      }
    }
  }
#endif
