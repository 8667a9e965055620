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
    ///   - insets: the distances from the edges of the lines. Negative insets let the view reach beyond them.
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
    ///   - zIndex: the position in front of or behind other views. Cells are at 0, and backgrounds at -2 by default.
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
    /// Changes how the section looks while the list scrolls, such as a header that fades.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .header { Title("Photos") }
    ///       .effect { attributes, visibleRect in
    ///         guard attributes.representedElementCategory == .cell else { return }
    ///         let distance = abs(attributes.center.y - visibleRect.midY) / visibleRect.height
    ///         attributes.alpha = 1 - 0.6 * min(distance, 1)
    ///       }
    ///
    /// The closure gets the attributes of cells, headers, footers and other views of the section, and the part
    /// of the list that is visible. It may change `transform`, `transform3D`, `alpha` and `zIndex`. It is
    /// called at each step of scrolling. The rules are those of the layout's `adjustVisibleAttributes`,
    /// which the list sets as long as any section has an effect. A closure that you set there is lost then.
    ///
    /// The list does not compare effects. It calls the latest one, even if nothing else has changed, from the
    /// next step of scrolling on. If the closure refers to the owner of the list, capture the owner weakly.
    public func effect(
      _ effect:
        @escaping @MainActor (
          _ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect
        ) -> Void
    ) -> ListSection {
      changing { $0.effect = effect }
    }
  }
#endif
