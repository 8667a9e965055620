import AlignedLayout
import AlignedList

/// The same tags in every line alignment: one section for each, whose header names it.
public final class TagsExample: ListExample {
  private let tags = [
    "Baseline", "Serif", "Em dash", "Ligature", "Kerning", "Point", "Small caps", "x-height",
    "Widow", "Hanging punctuation", "Pica", "Italic", "Ascender",
  ]

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    for (index, alignment) in SectionAttributes.LineAlignment.allCases.enumerated() {
      ListSection(alignment, of: tags) { tag in
        Words(tag, .chip(Shade.all[index % Shade.all.count]))
      }
      .header { Title(".\(alignment)") }
      .attributes(
        SectionAttributes(
          lineAlignment: alignment, cellSpacing: 8, lineSpacing: 8, insets: Insets(top: 12)))
    }
  }
}
