/// The rectangle from which content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// The light or dark style.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether a person prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The visual level of content, such as that of a sheet above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether content looks active, as in the window that has the focus.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The priority of a constraint or a fitting size.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
