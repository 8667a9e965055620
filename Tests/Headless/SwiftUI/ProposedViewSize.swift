/// A size that a parent proposes. A dimension that is nil asks for the ideal one.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The size of a view, and its alignment guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  let firstTextBaseline: CGFloat?
  let lastTextBaseline: CGFloat?

  package init(
    width: CGFloat, height: CGFloat, firstTextBaseline: CGFloat? = nil,
    lastTextBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }

  var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// A text baseline that a view does not have is its bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: firstTextBaseline ?? height
    case .lastTextBaseline: lastTextBaseline ?? height
    }
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    nil
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    switch guide.guide {
    case .firstTextBaseline: firstTextBaseline
    case .lastTextBaseline: lastTextBaseline
    case .top, .center, .bottom: nil
    }
  }
}

/// The gaps that a view prefers to others.
public struct ViewSpacing: Sendable {
  let horizontal: CGFloat
  let vertical: CGFloat

  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

  /// The gaps of most views.
  public init() {
    self.init(horizontal: 8, vertical: 8)
  }

  package init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(horizontal, next.horizontal) : max(vertical, next.vertical)
  }
}
