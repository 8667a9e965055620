#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The delegate of a list's collection view and layout.
  @MainActor
  final class ListDelegate: NSObject, CollectionViewDelegateAlignedLayout {
    weak var list: CollectionViewAlignedList?

    /// The client's delegate, which receives the messages that the list does not use.
    ///
    /// It is set on the main actor alone. Foundation declares the methods that look it up without an actor.
    nonisolated(unsafe) private(set) weak var forwarded: (any UICollectionViewDelegate)?

    func record(at path: IndexPath) -> ItemRecord? {
      list?.record(at: path)
    }

    func record(ofSection section: Int) -> SectionRecord? {
      list?.record(ofSection: section)
    }

    /// Whether the client's delegate has been deallocated, and no other was set since.
    nonisolated private var hasLostClient: Bool {
      expectsClient && forwarded == nil
    }

    nonisolated(unsafe) private var expectsClient = false

    /// Sets the client's delegate.
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
      /// Returns whether the list or the client's delegate implements a method.
      ///
      /// UIKit asks the delegate for a target content offset in place of the layout, which then holds nothing.
      /// So the list implements that method only if the client's delegate does.
      override func responds(to selector: Selector!) -> Bool {
        let offset = #selector(
          UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:))
        if selector == offset { return forwarded?.responds(to: selector) == true }
        return super.responds(to: selector) || forwarded?.responds(to: selector) == true
      }

      /// Returns the client's delegate for the methods that it implements.
      ///
      /// UIKit also sends messages that only a client's delegate implemented which has been deallocated since.
      /// The first of these is answered with nothing. UIKit then sends no more of them.
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
      return list.calls.whileFilling { list.size(of: record, offered: remainingLineSpace) }
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
      return list.attributes(of: record)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      guard let list, let record = list.record(at: indexPath),
        let attributes = record.cellAttributes
      else { return .default }
      if list.showsCards, let carousel = list.carousel {
        return carousel.cellAttributes(of: attributes)
      }
      return record.spaced(attributes, along: layout.scrollDirection)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      estimatedSizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      guard let list, let record = list.record(at: indexPath) else { return nil }
      if list.showsCards { return list.carousel?.estimate?(record) }
      return record.estimatedSize ?? list.sizeOfOwnCell(of: record)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat {
      list?.length(ofKind: UICollectionView.elementKindSectionHeader, inSection: section) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat {
      list?.length(ofKind: UICollectionView.elementKindSectionFooter, inSection: section) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      guard let list, let record = record(ofSection: section) else { return .zero }
      return list.calls.whileFilling {
        guard let item = record.overflowItem(hiddenCount: hiddenItemCount) else { return .zero }
        let width = list.width(offered: layout.lineWidth(inSection: section))
        return list.sizer.size(
          of: item, fitting: width,
          cards: record.carousel(ofKind: CollectionViewAlignedLayout.elementKindOverflow))
      }
    }
  }

  extension CollectionViewAlignedList {
    /// Returns the size of an item for the space that the layout offers it.
    fileprivate func size(of record: ItemRecord, offered space: CGFloat) -> CGSize {
      if showsCards, let carousel { return carousel.size(of: record) }
      return sizer.size(of: record, fitting: width(offered: space))
    }

    /// Returns the size of an item among SwiftUI views whose view is a cell of its own, or nil. The list cannot
    /// answer for such a cell when it is to measure itself.
    fileprivate func sizeOfOwnCell(of record: ItemRecord) -> CGSize? {
      guard let section = record.section?.section, section.items.measuresItself,
        record.item?.content.cellClass != nil
      else { return nil }
      return calls.whileFilling {
        size(of: record, offered: layout.lineWidth(inSection: record.section?.index ?? 0))
      }
    }

    /// Returns the length of a header or footer for the width that the layout gives it.
    fileprivate func length(ofKind kind: String, inSection section: Int) -> CGFloat {
      guard let record = record(ofSection: section) else { return 0 }
      let width = supplementaryWidth(of: placedAttributes(of: record))
      return length(ofKind: kind, of: record, fitting: width)
    }

    /// Returns the length of a header or footer for a width.
    func length(ofKind kind: String, of record: SectionRecord, fitting width: CGFloat) -> CGFloat {
      guard let item = record.item(ofKind: kind, hiddenCount: 0) else { return 0 }
      let size = calls.whileFilling {
        sizer.size(
          of: item, fitting: width, known: record.sizes[kind],
          cards: record.carousel(ofKind: kind)
        ) { record.sizes[kind] = $0 }
      }
      return layout.scrollDirection == .horizontal ? size.width : size.height
    }

    /// Returns the width that a view is offered. If the content scrolls sideways, the layout offers
    /// heights, and no view is wider than the collection view.
    func width(offered space: CGFloat) -> CGFloat {
      layout.scrollDirection == .horizontal ? collectionView?.bounds.width ?? 0 : space
    }
  }
#endif
