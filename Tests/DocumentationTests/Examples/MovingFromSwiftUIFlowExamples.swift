#if canImport(SwiftUI)
  import AlignedLayout
  import SwiftUI

  /// Two lines of tags, and their number beyond these.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct AlignedTagsView: View {
    let tags: [String]
    @State private var hiddenCount = 0

    private let attributes = SectionAttributes(
      lineLimit: .lines(2), cellAlignment: .center, cellSpacing: 8, lineSpacing: 8)

    var body: some View {
      AlignedLines(attributes, hiddenViewCount: $hiddenCount) {
        ForEach(tags, id: \.self) { Text($0) }
        Text("Other").alignedCell(CellAttributes(beginsLine: true))
        Text("+\(hiddenCount)").frame(minWidth: 40).alignedOverflow()
      }
    }
  }

  /// The same by SwiftUI-Flow.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct FlowTagsView: View {
    let tags: [String]

    var body: some View {
      HFlow(itemSpacing: 8, rowSpacing: 8) {
        ForEach(tags, id: \.self) { Text($0) }
        Text("Other").startInNewLine()
      }
      .maxLines(2) { Text("+\($0)") }
    }
  }
#endif
