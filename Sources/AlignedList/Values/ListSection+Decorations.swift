#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension ListSection {
    /// Adds a view behind the section's lines, such as a card. Several backgrounds need different classes.
    ///
    /// - Parameters:
    ///   - viewClass: the class of the view. The list registers it on its layout.
    ///   - placement: the lines behind which one view stands: all of the section, or those between forced
    ///     breaks, such as the rows of a form.
    ///   - insets: the distances from the edges of the lines. Negative insets let the view reach beyond
    ///     them.
    ///   - coversHeader: whether the view begins at the top of the header.
    ///   - coversFooter: whether the view ends at the bottom of the footer.
    ///   - zIndex: the position in front of or behind other views. Cells are at 0, and line separators at -1
    ///     by default.
    public func background(
      _ viewClass: UICollectionReusableView.Type,
      placement: SectionAttributes.Background.Placement = .section, insets: Insets = .zero,
      coversHeader: Bool = false, coversFooter: Bool = false, zIndex: Int = -2
    ) -> ListSection {
      let decoration = Decoration(viewClass)
      let background = SectionAttributes.Background(
        kind: decoration.kind, placement: placement, insets: insets, coversHeader: coversHeader,
        coversFooter: coversFooter, zIndex: zIndex)
      return changing {
        $0.decorations.append(decoration)
        $0.attributes = $0.attributes.with(backgrounds: $0.attributes.backgrounds + [background])
      }
    }

    /// Sets the class of the views between the section's lines.
    ///
    /// - Parameters:
    ///   - viewClass: the class of the views. The list registers it on its layout.
    ///   - thickness: the height of the views.
    ///   - insets: the distances from the edges of the lines.
    ///   - zIndex: the position in front of or behind other views. Cells are at 0, and backgrounds at -2
    ///     by default.
    ///   - placement: the lines below which they stand.
    public func lineSeparator(
      _ viewClass: UICollectionReusableView.Type, thickness: CGFloat = 1, insets: Insets = .zero,
      zIndex: Int = -1, placement: SectionAttributes.LineSeparator.Placement = .everyLine
    ) -> ListSection {
      let decoration = Decoration(viewClass)
      let separator = SectionAttributes.LineSeparator(
        kind: decoration.kind, thickness: thickness, insets: insets, zIndex: zIndex,
        placement: placement)
      return changing {
        $0.decorations.append(decoration)
        $0.attributes = $0.attributes.with(lineSeparator: separator)
      }
    }
  }
#endif
