#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Measures items: by their formula, or on a view that is filled with them, but never shown.
  @MainActor
  final class ListSizer {
    /// A view of each type, for all items with views of that type.
    private var views: [ObjectIdentifier: UIView] = [:]
    private(set) var traits: UITraitCollection?

    /// A number that changes with the traits on which sizes may depend.
    private(set) var traitsNumber = 0

    /// Whether sizes were measured under other traits.
    func isOutdated(in traits: UITraitCollection) -> Bool {
      self.traits.map { $0 != traits } ?? false
    }

    /// Forgets views and sizes if the traits are others than before.
    func update(_ traits: UITraitCollection) {
      guard traits != self.traits else { return }
      if self.traits != nil {
        views = [:]
        traitsNumber += 1
      }
      self.traits = traits
    }

    /// Returns the size of an item for the width that it is offered.
    ///
    /// - Parameter cards: the sizes of the cards, if the item is a carousel.
    func size(of item: ListItem, fitting width: CGFloat, cards: CarouselMemory?) -> CGSize {
      let content = item.content
      if let carousel = content.carousel {
        return carousel.size(fitting: width, by: self, remembering: cards ?? CarouselMemory())
      }
      if let size = content.size(fitting: width) { return size }
      // A component may ask for another one's size while its view measures. That gets another view.
      let view = views.removeValue(forKey: content.viewType) ?? content.makeView()
      defer { views[content.viewType] = view }
      content.configure(view)
      return content.size(of: view, fitting: width)
    }

    /// Returns the size of a shown item, which it remembers.
    func size(of record: ItemRecord, fitting width: CGFloat) -> CGSize {
      if let known = record.sizes.size(fitting: width, traits: traitsNumber) { return known }
      guard let item = record.item else { return .zero }
      let size = size(of: item, fitting: width, cards: record.carousel)
      record.sizes.remember(size, fitting: width, traits: traitsNumber)
      return size
    }
  }
#endif
