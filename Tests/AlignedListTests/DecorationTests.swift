@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Backgrounds and line separators of sections.
@MainActor
@Suite(.underAllModes)
struct DecorationTests {
  private final class Card: UICollectionReusableView {}
  private final class Hairline: UICollectionReusableView {}

  private func stage(_ section: (ListSection) -> ListSection) -> ListStage {
    let stage = ListStage()
    stage.show {
      section(ListSection("a") { for id in 1...6 { Tile(id: id) } })
        .attributes(SectionAttributes(lineSpacing: 8))
    }
    return stage
  }

  private func zIndexes(on stage: ListStage) -> [String: Int] {
    let found = stage.list.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    return found.reduce(into: [:]) { all, attributes in
      guard attributes.representedElementCategory == .decorationView else { return }
      let kind = attributes.representedElementKind ?? ""
      all[kind.contains("Card") ? "card" : "line"] = attributes.zIndex
    }
  }

  @Test func `decoration views are registered by their class`() {
    let stage = stage {
      $0.background(Card.self, insets: Insets(-4)).lineSeparator(Hairline.self)
    }
    let views = stage.view.subviews
    #expect(views.contains { $0 is Card })
    #expect(views.contains { $0 is Hairline })
  }

  /// A section with a background and separators, and their positions.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let zIndexes: [String: Int]
    let section: @MainActor @Sendable (ListSection) -> ListSection
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "separators are in front of the background, and both behind the cells",
      zIndexes: ["card": -2, "line": -1]
    ) { $0.lineSeparator(Hairline.self).background(Card.self) },
    Example(
      testDescription: "the positions of background and separators are set",
      zIndexes: ["card": 3, "line": 4]
    ) {
      $0.lineSeparator(Hairline.self, zIndex: 4, placement: .everyLine)
        .background(Card.self, zIndex: 3)
    },
  ]

  @Test(arguments: examples)
  func `background and separators have positions`(example: Example) {
    expectEqual(zIndexes(on: stage(example.section)), example.zIndexes)
  }

}
