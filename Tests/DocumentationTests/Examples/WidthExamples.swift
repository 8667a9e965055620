import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing

/// The examples of layouts at every width.
struct WidthExamples {
  private let tags = [
    "Baseline", "Serif", "Em dash", "Ligature", "Kerning", "Point", "Small caps", "x-height",
  ]
  private let messages = [
    "Has anybody seen the proofs?", "They were on the stone when I left for lunch.",
  ]

  func form(label: CellAttributes) -> LayoutTest {
    let texts = ["Name", "Ada Lovelace", "City", "London"]
    return LayoutTest(
      ContentLayout.Specification(
        width: 0,
        sections: [
          ContentLayout.Section(
            attributes: SectionAttributes(cellSpacing: 8, lineSpacing: 8), cellCount: texts.count)
        ])
    ) { position in
      CGSize(width: 8 * CGFloat(texts[position.cell].count) + 16, height: 30)
    } attributesOfCell: { position in
      position.cell.isMultiple(of: 2) ? label : .default
    } nameOfCell: { position in
      texts[position.cell]
    }
  }

  @Test func `the article shows the failure of its form`() throws {
    let failure = form(label: .default).failure(
      forWidths: 180...1366, expecting: [.staysWithNext { $0.cell.isMultiple(of: 2) }])
    let folder = "Sources/AlignedLayoutTesting/AlignedLayoutTesting.docc"
    let article = try MarkdownPage(
      PackageFiles.root.appendingPathComponent("\(folder)/EveryWidth.md"))
    let blocks = article.blocks.filter { $0.language.isEmpty }.map {
      $0.lines.joined(separator: "\n") + "\n"
    }
    #expect(blocks == [failure?.description])
    let kept = form(label: CellAttributes(keepsWithNext: true)).failure(
      forWidths: 180...1366, expecting: [.staysWithNext { $0.cell.isMultiple(of: 2) }])
    #expect(kept == nil)
  }

  private func sizeOfMessage(_ text: String, fitting width: CGFloat) -> CGSize {
    let letters = max(1, ((width - 24) / 8).rounded(.down))
    let lines = (CGFloat(text.count) / letters).rounded(.up)
    return CGSize(
      width: min(CGFloat(text.count), letters) * 8 + 24, height: 18 * lines + 16)
  }

  @Test func `a message stays beside its picture`() {
    let chat = LayoutTest(
      ContentLayout.Specification(
        width: 0, sections: [ContentLayout.Section(cellCount: 2 * messages.count)]),
      answerOfCell: { position, offer in
        guard !position.cell.isMultiple(of: 2) else {
          return ContentLayout.CellAnswer(CGSize(width: 36, height: 36))
        }
        let size = sizeOfMessage(messages[position.cell / 2], fitting: min(offer, 240))
        return ContentLayout.CellAnswer(size, exactWidth: size.width, wrappedIn: offer)
      },
      attributesOfCell: { position in
        position.cell.isMultiple(of: 2)
          ? CellAttributes(beginsLine: true) : CellAttributes(endsLine: true, minimumLineSpace: 80)
      })
    let failure = chat.failure(
      forWidths: 320...1366,
      expecting: [.noCellIsCut, .staysWithNext { $0.cell.isMultiple(of: 2) }])
    #expect(failure == nil)
  }

  @Test func `photos are checked at single widths`() {
    let photos = LayoutTest(
      ContentLayout.Specification(
        width: 0,
        sections: [ContentLayout.Section(attributes: .rows(height: 100), cellCount: 9)])
    ) { position in
      CGSize(width: 1 + CGFloat(position.cell % 3), height: 2)
    }
    let failure = photos.failure(
      atWidths: stride(from: 320, through: 1366, by: 1), expecting: [.noCellIsCut])
    #expect(failure == nil)
  }

  private var oneLine: LayoutExpectation {
    let oneLine = LayoutExpectation("The toolbar is one line") { tested in
      tested.layout.lines(inSection: 0).count > 1 ? "It has several." : nil
    }
    return oneLine
  }

  private func printPicture(_ layout: ContentLayout) {
    let picture = LayoutPicture(of: layout) { tags[$0.cell] }
    print(picture.text)
  }

  // MARK: Examples in comments

  private func expectAtAllWidths(
    _ specification: ContentLayout.Specification, _ sizes: [CGSize]
  ) {
    let test = LayoutTest(specification) { sizes[$0.cell] }
    let failure = test.failure(
      forWidths: 320...1366, expecting: [.noCellIsCut, .lineCount(atMost: 3)])
    #expect(failure == nil)
  }

  private func failures(of test: LayoutTest) -> [LayoutFailure] {
    let failures = test.failures(
      forWidths: 320...1366, expecting: [.noCellIsCut, .overflowIsNeverAlone])
    let others = test.failures(
      atWidths: stride(from: 320, through: 1366, by: 1), expecting: [.noCellIsCut])
    return failures + others
  }

  private var expectations: [LayoutExpectation] {
    let short = LayoutExpectation("The content is short") { tested in
      tested.layout.contentSize.height > 400 ? "It is higher than 400 points." : nil
    }
    let fields = LayoutExpectation.staysWithNext { $0.cell.isMultiple(of: 2) }
    return [short, fields]
  }
}
