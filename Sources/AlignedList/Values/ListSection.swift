#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A section of a list: its identity, its items, its attributes, and the views around them.
  ///
  /// Components size the items. Each item is offered its whole line, so a text is not squeezed into what
  /// remains of a line. In columns, and if its cell attributes give it a fraction or the remaining width, an
  /// item is offered that width, and only its height counts.
  @MainActor
  public struct ListSection {
    /// It stands behind a reference: it is large, and a list of thousands of sections copies them.
    let stored: StoredSection

    struct Action<Value> {
      let itemCount: Int
      let call: @MainActor (Value) -> Void
    }

    struct Decoration {
      let viewClass: UICollectionReusableView.Type
      let kind: String

      init(_ viewClass: UICollectionReusableView.Type) {
        self.viewClass = viewClass
        kind = "AlignedList \(String(reflecting: viewClass))"
      }
    }

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - id: what identifies the section in its list.
    ///   - items: the items of the section.
    @inlinable
    public init(_ id: some Hashable, @ListItemBuilder items: () -> [ListItem] = { [] }) {
      self.init(id: AnyHashable(id), number: id as? Int, ElementRun(items: items()))
    }

    /// Creates a section with one item for each element of an array.
    ///
    ///     ListSection("photos", of: photos) { photo in
    ///       Photo(photo).onSelect { [weak self] in self?.open(photo) }
    ///     }
    // A closure of several statements would otherwise not be taken for one that builds a SwiftUI view.
    @_disfavoredOverload
    @inlinable
    public init<Element>(_ id: some Hashable, of elements: [Element], item: (Element) -> ListItem) {
      self.init(id: AnyHashable(id), number: id as? Int, ElementRun(items: elements.map(item)))
    }

    /// Creates a section with one component for each element of an array.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///
    /// This is the fastest way to describe thousands of items: the list compares components of one type without
    /// wrapping each. The closure is a single expression. For branches, write a `for` loop in
    /// ``init(_:items:)`` instead.
    @_disfavoredOverload
    @inlinable
    public init<Element, Component: ListComponent>(
      _ id: some Hashable, of elements: [Element], component: (Element) -> Component
    ) {
      self.init(
        id: AnyHashable(id), number: id as? Int,
        ElementRun(components: elements.map(component)))
    }

    @usableFromInline
    init(id: AnyHashable, number: Int? = nil, _ items: ItemRun) {
      self.init(StoredSection(id: id, number: number, items, .none))
    }

    init(_ stored: StoredSection) { self.stored = stored }

    // MARK: Values

    // Read in place: a copy would retain every closure in it.
    var values: SectionValues { _read { yield stored.values } }
    var id: AnyHashable { stored.id }
    var items: ItemRun { stored.run }
    var attributes: SectionAttributes { stored.attributes }

    // MARK: Modifiers

    /// Sets the attributes by which the section's items stand on lines.
    ///
    /// With the sizing `.asked`, the list still offers items their whole line. To give an item what remains of
    /// its line, set ``ListElement/cellAttributes(_:)`` with a `width` of `.remaining`.
    public func attributes(_ attributes: SectionAttributes) -> ListSection {
      changing {
        let backgrounds = attributes.backgrounds + $0.attributes.backgrounds
        let lineSeparator = attributes.lineSeparator ?? $0.attributes.lineSeparator
        let pinsHeader = attributes.pinsHeader ?? $0.attributes.pinsHeader
        $0.attributes =
          attributes.offeringWholeLines.with(backgrounds: backgrounds)
          .with(lineSeparator: lineSeparator).with(pinsHeader: pinsHeader)
      }
    }

    /// Sets what a tap on an item does, unless the item has an action of its own.
    ///
    /// One action for the section is faster than one for each of thousands of items.
    ///
    /// - Parameters:
    ///   - elements: the elements that the first items of the section show, in their order. Items behind them,
    ///     such as a row that adds another one, do not get the action.
    ///   - action: what receives the element of the item.
    public func onSelect<Element>(
      of elements: [Element], _ action: @escaping @MainActor (_ element: Element) -> Void
    ) -> ListSection {
      checkElements(elements.count)
      return changing {
        $0.onSelect = Action(itemCount: elements.count) { action(elements[$0]) }
      }
    }

    /// Lets a person change the order of the items.
    ///
    /// Let a long press or a drag call the collection view's `beginInteractiveMovementForItem(at:)` and its
    /// siblings, as for any collection view. The list shows the new order already. If other things depend on
    /// it, such as a header with a count, or what ``whenEmpty(_:)`` shows, show the list again in the action.
    ///
    /// To let items move to other sections, give these the same group. Each section whose items change gets
    /// its new elements, first the one that the item leaves:
    ///
    ///     for column in columns {
    ///       ListSection(column.id, of: column.cards) { Photo($0) }
    ///         .onReorder(of: column.cards, inGroup: "cards") { [weak self] cards in
    ///           self?.board[column.id] = cards
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - elements: the elements that the first items of the section show, in their order. Items behind them
    ///     stay where they are.
    ///   - group: what the sections have in common among which items move. Their elements have the same type,
    ///     and no id occurs twice in them. Without a group, items move only within the section.
    ///   - action: what receives the elements in their new order.
    public func onReorder<Element>(
      of elements: [Element], inGroup group: AnyHashable? = nil,
      _ action: @escaping @MainActor (_ elements: [Element]) -> Void
    ) -> ListSection {
      checkElements(elements.count)
      return changing { $0.onReorder = ReorderAction(of: elements, group: group, action) }
    }

    func checkElements(_ count: Int) {
      assert(
        count <= items.count,
        "The section \(id.base) has \(items.count) items, but gets actions for \(count) elements. Pass "
          + "the elements that it shows.")
    }

    /// Adds to the header. Several elements stand below each other, in this and in further calls.
    ///
    ///     ListSection("songs", of: songs) { Song($0) }
    ///       .header(pins: false) { Title("Cover") }
    ///       .header(pins: true) { Title("Songs") }
    ///
    /// Elements that do not pin scroll away under those that do. In a list that scrolls sideways, the header pins as a
    /// whole if any of them does.
    ///
    /// - Parameters:
    ///   - pins: whether these elements stay visible while the section is, or nil if they do what the section's
    ///     attributes or the layout's `pinsSectionHeaders` says.
    ///   - header: the elements.
    public func header(
      pins: Bool? = nil, @ListItemBuilder _ header: () -> [ListItem]
    ) -> ListSection {
      changing { $0.header.parts += header().map { .init(item: $0, pins: pins) } }
    }

    /// Adds to the footer, as ``header(pins:_:)`` does to the header.
    public func footer(
      pins: Bool? = nil, @ListItemBuilder _ footer: () -> [ListItem]
    ) -> ListSection {
      changing { $0.footer.parts += footer().map { .init(item: $0, pins: pins) } }
    }

    /// Sets the area that the section stays inside at the sides, in place of the layout's `contentInsetsReference`.
    /// Header and footer follow it if the layout's `supplementaryContentInsetsReference` is `.automatic`.
    public func contentInsetsReference(_ reference: UIContentInsetsReference) -> ListSection {
      changing { $0.insetsReference = reference }
    }

    /// Sets the view that shows how many items a line limit hides. Several elements stand below each other.
    ///
    /// The closure is called with the number of hidden items, and with 0 in an expanded section. It may be
    /// called for numbers that are not shown. For no view, return no element.
    ///
    /// The list stores this closure. If an action in it refers to the owner of the list, capture the owner
    /// weakly in this closure. A capture list in the action alone would capture it strongly here.
    public func overflow(
      @ListItemBuilder _ overflow: @escaping @MainActor (_ hiddenItemCount: Int) -> [ListItem]
    ) -> ListSection {
      changing { $0.overflow = { overflow($0).stacked } }
    }

    /// Returns the section as one of a further part around its own.
    func belonging(to part: PartMembership) -> ListSection {
      ListSection(stored.belonging(to: stored.parts + [part]))
    }

    func changing(
      _ items: ItemRun? = nil, _ change: (inout SectionValues) -> Void
    ) -> ListSection {
      var values = stored.values
      change(&values)
      return ListSection(
        StoredSection(
          id: id, number: stored.idNumber, items ?? self.items, StoredValues(values),
          parts: stored.parts))
    }
  }
#endif
