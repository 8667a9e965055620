import AlignedLayout
import Foundation

func layOutTagNames(_ tags: [String]) -> ContentLayout {
  ContentLayout(
    width: 320,
    sections: [
      ContentLayout.Section(
        attributes: SectionAttributes(lineAlignment: .center), cellCount: tags.count)
    ]
  ) { position, remainingLineSpace in
    CGSize(width: 8 * CGFloat(tags[position.cell].count) + 24, height: 32)
  } attributesOfCell: { position in
    position.cell == 2 ? CellAttributes(beginsLine: true) : .default
  }
}
