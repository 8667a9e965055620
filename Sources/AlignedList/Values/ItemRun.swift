#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The items of a section as they were passed: components of one type, or items of any. A section may have
  /// thousands of components, and few of them change. They are compared as the type that they have, by code that is
  /// compiled where that type is known. Only those that are shown or have changed become items.
  @usableFromInline
  class ItemRun: ComparedRun {
    // The closures get their run, so that they contain nothing: thousands of sections have a run each.
    private final let itemAt: (_ run: ItemRun, _ index: Int) -> ListItem
    private final let attributesAt: (_ run: ItemRun, _ index: Int) -> CellAttributes
    private final let estimateAt: (_ run: ItemRun, _ index: Int) -> CGSize?
    private final let differenceFrom: (_ run: ItemRun, _ old: ItemRun) -> RunDifference

    /// The type of the views of all items if one item tells what they are.
    final let onlyViewType: ObjectIdentifier?

    @usableFromInline
    init(
      count: Int, viewType: ObjectIdentifier?, otherViewTypes: Set<ObjectIdentifier>,
      item: @escaping (_ run: ItemRun, _ index: Int) -> ListItem,
      cellAttributes: @escaping (_ run: ItemRun, _ index: Int) -> CellAttributes,
      estimatedSize: @escaping (_ run: ItemRun, _ index: Int) -> CGSize?,
      difference: @escaping (_ run: ItemRun, _ old: ItemRun) -> RunDifference
    ) {
      itemAt = item
      attributesAt = cellAttributes
      estimateAt = estimatedSize
      differenceFrom = difference
      let isOnly = otherViewTypes.isEmpty && viewType != ObjectIdentifier(CarouselView.self)
      onlyViewType = isOnly ? viewType : nil
      super.init(count: count, viewType: viewType, otherViewTypes: otherViewTypes)
    }

    final func item(at index: Int) -> ListItem { itemAt(self, index) }
    final func cellAttributes(at index: Int) -> CellAttributes { attributesAt(self, index) }
    final func estimatedSize(at index: Int) -> CGSize? { estimateAt(self, index) }

    /// Components that were passed as they are have none.
    final lazy var hasAttachments = containsItem {
      $0.storedOptions != nil && !$0.attachments.isEmpty
    }

    final lazy var hasLineSpacings = containsItem {
      $0.storedOptions?.options.row?.lineSpacing != nil
    }

    /// Components that were passed as they are do not decide how large they are.
    final lazy var measuresItself = hostsViews || containsItem { $0.content.measuresItself }

    private final func containsItem(where condition: (ListItem) -> Bool) -> Bool {
      (self as? ElementRun<ListItem>)?.elements.contains(where: condition) ?? false
    }

    final var hostsViews = false

    /// Returns at least one content for each other type of view. Carousels are all returned: each has its own cards.
    final func contents(exceptOf known: Set<ObjectIdentifier>) -> [ItemContent] {
      if onlyViewType != nil { return [item(at: 0).content] }
      let carousels = ObjectIdentifier(CarouselView.self)
      return (0..<count).map { item(at: $0).content }.filter {
        $0.viewType == carousels || !known.contains($0.viewType)
      }
    }

    final func hasViewTypes(among known: Set<ObjectIdentifier>) -> Bool {
      viewType.map(known.contains) ?? true && otherViewTypes.isSubset(of: known)
    }

    // MARK: Comparing

    final override func identity(at index: Int) -> ItemIdentity { item(at: index).comparedIdentity }

    final override func change(at index: Int, from old: ItemRecord) -> ItemChange {
      old.item.map { item(at: index).change(from: $0) } ?? []
    }

    final override func hasSameContents(as other: ComparedRun) -> Bool {
      guard let other = other as? ItemRun, count == other.count else { return false }
      return (0..<count).allSatisfy { item(at: $0).hasSameContent(as: other.item(at: $0)) }
    }

    final override func difference(from old: ComparedRun) -> RunDifference? {
      guard type(of: self) == type(of: old) else { return nil }
      return differenceFrom(self, unsafeDowncast(old, to: ItemRun.self))
    }
  }

  @usableFromInline
  final class ElementRun<Element>: ItemRun {
    @usableFromInline let elements: [Element]

    @inlinable
    init(
      _ elements: [Element], viewType: ObjectIdentifier?,
      otherViewTypes: Set<ObjectIdentifier> = [],
      item: @escaping (_ run: ItemRun, _ index: Int) -> ListItem,
      cellAttributes: @escaping (_ run: ItemRun, _ index: Int) -> CellAttributes,
      estimatedSize: @escaping (_ run: ItemRun, _ index: Int) -> CGSize?,
      difference: @escaping (_ run: ItemRun, _ old: ItemRun) -> RunDifference
    ) {
      self.elements = elements
      super.init(
        count: elements.count, viewType: viewType, otherViewTypes: otherViewTypes, item: item,
        cellAttributes: cellAttributes, estimatedSize: estimatedSize, difference: difference)
    }

    /// Returns the elements of a run that is known to have this type.
    @inlinable @inline(__always)
    static func elements(of run: ItemRun) -> [Element] {
      unsafeDowncast(run, to: ElementRun.self).elements
    }
  }

  extension ElementRun where Element: ListComponent {
    @inlinable
    convenience init(components: [Element]) {
      self.init(
        components,
        viewType: components.isEmpty ? nil : ObjectIdentifier(Element.ComponentView.self),
        item: { ListItem(ElementRun.elements(of: $0)[$1]) },
        cellAttributes: { ElementRun.elements(of: $0)[$1].cellAttributes },
        estimatedSize: { ElementRun.elements(of: $0)[$1].estimatedSize },
        difference: {
          ElementRun.difference(from: ElementRun.elements(of: $1), to: ElementRun.elements(of: $0))
        })
    }

    @inlinable
    static func difference(from old: [Element], to new: [Element]) -> RunDifference {
      // Found once: an identity would be made for each component. A component may be identifiable under
      // conditions only, and then has no identity.
      lazy var mayBeNumbered =
        !(Element.self is any Identifiable.Type) || new.first?.identity == nil
      return RunDifference(
        from: old, to: new, isNumbered: { mayBeNumbered && $0.identity == nil },
        difference: { old, new in
          guard old.hasSameIdentity(as: new) else { return nil }
          guard new.hasSameContent(as: old) else { return [.content, .size] }
          // The actions of a carousel's cards are not compared, so its view always gets the latest.
          return Element.self == Carousel.self ? .content : []
        })
    }
  }

  extension ElementRun<ListItem> {
    @usableFromInline
    convenience init(items: [ListItem]) {
      var types = items.viewTypes
      let first = items.first?.content.viewType
      if let first { types.remove(first) }
      self.init(
        items, viewType: first, otherViewTypes: types,
        item: { ElementRun.elements(of: $0)[$1] },
        cellAttributes: { ElementRun.elements(of: $0)[$1].cellAttributes },
        estimatedSize: { ElementRun.elements(of: $0)[$1].estimatedSize },
        difference: {
          RunDifference(from: ElementRun.elements(of: $1), to: ElementRun.elements(of: $0))
        })
    }
  }

  extension [ListItem] {
    /// The types of the items' views. Neighbors often have the same.
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
