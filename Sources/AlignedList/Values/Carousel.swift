#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component that scrolls cards sideways, as wide as its section's lines.
  ///
  ///     Carousel("featured", cardWidth: .fraction(0.8), stopsAtCards: true) {
  ///       for photo in featured { Photo(photo).onSelect { [weak self] in self?.open(photo) } }
  ///     }
  ///
  /// All cards are as tall as the tallest of them, so the height is known before anything is displayed. All
  /// of them are measured for that. Where the carousel is scrolled to is kept while its cell is reused for
  /// another one, and while the list is shown again. A tap on the status bar scrolls the list, not the
  /// carousel.
  public struct Carousel: ListComponent {
    /// The width of the cards.
    public enum CardWidth: Hashable, Sendable {
      /// Each card is as wide as it is by itself, and not wider than the carousel.
      case own

      /// Each card is this wide.
      case points(CGFloat)

      /// Each card takes a fraction of the carousel's width. Two cards of one half fill it, with the gap
      /// between them.
      case fraction(CGFloat)
    }

    private let id: AnyHashable
    let cards: [ListItem]

    /// The keys of the cards, all different.
    let keys: [ItemKey]

    /// The content of one card for each type of view, also of the cards of carousels that are cards.
    let kinds: [ItemContent]
    let cardWidth: CardWidth
    let spacing: CGFloat
    let insets: Insets
    let stopsAtCards: Bool

    /// Creates a carousel.
    ///
    /// - Parameters:
    ///   - id: what identifies the carousel among the items of its section.
    ///   - cardWidth: the width of the cards. The default is their own.
    ///   - spacing: the gap between two cards.
    ///   - insets: the distances from the edges of the carousel to its cards, which scroll.
    ///   - stopsAtCards: whether scrolling comes to rest where a card begins.
    ///   - cards: the cards.
    public init(
      _ id: some Hashable, cardWidth: CardWidth = .own, spacing: CGFloat = 8,
      insets: Insets = .zero, stopsAtCards: Bool = false, @ListItemBuilder cards: () -> [ListItem]
    ) {
      self.id = AnyHashable(id)
      self.cardWidth = cardWidth
      self.spacing = spacing
      self.insets = insets
      self.stopsAtCards = stopsAtCards
      self.cards = cards()
      var repeated: [ItemKey] = []
      keys = self.cards.keys.unique(&repeated)
      kinds = self.cards.kinds
    }

    public var identity: AnyHashable? {
      id
    }

    public var cellAttributes: CellAttributes {
      CellAttributes(width: .fraction(1), columnSpan: .max)
    }

    public func hasSameContent(as other: Carousel) -> Bool {
      cardWidth == other.cardWidth && spacing == other.spacing && insets == other.insets
        && stopsAtCards == other.stopsAtCards && keys == other.keys
        && zip(cards, other.cards).allSatisfy {
          $0.hasSameContent(as: $1) && $0.cellAttributes == $1.cellAttributes
        }
    }

    public func makeView() -> CarouselView {
      CarouselView(frame: .zero)
    }

    public func configure(_ view: CarouselView) {
      view.show(self)
    }

    public func size(of view: CarouselView, fitting width: CGFloat) -> CGSize {
      size(fitting: width, by: view.sizer, remembering: view.memory ?? CarouselMemory())
    }
  }

  extension Carousel {
    /// The cards as the section of a list that scrolls sideways.
    ///
    /// - Parameter memory: what identifies the carousel: a view that is reused shows other items.
    @MainActor
    func section(of memory: CarouselMemory) -> ListSection {
      let id = CardsID(memory: ObjectIdentifier(memory), carousel: id)
      return ListSection(id, of: cards) { card in
        let attributes = card.cellAttributes
        return attributes.width == .asked ? card.cellAttributes(attributes.fillingLine) : card
      }
      .attributes(SectionAttributes(maximumCellsPerLine: 1, lineSpacing: spacing))
      .with(cards: memory)
    }

    @MainActor
    func size(
      fitting width: CGFloat, by sizer: ListSizer, remembering memory: CarouselMemory
    ) -> CGSize {
      memory.measure(self, width: width, by: sizer)
      let height = zip(keys, cards).reduce(0) { height, card in
        let insets = card.1.cellAttributes.insets
        return max(height, (memory.size(for: card.0)?.height ?? 0) + insets.top + insets.bottom)
      }
      return CGSize(width: width, height: height + insets.top + insets.bottom)
    }

    /// Returns the width that cards are offered, and have unless it is their own.
    func offeredWidth(in width: CGFloat) -> CGFloat {
      let available = max(0, width - insets.leading - insets.trailing)
      return switch cardWidth {
      case .own: available
      case .points(let points): max(0, points)
      case .fraction(let fraction): max(0, fraction * (available + spacing) - spacing)
      }
    }
  }

  /// The id of the section of a carousel's cards. Two carousels that a view shows in turn have different ones.
  private struct CardsID: Hashable, CustomStringConvertible {
    let memory: ObjectIdentifier
    let carousel: AnyHashable

    var description: String {
      "of the carousel \(carousel.base)"
    }
  }

  extension CellAttributes {
    /// The attributes of a cell that takes what remains of its line. A line of a carousel runs from the top.
    fileprivate var fillingLine: CellAttributes {
      CellAttributes(
        beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
        minimumLineSpace: minimumLineSpace,
        width: .remaining, insets: insets)
    }
  }
#endif
