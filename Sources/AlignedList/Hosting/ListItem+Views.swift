#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ListItem {
    /// Creates an item from a SwiftUI view, with an identity of its own and, by modifiers, attributes and actions.
    ///
    ///     ListItem(id: "add") { Text("Add") }
    ///       .cellAttributes(CellAttributes(beginsLine: true))
    ///
    /// A view that you write directly in a section has none of these. SwiftUI's `id(_:)` does not identify an
    /// item: it only ends the state of a view in it. A `UIViewControllerRepresentable` shows a placeholder.
    ///
    /// - Parameters:
    ///   - id: what identifies the item among those of its section.
    ///   - view: the view. Several views are one item, and stand below each other.
    @MainActor
    public init<Content: View>(id: some Hashable, @ViewBuilder view: () -> Content) {
      self.init(HostedContent(view(), id: AnyHashable(id)))
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ListItemBuilder {
    /// A SwiftUI view. It is identified by its type and its number among the views of this type in the section.
    /// To give it an id, write ``ListItem/init(id:view:)``.
    public static func buildExpression(_ view: some View) -> Part {
      Part(items: .one(ListItem(HostedContent(view))))
    }

    /// A SwiftUI view, or nothing.
    public static func buildExpression<Content: View>(_ view: Content?) -> Part {
      view.map { buildExpression($0) } ?? buildBlock()
    }

    /// A SwiftUI view for each element of a collection, identified by it.
    public static func buildExpression<Data, Content: View>(
      _ views: ForEach<Data, Data.Element.ID, Content>
    ) -> Part where Data.Element: Identifiable {
      Part(items: .many(views.data.map { item(views.content($0), id: $0.id) }))
    }

    /// A SwiftUI view for each element of a collection, identified by the element itself.
    public static func buildExpression<Data, Content: View>(
      _ views: ForEach<Data, Data.Element, Content>
    ) -> Part {
      Part(items: .many(views.data.map { item(views.content($0), id: $0) }))
    }

    /// SwiftUI does not say what identifies the views of any other `ForEach`. They would be one item.
    @available(*, deprecated, message: "Write a for loop, or ListSection(_:of:id:view:).")
    public static func buildExpression<Data, ID, Content: View>(
      _ views: ForEach<Data, ID, Content>
    ) -> Part {
      Part(items: .one(ListItem(HostedContent(views))))
    }

    private static func item(_ view: some View, id: some Hashable) -> ListItem {
      ListItem(HostedContent(view, id: AnyHashable(id)))
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ListBuilder {
    /// A SwiftUI view stands in a section.
    @available(*, unavailable, message: "Put the view into a ListSection.")
    public static func buildExpression(_ view: some View) -> [ListSection] { [] }
  }
#endif
