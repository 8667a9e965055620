#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The items of a section as they were passed: components of one type, or items of any.
  ///
  /// A section may have thousands of components, and few of them change. They are compared as the type that
  /// they have, by code that is compiled where that type is known. Only those that are shown or have changed
  /// become items.
  @usableFromInline
  final class ItemRun {
    let count: Int

    /// The types of the views of the items.
    let viewTypes: Set<ObjectIdentifier>

    /// The array of components or items.
    private let elements: Any
    private let itemAt: (_ index: Int) -> ListItem
    private let attributesAt: (_ index: Int) -> CellAttributes
    private let differenceFrom: (_ old: Any) -> RunDifference?

    @usableFromInline
    init(
      elements: Any, count: Int, viewTypes: Set<ObjectIdentifier>,
      item: @escaping (_ index: Int) -> ListItem,
      cellAttributes: @escaping (_ index: Int) -> CellAttributes,
      difference: @escaping (_ old: Any) -> RunDifference?
    ) {
      self.elements = elements
      self.count = count
      self.viewTypes = viewTypes
      itemAt = item
      attributesAt = cellAttributes
      differenceFrom = difference
    }

    func item(at index: Int) -> ListItem {
      itemAt(index)
    }

    func cellAttributes(at index: Int) -> CellAttributes {
      attributesAt(index)
    }

    /// Returns the content of items, at least one for each type of view that is not among some. Carousels
    /// are all returned: each has cards of its own.
    func contents(exceptOf known: Set<ObjectIdentifier>) -> [ItemContent] {
      guard !viewTypes.isSubset(of: known) else { return [] }
      let carousels = ObjectIdentifier(CarouselView.self)
      if viewTypes == [carousels] || viewTypes.count > 1 {
        return (0..<count).map { itemAt($0).content }.filter {
          $0.viewType == carousels || !known.contains($0.viewType)
        }
      }
      return [itemAt(0).content]
    }

    /// Returns what differs from an older run, or nil if that has elements of another type.
    func difference(from old: ItemRun) -> RunDifference? {
      differenceFrom(old.elements)
    }
  }

  extension ItemRun {
    @inlinable
    convenience init<Component: ListComponent>(components: [Component]) {
      // The actions of a carousel's cards are not compared, so its view always gets the latest.
      let isAlwaysFilled = Component.self == Carousel.self
      // Found once: an identity would be made for each component. A component may be identifiable under
      // conditions only, and then has no identity.
      let mayBeNumbered =
        !(Component.self is any Identifiable.Type) || components.first?.identity == nil
      self.init(
        elements: components, count: components.count,
        viewTypes: components.isEmpty ? [] : [ObjectIdentifier(Component.ComponentView.self)],
        item: { ListItem(components[$0]) },
        cellAttributes: { components[$0].cellAttributes },
        difference: { old in
          guard let old = old as? [Component] else { return nil }
          return RunDifference(
            from: old, to: components, isNumbered: { mayBeNumbered && $0.identity == nil },
            difference: { old, new in
              guard old.hasSameIdentity(as: new) else { return nil }
              guard new.hasSameContent(as: old) else { return [.content, .size] }
              return isAlwaysFilled ? .content : []
            })
        })
    }

    @usableFromInline
    convenience init(items: [ListItem]) {
      self.init(
        elements: items, count: items.count, viewTypes: items.viewTypes,
        item: { items[$0] },
        cellAttributes: { items[$0].cellAttributes },
        difference: { old in
          guard let old = old as? [ListItem] else { return nil }
          return RunDifference(from: old, to: items)
        })
    }
  }

  extension [ListItem] {
    /// The content of one item for each type of view, with the cards of carousels instead of these.
    var kinds: [ItemContent] {
      var types: Set<ObjectIdentifier> = []
      return flatMap { $0.content.carousel?.kinds ?? [$0.content] }.filter {
        types.insert($0.viewType).inserted
      }
    }

    /// The types of the items' views. Neighbours often have the same.
    fileprivate var viewTypes: Set<ObjectIdentifier> {
      var types: Set<ObjectIdentifier> = []
      var last: ObjectIdentifier?
      for item in self where item.content.type != last {
        last = item.content.type
        types.insert(item.content.viewType)
      }
      return types
    }
  }
#endif
