// Types named as SwiftUI's, most of which a client of the library uses in the same file. If the
// library had one of these names at its top level, such a file would not compile.

/// As SwiftUI's: how views stand to each other sideways.
public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

/// As SwiftUI's: how views stand to each other upwards.
public struct VerticalAlignment: Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
}

/// As SwiftUI's: both alignments.
public struct Alignment: Sendable {
  public let horizontal: HorizontalAlignment
  public let vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// As SwiftUI's: a part of a list.
public struct Section<Content> {
  public let content: Content

  public init(content: () -> Content) {
    self.content = content()
  }
}

/// As SwiftUI's: distances from four edges.
public struct EdgeInsets: Sendable {
  public init() {}
}

/// As SwiftUI's: one of four edges.
public enum Edge: Sendable {
  case top, leading, bottom, trailing
}

/// As SwiftUI's: across or down.
public enum Axis: Sendable {
  case horizontal, vertical
}

/// As SwiftUI's: in which direction lines run.
public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}

/// As SwiftUI's: what places subviews.
public protocol Layout {
  associatedtype Cache
}

/// As SwiftUI's: what a subview would like.
public struct ProposedViewSize: Sendable {
  public init() {}
}

/// As SwiftUI's: the place of a thing among others.
public struct Anchor<Value> {
  public init() {}
}

/// As SwiftUI's: a line of views.
public struct Grid<Content> {
  public init(content: () -> Content) {}
}

/// As SwiftUI's: a line of text.
public struct Text {
  public init(_ text: String) {}
}
