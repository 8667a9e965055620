import AlignedLayout
import AlignedLayoutTesting
import Testing

/// Laws of the stretches of contents whose cells are texts that wrap.
@Suite struct StretchAnswerLaws {
  /// A text in words, with gaps of 4 points.
  struct Text {
    let words: [CGFloat]

    /// Returns the size of the text, broken greedily.
    func size(fitting space: CGFloat) -> CGSize {
      var (width, line, count): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
      for word in words {
        if line > 0, line + 4 + word > space {
          (line, count) = (word, count + 1)
        } else {
          line += (line > 0 ? 4 : 0) + word
        }
        width = max(width, line)
      }
      return width × (count * 12)
    }
  }

  @Test(arguments: Seeds(2000, usually: 10))
  func `texts are asked again where their lines change`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var content = random.followableContent
    content.sections = content.sections.map { section in
      var section = section
      section.attributes = section.attributes.with(lineLimit: .unlimited)
      if case .fixed = section.attributes.sizing.kind {
        section.attributes = section.attributes.with(sizing: .asked)
      }
      section.cells = section.cells.map { cell in
        let words = (0..<Int.random(in: 1...6, using: &random)).map { _ -> CGFloat in
          CGFloat(Int.random(in: 50...400, using: &random)) / 10
        }
        let text = Text(words: words)
        return TestCell(attributes: cell.attributes) { text.size(fitting: $0) }
      }
      return section
    }
    let scale: CGFloat = random.pick([1, 2, 3])
    @Sendable func rounded(_ size: CGSize) -> CGSize {
      ((size.width * scale).rounded(.up) / scale) × size.height
    }
    let stretches: [ContentLayout.Stretch]
    do {
      stretches = try content.specification.layouts(
        forWidths: 40...400,
        answerOfCell: { position, offer in
          // As views measure texts: the size is rounded up to pixels, the text itself is not.
          let size = content.sections[position.section].cells[position.cell].size(offer)
          return ContentLayout.CellAnswer(
            rounded(size), exactWidth: size.width, wrappedIn: offer)
        },
        attributesOfCell: { content.sections[$0.section].cells[$0.cell].attributes },
        sizeOfOverflow: { content.sections[$0].sizeOfOverflow($1) })
    } catch { return }
    for stretch in stretches {
      let lines = LinesAtWidth(stretch.layout)
      let (least, greatest) = (stretch.widths.lowerBound, stretch.widths.upperBound)
      expectEqual(stretch.layout, content.roundingUp(rounded).at(least).layout())
      for part in [0.1, 0.5, 0.9, 1] {
        let width = min(greatest, least + (greatest - least) * part)
        expectEqual(
          LinesAtWidth(content.roundingUp(rounded).at(width).layout()), lines,
          "\(width) of \(stretch.widths)")
      }
    }
  }
}

extension TestContent {
  /// The content with other sizes of its cells.
  fileprivate func roundingUp(_ rounded: @escaping @Sendable (CGSize) -> CGSize) -> TestContent {
    var content = self
    for section in sections.indices {
      content.sections[section].cells = sections[section].cells.map { cell in
        TestCell(attributes: cell.attributes) { rounded(cell.size($0)) }
      }
    }
    return content
  }
}
