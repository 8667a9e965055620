#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// A view that sets its arranged subviews on lines, as a collection view layout sets cells.
  ///
  /// Use it for tags in a cell, for a row of buttons that may take two lines, or for a small form. All
  /// views are there at once: for hundreds of them, use a collection view.
  ///
  ///     let tags = AlignedView(arrangedSubviews: labels)
  ///     tags.attributes = SectionAttributes(lineLimit: .lines(2), lineAlignment: .center)
  ///     tags.overflowView = { [more] hiddenItemCount in
  ///       more.text = "+\(hiddenItemCount)"
  ///       return more
  ///     }
  ///
  /// As in a `UIStackView`, an arranged subview is also a subview, hidden ones take no room, and a subview
  /// that is not arranged keeps its frame. Subviews need no constraints: the view sets their frames.
  ///
  /// **Size.** `sizeThatFits(_:)` returns the size for a width. In Auto Layout, the view has an intrinsic
  /// size, as a label of several lines: set ``LayoutPassView/preferredMaxLayoutWidth`` so that its height is
  /// right in the first pass. Lines begin at the top, however tall the view is. An item of
  /// ``AlignedItem/Height/remaining`` takes the height that they leave.
  ///
  /// **Asking.** Each subview is asked by `sizeThatFits(_:)`, unless its ``AlignedItem`` says otherwise, and
  /// the answer is remembered. Call ``LayoutPassView/invalidateSize(of:)`` when the content of a subview
  /// changes, or let the subview call `invalidateAlignedSize()`. All are asked again when a trait changes by
  /// which sizes may change: content size category, legibility weight, size classes, display scale, direction
  /// and idiom; with AppKit, when the backing scale changes. If the size of a subview depends on something else,
  /// such as a trait of your own, call ``invalidateSizes()`` when that changes.
  ///
  /// **Animation.** Change arranged subviews and call `layoutIfNeeded()` in an animation block. New views
  /// fade in where they stand, and the others move. Views that ``setArrangedSubviews(_:)`` or ``items`` no
  /// longer contain fade out and are removed at the end. A picture of a view that is hidden in the block shrinks
  /// and fades out. With AppKit, nothing collapses: hide a view by its `animator()`, which fades it out.
  open class AlignedView: LayoutPassView {
    final var arranged = ArrangedGroup()
    final var state = AlignedViewState()

    // MARK: Creating

    public override init(frame: CGRect) {
      super.init(frame: frame)
    }

    /// Creates a view from a nib or a storyboard. Its subviews there are arranged, in their order.
    ///
    /// In Interface Builder, remove the constraints of the subviews, or mark them as placeholders.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      arrangeSubviewsOfNib()
    }

    /// Creates a view that arranges subviews.
    public convenience init(
      arrangedSubviews: [PlatformView], attributes: SectionAttributes = SectionAttributes(),
      padding: Insets = .zero
    ) {
      self.init(items: [], attributes: attributes, padding: padding)
      setArrangedSubviews(arrangedSubviews)
    }

    /// Creates a view that arranges items.
    public convenience init(
      items: [AlignedItem], attributes: SectionAttributes = SectionAttributes(),
      padding: Insets = .zero
    ) {
      self.init(frame: .zero)
      group.attributes = attributes
      group.padding = padding
      self.items = items
    }

    /// Creates a view with one item, which a closure sizes and places.
    ///
    /// - Parameter layOut: a closure as that of a ``LayoutPassView``. The views that it places are subviews by
    ///   `addSubview(_:)`.
    public convenience init(layOut: @escaping (_ pass: LayoutPass) -> CGSize) {
      self.init(items: [AlignedItem(layOut: layOut)])
    }

    // MARK: Arranging

    /// The attributes by which the subviews are set on lines. Backgrounds and line separators appear if
    /// there is a ``decorationView``.
    public var attributes: SectionAttributes {
      get { group.attributes }
      set {
        guard newValue != group.attributes else { return }
        group.attributes = newValue
        contentDidChange()
      }
    }

    /// The axis along which lines follow each other, `.vertical` by default. With `.horizontal`, lines run from
    /// the top, and break by the height of the view. A stack view's axis is the other one: that of its line.
    public var axis: ContentLayout.Axis {
      get { group.axis }
      set {
        guard newValue != group.axis else { return }
        group.axis = newValue
        contentDidChange()
      }
    }

    /// The distances from the edges of the view to its lines, 0 by default.
    public var padding: Insets {
      get { group.padding }
      set {
        guard newValue != group.padding else { return }
        group.padding = newValue
        contentDidChange()
      }
    }

    /// What stands on the lines, in the order in which it is read: an item for each arranged subview, and
    /// others, such as groups of views that stay together.
    ///
    /// When items are set, their views become subviews, and views that are no longer among them are
    /// removed.
    public var items: [AlignedItem] {
      get { group.items }
      set { replaceItems(newValue) }
    }

    /// The views of the items, and of those in groups, in the order in which they are read.
    public var arrangedSubviews: [PlatformView] {
      group.views
    }

    /// A closure that returns the view that stands behind the visible ones, if the section attributes
    /// limit the lines and some views are hidden. Without it, there is none.
    ///
    /// It is called for several numbers until the view fits, and at last for the number that is shown. It
    /// may return the same view each time, with another text. Do not capture the aligned view strongly.
    public var overflowView: ((_ hiddenItemCount: Int) -> PlatformView)? {
      didSet { overflowViewDidChange() }
    }

    /// A closure that returns a view for a background or a line separator of a kind. Without it, there are none.
    ///
    /// The kinds are those of the ``attributes``, and of the attributes of groups among the ``items``. The closure
    /// is called for each view that is missing: one for a section's background, and one below each line, or each
    /// forced break, that is separated. Return a new view each time. Views are used again. Do not capture the aligned
    /// view strongly.
    ///
    ///     tags.attributes = SectionAttributes(lineSeparator: .init(kind: "hairline"))
    ///     tags.decorationView = { _ in Hairline() }
    public var decorationView: ((_ kind: String) -> PlatformView)? {
      didSet {
        for view in state.decorations.values.joined() { leave(view) }
        state.decorations = [:]
        setNeedsLayout()
      }
    }

    /// The number of items that a line limit hides in the view's width. Items in groups do not count.
    public var hiddenItemCount: Int {
      layout(in: bounds.size).hiddenItemCount
    }

    // MARK: What LayoutPassView asks for

    /// Sets the items on lines. Subclasses cannot override it: change ``items`` and ``attributes``.
    public override func layOut(in pass: LayoutPass) -> CGSize {
      guard !pass.places else {
        placeItems()
        return bounds.size
      }
      defer { showOverflowAgain() }
      return group.size(
        fitting: CGSize(width: pass.width, height: pass.height).limitedLengths, in: environment)
    }

    override var lineAxis: ContentLayout.Axis {
      axis
    }

    override func lengthAcrossLines(in size: CGSize) -> CGFloat {
      defer { showOverflowAgain() }
      let upright = size.transposed(for: axis)
      let limits = CGSize(width: upright.width, height: 0).limits
      return layout(in: limits.transposed(for: axis)).usedSize.transposed(for: axis).height
    }

    open override func invalidateSizes() {
      group.invalidateSizes()
      contentDidChange()
    }

    override func item(of subview: PlatformView) -> AlignedItem? {
      arranged.item(of: subview) ?? group.item(of: subview)
    }

    override func invalidateSize(ofSubview subview: PlatformView) {
      guard subview.superview == nil || state.overflowViews.contains(subview) else {
        return super.invalidateSize(ofSubview: subview)
      }
      // An overflow view may say that it changes while it is asked for.
      if !passes.isAsking { invalidateSizes() }
    }

    override func styleDidChange() {
      showMarks()
    }

    override func isTransparent(_ subview: PlatformView) -> Bool {
      state.alphas[ObjectIdentifier(subview)] != nil
    }

    override func baselineView(_ edge: VerticalEdge) -> (view: PlatformView, distance: CGFloat?)? {
      let width = bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth
      let layout = layout(in: CGSize(width: width, height: bounds.height))
      guard let line = edge == .top ? layout.lines.first : layout.lines.last else { return nil }
      let baseline: KeyPath<Baselines, CGFloat?> = edge == .top ? \.first : \.last
      if let found = layout.itemWithBaseline(onLine: line, baseline),
        let view = found.item.firstView
      {
        return (view, found.distance)
      }
      return line.cells.lazy.compactMap { layout.items[$0].firstView }.first.map { ($0, nil) }
    }

    open override func willRemoveSubview(_ subview: PlatformView) {
      super.willRemoveSubview(subview)
      forget(subview)
    }

    override func subviewsDidArriveFromNib() {
      arrangeSubviewsOfNib()
    }
  }
#endif
