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
  /// - Items that have the same identity in the same section, and the same class of view, keep their view
  ///   and move with it. Items of equal content are not touched.
  /// - Other content is filled into the same view, and its size is asked for again.
  /// - Sizes, section attributes and cell attributes that change are part of the same animation.
  ///
  /// A collection view refers to its data source and delegate weakly, so store the list for as long as the
  /// view. See <doc:ScreensAsValues>.
  @MainActor
  public final class CollectionViewAlignedList {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

    /// The layout of the collection view.
    ///
    /// The list sets its `keepsAnswersAcrossUpdates`: the size of an item follows from its content and its
    /// width alone.
    public let layout: CollectionViewAlignedLayout

    /// The collection view.
    public private(set) weak var collectionView: UICollectionView?

    /// An object that receives the delegate methods for which the list has no use, scrolling above all.
    ///
    /// On Apple's systems it receives every method of `UICollectionViewDelegate` that the list does not
    /// implement itself, such as context menus. The list implements selection, highlighting, displaying, and
    /// targets of moved items.
    ///
    /// The list does not keep the object alive. When it is gone, all is as without a delegate.
    public weak var delegate: (any UICollectionViewDelegate)? {
      didSet { listDelegate.forward(to: delegate, from: collectionView) }
    }

    let dataSource: DataSource
    let sizer: ListSizer
    let calls = ClientCalls()
    let contents: ListContents
    private let views: ListViews
    private let listDelegate = ListDelegate()

    /// The sections that were last passed, even if they are not shown yet.
    private var latestSections: [ListSection] = []

    /// The sections that are to be shown when the client is no longer called, and whether with animation.
    private var pending: (sections: [ListSection], isAnimated: Bool)?
    private(set) var isUpdating = false
    private var hasShownSections = false
    private var registeredDecorations: Set<String> = []

    /// The view of the carousel whose cards the list shows, or nil in other lists.
    weak var carousel: CarouselView?

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
      let views = ListViews(of: contents, calls: calls, sizer: sizer, in: collectionView)
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
        calls?.during { contents?.reorder(transaction) }
      }
      layout.keepsAnswersAcrossUpdates = true
      if existing == nil { collectionView.collectionViewLayout = layout }
      listDelegate.list = self
      sizer.onTraitChange = { [weak self] in self?.traitsDidChange() }
      collectionView.delegate = listDelegate
    }

    // MARK: Showing sections

    /// Shows sections in place of those that are shown.
    ///
    /// You may call this at any time. In an action of ``ListElement/onSelect(_:)`` and the like, the list is
    /// updated at once. Where a component or a delegate method is called while UIKit lays out views, the list
    /// is updated in the next turn of the run loop. If this is called several times, the last one holds.
    ///
    /// - Parameters:
    ///   - animated: whether the change is animated. It is not before the collection view is in a window.
    ///   - sections: the sections.
    public func show(animated: Bool = true, @ListBuilder sections: () -> [ListSection]) {
      show(sections(), animated: animated)
    }

    /// Shows sections and parts in place of those that are shown, and leaves the rest of the screen as it is.
    ///
    /// A ``ListPart`` takes the place of all sections that it had before. A section outside of parts takes the
    /// place of the one with its id. What has no place yet is appended.
    ///
    /// - Parameters:
    ///   - animated: whether the change is animated.
    ///   - sections: the sections and parts.
    public func update(animated: Bool = true, @ListBuilder sections: () -> [ListSection]) {
      // The closure may update the list itself.
      let sections = sections()
      show(latestSections.replacing(sections), animated: animated)
    }

    /// Whether sections wait to be shown.
    var isPending: Bool {
      pending != nil
    }

    private func show(_ sections: [ListSection], animated: Bool) {
      latestSections = sections
      let isScheduled = pending != nil
      pending = (sections, animated)
      if isUpdating { return }
      guard calls.isUnderWay else { return showPending() }
      if isScheduled { return }
      Task { [weak self] in self?.showPending() }
    }

    private func showPending() {
      while let next = pending, !isUpdating {
        pending = nil
        isUpdating = true
        apply(next.sections, animated: next.isAnimated)
        isUpdating = false
      }
    }

    private func apply(_ sections: [ListSection], animated: Bool) {
      // Another list may have taken the view.
      guard let collectionView, collectionView.dataSource === dataSource else { return }
      let animated = animated && hasShownSections && collectionView.window != nil
      traitsDidChange()
      // The items are laid out once more as they were, before they get new contents.
      if animated { collectionView.layoutIfNeeded() }
      register(sections, in: collectionView)
      makeSizingViews(for: sections, in: collectionView)
      sections.reportRepeatedParts(reportMistake)
      let change = contents.update(
        to: sections,
        hiddenCount: { [layout] in layout.hiddenItemCount(inSection: $0) }, report: reportMistake)
      if !hasShownSections {
        hasShownSections = true
        dataSource.applySnapshotUsingReloadData(contents.snapshot)
      } else if !change.isEmpty {
        // A movement refers to index paths from before the update.
        if change.changesOrder, collectionView.hasUncommittedUpdates {
          collectionView.cancelInteractiveMovement()
        }
        layout.invalidateItemsInNextUpdate(at: change.resized)
        keepingSelection(of: collectionView) {
          update(collectionView, by: change, animated: animated)
        }
        contents.forgetRemoved(by: change)
      }
      refreshSupplementaryViews(of: collectionView)
    }

    private func update(
      _ collectionView: UICollectionView, by change: ListContents.Change, animated: Bool
    ) {
      if change.changesOrder || !change.reconfigured.isEmpty {
        var snapshot = contents.snapshot(after: change, from: dataSource.snapshot())
        snapshot.reconfigureItems(change.reconfigured)
        dataSource.apply(snapshot, animatingDifferences: animated)
      }
      // A snapshot that only reconfigures need not be a batch of updates (ChatLayout's documentation), and
      // without one nothing asks for new sizes. If it was one, this one changes nothing. While a person
      // moves an item, the end of the movement has to do.
      guard !change.changesOrder,
        change.reconfigured.isEmpty || !collectionView.hasUncommittedUpdates
      else { return }
      if animated {
        collectionView.performBatchUpdates(nil)
      } else {
        UIView.performWithoutAnimation { collectionView.performBatchUpdates(nil) }
      }
    }

    /// Makes the views that measure, unless the list in which a carousel stands measures its cards.
    private func makeSizingViews(for sections: [ListSection], in collectionView: UICollectionView) {
      guard carousel == nil else { return }
      lazy var shown = Set(contents.sections.map { ObjectIdentifier($0.section.items) })
      calls.during {
        sizer.makeViews(for: sections, width: collectionView.bounds.width) {
          shown.contains(ObjectIdentifier($0))
        }
      }
    }

    /// Has all sizes asked for again if they were measured under traits that may have given others.
    func traitsDidChange() {
      guard let traits = collectionView?.traitCollection, sizer.isOutdated(in: traits) else {
        return
      }
      layout.invalidateLayout()
    }

    /// Selects items again that UIKit deletes and inserts, such as those that move in a section that moves.
    private func keepingSelection(of collectionView: UICollectionView, _ update: () -> Void) {
      func selectedItems() -> Set<Int> {
        Set((collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier))
      }
      let selected = selectedItems()
      update()
      for number in selected.subtracting(selectedItems()) {
        guard let path = dataSource.indexPath(for: number) else { continue }
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }

    private func register(_ sections: [ListSection], in collectionView: UICollectionView) {
      for section in sections {
        views.register(section.items, in: collectionView)
        for decoration in section.decorations
        where registeredDecorations.insert(decoration.kind).inserted {
          layout.register(decoration.viewClass, forDecorationViewOfKind: decoration.kind)
        }
      }
    }

    /// Fills headers, footers and overflow views that stay. The snapshot does not know them.
    private func refreshSupplementaryViews(of collectionView: UICollectionView) {
      for kind in ListViews.kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          guard let record = section(path.section) else { continue }
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          (view as? ListSupplementaryView)?.show(kind, of: record, calls, sizer)
        }
      }
    }

    func section(_ index: Int) -> SectionRecord? {
      contents.section(dataSource.sectionIdentifier(for: index), expectedAt: index)
    }

    func item(at path: IndexPath) -> ItemRecord? {
      contents.item(dataSource.itemIdentifier(for: path), expectedAt: path)
    }

    // MARK: Finding items

    /// Returns the index path of an item that has an id, or nil if the list does not show it. The cards of a
    /// carousel are items of another collection view.
    ///
    ///     if let path = list.indexPath(ofItem: photo.id, inSection: "photos") {
    ///       list.layout.scrollToItem(at: path, position: .centeredVertically, animated: true)
    ///     }
    ///
    /// - Complexity: O(1).
    public func indexPath(ofItem id: some Hashable, inSection section: some Hashable) -> IndexPath?
    {
      guard let record = contents.section(withID: AnyHashable(section)),
        let item = record.item(withID: AnyHashable(id))
      else { return nil }
      return IndexPath(item: item.index, section: record.index)
    }

    /// Returns the view of an item that has an id and is visible, or nil.
    public func view(ofItem id: some Hashable, inSection section: some Hashable) -> UIView? {
      guard let path = indexPath(ofItem: id, inSection: section) else { return nil }
      return (collectionView?.cellForItem(at: path) as? ListCell)?.shownView
    }
  }
#endif
