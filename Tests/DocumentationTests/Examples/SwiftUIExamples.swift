#if canImport(SwiftUI)
  import AlignedLayout
  import SwiftUI
  import UIKit

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct TagsView: View {
    let tags: [String]

    var body: some View {
      AlignedLines(SectionAttributes(lineAlignment: .center, cellSpacing: 8, lineSpacing: 8)) {
        ForEach(tags, id: \.self) { Text($0) }
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct ShortTagsView: View {
    let tags: [String]
    @Binding var hiddenCount: Int

    var body: some View {
      AlignedLines(SectionAttributes(lineLimit: .lines(2)), hiddenViewCount: $hiddenCount) {
        ForEach(tags, id: \.self) { Text($0) }
        Text("+\(hiddenCount)").frame(minWidth: 40).alignedOverflow()
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct SeparatedTagsView: View {
    let tags: [String]

    var body: some View {
      AlignedLines(SectionAttributes(lineSeparator: .init(kind: "hairline"))) {
        ForEach(0..<10, id: \.self) { _ in Color.gray.alignedDecoration("hairline") }
        ForEach(tags, id: \.self) { Text($0) }
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct SpokenTagsView: View {
    let tags: [String]
    @Binding var hiddenCount: Int

    var body: some View {
      AlignedLines(SectionAttributes(lineLimit: .lines(2)), hiddenViewCount: $hiddenCount) {
        ForEach(tags.indices, id: \.self) { index in
          Text(tags[index]).accessibilityHidden(index >= tags.count - hiddenCount)
        }
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct NameView: View {
    let name: String

    var body: some View {
      AlignedLines {
        Text("Name").alignedCell(CellAttributes(keepsWithNext: true))
        Text(name).alignedCell(CellAttributes(width: .remaining, minimumWidth: 120))
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct FullLinesView: View {
    let tags: [String]

    var body: some View {
      AlignedLines {
        ForEach(tags, id: \.self) { tag in
          Text(tag).frame(maxWidth: .infinity).alignedCell(CellAttributes(growth: 1))
        }
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct RowView: View {
    var body: some View {
      AlignedLines(SectionAttributes(cellAlignment: .firstBaseline)) {
        Text("Name").alignedCell(CellAttributes(keepsWithNext: true))
        Color.clear.alignedCell(CellAttributes(width: .remaining, minimumWidth: 120))
        Text("Notes").alignedCell(CellAttributes(beginsLine: true))
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, *)
  struct ScreenView: View {
    var body: some View {
      AlignedLines(SectionAttributes(maximumCellsPerLine: 1)) {
        Text("Title")
        Color.clear.alignedCell(CellAttributes(width: .remaining), height: .remaining)
        AlignedLines(SectionAttributes(lineSpacing: 8), axis: .horizontal) {
          Text("One")
          Text("Two")
        }
      }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  @MainActor
  func makeTagRegistration() -> UICollectionView.CellRegistration<TagCell, String> {
    UICollectionView.CellRegistration<TagCell, String> { cell, _, tag in
      cell.contentConfiguration = UIHostingConfiguration { Text(tag) }.margins(.all, 8)
    }
  }
#endif
