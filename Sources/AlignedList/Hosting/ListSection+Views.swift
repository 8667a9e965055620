#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ListSection {
    /// Creates a section with one SwiftUI view for each element of an array.
    ///
    ///     ListSection("photos", of: photos) { PhotoTile($0) }
    ///       .attributes(.columns(minimumWidth: 160))
    ///
    /// All views are created at once, as values, and hosted when they are about to be displayed. The element
    /// identifies its view: the state of the view moves with the element, and lasts as long as the view is
    /// displayed. Keep in a model what a view must not forget when it is scrolled out of sight.
    ///
    /// An update compares what the views store, as SwiftUI does, and does not touch equal views. A view that
    /// stores a closure is never equal: the list passes it to SwiftUI again, which finds out what differs.
    ///
    /// - Parameters:
    ///   - id: what identifies the section in its list.
    ///   - elements: the elements. No id occurs twice among them.
    ///   - cellAttributes: a closure that returns the attributes of an element's view on its line. An
    ///     `alignedCell(_:)` in the view has no effect: lines are broken before their views exist.
    ///   - view: a closure that returns the view of an element.
    public init<Element: Identifiable, Content: View>(
      _ id: some Hashable, of elements: [Element],
      cellAttributes: ((Element) -> CellAttributes)? = nil,
      @ViewBuilder view: (Element) -> Content
    ) {
      self.init(id, of: elements, cellAttributes, view) { $0.id }
    }

    /// Creates a section with one SwiftUI view for each element of an array, identified by a property.
    ///
    ///     ListSection("words", of: words, id: \.self) { Text($0) }
    ///
    /// - Parameters:
    ///   - id: what identifies the section in its list.
    ///   - elements: the elements.
    ///   - elementID: the property that identifies an element. No value occurs twice among them.
    ///   - cellAttributes: a closure that returns the attributes of an element's view on its line.
    ///   - view: a closure that returns the view of an element.
    public init<Element, ElementID: Hashable, Content: View>(
      _ id: some Hashable, of elements: [Element], id elementID: KeyPath<Element, ElementID>,
      cellAttributes: ((Element) -> CellAttributes)? = nil,
      @ViewBuilder view: (Element) -> Content
    ) {
      self.init(id, of: elements, cellAttributes, view) { $0[keyPath: elementID] }
    }

    private init<Element, ElementID: Hashable, Content: View>(
      _ id: some Hashable, of elements: [Element], _ cellAttributes: ((Element) -> CellAttributes)?,
      _ view: (Element) -> Content, identifiedBy elementID: (Element) -> ElementID
    ) {
      let views = elements.map {
        HostedElement(id: elementID($0), view: view($0), attributes: cellAttributes?($0))
      }
      self.init(id: AnyHashable(id), ElementRun(views: views))
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  struct HostedElement<ID: Hashable, Content: View> {
    let id: ID
    let view: Content

    /// Most views have none, and attributes are large.
    private let storedAttributes: StoredCellAttributes?

    init(id: ID, view: Content, attributes: CellAttributes?) {
      self.id = id
      self.view = view
      storedAttributes = attributes.map { StoredCellAttributes($0) }
    }

    var cellAttributes: CellAttributes { storedAttributes?.attributes ?? .default }

    var item: ListItem {
      ListItem(HostedContent(view, id: AnyHashable(id), attributes: cellAttributes))
    }

    /// Returns nil for different identities. Without `areEqual`, views are compared where they are shown.
    static func difference(
      from old: HostedElement, to new: HostedElement,
      comparing areEqual: ((Content, Content) -> Bool)?
    ) -> ItemChange? {
      guard new.id == old.id else { return nil }
      var change: ItemChange = []
      if let areEqual, !areEqual(old.view, new.view) { change = [.content, .size] }
      if old.storedAttributes == nil, new.storedAttributes == nil { return change }
      return old.cellAttributes == new.cellAttributes ? change : change.union(.attributes)
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ElementRun {
    fileprivate convenience init<ID: Hashable, Content: View>(views: [Element])
    where Element == HostedElement<ID, Content> {
      self.init(
        views, viewType: views.isEmpty ? nil : ObjectIdentifier(HostedView<Content>.self),
        item: { ElementRun.elements(of: $0)[$1].item },
        cellAttributes: { ElementRun.elements(of: $0)[$1].cellAttributes },
        estimatedSize: { _, _ in nil },
        difference: { run, old in
          // Found once: most views are not, and a cast of each would take longer than all else.
          let areEqual: ((Content, Content) -> Bool)? =
            Content.self is any Equatable.Type
            ? { ($0 as? any Equatable)?.isEqual(to: $1) ?? false } : nil
          return RunDifference(
            from: ElementRun.elements(of: old), to: ElementRun.elements(of: run),
            isNumbered: { _ in false },
            difference: { HostedElement.difference(from: $0, to: $1, comparing: areEqual) })
        })
      hostsViews = true
    }
  }
#endif
