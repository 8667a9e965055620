#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A collection view layout that sets cells as a typesetter sets words: on lines that break where
  /// they must or where a cell says so, aligned left, center or right.
  ///
  /// Assign it, and have the collection view's delegate adopt
  /// ``CollectionViewDelegateAlignedLayout`` to size each cell for the space that remains on its
  /// line:
  ///
  ///     let layout = CollectionViewAlignedLayout()
  ///     layout.defaultSectionAttributes = SectionAttributes(lineAlignment: .center)
  ///     collectionView.collectionViewLayout = layout
  ///
  /// Whatever the delegate does not answer, the layout answers itself: by its closure if one is
  /// set, or else by its property. Setting a property to another value lays everything out again;
  /// setting it to an equal one does nothing.
  ///
  /// The content scrolls vertically and fills the bounds' width less the adjusted content insets.
  /// Headers and footers are supplementary views of UIKit's own kinds,
  /// `UICollectionView.elementKindSectionHeader` and `…Footer`; what says how many items a section
  /// hides is one of ``elementKindOverflow``. Backgrounds and line separators are decoration views
  /// of the kinds that ``SectionAttributes`` name, as far as these are registered on the layout.
  ///
  /// ## While the layout is stale
  ///
  /// Between an invalidation and the next layout pass, reads of `collectionViewContentSize` and of
  /// layout attributes answer what was last laid out; before the first pass that is nothing, and a
  /// size of zero. They never ask the delegate or the data source anything. For a size ahead of
  /// layout there is ``contentSize(fittingWidth:)``.
  ///
  /// In a batch of updates of which nothing but the new counts is known, the answer for attributes
  /// is nil if the layout has to wait for the rest: with ``keepsAnswersAcrossUpdates``, and once a
  /// cell, a header or a footer that sizes itself has told its size. Which is which is not known
  /// then.
  ///
  /// ## Subclassing
  ///
  /// UIKit's `initialLayoutAttributes…`, `finalLayoutAttributes…` and `targetContentOffset…` may be
  /// overridden freely. Overrides of `prepare()`, of the other methods that prepare or finalize, of
  /// the invalidation methods, of the queries and of what registers decoration views have to call
  /// `super`. Attributes that `super` returns are copies and may be changed, but have to be changed
  /// alike in all queries. An override of `layoutAttributesClass` has no effect.
  open class CollectionViewAlignedLayout: UICollectionViewLayout {
    // MARK: Properties

    /// The size of cells for which nobody answers another. The default is 100 by 100 points.
    @IBInspectable public var defaultCellSize = CGSize(width: 100, height: 100) {
      didSet { invalidate(unless: defaultCellSize == oldValue) }
    }

    /// The attributes of sections for which nobody answers others.
    public var defaultSectionAttributes = SectionAttributes() {
      didSet { invalidate(unless: defaultSectionAttributes == oldValue) }
    }

    /// The attributes of cells for which nobody answers others.
    public var defaultCellAttributes = CellAttributes.default {
      didSet { invalidate(unless: defaultCellAttributes == oldValue) }
    }

    /// The height of headers for which nobody answers another. The default is 0: no headers.
    @IBInspectable public var defaultHeaderLength: CGFloat = 0 {
      didSet { invalidate(unless: defaultHeaderLength == oldValue) }
    }

    /// The height of footers for which nobody answers another. The default is 0: no footers.
    @IBInspectable public var defaultFooterLength: CGFloat = 0 {
      didSet { invalidate(unless: defaultFooterLength == oldValue) }
    }

    /// The gap between two sections that are not empty. The default is 10 points.
    @IBInspectable public var sectionSpacing: CGFloat = 10 {
      didSet { invalidate(unless: sectionSpacing == oldValue) }
    }

    /// The distances from the content's edges to its sections. The default is 5 points on every
    /// edge.
    ///
    /// Headers and footers ignore them sideways: they are as wide as the content.
    public var contentInsets = Insets(5) {
      didSet { invalidate(unless: contentInsets == oldValue) }
    }

    /// What sections keep clear of sideways besides the content insets. The default is the safe
    /// area, so that no cell lies under a landscape phone's sensor housing.
    ///
    /// What the collection view's adjusted content inset covers already does not count twice.
    public var contentInsetsReference = UIContentInsetsReference.safeArea {
      didSet { invalidate(unless: contentInsetsReference == oldValue) }
    }

    /// Whether a header stays in sight while its section does. The default is true.
    @IBInspectable public var pinsSectionHeaders = true {
      didSet { invalidate(unless: pinsSectionHeaders == oldValue) }
    }

    /// Whether a footer stays in sight while its section does. The default is false.
    @IBInspectable public var pinsSectionFooters = false {
      didSet { invalidate(unless: pinsSectionFooters == oldValue) }
    }

    /// The promise that what is answered for a cell belongs to the cell and the space that it is
    /// offered, and not to its index path or its neighbours; and what is answered for an overflow
    /// view, to the section's attributes and the number of hidden items. The default is false.
    ///
    /// Then batch updates ask only cells that arrive, move or are reloaded, those to which other
    /// space is offered in consequence, and the first cell of the lines that are kept behind them.
    /// All sections are asked for their attributes and heights; one with other attributes is laid
    /// out anew.
    public var keepsAnswersAcrossUpdates = false

    /// Whether a cell that goes to another line in a batch of updates fades out where it stood and
    /// in where it will stand, instead of moving there. The default is false.
    ///
    /// A cell stays on its line, even if that moves, if its line comes at the same place in the
    /// section, or if another cell that stays is still on it. A cell that was and is alone on its
    /// line stays on it too.
    public var fadesCellsThatChangeLines = false

    /// Whether headers size themselves in height, where the height that is answered for them is not
    /// 0: it is only an estimate then, until the view has told another by
    /// `preferredLayoutAttributesFitting(_:)`. The default is false.
    @IBInspectable public var selfSizesSectionHeaders = false {
      didSet { invalidate(unless: selfSizesSectionHeaders == oldValue) }
    }

    /// Whether footers size themselves in height, as headers can. The default is false.
    @IBInspectable public var selfSizesSectionFooters = false {
      didSet { invalidate(unless: selfSizesSectionFooters == oldValue) }
    }

    /// Whether the first cell that can be seen stays where it is on the screen while anything above
    /// it changes: by updates, on rotation, when sizes are asked again or turn out other than
    /// estimated. The default is true.
    ///
    /// If that cell is deleted or moved, the next is held that is not. Nothing is held at the very
    /// top, so that new content shows itself there, nor while the content is pulled beyond its
    /// ends, after `reloadData()`, and while a finger carries an item. <doc:StandingStill> has the
    /// details.
    @IBInspectable public var keepsFirstVisibleCellInPlace = true

    // MARK: Closures

    /// Sizes a cell for the space that remains on its line, where no delegate does.
    ///
    /// For clients whose delegate cannot adopt ``CollectionViewDelegateAlignedLayout``, or who have
    /// none. Setting it, or one of the other closures, invalidates the layout.
    public var sizeForItem: ((_ indexPath: IndexPath, _ remainingLineSpace: CGFloat) -> CGSize)? {
      didSet { invalidateLayout() }
    }

    /// Answers a section's attributes, where no delegate does.
    public var attributesForSection: ((_ section: Int) -> SectionAttributes)? {
      didSet { invalidateLayout() }
    }

    /// Answers a cell's attributes, where no delegate does.
    public var attributesForItem: ((_ indexPath: IndexPath) -> CellAttributes)? {
      didSet { invalidateLayout() }
    }

    /// Answers the height of a section's header, where no delegate does.
    public var referenceLengthForHeader: ((_ section: Int) -> CGFloat)? {
      didSet { invalidateLayout() }
    }

    /// Answers the height of a section's footer, where no delegate does.
    public var referenceLengthForFooter: ((_ section: Int) -> CGFloat)? {
      didSet { invalidateLayout() }
    }

    /// Answers the size of the view that says how many items a section hides, where no delegate
    /// does.
    ///
    /// It is asked as the delegate is, by
    /// ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:sizeForOverflowInSection:hiddenItemCount:)``.
    /// Where nobody answers there is no such view.
    public var sizeForOverflow: ((_ section: Int, _ hiddenItemCount: Int) -> CGSize)? {
      didSet { invalidateLayout() }
    }

    /// Changes where cells, supplementary views, backgrounds and line separators come from and go
    /// to when batch updates or new bounds are animated: what it does to the attributes that it is
    /// given is what UIKit gets.
    ///
    ///     layout.adjustAnimatedAttributes = { attributes, end in
    ///       if end == .appearing {
    ///         attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    ///       }
    ///     }
    ///
    /// Subclasses may override UIKit's `initialLayoutAttributes…` and `finalLayoutAttributes…`
    /// instead.
    public var adjustAnimatedAttributes:
      ((_ attributes: UICollectionViewLayoutAttributes, _ end: AnimationEndpoint) -> Void)?

    // MARK: State

    /// What was last laid out: a value that tells lines, frames and the order of reading, in the
    /// coordinates of the collection view's content.
    ///
    ///     let lineCount = layout.content.lines(inSection: 0).count
    ///
    /// It stays as it is while the layout is stale, until the next `prepare()`; before the first
    /// there are no sections in it. It knows nothing of pinning unless it is told what is visible,
    /// and a subclass that changes attributes does not change it.
    public internal(set) var content = ContentLayout(width: 0, sections: [])
    private(set) var surroundings: Surroundings?
    /// What holds for other surroundings.
    var keptContents = KeptContents()

    /// The state that the content was laid out in; another than the present one while it is stale.
    var laidOutState: ContentState?
    private(set) var staleness = Staleness()
    var elementAttributes = ElementAttributes()
    /// The kinds of decoration views that can be made.
    var registeredDecorationKinds: Set<String> = []
    /// What views that size themselves have answered.
    var measuredSizes = MeasuredSizes()
    /// Whether it is arranged for that what holds for one turn of the run loop is forgotten after
    /// it.
    var isTurnEnding = false
    /// The cells that are held in their place on the screen.
    var anchors = HeldAnchors()
    /// What is known of the item that a finger carries.
    var trail = MovementTrail()

    /// The batch of updates under way.
    var updates: UpdateRecord?
    /// The change that UIKit is about to animate.
    var animatedChange: AnimatedChange?
    /// What was laid out for the bounds' size before the last.
    var contentOfFormerBounds: FormerContent?
    /// The bounds as they were last known, of the size for which the layout was last prepared.
    var preparedBounds = CGRect.zero
    /// Whether the content has cells of which the data source knows nothing.
    var laidOutPlaceholders = false

    // MARK: Decoration views

    /// Registers a class for backgrounds or line separators of a kind; with nil, there are none of
    /// it any more.
    open override func register(
      _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
    ) {
      super.register(viewClass, forDecorationViewOfKind: elementKind)
      noteRegistration(ofDecorationKind: elementKind, isThere: viewClass != nil)
    }

    /// Registers a nib for backgrounds or line separators of a kind; with nil, there are none of it
    /// any more.
    open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      super.register(nib, forDecorationViewOfKind: elementKind)
      noteRegistration(ofDecorationKind: elementKind, isThere: nib != nil)
    }

    // MARK: Invalidation

    /// The class of the contexts with which this layout is invalidated.
    open override class var invalidationContextClass: AnyClass {
      CollectionViewAlignedLayoutInvalidationContext.self
    }

    /// Records what is stale; the work is done in `prepare()`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      noteUpdates(in: context)
      if !context.keepsAnswers {
        keptContents.contentChanged()
      }
      let isMoreThanNamed = staleness.add(context)
      super.invalidateLayout(with: isMoreThanNamed ? wholeContext(for: context) : context)
    }

    /// Does what has become stale since the last time, and no more.
    open override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      let surroundings = Surroundings(of: collectionView, reference: contentInsetsReference)
      let provider = ContentProvider(of: self, in: collectionView)
      keptContents.noteDelegate(collectionView.delegate)
      // Taken before anything is asked: an answer may invalidate again.
      let stale = staleness
      staleness = .nothing
      let anchor = anchor(for: stale, on: surroundings.canvas)
      keepContentOfFormerBounds()
      prepareSizes(for: stale)
      if stale.isContentStale || surroundings.canvas != self.surroundings?.canvas {
        layOutEverything(on: surroundings.canvas, with: provider)
      } else if !stale.items.isEmpty {
        laidOutState = keptContents.state
        content = provider.content(content, askingAgain: content.positions(of: stale.items))
      }
      let isElsewhere = surroundings != self.surroundings
      self.surroundings = surroundings
      if stale.isWhole || isElsewhere {
        elementAttributes.removeAll()
      }
      if isElsewhere, !stale.isWhole {
        // What surrounds the content has changed without a word, and UIKit is about to ask only for
        // the elements that another invalidation named.
        super.invalidateLayout(with: contextKeepingLayout())
      }
      if let anchor { hold(anchor) }
    }

    /// Whether a view that sizes itself has answered another size than it is set in, or says
    /// another baseline than it is aligned by.
    open override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      isNews(preferred, insteadOf: original)
        || super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    /// Sets the line of a view that has answered anything else anew, and those that follow.
    ///
    /// Done at once, and not in `prepare()`: the context says how far what is visible has moved.
    open override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      return settling(preferred, insteadOf: original, in: context)
    }

    /// Yes if the width changes or anything else that frames depend on has changed, or if something
    /// pinned moves.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let isCanvasKept = isCanvasKept(by: newBounds)
      noteScrolling(to: newBounds, preparesAgain: !isCanvasKept || !isUpToDate)
      return !isCanvasKept || !elementsToMove(forBounds: newBounds).isEmpty
    }

    /// For another width or other surroundings, a context that makes everything be asked again; for
    /// another place of scrolling, one that names the headers and footers that move.
    open override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      noting(newBounds, in: super.invalidationContext(forBoundsChange: newBounds))
    }

    // MARK: Interactive movement

    /// Where a finger at a position would put a caret: there goes the item that it carries.
    open override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      target(ofItemAt: previousIndexPath, carriedTo: position)
    }

    /// The attributes of an item under a finger: its own, at the finger. One that a line limit
    /// hides where it is carried is shown as large as it was before.
    open override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      trail.show(attributes)
      return attributes
    }

    /// A context that makes everything be asked in the new order, or nothing where it stays.
    open override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      return noting(targetIndexPaths, from: previousIndexPaths, in: context)
    }

    /// A context for items that are let go: if the movement is cancelled, they go back.
    open override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      trail.end(at: indexPaths, isCancelled: movementCancelled)
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }

    // MARK: Queries

    /// The size of the content as last laid out.
    open override var collectionViewContentSize: CGSize {
      content.contentSize
    }

    /// The attributes of all cells, headers, footers and overflow views that meet a rectangle, and
    /// of all backgrounds and line separators of a registered kind. Cells that are hidden meet
    /// none.
    open override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard !awaitsUpdateItems else { return nil }
      let placed = content.elements(in: rect, pinning: pinning)
      var shown: [UICollectionViewLayoutAttributes] = []
      shown.reserveCapacity(placed.count)
      for placed in placed where isShown(placed.element) {
        shown.append(attributes(of: placed))
      }
      return shown
    }

    /// The attributes of a cell. For an item that is not laid out they have a zero frame: UIKit
    /// raises an exception at nil. For one that a line limit hides they are `isHidden`, and have no
    /// size, at the end of its section's last line.
    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard !awaitsUpdateItems else { return nil }
      guard let position = content.position(of: indexPath) else {
        return UICollectionViewLayoutAttributes(forCellWith: indexPath)
      }
      return attributes(
        of: ContentLayout.PlacedElement(
          element: .cell(position), frame: content.frame(ofCellAt: position)))
    }

    /// The attributes of a section's header, footer or overflow view, or nil if it has none.
    ///
    /// A section with a line limit whose cells size themselves has attributes of an overflow view
    /// also while it has no such view: they are `isHidden`, without any size. UIKit may have been
    /// told of the view just now, ask a cell for its size, by which the view goes, and then raise
    /// an exception at nil as it makes the view.
    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard !awaitsUpdateItems,
        let element = content.element(ofKind: elementKind, at: indexPath)
      else { return nil }
      guard let frame = content.frame(of: element, pinning: pinning) else {
        return attributesWithoutPlace(of: element)
      }
      return attributes(of: ContentLayout.PlacedElement(element: element, frame: frame))
    }

    /// The attributes of a section's background, or of the separator below a line; nil if there is
    /// none of the kind, or the kind is not registered.
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard !awaitsUpdateItems, let element = decoration(ofKind: elementKind, at: indexPath),
        let frame = content.frame(of: element, pinning: nil)
      else { return nil }
      return attributes(of: ContentLayout.PlacedElement(element: element, frame: frame))
    }

    // MARK: Updates

    /// Takes in what has changed. If the layout has waited for it, this is when it asks.
    open override func prepare(
      forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
    ) {
      super.prepare(forCollectionViewUpdates: updateItems)
      take(updateItems)
    }

    /// Forgets what there was before the updates.
    open override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      endUpdates()
    }

    /// Where to scroll for the first cell that could be seen before updates or an animated change
    /// of bounds to stay where it is.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      return contentOffsetAfterAnimatedChange.map { CGPoint(x: proposed.x, y: $0) } ?? proposed
    }

    /// Keeps what there was in the old bounds, for the animation to begin with.
    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      beginAnimation(from: oldBounds)
    }

    /// Forgets what there was in the old bounds.
    open override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      endAnimationOfBounds()
    }

    /// The headers, footers or overflow views that go in an update although their sections stay.
    open override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
        + paths(ofKind: elementKind, comingOrGoing: false)
    }

    /// The headers, footers or overflow views that come in an update although their sections were
    /// there.
    open override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
        + paths(ofKind: elementKind, comingOrGoing: true)
    }

    /// The backgrounds or line separators that go in an update.
    open override func indexPathsToDeleteForDecorationView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
        + decorationPaths(ofKind: elementKind, comingOrGoing: false)
    }

    /// The backgrounds or line separators that come in an update.
    open override func indexPathsToInsertForDecorationView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      super.indexPathsToInsertForDecorationView(ofKind: elementKind)
        + decorationPaths(ofKind: elementKind, comingOrGoing: true)
    }

    // MARK: Animations

    /// Where a cell comes from when a change is animated: its old place if it stays, or else its
    /// new one, transparent. One that was hidden by a line limit counts as new.
    open override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initialAttributes(of: content.position(of: itemIndexPath).map { .cell($0) })
        ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// Where a cell goes when a change is animated: its new place if it stays, or else its old one,
    /// transparent. One that a line limit hides counts as gone.
    open override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      finalAttributes(of: animatedChange?.oldCell(at: itemIndexPath), at: itemIndexPath)
        ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    /// Where a header, a footer or an overflow view comes from when a change is animated.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initialAttributes(of: content.element(ofKind: elementKind, at: elementIndexPath))
        ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Where a header, a footer or an overflow view goes when a change is animated.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      finalAttributes(
        of: animatedChange?.former.content.element(ofKind: elementKind, at: elementIndexPath),
        at: elementIndexPath)
        ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Where a background or a line separator comes from when a change is animated.
    open override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initialAttributes(of: decoration(ofKind: elementKind, at: decorationIndexPath))
        ?? super.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// Where a background or a line separator goes when a change is animated.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      finalAttributes(
        of: animatedChange?.former.content.decoration(
          ofKind: elementKind, at: decorationIndexPath),
        at: decorationIndexPath)
        ?? super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }
  }
#endif
