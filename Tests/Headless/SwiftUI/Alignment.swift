/// A position along the x axis.
public struct HorizontalAlignment: Equatable, Sendable {
  enum Guide: Equatable, Sendable { case leading, center, trailing }
  let guide: Guide

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A position along the y axis.
public struct VerticalAlignment: Equatable, Sendable {
  enum Guide: Equatable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
  let guide: Guide

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// Returns the rectangle of a view in another one. A text baseline counts as the edge.
  func frame(of size: CGSize, in outer: CGRect) -> CGRect {
    let x: CGFloat =
      switch horizontal.guide {
      case .leading: outer.minX
      case .center: outer.midX - size.width / 2
      case .trailing: outer.maxX - size.width
      }
    let y: CGFloat =
      switch vertical.guide {
      case .top, .firstTextBaseline: outer.minY
      case .center: outer.midY - size.height / 2
      case .bottom, .lastTextBaseline: outer.maxY - size.height
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
