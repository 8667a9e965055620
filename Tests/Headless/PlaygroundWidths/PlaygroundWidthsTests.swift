import AlignedLayout
import AlignedLayoutTesting
import Testing
import UIKit

@testable import playground

/// The playground's examples at all widths of a page, in both directions.
///
/// A section whose lines are known at every width is checked there, another one at each whole number. A cell is asked as
/// the example's delegate answers; what stands inside of cells is not looked at.
@MainActor
struct PlaygroundWidthsTests {
  private static let always: [LayoutExpectation] = [.noCellIsCut, .isMirrored(at: 320)]

  private func failures(
    _ example: any Example, _ expectations: (_ section: Int) -> [LayoutExpectation]
  ) throws -> [LayoutFailure] {
    let content = try ExampleContent(example)
    return (0..<content.sectionCount).flatMap { section in
      content.failures(inSection: section, expecting: Self.always + expectations(section))
    }
  }

  @Test func `tags take at most six lines`() throws {
    let failures = try failures(TagsExample()) { section in
      let alignment = SectionAttributes.LineAlignment.allCases[section]
      return [.lineCount(atMost: 6), .heightNeverGrowsWithWidth]
    }
    #expect(failures == [])
  }
}
