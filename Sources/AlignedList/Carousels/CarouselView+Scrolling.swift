#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension CarouselView {
    var isMirrored: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func followDirection() {
      let lists = sequence(first: self as UIView, next: \.superview).lazy
      guard let list = lists.compactMap({ $0 as? UICollectionView }).first,
        list.semanticContentAttribute != forcedDirection
      else { return }
      forcedDirection = list.semanticContentAttribute
      collectionView.semanticContentAttribute = forcedDirection
      setNeedsLayout()
    }

    /// Shows cards in the environment of the list. It may have changed while the view waited to be reused.
    func followEnvironment() {
      guard let listSizer, listSizer.environmentNumber != environmentNumber else { return }
      environmentNumber = listSizer.environmentNumber
      listSizer.environment.map(list.views.follow)
    }

    /// Returns the offset at a distance from the beginning, or the distance at an offset.
    func offset(atDistance distance: CGFloat) -> CGFloat {
      guard isMirrored else { return distance }
      return max(0, contentWidth - collectionView.bounds.width - distance)
    }

    var maximumDistance: CGFloat { max(0, contentWidth - collectionView.bounds.width) }

    /// The width of the content that is laid out. That of the collection view is still the old one while the
    /// layout adjusts the offset to a new content.
    private var contentWidth: CGFloat { list.layout.content.contentSize.width }

    /// The present distance from the beginning, which is negative while a person pulls the cards beyond it.
    private var distance: CGFloat {
      let offset = collectionView.contentOffset.x
      return isMirrored ? maximumDistance - offset : offset
    }

    private var places: CarouselStops? {
      guard let carousel = listedCarousel, list.layout.content.sectionCount == 1 else { return nil }
      let content = list.layout.content
      if let knownStops, knownStops.contentWidth == content.contentSize.width { return knownStops }
      let places = CarouselStops(
        stops: carousel.stops, lines: content.lines(inSection: 0),
        contentWidth: content.contentSize.width, width: collectionView.bounds.width,
        insets: carousel.insets, isMirrored: isMirrored,
        pixel: 1 / max(1, traitCollection.displayScale))
      guard !places.lines.isEmpty else { return nil }
      guard carousel.stops == .atPages else { return places }
      knownStops = places.withPages()
      return knownStops
    }

    // MARK: Events

    func didScroll() {
      recordDistance()
      reportCurrentCard()
    }

    /// Remembers how far the carousel is scrolled. From right to left, other cards may change that without scrolling.
    func recordDistance() {
      guard !restoresDistance, hasDirection, collectionView.bounds.width > 0, let shownMemory,
        shownMemory.view === self
      else { return }
      shownMemory.distance = offset(atDistance: collectionView.contentOffset.x)
    }

    func willBeginDragging() { awaitedCard = nil }

    func cardDidMeasureItself() {
      knownStops = nil
      // The current card may be another one, though nothing scrolls.
      if carousel?.onCurrentCardChange != nil { setNeedsLayout() }
    }

    /// Changes the offset at which scrolling ends. The layout does that for cards that begin.
    func willEndDragging(with velocity: CGFloat, at target: inout CGFloat) {
      guard let places, carousel?.stops == .atMiddleCard || carousel?.stops == .atPages
      else { return }
      let proposed = isMirrored ? maximumDistance - target : target
      let distance = places.target(
        of: proposed, from: distance, speed: isMirrored ? -velocity : velocity)
      if distance != proposed { target = isMirrored ? maximumDistance - distance : distance }
    }

    /// Scrolls on if cards on the way have measured themselves, and have moved the place that was aimed at, or the
    /// end of the content.
    func didEndDecelerating() {
      guard let carousel, carousel.hasSelfSizingCards, carousel.stops != .anywhere else { return }
      // Cards that only the last step shows are still to be measured.
      collectionView.layoutIfNeeded()
      guard let places, !places.isPlace(distance), let items = list.record(ofSection: 0)?.items
      else { return }
      let item = places.lines[places.line(nearest: distance)].cells.lowerBound
      guard item < items.count else { return }
      memory?.awaitedCard = (items[item].key, true)
      scrollToAwaitedCard(animated: true)
    }

    func didEndScrollingAnimation() {
      guard let awaitedCard else { return }
      self.awaitedCard = nil
      settle(awaitedCard)
    }
  }

  // MARK: - Scrolling to a card

  extension CarouselView {
    func scrollToAwaitedCard(animated: Bool) {
      guard !isUnsettled, let memory, let awaited = memory.awaitedCard else { return }
      collectionView.layoutIfNeeded()
      guard let offset = restingOffset(of: awaited.key) else { return }
      memory.awaitedCard = nil
      guard animated, awaited.isAnimated, window != nil, !UIAccessibility.isReduceMotionEnabled
      else { return settle(awaited.key) }
      guard offset != collectionView.contentOffset.x else { return }
      awaitedCard = awaited.key
      collectionView.setContentOffset(CGPoint(x: offset, y: 0), animated: true)
    }

    /// Scrolls without animation. Cards that measure themselves when they become visible may move the card.
    private func settle(_ card: ItemKey) {
      for _ in 0..<8 {
        collectionView.layoutIfNeeded()
        guard let offset = restingOffset(of: card),
          abs(offset - collectionView.contentOffset.x) > 0.01
        else { return }
        collectionView.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
      }
      collectionView.layoutIfNeeded()
    }

    private func restingOffset(of card: ItemKey) -> CGFloat? {
      guard let item = list.record(ofSection: 0)?.itemsByKey[card]?.index, let places,
        item < collectionView.numberOfItems(inSection: 0)
      else { return nil }
      return offset(atDistance: places.rest(ofLine: places.lines.index(ofCell: item)))
    }

    // MARK: Other widths

    /// Remembers the present distance, and which card rests there: in another width, it may rest elsewhere.
    func rememberPlace() {
      recordDistance()
      guard hasDirection, let listedMemory, let listedCarousel, listedCarousel.stops != .anywhere,
        let places,
        places.maximum > 0, distance > 0, let items = list.record(ofSection: 0)?.items
      else { return }
      // At the end, the last card rests there in any width.
      let line = places.line(restingNear: distance)
      let item = line.map { places.lines[$0].cells.lowerBound } ?? items.count - 1
      guard items.indices.contains(item) else { return }
      listedMemory.restingCard = (items[item].key, places.width)
    }

    /// Scrolls to the card that rested where the carousel was scrolled to in another width.
    func awaitRestingCard() {
      guard let memory, let resting = memory.restingCard else { return }
      memory.restingCard = nil
      if resting.width != bounds.width, memory.awaitedCard == nil {
        memory.awaitedCard = (resting.key, false)
      }
    }

    // MARK: The current card

    func reportCurrentCard() {
      guard let action = carousel?.onCurrentCardChange, !isUnsettled, let memory, let places,
        let items = list.record(ofSection: 0)?.items,
        let index = places.currentLine(at: distance).map({ places.lines[$0].cells.lowerBound }),
        index < items.count, memory.currentCard != items[index].key
      else { return }
      let card = items[index]
      memory.currentCard = card.key
      let id = card.item?.identity ?? AnyHashable(index)
      (listSizer ?? list.sizer).calls.during { action(id) }
    }
  }
#endif
