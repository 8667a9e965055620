#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension View {
    /// Sets the attributes of a view in ``AlignedLines``: whether it begins a line, keeps with the next,
    /// grows, starts an indentation, and so on.
    ///
    ///     AlignedLines {
    ///       Text("Name").alignedCell(CellAttributes(keepsWithNext: true))
    ///       Text(name).alignedCell(CellAttributes(width: .remaining, minimumWidth: 120))
    ///     }
    ///
    /// Apply it once, as the last modifier, to a view directly in the container. Attributes of a view in a
    /// stack do not reach the container of the stack. Elsewhere it has no effect.
    ///
    /// The view decides its size, as in any container. A view that grows, or shares its width with others, is
    /// measured at its ideal width. The container then proposes the width that the view gets. To fill it, apply
    /// `frame(maxWidth: .infinity)`.
    ///
    /// - Parameters:
    ///   - attributes: the attributes of the view on its line.
    ///   - height: the way in which the height of the view is found. With a view of
    ///     ``AlignedItem/Height/remaining``, the container is as tall as its parent proposes, and proposes the view
    ///     what remains. The least height of the view is the one that it returns if it is proposed none.
    nonisolated public func alignedCell(
      _ attributes: CellAttributes = .default, height: AlignedItem.Height = .asked
    ) -> some View {
      layoutValue(key: CellAttributesKey.self, value: attributes)
        .layoutValue(key: CellHeightKey.self, value: height)
    }

    /// Marks the view that ``AlignedLines`` shows behind the last visible one, if the views exceed the
    /// `lineLimit` of its attributes. If all views are visible, the marked view is not.
    ///
    ///     AlignedLines(SectionAttributes(lineLimit: .lines(2)), hiddenViewCount: $hiddenCount) {
    ///       ForEach(tags, id: \.self) { Text($0) }
    ///       Text("+\(hiddenCount)").frame(minWidth: 40).alignedOverflow()
    ///     }
    ///
    /// The container uses the first marked view. Its attributes have no effect.
    ///
    /// The container sets the number after a pass, and the view is laid out again with it. Give the view a
    /// minimum width that fits the widest number, as in the example, or tags may move twice. Use a binding for
    /// one container only.
    nonisolated public func alignedOverflow() -> some View {
      layoutValue(key: OverflowMark.self, value: true)
    }

    /// Marks a view as a background or a line separator of ``AlignedLines``, for those of a kind in its
    /// attributes.
    ///
    ///     AlignedLines(SectionAttributes(lineSeparator: .init(kind: "hairline"))) {
    ///       ForEach(0..<10, id: \.self) { _ in Color.gray.alignedDecoration("hairline") }
    ///       ForEach(tags, id: \.self) { Text($0) }
    ///     }
    ///
    /// The first marked view gets the first place of its kind, and so on. Views that are left over are out of
    /// sight. A place without a view stays empty, so add as many views as there may be lines. Views are drawn
    /// in their order: put those that are behind others first.
    nonisolated public func alignedDecoration(_ kind: String) -> some View {
      layoutValue(key: DecorationKind.self, value: kind)
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct CellAttributesKey: LayoutValueKey {
    static let defaultValue = CellAttributes.default
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct CellHeightKey: LayoutValueKey {
    static let defaultValue = AlignedItem.Height.asked
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct OverflowMark: LayoutValueKey {
    static let defaultValue = false
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct DecorationKind: LayoutValueKey {
    static let defaultValue: String? = nil
  }
#endif
