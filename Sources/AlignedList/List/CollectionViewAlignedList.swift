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
    /// The list sets its `keepsAnswersAcrossUpdates` to true: the size of an item depends on its content and width.
    public let layout: CollectionViewAlignedLayout

    /// What covers the list at its edges without being a safe area, such as an input bar: the layout's
    /// `coveredInsets`. Items below it do not count for ``ListSection/onReachEnd(within:_:)`` and
    /// ``ListSection/onReachStart(within:_:)``, until they come into sight.
    public var coveredInsets: Insets {
      get { layout.coveredInsets }
      set { layout.coveredInsets = newValue }
    }

    /// The collection view.
    public private(set) weak var collectionView: UICollectionView?

    /// An object that receives the delegate methods that the list does not use, above all those about scrolling.
    ///
    /// The list itself implements selection, highlighting, displaying, and the targets of moved items. On
    /// Apple's systems, the delegate receives every other method of `UICollectionViewDelegate`, such as those
    /// about focus. It also receives those about context menus for items that have no menu.
    ///
    /// The list does not keep the object alive. When the object is gone, the list behaves as without a delegate.
    public weak var delegate: (any UICollectionViewDelegate)? {
      didSet { listDelegate.forward(to: delegate, from: collectionView) }
    }

    let dataSource: DataSource
    let sizer: ListSizer
    let calls = ClientCalls()
    var core = ListCore()
    var turns = ListTurns<StoredSection>()
    let views: ListViews
    let listDelegate = ListDelegate()

    /// Creates a list that shows its sections in a collection view.
    ///
    /// If the view's layout is a `CollectionViewAlignedLayout`, it stays. Otherwise the view gets a new one.
    public init(_ collectionView: UICollectionView) {
      self.collectionView = collectionView
      sizer = ListSizer(in: collectionView, calls: calls)
      let existing = collectionView.collectionViewLayout as? CollectionViewAlignedLayout
      layout = existing ?? CollectionViewAlignedLayout()
      let views = ListViews(sizer, in: collectionView)
      self.views = views
      dataSource = DataSource(collectionView: collectionView) { view, path, number in
        views.cell(for: number, at: path, in: view)
      }
      dataSource.supplementaryViewProvider = { view, kind, path in
        views.supplementaryView(ofKind: kind, at: path, in: view)
      }
      dataSource.reorderingHandlers.canReorderItem = { [weak self] number in
        self?.core.item(number)?.movedElement != nil
      }
      dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
        let items = transaction.finalSnapshot.itemIdentifiers(inSection:)
        // UIKit is amid its own update.
        self?.calls.during { self?.core.reorder(to: items).forEach { $0.tellOrder() } }
      }
      layout.keepsAnswersAcrossUpdates = true
      if existing == nil { collectionView.collectionViewLayout = layout }
      listDelegate.list = self
      views.list = self
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
    /// You may call this at any time. In an action such as that of ``ListElement/onSelect(_:)``, the list is updated
    /// at once. If you call it while UIKit lays out views, as in some delegate methods, the list is updated in the
    /// next turn of the run loop. If you call it several times before that, the last call counts.
    ///
    /// - Parameters:
    ///   - id: what the sections belong to, such as a conversation. With another one than before, everything starts
    ///     anew, without animation: the list is where it opens, and states of parts, remembered sizes, selection and
    ///     the item at the top are gone, also for equal items. With nil, the list goes on with what it shows.
    ///   - animated: whether the change is animated. It is not before the collection view is in a window, and while
    ///     a person has Reduce Motion turned on.
    ///   - sections: the sections.
    /// - Complexity: O(*n*) in the items of all sections, which are made and compared: some nanoseconds for an
    ///   equal component in ``ListSection/init(_:of:component:)``, and more for items with modifiers. If any
    ///   item is inserted, deleted, moved or changed, UIKit compares the numbers of all items, too. The layout
    ///   then asks only for the items that have changed.
    public func show(
      id: AnyHashable? = nil, animated: Bool = true, @ListBuilder sections: () -> [ListSection]
    ) {
      let sections = sections()
      if let id { turns.show(id) }
      show(sections, animated: animated) { $0 = $1 }
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
      show(sections(), animated: animated) { $0.replace(with: $1) }
    }

    /// Describes sections and shows them. They take their places after that: descriptions may have updated the list.
    func show(
      _ sections: [ListSection], animated: Bool,
      _ place: (_ latest: inout [StoredSection], _ new: [StoredSection]) -> Void
    ) {
      let new = described(sections.map(\.stored))
      place(&turns.latest, new)
      show(turns.latest, animated: animated)
    }

    /// Shows sections that are described, at once if UIKit accepts an update.
    func show(_ sections: [StoredSection], animated: Bool) {
      if calls.isFilling {
        calls.reportMistake(
          "The list is shown while a component fills or measures a view. Show it in an action, such as "
            + "onSelect(_:) or onDisplay(_:).")
      }
      if calls.isUnderWay { return showInNextTurn(sections, animated: animated) }
      _ = turns.wait(sections, animated: animated)
      showPending()
    }

    func showInNextTurn(_ sections: [StoredSection], animated: Bool) {
      if turns.wait(sections, animated: animated) {
        Task { [weak self] in self?.showPending() }
      }
    }

    /// Shows what waits to be shown, unless an update is under way.
    func showPending() {
      while let next = turns.beginUpdate() {
        if next.startsAnew { clear() }
        apply(next.sections, animated: next.isAnimated)
        turns.endUpdate()
      }
      while let action = turns.nextAction() { action() }
    }

    func whenShown(_ action: @escaping @MainActor () -> Void) {
      if turns.isPending { turns.wait(action) } else { action() }
    }

    /// Has all sizes asked for again if they were measured under traits that may have given others.
    func traitsDidChange() {
      guard let traits = collectionView?.traitCollection, sizer.isOutdated(in: traits)
      else { return }
      followSurroundings()
      layout.invalidateLayout()
    }

    /// Whether the list has its collection view still. Another list may have taken it.
    var hasView: Bool { collectionView?.dataSource === dataSource }

    /// Returns the width that a view is offered. If the content scrolls sideways, the layout offers
    /// heights, and no view is wider than the collection view.
    func width(offered space: CGFloat) -> CGFloat {
      layout.scrollDirection == .horizontal ? collectionView?.bounds.width ?? 0 : space
    }

    func record(ofSection index: Int) -> SectionRecord? {
      core.section(dataSource.sectionIdentifier(for: index), expectedAt: index)
    }

    func record(at path: IndexPath) -> ItemRecord? {
      core.item(
        dataSource.itemIdentifier(for: path), expectedAt: path.item, inSection: path.section)
    }
  }
#endif
