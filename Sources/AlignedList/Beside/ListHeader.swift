#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component above the first section of a list: the header of the whole list.
  ///
  /// Write it among the sections, at any place, also in the body of a ``ListPart``. It is not a section, and
  /// has no index. The list shows it without sections, too. The component is measured as the header of a section
  /// is. A header that is shown again keeps its view.
  ///
  /// Several headers stand below each other, and each does what its behavior says. Only the first may stretch, and
  /// all have the insets of the first. ``CollectionViewAlignedList/update(animated:sections:)`` replaces all
  /// headers by those that it is passed.
  @MainActor
  public struct ListHeader {
    let section: ListSection

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - behavior: what the header does while the list scrolls.
    ///   - insets: the distances from the edges of the list to the sides of the header, or nil if it is as wide
    ///     as the headers of sections.
    ///   - item: the component. Several elements stand below each other.
    public init(
      _ behavior: BoundaryView.Behavior = .scrolls, insets: Insets? = nil,
      @ListItemBuilder item: () -> [ListItem]
    ) {
      section = .boundary(
        ofKind: CollectionViewAlignedLayout.elementKindContentHeader, behavior, insets, item())
    }
  }

  /// A component below the last section of a list: the footer of the whole list. It is shown as a
  /// ``ListHeader`` is. Of several footers, only the last may stretch.
  @MainActor
  public struct ListFooter {
    let section: ListSection

    /// Creates a footer as a ``ListHeader`` is created.
    public init(
      _ behavior: BoundaryView.Behavior = .scrolls, insets: Insets? = nil,
      @ListItemBuilder item: () -> [ListItem]
    ) {
      section = .boundary(
        ofKind: CollectionViewAlignedLayout.elementKindContentFooter, behavior, insets, item())
    }
  }

  struct BoundaryValue {
    let kind: String
    let behavior: BoundaryView.Behavior
    let insets: Insets?
    let items: [ListItem]
  }

  /// What identifies the header and the footer among sections, which may have the same ids.
  private struct BoundaryKey: Hashable {
    let kind: String
  }

  extension ListBuilder {
    /// A header of the list.
    public static func buildExpression(_ header: ListHeader) -> [ListSection] { [header.section] }

    /// A footer of the list.
    public static func buildExpression(_ footer: ListFooter) -> [ListSection] { [footer.section] }
  }

  extension ListSection {
    /// Creates the section without items that stands for a header or footer among the sections of a list.
    fileprivate static func boundary(
      ofKind kind: String, _ behavior: BoundaryView.Behavior, _ insets: Insets?, _ items: [ListItem]
    ) -> ListSection {
      for item in items { item.check(allowsAttachments: false) }
      return ListSection(id: AnyHashable(BoundaryKey(kind: kind)), ElementRun(items: [])).changing {
        $0.boundary = BoundaryValue(kind: kind, behavior: behavior, insets: insets, items: items)
      }
    }
  }

  extension [StoredSection] {
    @MainActor
    func boundaries(ofKind kind: String) -> [BoundaryValue] {
      compactMap(\.values.boundary).filter { $0.kind == kind && !$0.items.isEmpty }
    }
  }
#endif
