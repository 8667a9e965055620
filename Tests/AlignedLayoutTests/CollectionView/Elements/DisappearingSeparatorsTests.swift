#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Separators of lines that disappear when cells are measured. Rests on UIKit measuring cells as
  /// soon as it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct DisappearingSeparatorsTests {
    @Test func `separators disappear with lines that measured cells no longer need`() {
      let attributes = SectionAttributes.sizingItself.with(
        sizing: .selfSizing(estimate: 60 × 20)
      ).with(lineSeparator: .init(kind: "card"))
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, attributes, Array(repeating: .cell(20 × 20), count: 5)))
      #expect(stage.firstFaultOfDecorations(stage.computed) == nil)
      #expect(stage.decoration("card") == nil)
    }
  }
#endif
