#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension ListSection {
    /// Shows the section as a card of rows, as screens of settings do: the card is rounded and inset from the
    /// edges, and thin separators stand between the rows.
    ///
    ///     ListSection("network") {
    ///       ListRow {
    ///         Title("Wi-Fi").cellAttributes(CellAttributes(width: .remaining, minimumWidth: 120))
    ///         Value(network.name)
    ///       }
    ///       .onSelect { [weak self] in self?.showNetworks() }
    ///     }
    ///     .insetGrouped()
    ///
    /// It sets the insets, a cell spacing of 8, the line spacing, centered cells, a background and separators.
    /// Headers and footers align with the rows, and headers do not pin. Call ``attributes(_:)`` before this
    /// modifier: after it, it would replace the spacings. Separators stand only at forced breaks, so there is
    /// none between two lines of one ``ListRow``, unless an item in it begins or ends a line by its attributes. Give
    /// an item that is to have a line of its own a `width` of `.fraction(1)` instead.
    ///
    /// The card is 16 points from the sides of the content, or as far as the `contentInsets` of the layout say if
    /// that is more. Give the collection view the `backgroundColor` `.systemGroupedBackground`, or the card is
    /// hard to see.
    ///
    /// - Parameters:
    ///   - separatorInset: the distance from the beginning of a row to that of the separators, such as the width
    ///     of an icon and the gap behind it. Separators end at the edge of the card.
    ///   - padding: the distances from the edges of the card to its rows. Rows are `padding.top + padding.bottom`
    ///     apart, with the separator in the middle. So are the lines of a row without a ``ListRow/lineSpacing(_:)``.
    public func insetGrouped(
      separatorInset: CGFloat = 0,
      padding: Insets = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
    ) -> ListSection {
      background(
        CardView.self,
        insets: Insets(
          top: -padding.top, leading: -padding.leading, bottom: -padding.bottom,
          trailing: -padding.trailing)
      )
      .lineSeparator(
        CardSeparatorView.self,
        insets: Insets(leading: separatorInset, trailing: -padding.trailing),
        placement: .forcedBreaks
      )
      .changing {
        $0.cardPadding = padding
        $0.attributes =
          $0.attributes
          .with(
            cellAlignment: .center, cellSpacing: 8, lineSpacing: padding.top + padding.bottom,
            insets: padding
          )
          .with(pinsHeader: false)
      }
    }

    /// Returns the attributes of the section in a layout. The card of a section that has one is inset as far as
    /// the content is not, and header and footer are inset as its rows are.
    func attributes(in layout: CollectionViewAlignedLayout) -> SectionAttributes {
      guard let cardPadding = values.cardPadding else { return attributes }
      let content = layout.contentInsets
      let (leading, trailing) = (
        max(0, CardView.margin - content.leading), max(0, CardView.margin - content.trailing)
      )
      return
        attributes
        .with(
          insets: Insets(
            top: cardPadding.top + (values.header.item == nil ? 0 : CardView.titleSpacing),
            leading: leading + cardPadding.leading,
            bottom: cardPadding.bottom + (values.footer.item == nil ? 0 : CardView.titleSpacing),
            trailing: trailing + cardPadding.trailing)
        )
        .with(
          supplementaryInsets: Insets(
            leading: content.leading + leading + cardPadding.leading,
            trailing: content.trailing + trailing + cardPadding.trailing))
    }
  }

  final class CardView: UICollectionReusableView {
    static let cornerRadius: CGFloat = 10

    /// The distance from a header or a footer.
    static let titleSpacing: CGFloat = 6

    /// The least distance from the sides of the content.
    static let margin: CGFloat = 16

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = Self.cornerRadius
      #if os(tvOS)
        backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
      #else
        backgroundColor = .secondarySystemGroupedBackground
      #endif
    }

    required init?(coder: NSCoder) { nil }
  }

  final class CardSeparatorView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
