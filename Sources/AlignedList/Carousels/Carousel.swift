#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component that scrolls cards sideways, as wide as its section's lines.
  ///
  /// All cards are as tall as the tallest of them. The carousel measures all cards for that before it is
  /// displayed. With a `cardHeight` it measures none: use that for hundreds of cards. A carousel keeps its
  /// scroll position and the selection of its cards while its cell is reused, and when the list is shown again.
  /// A tap on the status bar scrolls the list, not the carousel.
  public struct Carousel: ListComponent {
    /// The width of the cards.
    public enum CardWidth: Hashable, Sendable {
      /// Each card is as wide as it is by itself, and not wider than the carousel.
      case own

      /// Each card is this wide.
      case points(CGFloat)

      /// Each card takes a fraction of the width between the carousel's insets. Two cards of one half fill
      /// it, with the gap between them.
      case fraction(CGFloat)
    }

    /// The places where scrolling comes to rest. The beginning and the end of the cards are always among them.
    public enum Stops: Hashable, Sendable {
      /// Scrolling ends wherever it would.
      case anywhere

      /// A card begins where the first one does before anything is scrolled: behind the insets.
      case atCards

      /// A card stands in the middle of the carousel. The first and the last card reach it only if the
      /// insets are large enough. A strong fling passes several cards: to go on by one, use ``atPages``
      /// with cards of ``CardWidth/fraction(_:)`` 1 and equal insets at both sides.
      case atMiddleCard

      /// A page begins behind the insets: as many whole cards as fit between them, and at least one. A fling
      /// goes to the next page, however strong it is.
      case atPages
    }

    let id: AnyHashable
    let cards: CarouselCards
    let cardWidth: CardWidth

    /// The height of each card, or nil if it is that of the tallest one.
    let cardHeight: CGFloat?
    let rows: Int
    let spacing: CGFloat
    let insets: Insets
    let stops: Stops
    private(set) var onCurrentCardChange: (@MainActor (_ id: AnyHashable) -> Void)?
    private(set) var effect: SectionEffect?

    /// Creates a carousel.
    ///
    /// - Parameters:
    ///   - id: what identifies the carousel among the items of its section.
    ///   - cardWidth: the width of the cards. The default is their own.
    ///   - cardHeight: the height of each card, or nil if all are measured, and are as tall as the tallest.
    ///     With a height, cards of their own width are measured once they become visible, until when the
    ///     length of the carousel is an estimate. Cards of other widths are never measured.
    ///   - rows: the number of rows, which are equally tall. Cards fill a column from the top to the bottom, then the
    ///     next one. A column is as wide as its widest card. A card with a `columnSpan` takes several rows.
    ///   - spacing: the gap between two cards, also between rows.
    ///   - insets: the distances from the edges of the carousel to its cards, which scroll.
    ///   - stops: the places where scrolling comes to rest.
    ///   - cards: the cards.
    public init(
      _ id: some Hashable, cardWidth: CardWidth = .own, cardHeight: CGFloat? = nil, rows: Int = 1,
      spacing: CGFloat = 8, insets: Insets = .zero, stops: Stops = .anywhere,
      @ListItemBuilder cards: () -> [ListItem]
    ) {
      self.id = AnyHashable(id)
      self.cardWidth = cardWidth
      self.cardHeight = cardHeight.map { $0 > 0 ? $0 : 0 }
      self.rows = max(1, rows)
      self.spacing = spacing
      self.insets = insets
      self.stops = stops
      self.cards = CarouselCards(cards())
    }

    /// Sets what happens when another card becomes the current one, and when the carousel is first displayed.
    ///
    ///     Carousel("album", cardWidth: .fraction(1), stops: .atPages) {
    ///       for photo in photos { Photo(photo) }
    ///     }
    ///     .onCurrentCardChange { [weak self] id in self?.currentPhoto = id as? Int }
    ///
    /// The current card is the first one that is wholly visible between the insets or, if none is, the one
    /// that begins nearest to where cards come to rest. With other ``Stops`` it is the card nearest to the
    /// middle, or the first card of the nearest page. In several rows the top card of a column counts.
    ///
    /// The action is called while a person scrolls, and not only where scrolling comes to rest. It is not
    /// called while another carousel uses the view. The list does not compare actions, and calls the latest
    /// one. If you show the list in the action, it is updated in the next turn of the run loop.
    ///
    /// - Parameter action: what receives the id of the card, or the index of a card without an id.
    public func onCurrentCardChange(
      _ action: @escaping @MainActor (_ id: AnyHashable) -> Void
    ) -> Carousel {
      var carousel = self
      carousel.onCurrentCardChange = action
      return carousel
    }

    /// Changes how cards look while they scroll, such as smaller ones at the sides.
    ///
    /// The rules are those of ``ListSection/effect(_:)``. The carousel calls the closure with the cells of its
    /// cards, in the coordinates of its collection view. An effect does not change where cards come to rest, or
    /// which card is the current one.
    public func effect(
      _ effect:
        @escaping @MainActor (
          _ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect
        ) -> Void
    ) -> Carousel {
      var carousel = self
      carousel.effect = effect
      return carousel
    }

    public var identity: AnyHashable? { id }
    public var cellAttributes: CellAttributes { .ofCarousel }

    public func hasSameContent(as other: Carousel) -> Bool {
      cardWidth == other.cardWidth && cardHeight == other.cardHeight && rows == other.rows
        && spacing == other.spacing && insets == other.insets && stops == other.stops
        && cards.haveSameContent(as: other.cards)
    }

    public func makeView() -> CarouselView { CarouselView(frame: .zero) }
    public func configure(_ view: CarouselView) { view.show(self) }

    public func size(of view: CarouselView, fitting width: CGFloat) -> CGSize {
      size(fitting: width, by: view.sizer, remembering: view.memory ?? CarouselMemory())
    }
  }
#endif
