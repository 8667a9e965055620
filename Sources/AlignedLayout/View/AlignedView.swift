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
  /// As in a `UIStackView`, an arranged subview is also a subview, hidden ones take no room, and a subview that
  /// is not arranged keeps its frame. Arranged subviews need no constraints: the aligned view sets their
  /// frames.
  ///
  /// **Size.** `sizeThatFits(_:)` returns the size for a width. In Auto Layout, the view has an intrinsic
  /// content size, as a label of several lines has. Set ``LayoutPassView/preferredMaxLayoutWidth``, so that its
  /// height is right in the first pass. Lines begin at the top, however tall the view is. An item of
  /// ``AlignedItem/Height/remaining`` takes the height that the lines leave.
  ///
  /// **Measuring.** The view calls `sizeThatFits(_:)` of each subview, unless its ``AlignedItem`` says
  /// otherwise, and remembers the returned size. Call ``LayoutPassView/invalidateSize(of:)`` when the content
  /// of a subview changes, or let the subview call `invalidateAlignedSize()`. The view measures all subviews
  /// again when one of these traits changes: content size category, legibility weight, size classes, display
  /// scale, direction and idiom; with AppKit, when the backing scale changes. If the size of a subview depends
  /// on something else, such as a trait of your own, call ``invalidateSizes()`` when that changes.
  ///
  /// **Animation.** Change arranged subviews and call `layoutIfNeeded()` in an animation block. New views fade
  /// in where they stand, and the others move. Views that ``setArrangedSubviews(_:)`` or a new value of
  /// ``items`` leaves out fade out, and are removed at the end. If you hide a view in the block, a snapshot of
  /// it shrinks and fades out. With AppKit, hide a view by its `animator()`, which fades it out without
  /// shrinking it.
  open class AlignedView: LayoutPassView {
    final var arranged = ArrangedGroup()
    final var state = AlignedViewState()

    /// Is called after each layout and each change of the style, if marks show how lines came about.
    package final var marks: ((MarkedChange) -> Void)?

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
    /// the top, and break at the height of the view. The `axis` of a `UIStackView` means the other one: the
    /// axis along its only line.
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

    /// The items on the lines, in the order in which they are read: one for each arranged subview, and others,
    /// such as groups of views that stay together.
    ///
    /// If you set items, their views become subviews, and views that are no longer among them are removed.
    ///
    /// - Complexity: setting is O(*n*) in the items. So is reading, if views have been removed since.
    public var items: [AlignedItem] {
      get { group.items }
      set { replaceItems(newValue) }
    }

    /// The views of the items, and of those in groups, in the order in which they are read.
    ///
    /// - Complexity: O(*n*) in the items.
    public var arrangedSubviews: [PlatformView] {
      group.views
    }

    /// A closure that returns the overflow view: the view behind the visible ones, if a line limit of the
    /// ``attributes`` hides some. Without this closure, there is none.
    ///
    /// It is called for several numbers until the view fits, and finally for the number that is shown. It may
    /// return the same view each time, with another text. Do not capture the aligned view strongly.
    public var overflowView: ((_ hiddenItemCount: Int) -> PlatformView)? {
      didSet { overflowViewDidChange() }
    }

    /// A closure that returns a new view for a background or a line separator of a kind. Without this closure,
    /// there are none.
    ///
    /// The kinds are those of the ``attributes``, and of the attributes of groups among the ``items``. The
    /// closure is called for each view that is missing: one for a background of the section, and one for each
    /// line or forced break with a separator below it. Return a new view each time. The aligned view reuses
    /// these views. Do not capture the aligned view strongly.
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
    ///
    /// - Complexity: O(*n*) in the items, if their sizes are known. Otherwise the items are measured.
    public var hiddenItemCount: Int {
      layout(in: bounds.size).hiddenItemCount
    }

    // MARK: What LayoutPassView asks for

    /// Sets the items on lines. Subclasses cannot override it: change ``items`` and ``attributes``.
    ///
    /// - Complexity: O(*n*) in the items. Each item is measured once for a width. If nothing has changed, the
    ///   view only looks for changes: some 40 nanoseconds for each item.
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
      marks?(.content)
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
