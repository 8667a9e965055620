#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListSection {
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
