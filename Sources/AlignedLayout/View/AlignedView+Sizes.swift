#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension AlignedView {
    /// Forgets the sizes that a subview has returned. Call it when the content of the subview changes.
    ///
    /// - Parameter view: an arranged subview, or a view in one.
    public func invalidateSize(of view: UIView) {
      var ancestor = view
      while let superview = ancestor.superview, superview !== self {
        if let inner = superview as? AlignedView { return inner.invalidateSize(of: ancestor) }
        ancestor = superview
      }
      if state.overflowViews.contains(ancestor) {
        if !state.isAsking { invalidateSizes() }
      } else if let item = arranged.item(of: ancestor) {
        item.invalidateSize()
        contentDidChange()
      }
    }

    /// Forgets the sizes that all subviews have returned, also those in aligned views among them.
    public func invalidateSizes() {
      group.invalidateSizes()
      contentDidChange()
    }

    /// Lays out again after the items, their attributes or their sizes have changed.
    func contentDidChange() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      forEnclosingAlignedView { aligned, view in
        guard let item = aligned.arranged.item(of: view) else { return }
        item.state.answers.removeAll()
        aligned.contentDidChange()
      }
    }

    var group: AlignedGroup {
      get { arranged.group }
      set { arranged.group = newValue }
    }

    func layout(width: CGFloat) -> AlignedGroup.Layout {
      asking {
        group.layout(in: CGSize(width: width, height: .unlimitedLength), environment)
      }
    }

    /// Asks for sizes or overflow views. What these say of changes is ignored meanwhile: a closure that
    /// shows another number in the overflow view would otherwise cause another layout pass for ever.
    func asking<Answer>(_ ask: () -> Answer) -> Answer {
      let outer = state.isAsking
      state.isAsking = true
      defer { state.isAsking = outer }
      return ask()
    }

    private var environment: ItemEnvironment {
      ItemEnvironment(
        direction: ContentLayout.Direction(effectiveUserInterfaceLayoutDirection),
        displayScale: traitCollection.displayScale)
    }

    func sizeOfItems(fitting width: CGFloat) -> CGSize {
      defer { showOverflowAgain() }
      let width = width > 0 ? width : .unlimitedLength
      return asking {
        group.size(fitting: CGSize(width: width, height: .unlimitedLength), in: environment)
      }
    }

    /// The size for the preferred width. Without one, the width is the natural one, and the height that for
    /// the width of the bounds.
    var intrinsicSizeOfItems: CGSize {
      guard preferredMaxLayoutWidth <= 0 else {
        return sizeOfItems(fitting: preferredMaxLayoutWidth)
      }
      let height = intrinsicHeight
      state.intrinsicHeight = height
      return CGSize(width: sizeOfItems(fitting: 0).width, height: height)
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

    /// The view whose first baseline is that of the first line, or the first view there.
    var viewWithFirstBaseline: UIView? {
      viewWithBaseline(onLine: \.first, \.first)
    }

    /// The view whose last baseline is that of the last line, or the first view there.
    var viewWithLastBaseline: UIView? {
      viewWithBaseline(onLine: \.last, \.last)
    }

    private func viewWithBaseline(
      onLine line: KeyPath<ContentLayout.Lines, ContentLayout.Line?>,
      _ baseline: KeyPath<Baselines, CGFloat?>
    ) -> UIView? {
      let layout = layout(width: bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth)
      guard let line = layout.lines[keyPath: line] else { return nil }
      return layout.itemWithBaseline(onLine: line, baseline)?.item.firstView
        ?? line.cells.lazy.compactMap { layout.items[$0].firstView }.first
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
      forEnclosingAlignedView { aligned, view in aligned.invalidateSize(of: view) }
    }

    /// Calls a closure with the nearest aligned view around the view, and the subview of it that the view
    /// is or is in.
    fileprivate func forEnclosingAlignedView(_ body: (AlignedView, UIView) -> Void) {
      var view = self
      while let superview = view.superview {
        if let aligned = superview as? AlignedView { return body(aligned, view) }
        view = superview
      }
    }
  }
#endif
