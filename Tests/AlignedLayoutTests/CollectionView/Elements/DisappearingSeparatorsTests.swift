#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Separators of lines that are no longer there once cells have said their sizes.
  @MainActor
  @Suite(.underAllModes)
  struct VanishingSeparatorTests {
    @Test func `separators go with lines that cells make superfluous while they are made`() {
      let attributes = SectionAttributes.sizingItself.with(
        sizing: .selfSizing(estimatedWidth: 60, estimatedHeight: 20)
      ).with(lineSeparator: .init(kind: "card"))
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, attributes, Array(repeating: .cell(20 × 20), count: 5)))
      #expect(stage.firstFaultOfDecorations(stage.computed) == nil)
      #expect(stage.decoration("card") == nil)
    }
  }
#endif
