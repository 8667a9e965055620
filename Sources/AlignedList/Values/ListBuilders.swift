#if canImport(UIKit) && !os(watchOS)
  /// Builds the items of a section from components, with `if`, `switch`, `for` and optionals.
  @resultBuilder
  public enum ListItemBuilder {
    /// The items of a part of the block. Most parts are one item, which needs no array.
    public struct Part {
      fileprivate enum Items {
        case one(ListItem)
        case many([ListItem])
      }

      fileprivate let items: Items

      fileprivate func append(to all: inout [ListItem]) {
        switch items {
        case .one(let item): all.append(item)
        case .many(let items): all += items
        }
      }
    }

    public static func buildExpression(_ element: some ListElement) -> Part {
      Part(items: .one(element.listItem))
    }

    public static func buildExpression(_ element: (some ListElement)?) -> Part {
      Part(items: element.map { .one($0.listItem) } ?? .many([]))
    }

    public static func buildExpression(_ elements: [some ListElement]) -> Part {
      Part(items: .many(elements.map(\.listItem)))
    }

    public static func buildExpression(_ elements: [any ListElement]) -> Part {
      Part(items: .many(elements.map(\.listItem)))
    }

    public static func buildBlock() -> Part {
      Part(items: .many([]))
    }

    public static func buildPartialBlock(first part: Part) -> Part {
      part
    }

    public static func buildPartialBlock(accumulated: Part, next: Part) -> Part {
      buildArray([accumulated, next])
    }

    public static func buildOptional(_ part: Part?) -> Part {
      part ?? buildBlock()
    }

    public static func buildEither(first part: Part) -> Part {
      part
    }

    public static func buildEither(second part: Part) -> Part {
      part
    }

    public static func buildArray(_ parts: [Part]) -> Part {
      var items: [ListItem] = []
      items.reserveCapacity(parts.count)
      for part in parts { part.append(to: &items) }
      return Part(items: .many(items))
    }

    public static func buildLimitedAvailability(_ part: Part) -> Part {
      part
    }

    public static func buildFinalResult(_ part: Part) -> [ListItem] {
      switch part.items {
      case .one(let item): [item]
      case .many(let items): items
      }
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
