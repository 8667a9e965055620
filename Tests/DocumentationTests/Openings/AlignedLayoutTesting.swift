import AlignedLayout
import AlignedLayoutTesting
import Foundation

/// Returns why two cells do not always share a line, or nil.
func failureOfPair() -> LayoutFailure? {
  LayoutTest(
    ContentLayout.Specification(width: 0, sections: [ContentLayout.Section(cellCount: 2)])
  ) { _ in
    CGSize(width: 100, height: 30)
  }.failure(forWidths: 320...1366, expecting: [.noCellIsCut, .lineCount(atMost: 1)])
}
