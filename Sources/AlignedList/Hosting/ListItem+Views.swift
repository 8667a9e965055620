#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ListItem {
    /// Creates an item from a SwiftUI view, with an identity of its own and, by modifiers, attributes and
    /// actions.
    ///
    ///     ListItem(id: "add") { Text("Add") }
    ///       .cellAttributes(CellAttributes(beginsLine: true))
    ///
    /// A view that stands in a section as it is has none of these. SwiftUI's `id(_:)` does not identify an item,
    /// but ends the state of a view in it.
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

    /// All views of a `ForEach` would be one item.
    @available(*, unavailable, message: "Write a for loop, or ListSection(_:of:view:).")
    public static func buildExpression<Data, ID, Content>(
      _ views: ForEach<Data, ID, Content>
    ) -> Part {
      buildBlock()
    }
  }
#endif
