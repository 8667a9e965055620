import AlignedLayout
import AlignedList

/// The same squares in pairs of alignments: of their lines, and of the cells on them.
///
/// The seventh square has insets of its own.
public final class AlignmentsExample: ListExample {
  private let sides: [CGFloat] = [60, 60, 40, 80, 25, 60, 15, 40]
  private let shades = Shade.all + [.gray, .strong]

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    for cellAlignment in [SectionAttributes.CellAlignment.top, .center, .bottom] {
      for lineAlignment in [SectionAttributes.LineAlignment.left, .center, .right] {
        squares(lineAlignment, cellAlignment)
      }
    }
    squares(.left, .stretch)
  }

  private func squares(
    _ lineAlignment: SectionAttributes.LineAlignment,
    _ cellAlignment: SectionAttributes.CellAlignment
  ) -> ListSection {
    let title = ".\(lineAlignment), .\(cellAlignment)"
    return ListSection(title) {
      for (index, side) in sides.enumerated() {
        Block(text: "\(Int(side))", side: side, shade: shades[index])
          .cellAttributes(
            CellAttributes(
              insets: index == 6 ? Insets(top: 5, leading: 15, bottom: 25, trailing: 5) : .zero))
      }
    }
    .header { Title(title) }
    .attributes(
      SectionAttributes(
        lineAlignment: lineAlignment, cellAlignment: cellAlignment, insets: Insets(top: 12)))
  }
}
