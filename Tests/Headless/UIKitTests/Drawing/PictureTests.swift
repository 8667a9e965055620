import AlignedLayout
import LayoutDrawing
import Testing
import UIKit

/// Pictures as SVG and as text.
struct PictureTests {
  private let frames = [
    CaptionedFrame(CGRect(x: 0, y: 0, width: 45, height: 30), caption: "a<b"),
    CaptionedFrame(CGRect(x: 50, y: 0, width: 10.005, height: 33.333)),
  ]

  private var picture: Picture {
    Picture(of: frames, in: CGRect(x: 0, y: 0, width: 65, height: 40))
  }

  @Test func `an SVG has numbers with two decimals and escaped text`() {
    #expect(
      picture.svg(title: "\"&\"") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="65" height="40" viewBox="0 0 65 40" \
        font-family="Helvetica, Arial, sans-serif">
          <title>&quot;&amp;&quot;</title>
          <rect width="65" height="40" fill="#ffffff"/>
          <svg x="0" y="0" width="65" height="40">
            <rect x="0.5" y="0.5" width="44" height="29" rx="3.5" fill="#dce9fb" stroke="#3b6fb6" \
        stroke-width="1"/>
            <text x="12.32" y="19.27" font-size="12" fill="#142438" textLength="20.35" \
        lengthAdjust="spacingAndGlyphs">a&lt;b</text>
            <rect x="50.5" y="0.5" width="9.01" height="32.33" rx="3.5" fill="#dce9fb" \
        stroke="#3b6fb6" stroke-width="1"/>
          </svg>
        </svg>

        """)
  }

  @Test func `a text drawing has boxes with captions`() {
    #expect(
      picture.text() == """
        ┏━━━━━━━━━━━━━┓
        ┃╭───────╮ ╭╮ ┃
        ┃│  a<b  │ ││ ┃
        ┃╰───────╯ ╰╯ ┃
        ┃             ┃
        ┗━━━━━━━━━━━━━┛

        """)
  }

  @Test func `a frame in front covers those behind it`() {
    let header = CaptionedFrame(
      CGRect(x: 0, y: 0, width: 65, height: 30), caption: "Hi", role: .header)
    let covered = Picture(of: [header] + frames, in: CGRect(x: 0, y: 0, width: 65, height: 40))
    #expect(
      covered.text() == """
        ┏━━━━━━━━━━━━━┓
        ┃┌───────────┐┃
        ┃│     Hi    │┃
        ┃└───────────┘┃
        ┃             ┃
        ┗━━━━━━━━━━━━━┛

        """)
  }

  @Test func `a caption never exceeds its frame`() {
    let captions = ["wide enough", "too wide for one line", "incomprehensible", "iii"]
    for (caption, width) in zip(captions, [90, 60, 30, 2] as [CGFloat]) {
      let frame = CaptionedFrame(
        CGRect(x: 0, y: 0, width: width, height: 40), caption: caption)
      let picture = Picture(of: [frame], in: CGRect(x: 0, y: 0, width: 100, height: 40))
      guard case .clipped(_, let marks)? = picture.marks.first else { continue }
      for case .text(let line) in marks {
        #expect(line.frame.minX >= 0 && line.frame.maxX <= width, "\(caption)")
      }
    }
  }

  @Test func `a layout's picture includes cells that exceed the content`() {
    let layout = ContentLayout(
      width: 50, contentInsets: .zero, sections: [.init(cellCount: 1)],
      sizeOfCell: { _, _ in CGSize(width: 80, height: 20) })
    let picture = Picture(of: layout) { "\($0.cell)" }
    #expect(picture.size == CGSize(width: 80, height: 20))
  }

  @Test func `with pinning, a layout's picture shows the visible part`() {
    let layout = ContentLayout(
      width: 50, contentInsets: .zero,
      sections: [.init(cellCount: 2, headerLength: 20)],
      sizeOfCell: { _, _ in CGSize(width: 50, height: 40) })
    let pinning = ContentLayout.Pinning(visibleTop: 30, visibleBottom: 70)
    #expect(
      Picture(of: layout, pinning: pinning, header: { _ in "H" }, caption: { "\($0.cell)" }).text()
        == """
        ┏━━━━━━━━━━┓
        ┃┌────────┐┃
        ┃└────H───┘┃
        ┃╰────────╯┃
        ┃          ┃
        ┗━━━━━━━━━━┛

        """)
  }
}
