#if canImport(UIKit) && !os(watchOS)
  /// Builds the items of a section from components, with `if`, `switch`, `for` and optionals.
  @resultBuilder
  public enum ListItemBuilder {
    public static func buildExpression(_ element: some ListElement) -> [ListItem] {
      [element.listItem]
    }

    public static func buildExpression(_ element: (some ListElement)?) -> [ListItem] {
      element.map { [$0.listItem] } ?? []
    }

    public static func buildExpression(_ elements: [some ListElement]) -> [ListItem] {
      elements.map(\.listItem)
    }

    public static func buildExpression(_ elements: [any ListElement]) -> [ListItem] {
      elements.map(\.listItem)
    }

    public static func buildBlock(_ parts: [ListItem]...) -> [ListItem] {
      parts.count == 1 ? parts[0] : Array(parts.joined())
    }

    public static func buildOptional(_ part: [ListItem]?) -> [ListItem] {
      part ?? []
    }

    public static func buildEither(first part: [ListItem]) -> [ListItem] {
      part
    }

    public static func buildEither(second part: [ListItem]) -> [ListItem] {
      part
    }

    public static func buildArray(_ parts: [[ListItem]]) -> [ListItem] {
      Array(parts.joined())
    }

    public static func buildLimitedAvailability(_ part: [ListItem]) -> [ListItem] {
      part
    }
  }

  /// Builds the sections of a list from sections and parts, with `if`, `switch`, `for` and optionals.
  @resultBuilder
  @MainActor
  public enum ListBuilder {
    public static func buildExpression(_ section: ListSection) -> [ListSection] {
      [section]
    }

    public static func buildExpression(_ section: ListSection?) -> [ListSection] {
      section.map { [$0] } ?? []
    }

    public static func buildExpression(_ sections: [ListSection]) -> [ListSection] {
      sections
    }

    public static func buildExpression(_ part: some ListPart) -> [ListSection] {
      part.body
    }

    public static func buildExpression(_ part: (some ListPart)?) -> [ListSection] {
      part?.body ?? []
    }

    public static func buildExpression(_ parts: [some ListPart]) -> [ListSection] {
      parts.flatMap(\.body)
    }

    public static func buildExpression(_ parts: [any ListPart]) -> [ListSection] {
      parts.flatMap(\.body)
    }

    public static func buildBlock(_ parts: [ListSection]...) -> [ListSection] {
      Array(parts.joined())
    }

    public static func buildOptional(_ part: [ListSection]?) -> [ListSection] {
      part ?? []
    }

    public static func buildEither(first part: [ListSection]) -> [ListSection] {
      part
    }

    public static func buildEither(second part: [ListSection]) -> [ListSection] {
      part
    }

    public static func buildArray(_ parts: [[ListSection]]) -> [ListSection] {
      Array(parts.joined())
    }

    public static func buildLimitedAvailability(_ part: [ListSection]) -> [ListSection] {
      part
    }
  }
#endif
