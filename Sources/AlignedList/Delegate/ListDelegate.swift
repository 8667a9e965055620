#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The delegate of a list's collection view and layout.
  @MainActor
  final class ListDelegate: NSObject, CollectionViewDelegateAlignedLayout {
    weak var list: CollectionViewAlignedList?

    /// The view of the carousel whose cards the list shows, or nil in other lists.
    weak var carousel: CarouselView? {
      didSet { showsCards = carousel != nil }
    }

    /// Whether the items are the cards of a carousel. Most lists are not, and looking for a view that is not
    /// held takes longer.
    private(set) var showsCards = false
    var hasDisplayedEnd = false

    /// Items that are displayed below what covers the list.
    var coveredItems: [ItemRecord] = []
    lazy var rows = RowTouches(of: self)
    var focus = ListFocus()

    #if !os(tvOS)
      /// The bar that shows where dragged items go, while they are over the list.
      var dropMark: DropMark?
    #endif

    /// The client's delegate, which receives the messages that the list does not use. It is set on the main actor
    /// alone. Foundation declares the methods that look it up without an actor.
    nonisolated(unsafe) private(set) weak var forwarded: (any UICollectionViewDelegate)?

    /// Forgets what belongs to a content in whose place the list shows another one.
    func forgetContent() {
      hasDisplayedEnd = false
      focus = ListFocus()
    }

    func record(at path: IndexPath) -> ItemRecord? { list?.record(at: path) }
    func record(ofSection section: Int) -> SectionRecord? { list?.record(ofSection: section) }

    /// Whether the client's delegate has been deallocated, and no other was set since.
    nonisolated private var hasLostClient: Bool { expectsClient && forwarded == nil }

    nonisolated(unsafe) private var expectsClient = false

    func forward(to delegate: (any UICollectionViewDelegate)?, from view: UICollectionView?) {
      forwarded = delegate
      expectsClient = delegate != nil
      lookUpMethodsAgain(of: view)
    }

    /// Sets the delegates again: UIKit looks up which methods a delegate implements when it is set.
    private func lookUpMethodsAgain(of view: UICollectionView?) {
      guard let view, view.delegate === self else { return }
      view.delegate = nil
      view.delegate = self
      #if !os(tvOS)
        if view.dragDelegate === self, !view.hasActiveDrag {
          view.dragDelegate = nil
          view.dragDelegate = self
        }
        if view.dropDelegate === self, !view.hasActiveDrop {
          view.dropDelegate = nil
          view.dropDelegate = self
        }
      #endif
    }

    #if canImport(ObjectiveC)
      /// Returns whether the list or the client's delegate implements a method. UIKit asks the delegate for a target
      /// content offset in place of the layout, which then holds nothing. So the list implements that method only if
      /// the client's delegate does.
      override func responds(to selector: Selector!) -> Bool {
        let offset = #selector(
          UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:))
        if selector == offset { return forwarded?.responds(to: selector) == true }
        return super.responds(to: selector) || forwarded?.responds(to: selector) == true
      }

      /// Returns the client's delegate for the methods that it implements. UIKit also sends messages that only a
      /// client's delegate implemented which has been deallocated since. The first of these is answered with nothing.
      /// UIKit then sends no more of them.
      override func forwardingTarget(for selector: Selector!) -> Any? {
        if let forwarded, forwarded.responds(to: selector) { return forwarded }
        guard hasLostClient else { return super.forwardingTarget(for: selector) }
        if Thread.isMainThread {
          MainActor.assumeIsolated { lookUpMethodsAgain(of: list?.collectionView) }
        }
        return SilentDelegate.shared
      }
    #endif

    // MARK: Sizes and attributes

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      guard let list, let record = list.record(at: indexPath) else { return .zero }
      return list.calls.whileFilling { size(of: record, offered: remainingLineSpace, in: list) }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      lastLineWidthForItemAt indexPath: IndexPath, size: CGSize
    ) -> CGFloat? {
      guard let list, let record = list.record(at: indexPath) else { return nil }
      return list.calls.whileFilling { list.sizer.lastLineWidth(of: record, at: size) }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      // Sections are asked before their cells, and the first one before all others.
      if section == 0 { list?.followCollectionView() }
      guard let list, let record = record(ofSection: section)
      else { return layout.defaultSectionAttributes }
      return record.attributes(in: list)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      guard let list, let record = list.record(at: indexPath),
        let attributes = record.cellAttributes
      else { return .default }
      if showsCards { return carousel?.carousel?.cellAttributes(of: attributes) ?? attributes }
      return record.spaced(attributes, along: layout.scrollDirection)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      estimatedSizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      guard let list, let record = list.record(at: indexPath) else { return nil }
      if showsCards { return carousel?.estimate?(record) }
      return record.estimatedSize ?? sizeOfOwnCell(of: record, in: list)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat {
      guard let list, let record = record(ofSection: section) else { return 0 }
      return record.length(ofKind: record.headerKind, in: list)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat {
      guard let list, let record = record(ofSection: section) else { return 0 }
      return record.length(ofKind: record.footerKind, in: list)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      guard let list, let record = record(ofSection: section) else { return .zero }
      return record.overflowSize(hiddenCount: hiddenItemCount, in: list)
    }

    private func size(
      of record: ItemRecord, offered space: CGFloat, in list: CollectionViewAlignedList
    ) -> CGSize {
      if showsCards, let carousel { return carousel.size(of: record) }
      return list.sizer.size(of: record, fitting: list.width(offered: space))
    }

    /// Returns the size of an item among SwiftUI views whose view is a cell of its own, or nil. The list cannot
    /// answer for such a cell when it is to measure itself.
    private func sizeOfOwnCell(
      of record: ItemRecord, in list: CollectionViewAlignedList
    ) -> CGSize? {
      guard let section = record.section, section.section.items.measuresItself,
        record.item?.content.cellClass != nil
      else { return nil }
      return list.calls.whileFilling {
        size(of: record, offered: list.layout.lineWidth(inSection: section.index), in: list)
      }
    }
  }
#endif
