#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A collection view layout that sets cells on lines as a typesetter sets words. Lines break
  /// where they are full or where a cell demands it, and are aligned left, center or right.
  ///
  /// Assign it to a collection view. To size each cell for the space that remains on its line,
  /// adopt ``CollectionViewDelegateAlignedLayout`` in the collection view's delegate:
  ///
  ///     let layout = CollectionViewAlignedLayout()
  ///     layout.defaultSectionAttributes = SectionAttributes(lineAlignment: .center)
  ///     collectionView.collectionViewLayout = layout
  ///
  /// The layout uses what the delegate returns. If the delegate does not implement a method, it
  /// calls its own closure, and without a closure it uses its property. A new property value
  /// invalidates the layout; an equal value does not.
  ///
  /// The content scrolls up and down, and is as wide as the bounds less the adjusted content insets. With another
  /// ``scrollDirection`` it scrolls sideways, and is as tall as they are. Headers and footers are supplementary
  /// views of UIKit's kinds `UICollectionView.elementKindSectionHeader` and `elementKindSectionFooter`. A view of
  /// ``elementKindOverflow`` shows how many items a section hides. Backgrounds and line separators are decoration
  /// views of the kinds in ``SectionAttributes``; register these kinds on the layout.
  ///
  /// ## While the layout is stale
  ///
  /// Between an invalidation and the next layout pass, `collectionViewContentSize` and layout attributes are those
  /// that were last laid out. Before the first pass there are no attributes, and the size is zero. These queries
  /// never call the delegate or the data source. To get a size ahead of layout, call ``contentSize(fitting:)``. If
  /// the layout is not stale, a query asks for the attachments of the items that it finds, once for each item.
  ///
  /// In a batch of updates, UIKit reports the new counts first, and the update items later. The layout waits
  /// for these items if ``keepsAnswersAcrossUpdates`` is true, or if a self-sizing view has been measured.
  /// Until it gets them, its queries return nil.
  ///
  /// ## Subclassing
  ///
  /// You may override UIKit's `initialLayoutAttributes…`, `finalLayoutAttributes…` and `targetContentOffset…`
  /// without calling `super`. Call `super` in overrides of methods that prepare, finalize, invalidate, query
  /// attributes or register decoration views. Each query of `super` returns new attributes. You may change
  /// them, but make the same changes in all queries. An override of `layoutAttributesClass` has no effect.
  open class CollectionViewAlignedLayout: UICollectionViewLayout {
    // MARK: Properties

    /// The direction in which the content scrolls. The default is `.vertical`.
    ///
    /// If the content scrolls sideways, lines run from the top to the bottom. They follow each other from the
    /// left, or from the right in a right-to-left interface. The content opens at its beginning, and keeps its
    /// distance from that edge. Sizes and insets are those on the screen. All other lengths turn with the lines:
    /// the remaining line space is one of height, and headers have widths. See <doc:ScrollingSideways>.
    public var scrollDirection: UICollectionView.ScrollDirection {
      get { core.options.axis == .vertical ? .vertical : .horizontal }
      set { set(\.axis, to: ContentLayout.Axis(newValue)) }
    }

    /// Whether scrolling comes to rest where a line begins, as on a shelf of cards. The default is false.
    ///
    /// The line is then clear of the content insets and of its section's pinned header. Scrolling also comes to
    /// rest at the end of the content. For pages, also set the collection view's `decelerationRate` to `.fast`.
    @IBInspectable public var stopsAtLines = false

    /// The size of cells, used if neither the delegate nor ``sizeForItem`` provides one. The default is 100 by 100
    /// points.
    @IBInspectable public var defaultItemSize: CGSize {
      get { settings.defaultItemSize }
      set { set(\.defaultItemSize, to: newValue) }
    }

    /// The attributes of sections, used if neither the delegate nor ``attributesForSection`` provides others.
    public var defaultSectionAttributes: SectionAttributes {
      get { settings.defaultSectionAttributes }
      set { set(\.defaultSectionAttributes, to: newValue) }
    }

    /// The attributes of cells, used if neither the delegate nor ``attributesForItem`` provides others.
    public var defaultItemAttributes: CellAttributes {
      get { settings.defaultItemAttributes }
      set { set(\.defaultItemAttributes, to: newValue) }
    }

    /// The length of headers, used if neither the delegate nor ``referenceLengthForHeader`` provides one: their
    /// height or, sideways, their width. The default is 0: no headers.
    @IBInspectable public var defaultHeaderLength: CGFloat {
      get { settings.defaultHeaderLength }
      set { set(\.defaultHeaderLength, to: newValue) }
    }

    /// The length of footers, used if neither the delegate nor ``referenceLengthForFooter`` provides one, as the
    /// ``defaultHeaderLength`` is for headers.
    @IBInspectable public var defaultFooterLength: CGFloat {
      get { settings.defaultFooterLength }
      set { set(\.defaultFooterLength, to: newValue) }
    }

    /// The header of the whole content, above its first section, or nil, the default. Its view is of the kind
    /// ``elementKindContentHeader``.
    ///
    ///     layout.contentHeader = BoundaryView(length: 240, behavior: .stretches)
    ///
    /// It stands at the very top, above the content insets. If it pins, other headers and cells pin below it. If
    /// you set another header, the sections move, and the layout asks for no sizes. See <doc:HeadersAndPinning>.
    public var contentHeader: BoundaryView? {
      get { settings.contentHeader }
      set {
        guard newValue != contentHeader else { return }
        settings.contentHeader = newValue
        show(newValue, as: .contentHeader)
      }
    }

    /// The footer of the whole content, below its last section, or nil, the default. Its view is of the kind
    /// ``elementKindContentFooter``.
    public var contentFooter: BoundaryView? {
      get { settings.contentFooter }
      set {
        guard newValue != contentFooter else { return }
        settings.contentFooter = newValue
        show(newValue, as: .contentFooter)
      }
    }

    /// Returns the length of the content's header or footer for a width, in place of the one that it was created
    /// with, and the length that pins if it is not the whole. It is asked in each layout pass.
    package final var lengthOfBoundaryView: LayoutClosures.LengthOfBoundaryView? {
      get { closures.lengthOfBoundaryView }
      set { closures.lengthOfBoundaryView = newValue }
    }

    /// The areas that some sections stay inside in place of that of ``contentInsetsReference``.
    package final var referencesOfSections: [UIContentInsetsReference] {
      get { settings.referencesOfSections }
      set { set(\.referencesOfSections, to: newValue) }
    }

    /// The gap between two sections that are not empty. The default is 10 points.
    @IBInspectable public var sectionSpacing: CGFloat {
      get { settings.sectionSpacing }
      set { set(\.sectionSpacing, to: newValue) }
    }

    /// The distances from the edges of the content to its sections. The default is 5 points on every edge.
    /// Headers and footers ignore them, unless ``supplementaryContentInsetsReference`` is set.
    public var contentInsets: Insets {
      get { settings.contentInsets }
      set { set(\.contentInsets, to: newValue) }
    }

    /// What covers the collection view at its edges without being a safe area, such as an input bar in front of it.
    /// The default is zero.
    ///
    ///     layout.coveredInsets = Insets(bottom: inputBar.bounds.height)
    ///
    /// The layout adds these insets to the `contentInset` of its collection view. So content can be scrolled clear of
    /// what covers it, headers pin below it, and ``staysAtEnd``, ``stopsAtLines`` and
    /// ``scrollToItem(at:position:offset:animated:whileUserScrolls:completion:)`` respect it. Set it in
    /// an animation to have the content move in that.
    ///
    /// The layout takes the insets away when the view gets another layout in an animation. UIKit tells no layout of a
    /// change without one. Before that, set them to zero.
    ///
    /// The content insets remain yours for all else. Change them by a difference: what you assign counts as what is
    /// there, with these insets.
    public var coveredInsets: Insets {
      get { settings.coveredInsets }
      set {
        settings.coveredInsets = newValue
        coverCollectionView(by: newValue)
      }
    }

    /// The area that sections stay inside at the sides, or at the top and bottom if the content scrolls
    /// sideways, in addition to the content insets. The default is the safe area. Insets that the adjusted
    /// content inset already covers do not count twice.
    public var contentInsetsReference: UIContentInsetsReference {
      get { settings.contentInsetsReference }
      set { set(\.contentInsetsReference, to: newValue) }
    }

    /// The area that headers and footers stay inside at the sides, in addition to the content insets.
    /// The default is `.none`: they ignore both, and span the full width (sideways: the full height).
    ///
    /// With `.automatic`, headers and footers align with the edges of sections. With another value they stay
    /// inside the content insets and that area. A section's own insets never apply to them. A section may set
    /// other insets for them: ``SectionAttributes/supplementaryInsets``.
    ///
    /// A header that sizes itself is offered the width that is left, ``supplementaryWidth``. In UIKit's
    /// compositional layouts the property of this name is `.automatic` by default.
    public var supplementaryContentInsetsReference: UIContentInsetsReference {
      get { settings.supplementaryContentInsetsReference }
      set { set(\.supplementaryContentInsetsReference, to: newValue) }
    }

    /// Whether headers stay visible while their sections are. The default is true. A section may override this
    /// with ``SectionAttributes/pinsHeader``.
    @IBInspectable public var pinsSectionHeaders: Bool {
      get { options.pinsHeaders }
      set { set(\.pinsHeaders, to: newValue) }
    }

    /// Whether footers stay visible while their sections are. The default is false. A section may override this
    /// with ``SectionAttributes/pinsFooter``.
    @IBInspectable public var pinsSectionFooters: Bool {
      get { options.pinsFooters }
      set { set(\.pinsFooters, to: newValue) }
    }

    /// Whether batch updates reuse the sizes and attributes of cells that stay. The default is false.
    ///
    /// Set this to true if the size and attributes of a cell depend only on its item and the width it is offered,
    /// and not on its index path or on other items. The size of an overflow view may then depend only on the
    /// section's attributes and the number of hidden items.
    ///
    /// A batch update then asks only for cells that are inserted, moved or reloaded, for those that are offered
    /// another width because of that, and for the first cell of the lines that stay behind them.
    ///
    /// The layout still asks for the attributes of all sections, and lays out a section again if they differ.
    /// If the content of an item changes in place, name the item in ``invalidateItemsInNextUpdate(at:)``.
    public var keepsAnswersAcrossUpdates: Bool {
      get { options.keepsAnswersAcrossUpdates }
      set { _ = core.set(\.keepsAnswersAcrossUpdates, to: newValue) }
    }

    /// Whether cells that go to another line in a batch of updates fade instead of moving. The default is false.
    ///
    /// A cell stays on its line if the line has the same number in the section as before, or if another cell that
    /// stays is still on it. A cell that was alone on its line and is alone again stays on it too.
    public var fadesCellsThatChangeLines: Bool {
      get { options.fadesCellsThatChangeLines }
      set { _ = core.set(\.fadesCellsThatChangeLines, to: newValue) }
    }

    /// Whether headers size themselves in height or, sideways, in width. The default is false.
    ///
    /// The length provided for a header is an estimate then, until its view returns one from
    /// `preferredLayoutAttributesFitting(_:)`. With an estimate of 0 there is no header.
    @IBInspectable public var selfSizesSectionHeaders: Bool {
      get { options.selfSizesHeaders }
      set { set(\.selfSizesHeaders, to: newValue) }
    }

    /// Whether footers size themselves, as headers can. The default is false.
    @IBInspectable public var selfSizesSectionFooters: Bool {
      get { options.selfSizesFooters }
      set { set(\.selfSizesFooters, to: newValue) }
    }

    /// Whether visible lines stay in their place on the screen while anything above them changes: by updates,
    /// on rotation, or because cells get other sizes. The default is true.
    ///
    /// The layout holds the first visible cell or, if that is deleted or moved, the next one. While it measures
    /// cells above, it holds the first visible line that keeps its cells. A cell that is pinned at the edge does
    /// not count as visible, nor do the cells that it covers.
    ///
    /// The layout holds no cell at the very top, so that new content becomes visible there, unless ``staysAtEnd``
    /// is true. Nor does it while the user overscrolls, after `reloadData()`, and during an interactive movement.
    /// See <doc:StandingStill>.
    @IBInspectable public var keepsVisibleLinesInPlace: Bool {
      get { options.keepsVisibleLinesInPlace }
      set { _ = core.set(\.keepsVisibleLinesInPlace, to: newValue) }
    }

    /// Whether the content stays at its end, as in a chat. The default is false.
    ///
    /// Content that is shorter than the visible area then stands at the bottom, below a gap, or at the side where
    /// it ends if it scrolls sideways. Longer content is first shown at its end. While the view is at the end, it
    /// stays there when anything changes: cells, their sizes, the bounds, or insets, as when a keyboard appears.
    /// The change is animated if its cause is. Anywhere else, and while the user drags, nothing moves.
    ///
    /// The view is at the end if at most the insets below the last item are out of sight, within a pixel. UIKit's
    /// `scrollToItem(at:at:animated:)` leaves them there;
    /// ``scrollToItem(at:position:offset:animated:whileUserScrolls:completion:)`` shows them too.
    ///
    /// Set this before the first layout pass. If you set it later, long content stays where it is until
    /// it is scrolled to its end. After `reloadData()` a view at the end stays there too.
    ///
    /// With this set, ``keepsVisibleLinesInPlace`` also holds a cell at the very top and while the
    /// user pulls the content down, so that older content can be inserted there.
    ///
    /// Layout attributes, ``contentFrame(forSection:)`` and ``insertionIndexPath(at:)`` include the
    /// gap. ``content`` and ``contentSize(fitting:)`` do not. See <doc:StandingStill>.
    @IBInspectable public var staysAtEnd: Bool {
      get { options.staysAtEnd }
      set {
        guard core.set(\.staysAtEnd, to: newValue) else { return }
        invalidateLayout(with: contextKeepingContent())
      }
    }

    // MARK: Closures

    /// Returns the size of a cell for the space that remains on its line, or for its whole line with
    /// ``SectionAttributes/Offer/wholeLine``.
    ///
    /// The layout calls its closures if the delegate does not adopt ``CollectionViewDelegateAlignedLayout``, or
    /// does not implement the method that a closure replaces. The same rules apply to both. Setting a closure for
    /// sizes, attributes or lengths invalidates the layout.
    public var sizeForItem: ((_ indexPath: IndexPath, _ remainingLineSpace: CGFloat) -> CGSize)? {
      get { closures.sizeForItem }
      set { set { $0.sizeForItem = newValue } }
    }

    /// Returns the estimated size of a self-sizing cell, or nil for the estimate of its section.
    ///
    /// It replaces ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:estimatedSizeForItemAt:)``.
    public var estimatedSizeForItem: ((_ indexPath: IndexPath) -> CGSize?)? {
      get { closures.estimatedSizeForItem }
      set { set { $0.estimatedSizeForItem = newValue } }
    }

    /// Returns the width that the last line of a cell's text takes at the cell's size, or nil for the
    /// ``CellAttributes/lastLineWidth`` of its attributes.
    ///
    /// It replaces ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:lastLineWidthForItemAt:size:)``.
    public var lastLineWidthForItem: ((_ indexPath: IndexPath, _ size: CGSize) -> CGFloat?)? {
      get { closures.lastLineWidthForItem }
      set { set { $0.lastLineWidthForItem = newValue } }
    }

    /// Returns a section's attributes, if the delegate does not.
    public var attributesForSection: ((_ section: Int) -> SectionAttributes)? {
      get { closures.attributesForSection }
      set { set { $0.attributesForSection = newValue } }
    }

    /// Returns a cell's attributes, if the delegate does not.
    public var attributesForItem: ((_ indexPath: IndexPath) -> CellAttributes)? {
      get { closures.attributesForItem }
      set { set { $0.attributesForItem = newValue } }
    }

    /// Returns the length of a section's header, if the delegate does not.
    public var referenceLengthForHeader: ((_ section: Int) -> CGFloat)? {
      get { closures.referenceLengthForHeader }
      set { set { $0.referenceLengthForHeader = newValue } }
    }

    /// Returns the length of a section's footer, if the delegate does not.
    public var referenceLengthForFooter: ((_ section: Int) -> CGFloat)? {
      get { closures.referenceLengthForFooter }
      set { set { $0.referenceLengthForFooter = newValue } }
    }

    /// Returns the size of a section's overflow view, if the delegate does not. If there is neither, there are
    /// no overflow views.
    ///
    /// It replaces
    /// ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:sizeForOverflowInSection:hiddenItemCount:)``.
    public var sizeForOverflow: ((_ section: Int, _ hiddenItemCount: Int) -> CGSize)? {
      get { closures.sizeForOverflow }
      set { set { $0.sizeForOverflow = newValue } }
    }

    /// Returns the views that are attached to a cell, such as a badge, if the delegate does not. If there is
    /// neither, the cell has the ``SectionAttributes/attachments`` of its section.
    ///
    /// It replaces ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:attachmentsForItemAt:)``.
    public var attachmentsForItem: ((_ indexPath: IndexPath) -> [ViewAttachment])? {
      get { closures.attachmentsForItem }
      set {
        closures.attachmentsForItem = newValue
        invalidateAttachments()
      }
    }

    /// Changes the attributes from which or to which elements are animated, in batch updates and with new bounds.
    ///
    ///     layout.adjustAnimatedAttributes = { attributes, end in
    ///       if end == .appearing {
    ///         attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    ///       }
    ///     }
    ///
    /// Subclasses may override UIKit's `initialLayoutAttributes…` and `finalLayoutAttributes…` instead.
    public var adjustAnimatedAttributes:
      ((_ attributes: UICollectionViewLayoutAttributes, _ end: AnimationEndpoint) -> Void)?

    /// Changes how elements look where they are while the content scrolls: scaled cards, parallax, headers
    /// that fade. The default is nil.
    ///
    ///     layout.adjustVisibleAttributes = { attributes, visibleRect in
    ///       let distance = abs(attributes.center.y - visibleRect.midY) / visibleRect.height
    ///       let scale = 1 - 0.2 * min(distance, 1)
    ///       attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    ///     }
    ///
    /// The closure gets the attributes of cells, headers, footers, decoration views and attachments. Its
    /// rectangle is the part of the bounds that the adjusted content insets do not cover, and is never empty.
    /// It may change `transform`, `transform3D`, `alpha` and `zIndex`. The layout restores the size and the
    /// center afterwards. To find out where an element stands, read its `frame` before you set a transform.
    ///
    /// The layout calls the closure at each step of scrolling, perhaps more than once for an element, in the bounds
    /// and up to their length before and behind them. Make the same changes for the same attributes and rectangle.
    /// If your changes depend on anything else, set the closure again when that changes.
    ///
    /// The layout calls no other method of the delegate then, and measures no view again. A self-sizing cell has to
    /// use the `size` of its attributes, because their `frame` includes the transform. ``content`` and other frames
    /// stay as they are, and queries that you make in the closure return attributes without its changes.
    ///
    /// Update animations begin and end with the changed attributes. A deleted item keeps the changes that it
    /// had, so the closure never gets an old index path. A subclass may override the queries for attributes
    /// instead, and then also has to invalidate the layout when the bounds change.
    ///
    /// - Complexity: each step of scrolling takes time in proportion to these elements.
    public var adjustVisibleAttributes:
      ((_ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect) -> Void)?
    {
      get { closures.adjustVisibleAttributes }
      set {
        if newValue == nil, adjustVisibleAttributes == nil { return }
        closures.adjustVisibleAttributes = newValue
        invalidateLayout(with: contextKeepingContent())
      }
    }

    // MARK: State

    final var settings = LayoutSettings()
    final var closures = LayoutClosures()
    final var core = LayoutCore()
    final var asked = ClientState()
    final var effects = VisibleEffects()

    /// The attributes that UIKit was given for cells that appear in a batch of updates.
    final var appearing: [UICollectionViewLayoutAttributes] = []

    /// The views that do not scroll. They are no part of the content.
    final let floatingViews = FloatingViews()

    /// Is called after each change of what is visible, if marks show how lines came about.
    package final var marks: ((MarkedChange) -> Void)?

    // MARK: Decoration views

    /// Registers a class for backgrounds or line separators of a kind. Pass nil to remove them.
    open override func register(
      _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
    ) {
      super.register(viewClass, forDecorationViewOfKind: elementKind)
      setDecorationKind(elementKind, isRegistered: viewClass != nil)
    }

    /// Registers a nib for backgrounds or line separators of a kind. Pass nil to remove them.
    open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      super.register(nib, forDecorationViewOfKind: elementKind)
      setDecorationKind(elementKind, isRegistered: nib != nil)
    }

    // MARK: Invalidation

    /// The class of the layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass {
      CollectionViewAlignedLayoutInvalidationContext.self
    }

    /// Invalidates everything. The next layout pass asks for all sections and cells again.
    ///
    /// - Complexity: O(1). The next layout pass takes O(*n*) in the cells.
    open override func invalidateLayout() {
      asked.isInvalidating = true
      super.invalidateLayout()
      asked.isInvalidating = false
    }

    /// Records what is stale. The layout asks for nothing until `prepare()`.
    ///
    /// A context that names nothing invalidates everything, unless the collection view's insets, safe area, margins
    /// or size have changed: UIKit sends such a context then. If frames stay the same, the layout asks for nothing.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidate(with: context)
    }

    /// Asks for what is stale, and lays it out.
    ///
    /// - Complexity: O(*n*) in the cells if everything is stale, or if the length of the lines has changed and
    ///   no content is cached for the new one. After a context that names items, proportional to the lines that
    ///   break again. While the view only scrolls, the time does not depend on the number of cells.
    open override func prepare() {
      super.prepare()
      effects.beginPass(inBatch: core.updates.batch != nil)
      guard let client else { return }
      if coveredInsets != .zero { coverCollectionView(by: coveredInsets) }
      var surroundings = client.presentSurroundings
      floatingViews.takeOver(client.collectionView)
      surroundings.floating = floatingCoverage(in: client.collectionView.bounds)
      updateDelegate()
      client.prepare(in: surroundings)
      marks?(.content)
    }

    /// Returns true if a self-sizing view prefers a new size, or reports a new baseline or last line by which
    /// cells are placed.
    open override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      receive(preferred, insteadOf: original)
        || super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    /// Lays out the line of a self-sizing view again, and the lines after it that change. Returns a context
    /// that keeps the rest and adjusts the content offset.
    ///
    /// - Complexity: that of ``ContentLayout/apply(_:sizeOfCell:attributesOfCell:sizeOfOverflow:)`` for one
    ///   replaced cell. It hardly depends on the number of cells, except in sections with a line limit, a
    ///   breaking strategy or shared widths.
    open override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      return complete(context, forPreferred: preferred, insteadOf: original)
    }

    /// Returns true if frames depend on the change, if a header, footer or cell moves by pinning, or if
    /// ``adjustVisibleAttributes`` is set.
    ///
    /// - Complexity: O(log *n*) in the sections and the pinned cells, plus those that move.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      defer { marks?(.bounds(newBounds)) }
      return boundsWillChange(to: newBounds) || adjustVisibleAttributes != nil
    }

    /// Returns a context that invalidates the content if the length of its lines has changed, which is the
    /// width unless the content scrolls sideways. If the collection view only scrolls, the context names
    /// the headers, footers and cells that move by pinning, or nothing if ``adjustVisibleAttributes`` is set.
    open override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      complete(super.invalidationContext(forBoundsChange: newBounds), forBounds: newBounds)
    }

    /// Removes floating views and marks, until another collection view has the layout.
    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      asked.endAllRequests()
      coverCollectionView(by: .zero)
      floatingViews.detach()
      marks?(.layout)
    }

    // MARK: Interactive movement

    /// Returns the index path to which a carried item goes. See ``insertionIndexPath(at:)``.
    open override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let cell = ContentLayout.CellPosition(previousIndexPath)
      let target = core.target(of: cell, carriedTo: position)
      return target == cell ? previousIndexPath : target.indexPath
    }

    /// Returns the attributes of a carried item. It stays visible where a line limit would hide it.
    open override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      showCarriedItem(attributes)
      return attributes
    }

    /// Returns a context that invalidates the content if the order of items changes.
    open override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      return complete(
        context, forItemsMovedTo: targetIndexPaths, at: targetPosition, from: previousIndexPaths)
    }

    /// Returns a context for items that are dropped or, if the movement is cancelled, go back.
    open override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      core.endMovement(
        to: indexPaths.map(ContentLayout.CellPosition.init), isCancelled: movementCancelled)
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }

    // MARK: Queries

    /// The size of the content that was last laid out, less an invisible 0.0001 points of width, or of
    /// height if it scrolls sideways.
    ///
    /// UIKit queries too few elements in batch updates if the content is exactly as wide as the bounds (radar
    /// 46865293).
    /// [MagazineLayout](https://github.com/airbnb/MagazineLayout/blob/master/MagazineLayout/Public/MagazineLayout.swift)
    /// works around it in the same way. ``content`` has the exact size.
    open override var collectionViewContentSize: CGSize {
      let size = core.queriedSize().transposed(for: content.axis)
      return CGSize(width: max(0, size.width - 0.0001), height: size.height)
        .transposed(for: content.axis)
    }

    /// Returns the attributes of all elements in a rectangle, except hidden cells and decoration views of kinds
    /// that are not registered. Attachments come right after their hosts.
    ///
    /// - Complexity: O(log *n*) in the content, plus the elements of the lines that meet the rectangle.
    open override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      adjustVisibleAttributes == nil
        ? attributesWithoutEffects(in: rect) : attributesWithEffects(in: rect)
    }

    /// Returns the attributes of a cell.
    ///
    /// A cell that a line limit hides is `isHidden`, with an empty frame at the end of its section's last line. An
    /// item that is not laid out is `isHidden` too, with a zero frame. If the method returned nil, UIKit would
    /// raise an exception. If the attributes were not hidden, UIKit would create a cell for each zero frame in a
    /// view of zero size ([radar 26795511](https://github.com/lionheart/openradar-mirror/issues/14992)).
    ///
    /// - Complexity: O(log *n*) in the section's lines, plus the cells of the item's line.
    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      adjusted(
        core.attributesOfItem(at: indexPath, pinning: pinning(ofItemAt: indexPath), options))
    }

    /// Returns the attributes of a section's header, footer or overflow view, or of an attachment, or nil if
    /// there is none.
    ///
    /// In a section of self-sizing cells with a line limit, the attributes of an overflow view that is not
    /// needed are `isHidden` instead. UIKit may measure a cell after its query for elements, and before it
    /// creates the view. That cell may make the view unnecessary, and UIKit would raise an exception if the
    /// method returned nil.
    ///
    /// - Complexity: O(log *n*) in the sections and in the section's lines.
    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      adjusted(
        core.attributesOfView(ofKind: elementKind, at: indexPath, pinning: pinning, options)
          ?? attributesOfAttachment(ofKind: elementKind, at: indexPath))
    }

    /// Returns the attributes of a background or line separator, or nil if there is none or its
    /// kind is not registered.
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      adjusted(core.attributesOfDecoration(ofKind: elementKind, at: indexPath, options))
    }

    // MARK: Updates

    /// Applies a batch of updates. If the layout has waited for the update items, it asks for what has changed.
    ///
    /// - Complexity: O(*n*) in the cells if the layout has waited and ``keepsAnswersAcrossUpdates`` is false.
    ///   If it is true, proportional to the sections, the update items and the lines that break again.
    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      client?.receive(ContentLayout.Edit.edits(updateItems))
      marks?(.content)
    }

    /// Ends a batch of updates.
    open override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      client?.endUpdates()
      appearing = []
      effects.endBatch()
    }

    /// Returns the content offset that holds the first visible cell in place after updates or an
    /// animated change of bounds.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      guard let client else { return proposed }
      let target = core.holdDuringChange(proposing: proposed, in: client.view)
      beginTurnIfNeeded()
      return target
    }

    /// Returns the content offset at which scrolling comes to rest: that of a line if ``stopsAtLines`` is true.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let proposed = super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
      guard stopsAtLines, let client else { return proposed }
      return core.contentOffsetOfLine(near: proposed, velocity: velocity, in: client.view)
        ?? proposed
    }

    /// Stores the layout in the old bounds, from which the animation begins.
    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      core.beginAnimation(from: oldBounds)
    }

    /// Drops the layout in the old bounds.
    open override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      core.endAnimationOfBounds()
    }

    /// Returns headers, footers and overflow views that disappear although their sections stay.
    open override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
        + views(ofKind: elementKind, onlyOn: .former)
        + pathsOfAttachments(ofKind: elementKind, replacedOn: .former)
    }

    /// Returns headers, footers and overflow views that appear although their sections stay.
    open override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
        + views(ofKind: elementKind, onlyOn: .present)
        + pathsOfAttachments(ofKind: elementKind, replacedOn: .present)
    }

    /// Returns backgrounds or line separators that disappear in an update.
    open override func indexPathsToDeleteForDecorationView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
        + decorations(ofKind: elementKind, onlyOn: .former)
    }

    /// Returns backgrounds or line separators that appear in an update.
    open override func indexPathsToInsertForDecorationView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToInsertForDecorationView(ofKind: elementKind)
        + decorations(ofKind: elementKind, onlyOn: .present)
    }

    // MARK: Animations

    /// Returns where a cell is animated from: its old place or, if it was hidden or is new, its new place.
    open override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      recordInitialAttributes(of: .content(.cell(.init(itemIndexPath))))
        ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// Returns where a cell is animated to: its new place or, if it is hidden or gone, its old place.
    open override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      finalAttributes(of: .content(.cell(.init(itemIndexPath))), at: itemIndexPath)
        ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    /// Returns where a header, footer or overflow view is animated from.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      recordInitialAttributes(of: view(ofKind: elementKind, at: elementIndexPath))
        ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns where a header, footer or overflow view is animated to.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      finalAttributes(
        of: formerView(ofKind: elementKind, at: elementIndexPath), at: elementIndexPath)
        ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns where a background or line separator is animated from.
    open override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      recordInitialAttributes(
        of: core.decoration(ofKind: elementKind, at: decorationIndexPath).map { .content($0) })
        ?? super.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// Returns where a background or line separator is animated to.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let element = core.updates.animatedChange?.former.content
        .decoration(ofKind: elementKind, at: decorationIndexPath)
      return finalAttributes(of: element.map { .content($0) }, at: decorationIndexPath)
        ?? super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }
  }
#endif
