#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The view of a ``Carousel``: a collection view that scrolls sideways.
  public final class CarouselView: UIView {
    private let list: CollectionViewAlignedList

    /// The collection view that shows the cards.
    public let collectionView: UICollectionView

    /// What the view keeps for the carousel that it shows.
    private(set) var memory: CarouselMemory?

    /// The calls and the sizer of the list in which the carousel stands.
    private var calls: ClientCalls?
    private var listSizer: ListSizer?

    /// The memory of the carousel that was last shown.
    private var shownMemory: CarouselMemory?

    private var carousel: Carousel?

    /// What the frames of the cards depend on, besides the height of the view.
    private struct Setting: Equatable {
      let cardWidth: Carousel.CardWidth
      let offeredWidth: CGFloat
      let isMirrored: Bool
      let traitsNumber: Int
    }

    /// Whether the cards of another carousel are to be shown, or other cards of the same one.
    private enum Change {
      case anotherCarousel, cards
    }

    /// What the next layout pass shows.
    private var change: Change?

    /// The setting of the last layout pass.
    private var setting: Setting?

    /// Whether the view is to be scrolled to where its carousel was when it was last shown.
    private var restoresDistance = false

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
      list.onScroll = { [weak self] in self?.recordDistance() }
      list.cardSizes = { [weak self] in self?.size(of: $0) ?? .zero }
    }

    /// Returns nil: the view of a carousel is made by the carousel.
    public required init?(coder: NSCoder) {
      nil
    }

    /// Sets which carousel of a list the view shows from now on.
    func belong(to memory: CarouselMemory, _ calls: ClientCalls, _ sizer: ListSizer) {
      self.memory = memory
      self.calls = calls
      listSizer = sizer
    }

    /// Takes a carousel, whose cards the next layout pass shows.
    ///
    /// The list in which the view stands calls this while it is asked for a cell. UIKit does not allow a
    /// layout there, nor an update of another collection view, which begins with one.
    func show(_ carousel: Carousel) {
      let isAnother = memory == nil || memory !== shownMemory
      let memory = memory ?? CarouselMemory()
      self.memory = memory
      shownMemory = memory
      self.carousel = carousel
      if isAnother {
        restoresDistance = true
        change = .anotherCarousel
        // This stops what the last carousel was doing, such as decelerating.
        collectionView.setContentOffset(collectionView.contentOffset, animated: false)
      } else if change == nil {
        change = .cards
      }
      setNeedsLayout()
    }

    private func showCards() {
      guard let change, let carousel, let memory else { return }
      self.change = nil
      list.layout.contentInsets = carousel.insets
      list.layout.stopsAtLines = carousel.stopsAtCards
      collectionView.decelerationRate = carousel.stopsAtCards ? .fast : .normal
      list.show(animated: change == .cards) { carousel.section(of: memory) }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.changesSizes(from: previousTraitCollection) { setNeedsLayout() }
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      // From right to left, the same offset has another distance from the beginning in another width.
      if collectionView.frame.width != bounds.width { restoresDistance = true }
      measureCards()
      // Components of cards may show the list again in which the carousel stands.
      if let calls { calls.during(showCards) } else { showCards() }
      collectionView.frame = bounds
      let setting = carousel.map {
        Setting(
          cardWidth: $0.cardWidth, offeredWidth: $0.offeredWidth(in: bounds.width),
          isMirrored: isMirrored, traitsNumber: sizer.traitsNumber)
      }
      if setting != self.setting {
        if setting?.isMirrored != self.setting?.isMirrored { restoresDistance = true }
        self.setting = setting
        // The layout looks at the cards again if its height changes, but not if its width does.
        list.layout.invalidateLayout()
      }
      guard restoresDistance, bounds.width > 0 else { return }
      collectionView.layoutIfNeeded()
      collectionView.contentOffset.x = offset(
        atDistance: min(max(0, memory?.distance ?? 0), maximumDistance))
      restoresDistance = false
    }

    // MARK: Scrolling

    private var isMirrored: Bool {
      collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the offset at a distance from the beginning, or the distance at an offset.
    private func offset(atDistance distance: CGFloat) -> CGFloat {
      guard isMirrored else { return distance }
      return max(0, collectionView.contentSize.width - collectionView.bounds.width - distance)
    }

    /// The largest distance from the beginning.
    private var maximumDistance: CGFloat {
      max(0, collectionView.contentSize.width - collectionView.bounds.width)
    }

    private func recordDistance() {
      guard !restoresDistance, bounds.width > 0 else { return }
      memory?.distance = offset(atDistance: collectionView.contentOffset.x)
    }

    // MARK: Sizes

    /// The sizer that has measured the cards already, or that of the list in which the carousel stands.
    var sizer: ListSizer {
      memory?.sizer ?? listSizer ?? list.sizer
    }

    private func size(of card: ItemRecord) -> CGSize {
      // The list may have asked for the height in another width since.
      if memory?.measuredWidth != bounds.width { measureCards() }
      return memory?.size(for: card.key) ?? .zero
    }

    private func measureCards() {
      guard let carousel, bounds.width > 0 else { return }
      memory?.measure(carousel, width: bounds.width, by: sizer)
    }
  }
#endif
