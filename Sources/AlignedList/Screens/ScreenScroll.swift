#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What a list is scrolled to, in an app's own values.
  @MainActor
  struct ScreenScroll {
    let list: CollectionViewAlignedList

    private var layout: CollectionViewAlignedLayout { list.layout }
    private var collectionView: UICollectionView? { list.collectionView }

    func hasPosition(_ position: AlignedScrollPosition) -> Bool {
      if position.isAtStart || position.isAtEnd { return hasDisplayableItems }
      guard let id = position.item else { return false }
      return list.core.section(position.section, ofItem: id) != nil
    }

    private var hasDisplayableItems: Bool {
      list.core.sections.contains { !$0.items.isEmpty }
    }

    /// Whether a position is the end of the content. If both ends were visible, the one counts at which the list
    /// opens.
    func isEnd(_ position: AlignedScrollPosition) -> Bool {
      position.isAtEnd && (!position.isAtStart || layout.staysAtEnd)
    }

    func scroll(
      to position: AlignedScrollPosition, animated: Bool,
      whileUserScrolls rule: UserScrollingRule = .interrupts,
      completion: (@MainActor (ScrollOutcome) -> Void)? = nil
    ) {
      if isEnd(position) {
        scrollToEnd(animated: animated)
      } else if position.isAtStart {
        scrollToStart(animated: animated)
      } else if let id = position.item,
        let section = list.core.section(position.section, ofItem: id)
      {
        list.scroll(
          toItem: id, inSection: section, position: position.place.scrollPosition(in: axis),
          offset: position.offset, animated: animated, whileUserScrolls: rule,
          completion: completion)
      }
    }

    private func scrollToStart(animated: Bool) {
      guard let collectionView else { return }
      let range = axis.range(of: collectionView)
      collectionView.setContentOffset(
        axis.offset(at: range.lowerBound, in: collectionView), animated: animated)
    }

    /// Scrolls to the last item, which the layout holds while cells are measured, and then to what follows it.
    private func scrollToEnd(animated: Bool) {
      guard let collectionView, let section = list.core.sections.last(where: { !$0.items.isEmpty })
      else { return }
      let last = IndexPath(item: section.items.count - 1, section: section.index)
      let isVisible = collectionView.indexPathsForVisibleItems.contains(last)
      if !isVisible {
        layout.scrollToItem(
          at: last, position: AlignedScrollPosition.Place.bottom.scrollPosition(in: axis),
          animated: animated)
        if animated { return }
      }
      // Without a place, the layout no longer holds the item at the bottom, where footers are out of sight.
      layout.scrollToItem(at: last, position: [], animated: false)
      let end = axis.range(of: collectionView).upperBound
      if axis.position(of: collectionView) < end {
        collectionView.setContentOffset(
          axis.offset(at: end, in: collectionView), animated: animated)
      }
    }

    /// Returns what the list is scrolled to, by the item at a place of the visible part, or nil if it shows nothing.
    func position(at place: AlignedScrollPosition.Place) -> AlignedScrollPosition? {
      guard let collectionView, collectionView.bounds.width > 0, hasDisplayableItems
      else { return nil }
      let (position, range) = (axis.position(of: collectionView), axis.range(of: collectionView))
      let record = item(at: place, in: collectionView)
      return AlignedScrollPosition(
        item: record?.item?.identity, section: record?.section?.id,
        place: place,
        isAtStart: position <= range.lowerBound + 0.5,
        isAtEnd: position >= range.upperBound - 0.5, isReported: true)
    }

    /// Returns the item at a place of the visible part, clear of pinned headers.
    private func item(
      at place: AlignedScrollPosition.Place, in collectionView: UICollectionView
    ) -> ItemRecord? {
      let visible = axis.visiblePart(of: collectionView)
      let items = collectionView.indexPathsForVisibleItems.compactMap { path in
        layout.layoutAttributesForItem(at: path).map { (path, axis.extent(of: $0.frame)) }
      }
      let found: IndexPath? =
        switch place {
        case .top:
          items.filter { path, extent in
            extent.upperBound > max(visible.lowerBound, headerEnd(inSection: path.section)) + 0.5
          }.map(\.0).min()
        case .center:
          items.min {
            distance(of: $0.1, from: visible.middle) < distance(of: $1.1, from: visible.middle)
          }?.0
        case .bottom:
          items.filter { $0.1.lowerBound < visible.upperBound - 0.5 }.map(\.0).max()
        }
      return found.flatMap(list.record(at:))
    }

    private func distance(of extent: ClosedRange<CGFloat>, from middle: CGFloat) -> CGFloat {
      max(extent.lowerBound - middle, middle - extent.upperBound, 0)
    }

    /// Returns where the header of a section ends if it covers items.
    private func headerEnd(inSection section: Int) -> CGFloat {
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      return header.map { axis.extent(of: $0.frame).upperBound } ?? -.infinity
    }

    private var axis: ScreenAxis {
      if layout.scrollDirection == .vertical { return .vertical }
      let isMirrored = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isMirrored ? .leftwards : .rightwards
    }
  }

  /// The direction in which the content of a screen runs. Positions along it grow from the beginning.
  @MainActor
  private enum ScreenAxis {
    case vertical, rightwards, leftwards

    func extent(of frame: CGRect) -> ClosedRange<CGFloat> {
      switch self {
      case .vertical: frame.minY...frame.maxY
      case .rightwards: frame.minX...frame.maxX
      case .leftwards: -frame.maxX...(-frame.minX)
      }
    }

    /// The extent of what the bars leave of a view.
    func visiblePart(of view: UIScrollView) -> ClosedRange<CGFloat> {
      extent(of: view.bounds.inset(by: view.adjustedContentInset))
    }

    func position(of view: UIScrollView) -> CGFloat { visiblePart(of: view).lowerBound }

    func range(of view: UIScrollView) -> ClosedRange<CGFloat> {
      let content = extent(of: CGRect(origin: .zero, size: view.contentSize))
      let visible = visiblePart(of: view)
      let length = visible.upperBound - visible.lowerBound
      return content.lowerBound...max(content.lowerBound, content.upperBound - length)
    }

    func offset(at position: CGFloat, in view: UIScrollView) -> CGPoint {
      let distance = position - self.position(of: view)
      let offset = view.contentOffset
      return switch self {
      case .vertical: CGPoint(x: offset.x, y: offset.y + distance)
      case .rightwards: CGPoint(x: offset.x + distance, y: offset.y)
      case .leftwards: CGPoint(x: offset.x - distance, y: offset.y)
      }
    }
  }

  extension AlignedScrollPosition.Place {
    @MainActor
    fileprivate func scrollPosition(in axis: ScreenAxis) -> UICollectionView.ScrollPosition {
      switch (self, axis) {
      case (.top, .vertical): .top
      case (.center, .vertical): .centeredVertically
      case (.bottom, .vertical): .bottom
      case (.top, .rightwards), (.bottom, .leftwards): .left
      case (.center, _): .centeredHorizontally
      case (.bottom, .rightwards), (.top, .leftwards): .right
      }
    }
  }

  extension ClosedRange<CGFloat> {
    fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
  }
#endif
