#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// A view that computes its own size and the frames of its subviews in one method, so that they always agree.
  ///
  /// Override ``layOut(in:)``: ask the pass for sizes, tell it where views stand, and return the size that they
  /// take. The view calls it for `sizeThatFits(_:)`, for its intrinsic size, and to place its subviews.
  ///
  ///     final class ContactView: LayoutPassView {
  ///       let picture = UIImageView()
  ///       let name = UILabel()
  ///
  ///       override func layOut(in pass: LayoutPass) -> CGSize {
  ///         pass.place(picture, in: CGRect(x: 10, y: 10, width: 40, height: 40))
  ///         let name = pass.place(
  ///           name, at: CGPoint(x: 60, y: 10), fitting: pass.width - 70)
  ///         return CGSize(width: pass.width, height: max(50, name.maxY) + 10)
  ///       }
  ///     }
  ///
  /// A view that needs no class of its own gets a closure: `LayoutPassView { pass in … }`. Add subviews by
  /// `addSubview(_:)`, and remove them yourself.
  ///
  /// The view remembers the sizes of its subviews. Call ``invalidateSizes()`` when the content of the view
  /// changes, and ``invalidateSize(of:)`` when that of one subview does, or let the subview call
  /// `invalidateAlignedSize()`.
  open class LayoutPassView: PlatformView {
    final var passes = LayoutPasses()

    /// Creates a view without a size.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a view from a nib or a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Sets the view up, in whichever way it is made. Override it to add subviews.
    ///
    ///     override func setUp() {
    ///       addSubview(picture)
    ///       addSubview(name)
    ///     }
    ///
    /// Each initializer calls it once, after the properties of all subclasses have their values. Subviews and
    /// outlets of a nib come later. Items that an initializer is given take the place of those that you set here.
    open func setUp() {}

    /// Creates a view whose size and whose subviews' frames come from a closure.
    ///
    /// - Parameter layOut: a closure that does what ``layOut(in:)`` is to do. Do not capture the view
    ///   strongly.
    public convenience init(layOut: @escaping (_ pass: LayoutPass) -> CGSize) {
      self.init(frame: .zero)
      passes.closure = layOut
    }

    /// Sizes the view, and places its subviews if the pass is one that places.
    ///
    /// It is called several times for one layout, and for other widths, too. So it must change nothing except
    /// by placing views with the pass.
    ///
    /// - Parameter pass: the pass, which knows the width to fill, returns sizes of subviews, and places them.
    /// - Returns: the size that the view needs. All that is placed lies in it. To fill the width, return the
    ///   width of the pass. If that is infinite, the view then has no intrinsic width.
    open func layOut(in pass: LayoutPass) -> CGSize {
      passes.closure?(pass) ?? .zero
    }

    /// Forgets the sizes that all subviews have returned.
    ///
    /// - Complexity: O(*n*), where *n* is the number of subviews. The next layout measures all of them.
    open func invalidateSizes() {
      passes.memory.invalidate()
      contentDidChange()
    }

    /// Forgets the sizes that a subview has returned. Call it when the content of the subview changes.
    ///
    /// - Parameter view: a subview, or a view in one.
    /// - Complexity: O(1) for each view around it. The next layout measures this subview.
    public func invalidateSize(of view: PlatformView) {
      // An overflow view that does not stand on a line has no superview.
      guard let superview = view.superview, superview !== self else {
        return invalidateSize(ofSubview: view)
      }
      view.invalidateAlignedSize()
    }

    /// The width for which the intrinsic content size is computed. With 0, the default, that is the width of
    /// the bounds, and the height is right only after the second layout pass. It has no effect if lines run
    /// from the top.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet {
        if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
      }
    }

    // MARK: What AlignedView overrides

    /// Returns the item that remembers the sizes of a subview, or nil if none was asked for.
    func item(of subview: PlatformView) -> AlignedItem? {
      passes.memory.item(of: subview)
    }

    /// Forgets the sizes of a subview, and of all in it.
    func invalidateSize(ofSubview subview: PlatformView) {
      guard let item = item(of: subview) else { return }
      item.invalidateSize()
      contentDidChange()
    }

    /// The axis along which lines follow each other.
    var lineAxis: ContentLayout.Axis {
      .vertical
    }

    /// Returns the length of the content across its lines, whatever its size would be in a narrower place. A
    /// length of 0 is no limit.
    func lengthAcrossLines(in size: CGSize) -> CGFloat {
      self.size(fitting: CGSize(width: size.width, height: 0)).height
    }

    /// Returns the view that has the first or the last baseline of the content, and the distance to that from
    /// the top. The distance is nil if the view stands there without a baseline.
    func baselineView(_ edge: VerticalEdge) -> (view: PlatformView, distance: CGFloat?)? {
      nil
    }

    /// Notices that all subviews of a nib have been added.
    func subviewsDidArriveFromNib() {}

    /// Notices that the view may have become light or dark.
    func styleDidChange() {}

    /// Whether a subview is transparent, because a line limit hides it or because it leaves.
    func isTransparent(_ subview: PlatformView) -> Bool {
      false
    }

    // MARK: Overrides

    open override func willRemoveSubview(_ subview: PlatformView) {
      super.willRemoveSubview(subview)
      passes.memory.remove(subview)
    }

    open override var intrinsicContentSize: CGSize {
      intrinsicSize
    }

    #if canImport(UIKit) && !APPKIT
      /// Returns the size that the view needs, rounded up to pixels. A length of 0 is no limit, as for a label.
      ///
      /// An aligned view ignores the height or, if its lines run from the top, the width.
      open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(fitting: size)
      }

      open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel)
      }

      /// Returns the size that the view needs. If the width is required, the height is that for this width.
      open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        let target = targetSize.limitedLengths
        let hasWidth = horizontalFittingPriority == .required
        let hasHeight = verticalFittingPriority == .required
        let size = size(
          fitting: CGSize(
            width: hasWidth ? target.width : preferredMaxLayoutWidth,
            height: hasHeight ? target.height : 0)
        ).replacingUnlimitedLengths(by: 0)
        return CGSize(
          width: hasWidth ? target.width : size.width,
          height: hasHeight ? target.height : size.height)
      }

      open override var forFirstBaselineLayout: UIView {
        baselineView(.top)?.view.forFirstBaselineLayout ?? super.forFirstBaselineLayout
      }

      open override var forLastBaselineLayout: UIView {
        baselineView(.bottom)?.view.forLastBaselineLayout ?? super.forLastBaselineLayout
      }

      open override func layoutSubviews() {
        super.layoutSubviews()
        placeSubviews()
      }

      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.changesSizes(from: previousTraitCollection) { invalidateSizes() }
        styleDidChange()
      }

      open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { contentDidChange() } }
      }
    #else
      /// Returns the size that the view needs, rounded up to pixels. A length of 0 is no limit.
      ///
      /// An aligned view ignores the height or, if its lines run from the top, the width.
      open func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(fitting: size)
      }

      /// The size that the view needs for its ``preferredMaxLayoutWidth``.
      open override var fittingSize: CGSize {
        size(fitting: CGSize(width: preferredMaxLayoutWidth, height: 0))
          .replacingUnlimitedLengths(by: 0)
      }

      /// True: y runs from the top, as in UIKit.
      open override var isFlipped: Bool {
        true
      }

      open override var firstBaselineOffsetFromTop: CGFloat {
        baselineView(.top)?.distance ?? super.firstBaselineOffsetFromTop
      }

      open override var lastBaselineOffsetFromBottom: CGFloat {
        baselineView(.bottom)?.distance.map { bounds.height - $0 }
          ?? super.lastBaselineOffsetFromBottom
      }

      /// Returns no subview that a line limit hides. AppKit would: for it, only hidden views are not there.
      open override func hitTest(_ point: CGPoint) -> NSView? {
        guard super.hitTest(point) != nil else { return nil }
        let inside = convert(point, from: superview)
        return subviews.reversed().lazy.filter { !self.isTransparent($0) }
          .compactMap { $0.hitTest(inside) }.first ?? self
      }

      open override func layout() {
        super.layout()
        placeSubviews()
      }

      // AppKit's older headers do not say on which actor this is called.
      nonisolated open override func awakeFromNib() {
        MainActor.assumeIsolated {
          super.awakeFromNib()
          subviewsDidArriveFromNib()
        }
      }

      open override func setFrameSize(_ newSize: CGSize) {
        super.setFrameSize(newSize)
        // Without constraints, AppKit resizes subviews by their masks, and lays nothing out.
        needsLayout = true
      }

      open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        styleDidChange()
      }

      open override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        invalidateSizes()
      }

      open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { contentDidChange() } }
      }
    #endif
  }
#endif
