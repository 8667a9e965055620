// Types with names of SwiftUI's that a client may use in the same file as the library. If the
// library declared one of these names at its top level, such a file would not compile.

/// Stands for SwiftUI's horizontal alignment.
public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

/// Stands for SwiftUI's vertical alignment.
public struct VerticalAlignment: Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
}

/// Stands for SwiftUI's alignment in both axes.
public struct Alignment: Sendable {
  public let horizontal: HorizontalAlignment
  public let vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Stands for SwiftUI's section of a list.
public struct Section<Content> {
  public let content: Content

  public init(content: () -> Content) {
    self.content = content()
  }
}

/// Stands for SwiftUI's insets.
public struct EdgeInsets: Sendable {
  public init() {}
}

/// Stands for SwiftUI's edges.
public enum Edge: Sendable {
  case top, leading, bottom, trailing
}

/// Stands for SwiftUI's axes.
public enum Axis: Sendable {
  case horizontal, vertical
}

/// Stands for SwiftUI's layout direction.
public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}

/// Stands for SwiftUI's layout protocol.
public protocol Layout {
  associatedtype Cache
}

/// Stands for SwiftUI's size proposal.
public struct ProposedViewSize: Sendable {
  public init() {}
}

/// Stands for SwiftUI's anchors.
public struct Anchor<Value> {
  public init() {}
}

/// Stands for SwiftUI's grid.
public struct Grid<Content> {
  public init(content: () -> Content) {}
}

/// Stands for SwiftUI's text.
public struct Text {
  public init(_ text: String) {}
}
