#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The view of a ``Carousel``: a collection view that scrolls sideways.
  public final class CarouselView: UIView {
    let list: CollectionViewAlignedList

    /// The collection view that shows the cards.
    public let collectionView: UICollectionView

    private(set) var memory: CarouselMemory?

    /// What the cards have of the list in which the carousel stands: its sizer, the number of its environment.
    private(set) var listSizer: ListSizer?
    var environmentNumber = 0

    /// The memory of the carousel that was last shown, unless another view shows that now.
    private(set) var shownMemory: CarouselMemory?

    /// The memory of the carousel whose cards the collection view has.
    private(set) var listedMemory: CarouselMemory?

    private(set) var carousel: Carousel?
    private(set) var listedCarousel: Carousel?

    /// The direction that is forced on the list, which the collection view in it does not inherit.
    var forcedDirection = UISemanticContentAttribute.unspecified

    /// What the frames of the cards depend on, besides the height of the view.
    private struct Setting: Equatable {
      let cardWidth: Carousel.CardWidth
      let offeredWidth: CGFloat
      let isMirrored: Bool
      let number: Int
    }

    /// Whether another carousel is to be shown, other cards of the same one, or the same cards in another width.
    private enum Change {
      case anotherCarousel, cards, setting
    }

    private var change: Change?
    private var setting: Setting?

    /// Whether the view is to be scrolled to where its carousel was when it was last shown.
    private(set) var restoresDistance = false

    /// The card to which the view scrolls with an animation.
    var awaitedCard: ItemKey?

    /// Returns the size of a card until its view is measured, or nil for that of the section.
    private(set) var estimate: ((_ card: ItemRecord) -> CGSize?)?

    /// Where pages begin, as long as no card may have got another frame.
    var knownStops: CarouselStops?

    public override init(frame: CGRect) {
      let layout = CollectionViewAlignedLayout()
      layout.scrollDirection = .horizontal
      layout.contentInsetsReference = .none
      collectionView = UICollectionView(
        frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
      list = CollectionViewAlignedList(collectionView)
      super.init(frame: frame)
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.backgroundColor = .clear
      #if !os(tvOS)
        // A tap on the status bar has no effect if several visible scroll views scroll to their top.
        collectionView.scrollsToTop = false
      #endif
      addSubview(collectionView)
      list.listDelegate.carousel = self
    }

    /// Returns nil: the view of a carousel is made by the carousel.
    public required init?(coder: NSCoder) { nil }

    func belong(to memory: CarouselMemory, _ sizer: ListSizer) {
      (self.memory, listSizer) = (memory, sizer)
      list.sizer.environment = sizer.environment
    }

    /// Takes a carousel, whose cards the next layout pass shows: the list is being asked for a cell, where UIKit allows
    /// no layout, nor an update of another collection view, which begins with one.
    func show(_ carousel: Carousel) {
      let isAnother = memory == nil || memory !== shownMemory
      let memory = memory ?? CarouselMemory()
      if let other = memory.view, other !== self { other.leave(memory) }
      memory.view = self
      self.memory = memory
      self.carousel = carousel
      if isAnother {
        recordDistance()
        leaveScrolling(of: shownMemory)
        shownMemory = memory
        restoresDistance = true
        change = .anotherCarousel
        // This stops what the last carousel was doing, such as decelerating.
        collectionView.setContentOffset(collectionView.contentOffset, animated: false)
      } else if change == nil || change == .setting {
        change = .cards
      }
      setNeedsLayout()
    }

    /// Lets another view show a carousel that this one has shown.
    private func leave(_ memory: CarouselMemory) {
      rememberCards()
      if listedMemory === memory { listedMemory = nil }
      if shownMemory === memory { shownMemory = nil }
      leaveScrolling(of: memory)
    }

    /// Forgets the carousel, and in the next turn of the run loop its cards: UIKit may be amid an update.
    func forgetCarousel() {
      guard let memory else { return }
      leave(memory)
      if memory.view === self { memory.view = nil }
      (self.memory, carousel, listedCarousel, listedMemory, shownMemory) = (nil, nil, nil, nil, nil)
      (change, estimate, knownStops) = (nil, nil, nil)
      list.showInNextTurn([], animated: false)
    }

    /// Leaves the end of an animated scrolling to the next layout pass of whichever view shows the carousel.
    private func leaveScrolling(of memory: CarouselMemory?) {
      if let awaitedCard { memory?.awaitedCard = (awaitedCard, false) }
      awaitedCard = nil
    }

    // MARK: Laying out

    /// Whether the carousel is where the view is scrolled to, also while its cards change.
    var hasDistance: Bool { !restoresDistance && bounds.width > 0 && memory?.view === self }
    var hasDirection: Bool { setting?.isMirrored == isMirrored }

    /// Whether the view does not show yet what it is to show, or where.
    var isUnsettled: Bool { !hasDistance || change != nil || list.turns.isUpdating }

    private func showCards() {
      guard let change, let carousel, let memory else { return }
      self.change = nil
      list.layout.contentInsets = carousel.insets
      list.layout.stopsAtLines = carousel.stops == .atCards
      collectionView.decelerationRate = carousel.stops == .anywhere ? .normal : .fast
      if change == .anotherCarousel {
        rememberCards()
        setEstimates(for: carousel, memory)
      }
      listedCarousel = carousel
      knownStops = nil
      list.show(animated: change == .cards) { carousel.section(of: memory, width: bounds.width) }
      if change == .anotherCarousel { restoreSelection(of: memory) }
    }

    /// Has cards that were visible before begin with the widths that they had.
    private func setEstimates(for carousel: Carousel, _ memory: CarouselMemory) {
      estimate = nil
      guard carousel.hasSelfSizingCards, memory.hasOwnWidths else { return }
      let height = carousel.cardHeight ?? 0
      estimate = { [weak memory] card in
        memory?.ownWidth(of: card).map { CGSize(width: $0, height: height) }
      }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.changesSizes(from: previousTraitCollection) { setNeedsLayout() }
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      followDirection()
      followEnvironment()
      // From right to left, the same offset has another distance from the beginning in another width.
      if collectionView.frame.width != bounds.width {
        if !restoresDistance { rememberPlace() }
        restoresDistance = true
      }
      let wasAnother = change == .anotherCarousel
      measureCards()
      let changesSetting = updateSetting()
      // Components of cards may show the list again in which the carousel stands.
      if let listSizer { listSizer.calls.during(showCards) } else { showCards() }
      if collectionView.frame != bounds { knownStops = nil }
      collectionView.frame = bounds
      if changesSetting { invalidateCards() }
      restoreDistance()
      scrollToAwaitedCard(animated: !wasAnother)
      if carousel?.onCurrentCardChange != nil { collectionView.layoutIfNeeded() }
      reportCurrentCard()
    }

    private func updateSetting() -> Bool {
      let new = carousel.map {
        Setting(
          cardWidth: $0.cardWidth, offeredWidth: $0.offeredWidth(in: bounds.width),
          isMirrored: isMirrored, number: $0.number(in: sizer))
      }
      guard new != setting else { return false }
      if new?.isMirrored != setting?.isMirrored { restoresDistance = true }
      if new?.offeredWidth != setting?.offeredWidth { change = change ?? .setting }
      setting = new
      return true
    }

    /// Has the layout look at the cards again. It does so by itself if its height changes, but not if its width does.
    private func invalidateCards() {
      knownStops = nil
      if carousel?.hasSelfSizingCards == true { list.layout.invalidateMeasuredSizes() }
      list.layout.invalidateLayout()
    }

    private func restoreDistance() {
      guard restoresDistance, bounds.width > 0 else { return }
      awaitRestingCard()
      collectionView.layoutIfNeeded()
      collectionView.contentOffset.x = offset(
        atDistance: min(max(0, memory?.distance ?? 0), maximumDistance))
      restoresDistance = false
    }

    // MARK: Selection

    /// Remembers which cards are selected and where they rest, because the collection view gets others.
    private func rememberCards() {
      guard let listedMemory else { return }
      if !restoresDistance || shownMemory !== listedMemory { rememberPlace() }
      let paths = collectionView.indexPathsForSelectedItems ?? []
      listedMemory.selectedCards = Set(paths.compactMap { list.record(at: $0)?.key })
    }

    /// Deselects cards of a carousel, such as those that are gone. A view that is not visible gets the other cards
    /// later, perhaps after these have changed once more, or is about to show another carousel.
    func deselectCards(of memory: CarouselMemory, where condition: (ItemKey) -> Bool) {
      guard listedMemory === memory else { return }
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        guard let card = list.record(at: path), condition(card.key) else { continue }
        collectionView.deselectItem(at: path, animated: false)
      }
    }

    /// Selects the cards that were selected when the carousel was last shown, and no others. UIKit tells no delegate.
    private func restoreSelection(of memory: CarouselMemory) {
      listedMemory = memory
      // The view may have shown the same carousel before another one did.
      deselectCards(of: memory) { !memory.selectedCards.contains($0) }
      guard !memory.selectedCards.isEmpty, let section = list.record(ofSection: 0) else { return }
      for item in memory.selectedCards.compactMap({ section.itemsByKey[$0]?.index }).sorted() {
        collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
    }

    // MARK: Sizes

    /// The sizer that has measured the cards already, or that of the list in which the carousel stands.
    var sizer: ListSizer { memory?.sizer ?? listSizer ?? list.sizer }

    /// Returns the size of a card, which is measured together with the others.
    func size(of card: ItemRecord) -> CGSize {
      // The list may have asked for the height in another width since.
      if memory?.measuredWidth != bounds.width { measureCards() }
      return memory?.size(of: card) ?? .zero
    }

    private func measureCards() {
      guard let carousel, bounds.width > 0 else { return }
      memory?.measure(carousel, width: bounds.width, by: sizer)
    }
  }
#endif
