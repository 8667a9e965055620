#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import LookalikeNames
  import Testing
  import UIKit

  /// A client's file that uses names of the library and of SwiftUI without qualification. The test
  /// is that it compiles. Rests on nothing of UIKit's.
  @MainActor
  @Suite struct LookalikeNamesTests {
    private struct Client {
      let alignment = Alignment(horizontal: HorizontalAlignment.center, vertical: .top)
      let section = Section { Text("tags") }
      let insets = EdgeInsets()
      let edges: [Edge] = [.top, .leading]
      let axis = Axis.vertical
      let direction = LayoutDirection.leftToRight
      let proposal = ProposedViewSize()
      let anchor = Anchor<CGRect>()
      let grid = Grid { Text("tags") }
    }

    private struct OwnLayout: Layout {
      typealias Cache = Int
    }

    @Test func `a file that uses SwiftUI's and the library's names compiles`() {
      _ = Client()
      _ = OwnLayout()
      let layout = CollectionViewAlignedLayout()
      layout.defaultSectionAttributes = SectionAttributes(
        sizing: .fixed(CGSize(width: 1, height: 1)), lineAlignment: .center,
        cellAlignment: .bottom)
      layout.contentInsets = Insets(3)
      layout.attributesForItem = { _ in CellAttributes(insets: Insets(1)) }
      let alignment = SectionAttributes.LineAlignment.trailing
      let vertical: SectionAttributes.CellAlignment = .top
      let content = ContentLayout(width: 10, sections: [ContentLayout.Section(cellCount: 1)])
      let line: ContentLayout.Line? = content.lines(inSection: 0).first
      expectEqual(line?.cells.count, 1)
      #expect(alignment != .center)
      #expect(vertical != .center)
    }
  }
#endif
