#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension View {
    /// Sets the attributes of a view in ``AlignedLines``: whether it begins a line, keeps with the next,
    /// grows, starts an indentation, and so on.
    ///
    ///     AlignedLines {
    ///       Text("Name").alignedCell(CellAttributes(keepsWithNext: true))
    ///       TextField("Name", text: $name)
    ///         .alignedCell(CellAttributes(width: .remaining, minimumWidth: 120))
    ///     }
    ///
    /// Call it once, last, on a view that stands in the container itself: attributes of a view in a stack do
    /// not reach the container of the stack. Elsewhere it has no effect.
    ///
    /// The view decides its size, as in any container. One that grows, or shares its width with others, is
    /// measured in its ideal width, and is then proposed the width that it gets. Give it
    /// `frame(maxWidth: .infinity)` to fill that.
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

    /// Marks the view that stands behind the last visible one in ``AlignedLines`` whose attributes have a
    /// `lineLimit` that the others exceed. Where all are visible, it is not.
    ///
    ///     AlignedLines(SectionAttributes(lineLimit: .lines(2)), hiddenViewCount: $hiddenCount) {
    ///       ForEach(tags, id: \.self) { Text($0) }
    ///       Text("+\(hiddenCount)").alignedOverflow()
    ///     }
    ///
    /// The first marked view counts. Its attributes have no effect.
    ///
    /// The number is set after a pass, so that the view is laid out again with it. Give the view a least
    /// width that holds the widest number, by `frame(minWidth:)`, or tags may move twice. Use a binding for
    /// one container only.
    nonisolated public func alignedOverflow() -> some View {
      layoutValue(key: OverflowMark.self, value: true)
    }

    /// Marks a view that stands behind lines of ``AlignedLines``, or between two of them: where their attributes
    /// have a background or a line separator of a kind.
    ///
    ///     AlignedLines(SectionAttributes(lineSeparator: .init(kind: "hairline"))) {
    ///       ForEach(0..<10, id: \.self) { _ in Color.gray.alignedDecoration("hairline") }
    ///       ForEach(tags, id: \.self) { Text($0) }
    ///     }
    ///
    /// The first marked view stands at the first place of its kind, and so on. A view that is left over is out
    /// of sight. A place without a view stays empty, so give as many as there may be lines. Views are drawn in
    /// their order: put those that stand behind others first.
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
