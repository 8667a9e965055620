#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Shows sections of components in a collection view, and animates what changes when it shows others.
  ///
  /// A list is the data source and the delegate of its collection view, and sizes the cells for its layout.
  /// You describe the whole screen as a value. The list finds out what is different:
  ///
  ///     list = CollectionViewAlignedList(collectionView)
  ///     list.show {
  ///       ListSection("tags") {
  ///         for tag in tags { Chip(tag).onSelect { [weak self] in self?.choose(tag) } }
  ///       }
  ///       .attributes(.topCenter)
  ///
  ///       ListSection("photos", of: photos) { Photo($0) }
  ///         .attributes(.columns(minimumWidth: 160))
  ///     }
  ///
  /// A collection view holds its data source and delegate weakly, so keep a reference to the list for as long
  /// as the view. See <doc:ScreensAsValues>.
  @MainActor
  public final class CollectionViewAlignedList {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

    /// The layout of the collection view.
    ///
    /// The list sets its `keepsAnswersAcrossUpdates` to true, because the size of an item depends only on its
    /// content and its width.
    public let layout: CollectionViewAlignedLayout

    /// The collection view.
    public private(set) weak var collectionView: UICollectionView?

    /// An object that receives the delegate methods that the list does not use, above all those about
    /// scrolling.
    ///
    /// The list itself implements selection, highlighting, displaying, and the targets of moved items. On
    /// Apple's systems, the delegate receives every other method of `UICollectionViewDelegate`, such as those
    /// about focus. It also receives those about context menus for items that have no menu.
    ///
    /// The list does not keep the object alive. When the object is gone, the list behaves as without a
    /// delegate.
    public weak var delegate: (any UICollectionViewDelegate)? {
      didSet { listDelegate.forward(to: delegate, from: collectionView) }
    }

    let dataSource: DataSource
    let sizer: ListSizer
    let calls = ClientCalls()
    let contents: ListContents
    let views: ListViews
    let listDelegate = ListDelegate()

    /// The sections that were last passed, even if they are not shown yet.
    private(set) var latestSections: [ListSection] = []

    /// What the latest sections were described for.
    var describedSurroundings: DescribedSurroundings?

    /// Whether the last item has been displayed.
    var hasDisplayedEnd = false

    /// Whether parts and readers describe their sections.
    var isDescribing = false

    /// The sections that are to be shown when the client is no longer called, and whether with animation.
    private var pending: (sections: [ListSection], isAnimated: Bool)?
    private(set) var isUpdating = false

    /// What waits until the pending sections are shown.
    private var whenShown: [@MainActor () -> Void] = []
    var hasShownSections = false

    /// What a person does by pulling the list down, besides the actions of sections.
    var refreshAction: (@MainActor () async -> Void)?

    /// Whether SwiftUI updates views. State must not change then, so actions wait for the next turn of the run loop.
    var defersActions = false

    /// The views of the overlays, from back to front.
    var overlays: [ListOverlayView] = []

    /// The headers and footers of the list.
    let boundaries = SectionRecord.ofBoundaries()
    var registeredDecorations: Set<String> = []

    /// Whether the layout asks the list for effects of scrolling, and which sections have one.
    var setsEffects = false
    var sectionsWithEffects: Set<AnyHashable> = []

    /// The view of the carousel whose cards the list shows, or nil in other lists.
    weak var carousel: CarouselView? {
      didSet { showsCards = carousel != nil }
    }

    /// Whether the items are the cards of a carousel. Most lists are not, and looking for a view that is not
    /// held takes longer.
    private(set) var showsCards = false

    /// Receives taps between the cells of rows, and fills the row that is touched.
    var rowTaps: RowTaps?
    var rowHighlight: RowHighlight?

    #if !os(tvOS)
      /// The bar that shows where dragged items go, while they are over the list.
      var dropMark: DropMark?
    #endif

    /// Receives the description of a mistake in what the list is to show.
    var reportMistake: (String) -> Void = { assertionFailure($0) }

    /// Creates a list that shows its sections in a collection view.
    ///
    /// If the view's layout is a `CollectionViewAlignedLayout`, it stays. Otherwise the view gets a new one.
    public init(_ collectionView: UICollectionView) {
      self.collectionView = collectionView
      sizer = ListSizer(in: collectionView)
      let existing = collectionView.collectionViewLayout as? CollectionViewAlignedLayout
      layout = existing ?? CollectionViewAlignedLayout()
      let contents = ListContents()
      let views = ListViews(
        of: contents, boundaries, calls: calls, sizer: sizer, in: collectionView)
      self.contents = contents
      self.views = views
      dataSource = DataSource(collectionView: collectionView) { view, path, number in
        views.cell(for: number, at: path, in: view)
      }
      dataSource.supplementaryViewProvider = { view, kind, path in
        views.supplementaryView(ofKind: kind, at: path, in: view)
      }
      dataSource.reorderingHandlers.canReorderItem = { [weak contents] number in
        contents?.item(number)?.isMovable ?? false
      }
      dataSource.reorderingHandlers.didReorder = { [weak contents, weak calls] transaction in
        // UIKit is amid its own update.
        calls?.during {
          contents?.reorder(to: transaction.finalSnapshot).forEach { $0.tellOrder() }
        }
      }
      layout.keepsAnswersAcrossUpdates = true
      if existing == nil { collectionView.collectionViewLayout = layout }
      listDelegate.list = self
      sizer.reportMistake = { [weak self] in self?.reportMistake($0) }
      sizer.onTraitChange = { [weak self] in self?.traitsDidChange() }
      sizer.onWidthChange = { [weak self] in self?.followSurroundings() }
      collectionView.delegate = listDelegate
      // Another list may have used the collection view before.
      if collectionView.prefetchDataSource.map({ $0 is ListDelegate }) ?? true {
        collectionView.prefetchDataSource = listDelegate
      }
    }

    // MARK: Showing sections

    /// Shows sections in place of those that are shown.
    ///
    /// You may call this at any time. In an action such as that of ``ListElement/onSelect(_:)``, the list is
    /// updated at once. If you call it while UIKit lays out views, as in some delegate methods, the list is
    /// updated in the next turn of the run loop. If you call it several times before that, the last call
    /// counts.
    ///
    /// - Parameters:
    ///   - animated: whether the change is animated. It is not before the collection view is in a window.
    ///   - sections: the sections.
    /// - Complexity: O(*n*) in the items of all sections, which are made and compared: some nanoseconds for an
    ///   equal component in ``ListSection/init(_:of:component:)``, and more for items with modifiers. If any
    ///   item is inserted, deleted, moved or changed, UIKit compares the numbers of all items, too. The layout
    ///   then asks only for the items that have changed.
    public func show(animated: Bool = true, @ListBuilder sections: () -> [ListSection]) {
      show(described(sections()), animated: animated)
    }

    /// Shows sections and parts in place of those that are shown, and leaves the rest of the screen as it is.
    ///
    /// A ``ListPart`` replaces all sections that it had before. A section outside of parts replaces the one
    /// with its id. A part or a section that is not shown yet is appended.
    ///
    /// - Parameters:
    ///   - animated: whether the change is animated.
    ///   - sections: the sections and parts.
    /// - Complexity: O(*n*) in the items of the passed sections, and in the number of all sections. Items of
    ///   other sections are not compared. If any item is inserted, deleted, moved or changed, UIKit compares
    ///   the numbers of all items.
    public func update(animated: Bool = true, @ListBuilder sections: () -> [ListSection]) {
      // The closure may update the list itself.
      let sections = described(sections())
      show(latestSections.replacing(sections), animated: animated)
    }

    /// Whether sections wait to be shown.
    var isPending: Bool {
      pending != nil
    }

    /// Shows sections that are described, at once if UIKit accepts an update.
    func show(_ sections: [ListSection], animated: Bool) {
      if calls.isFilling {
        reportMistake(
          "The list is shown while a component fills or measures a view. Show it in an action, such as "
            + "onSelect(_:) or onDisplay(_:).")
      }
      if calls.isUnderWay { return showInNextTurn(sections, animated: animated) }
      latestSections = sections
      pending = (sections, animated)
      showPending()
    }

    /// Shows sections that are described in the next turn of the run loop.
    func showInNextTurn(_ sections: [ListSection], animated: Bool) {
      latestSections = sections
      let isScheduled = pending != nil
      pending = (sections, animated)
      if isUpdating || isScheduled { return }
      Task { [weak self] in self?.showPending() }
    }

    /// Takes sections that the list shows already.
    func take(_ sections: [ListSection]) {
      latestSections = sections
    }

    /// Shows what waits to be shown, unless an update is under way.
    func showPending() {
      while let next = pending, !isUpdating {
        pending = nil
        isUpdating = true
        apply(next.sections, animated: next.isAnimated)
        isUpdating = false
      }
      while !isUpdating, let next = whenShown.first {
        whenShown.removeFirst()
        next()
      }
    }

    /// Calls a closure when no sections wait to be shown.
    func whenShown(_ action: @escaping @MainActor () -> Void) {
      if isPending { whenShown.append(action) } else { action() }
    }

    /// Has all sizes asked for again if they were measured under traits that may have given others.
    func traitsDidChange() {
      guard let traits = collectionView?.traitCollection, sizer.isOutdated(in: traits) else {
        return
      }
      followSurroundings()
      layout.invalidateLayout()
    }

    /// Calls an action of the client while UIKit displays views.
    func perform(_ action: @escaping @MainActor () -> Void) {
      if defersActions {
        Task { action() }
      } else {
        calls.during(action)
      }
    }

    func record(ofSection index: Int) -> SectionRecord? {
      contents.section(dataSource.sectionIdentifier(for: index), expectedAt: index)
    }

    func record(at path: IndexPath) -> ItemRecord? {
      contents.item(dataSource.itemIdentifier(for: path), expectedAt: path)
    }
  }
#endif
