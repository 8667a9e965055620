import AlignedLayout
import AlignedLayoutTesting
import Testing

/// Layouts as pictures.
struct LayoutPictureTests {
  private let layout = ContentLayout(
    width: 100, contentInsets: .zero,
    sections: [
      .init(
        attributes: SectionAttributes(cellSpacing: 10, lineSpacing: 10), cellCount: 3,
        headerLength: 20)
    ]
  ) { position, _ in CGSize(width: position.cell == 1 ? 60 : 30, height: 30) }

  @Test func `a layout is drawn in characters, with a caption on each cell`() {
    let picture = LayoutPicture(of: layout) { ["a", "wide", "c"][$0.cell] }
    #expect(picture.description == picture.text)
    #expect(
      picture.text == """
        ┏━━━━━━━━━━━━━━━━━━━━┓
        ┃┌──────────────────┐┃
        ┃└─────Header 0─────┘┃
        ┃╭────╮  ╭──────────╮┃
        ┃│  a │  │   wide   │┃
        ┃╰────╯  ╰──────────╯┃
        ┃                    ┃
        ┃╭────╮              ┃
        ┃│  c │              ┃
        ┃╰────╯              ┃
        ┗━━━━━━━━━━━━━━━━━━━━┛

        """)
    #expect(picture.svg.hasPrefix("<svg xmlns") && picture.svg.count(of: ">wide</text>") == 1)
    #expect(picture.svg.count(of: "prefers-color-scheme: dark") == 1)
  }

  @Test func `a layout is drawn with the indices of its cells`() {
    #expect(LayoutPicture(of: layout) == LayoutPicture(of: layout) { String($0.cell) })
  }
}
