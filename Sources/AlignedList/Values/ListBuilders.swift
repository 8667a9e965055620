#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Builds the items of a section from components, with `if`, `switch`, `for` and optionals.
  @resultBuilder
  public enum ListItemBuilder {
    /// The items of a part of the block. Most parts are one item, which needs no array.
    public struct Part {
      @usableFromInline
      enum Items {
        case one(ListItem)
        case many([ListItem])
      }

      @usableFromInline var items: Items

      @inlinable init(items: Items) { self.items = items }

      /// Moves the items to the end of an array, which takes less time than copying them.
      @inlinable
      mutating func move(to all: inout [ListItem]) {
        var taken = Items.many([])
        swap(&taken, &items)
        switch consume taken {
        case .one(let item): all.append(item)
        case .many(let items): all += items
        }
      }
    }

    /// A component, or an item with modifiers.
    @inlinable
    public static func buildExpression(_ element: some ListElement) -> Part {
      Part(items: .one(element.listItem))
    }

    /// A component, or nothing.
    @inlinable
    public static func buildExpression(_ element: (some ListElement)?) -> Part {
      Part(items: element.map { .one($0.listItem) } ?? .many([]))
    }

    /// Components of one type.
    @inlinable
    public static func buildExpression(_ elements: [some ListElement]) -> Part {
      Part(items: .many(elements.map(\.listItem)))
    }

    /// Components of several types.
    @inlinable
    public static func buildExpression(_ elements: [any ListElement]) -> Part {
      Part(items: .many(elements.map(\.listItem)))
    }

    /// A content configuration needs an id.
    @available(*, unavailable, message: "Give the configuration an id: configuration.id(_:).")
    @inlinable
    public static func buildExpression(_ configuration: some UIContentConfiguration) -> Part {
      buildBlock()
    }

    /// An empty block.
    @inlinable public static func buildBlock() -> Part { Part(items: .many([])) }

    /// The first statement of a block.
    @inlinable public static func buildPartialBlock(first part: Part) -> Part { part }

    /// Another statement of a block.
    @inlinable
    public static func buildPartialBlock(accumulated: Part, next: Part) -> Part {
      buildArray([accumulated, next])
    }

    /// An `if` without `else`.
    @inlinable public static func buildOptional(_ part: Part?) -> Part { part ?? buildBlock() }

    /// The first branch of an `if` or `switch`.
    @inlinable public static func buildEither(first part: Part) -> Part { part }

    /// Another branch of an `if` or `switch`.
    @inlinable public static func buildEither(second part: Part) -> Part { part }

    /// The passes of a `for` loop, in their order.
    @inlinable
    public static func buildArray(_ parts: consuming [Part]) -> Part {
      var items: [ListItem] = []
      items.reserveCapacity(parts.count)
      for index in parts.indices { parts[index].move(to: &items) }
      return Part(items: .many(items))
    }

    /// A block for some versions of the system, by `if #available`.
    @inlinable public static func buildLimitedAvailability(_ part: Part) -> Part { part }

    /// The whole block.
    @inlinable
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
    /// A section.
    public static func buildExpression(_ section: ListSection) -> [ListSection] { [section] }

    /// A section, or nothing.
    public static func buildExpression(_ section: ListSection?) -> [ListSection] {
      section.map { [$0] } ?? []
    }

    /// Sections.
    public static func buildExpression(_ sections: [ListSection]) -> [ListSection] { sections }

    /// The sections of a part.
    public static func buildExpression(_ part: some ListPart) -> [ListSection] { part.sections }

    /// The sections of a part, or nothing.
    public static func buildExpression(_ part: (some ListPart)?) -> [ListSection] {
      part?.sections ?? []
    }

    /// The sections of parts of one type.
    public static func buildExpression(_ parts: [some ListPart]) -> [ListSection] {
      parts.flatMap(\.sections)
    }

    /// The sections of parts of several types.
    public static func buildExpression(_ parts: [any ListPart]) -> [ListSection] {
      parts.flatMap(\.sections)
    }

    /// Components stand in a section.
    @available(*, unavailable, message: "Put the component into a ListSection.")
    public static func buildExpression(_ element: some ListElement) -> [ListSection] { [] }

    /// The statements of a block, in their order.
    public static func buildBlock(_ parts: [ListSection]...) -> [ListSection] {
      parts.count == 1 ? parts[0] : buildArray(parts)
    }

    /// An `if` without `else`.
    public static func buildOptional(_ part: [ListSection]?) -> [ListSection] { part ?? [] }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first part: [ListSection]) -> [ListSection] { part }

    /// Another branch of an `if` or `switch`.
    public static func buildEither(second part: [ListSection]) -> [ListSection] { part }

    /// The passes of a `for` loop, in their order.
    public static func buildArray(_ parts: [[ListSection]]) -> [ListSection] {
      var sections: [ListSection] = []
      sections.reserveCapacity(parts.count)
      for part in parts { sections += part }
      return sections
    }

    /// A block for some versions of the system, by `if #available`.
    public static func buildLimitedAvailability(_ part: [ListSection]) -> [ListSection] { part }
  }
#endif
