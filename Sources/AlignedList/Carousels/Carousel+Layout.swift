#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension Carousel {
    /// The content of one card for each type of view that measures.
    var measuredKinds: [ItemContent] { cardHeight == nil ? cards.measuredKinds : [] }

    /// Whether each card fills the line that it has for itself. Otherwise cards stand in rows, which need no
    /// size of a card if the width of all is known.
    private var hasCardsAsLines: Bool { rows == 1 && cardHeight == nil }
    var hasSelfSizingCards: Bool { cardHeight != nil && cardWidth == .own }

    /// Returns the number of a sizer that changes when the cards may have other sizes.
    @MainActor
    func number(in sizer: ListSizer) -> Int {
      cards.run.measuresItself || cards.containCarousels ? sizer.hostingNumber : sizer.traitsNumber
    }

    /// The cards as the section of a list that scrolls sideways. The memory identifies the carousel: a view that is
    /// reused shows other items.
    @MainActor
    func section(of memory: CarouselMemory, width: CGFloat) -> ListSection {
      let id = CardsID(memory: ObjectIdentifier(memory), carousel: id)
      return ListSection(id: AnyHashable(id), cards.run)
        .attributes(sectionAttributes(in: width))
        .changing { ($0.cards, $0.effect) = (memory, effect) }
    }

    /// The attributes of the cards' section. Columns are rows there, and their heights widths.
    private func sectionAttributes(in width: CGFloat) -> SectionAttributes {
      if hasCardsAsLines { return SectionAttributes(maximumCellsPerLine: 1, lineSpacing: spacing) }
      let cellHeight: SectionAttributes.CellHeight
      if cardWidth != .own {
        cellHeight = .fixed(offeredWidth(in: width))
      } else if let cardHeight {
        cellHeight = .selfSizing(estimate: cardHeight)
      } else {
        cellHeight = .asked
      }
      return SectionAttributes(
        sizing: .columns(
          rows, cellHeight: cellHeight, asksForCellAttributes: cards.haveAttributes),
        cellSpacing: spacing, lineSpacing: spacing)
    }

    func cellAttributes(of card: CellAttributes) -> CellAttributes {
      if hasCardsAsLines { return card.width == .asked ? card.fillingLine : card }
      return card.isPlainInRows ? .default : card
    }

    @MainActor
    func size(
      fitting width: CGFloat, by sizer: ListSizer, remembering memory: CarouselMemory
    ) -> CGSize {
      memory.measure(self, width: width, by: sizer)
      let vertical = insets.top + insets.bottom
      guard cardHeight != nil || !cards.items.isEmpty
      else { return CGSize(width: width, height: vertical) }
      let row = cardHeight.map { $0 + cards.greatestInsets } ?? memory.greatestHeight
      return CGSize(
        width: width, height: CGFloat(rows) * row + CGFloat(rows - 1) * spacing + vertical)
    }

    func rowHeight(for size: CGSize, of card: ListItem) -> CGFloat {
      let attributes = card.cellAttributes
      let height = size.height + attributes.insets.top + attributes.insets.bottom
      if hasCardsAsLines { return height }
      let span = attributes.isPlainInRows ? 1 : max(1, min(attributes.columnSpan, rows))
      // A row has a height in whole pixels, and whole points are whole pixels.
      return ((height - CGFloat(span - 1) * spacing) / CGFloat(span)).rounded(.up)
    }

    /// Returns the width that cards are offered. They have that width unless they have one of their own.
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

    var description: String { "of the carousel \(carousel.base)" }
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
