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

  @Test func `an SVG has numbers of two decimals and escaped text`() {
    expectEqual(
      picture.svg(title: "\"&\""),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="65" height="40" viewBox="0 0 65 40" \
      font-family="Helvetica, Arial, sans-serif" role="img">
        <title>&quot;&amp;&quot;</title>
        <rect width="65" height="40" fill="#ffffff"/>
        <svg x="0" y="0" width="65" height="40">
          <rect x="0.5" y="0.5" width="44" height="29" rx="3.5" fill="#dce9fb" stroke="#3b6fb6" \
      stroke-width="1"/>
          <text x="22.5" y="19.27" text-anchor="middle" font-size="12" fill="#142438" \
      textLength="21.3" lengthAdjust="spacingAndGlyphs">a&lt;b</text>
          <rect x="50.5" y="0.5" width="9.01" height="32.33" rx="3.5" fill="#dce9fb" \
      stroke="#3b6fb6" stroke-width="1"/>
        </svg>
      </svg>

      """)
  }

  @Test func `an SVG has a description, a margin, and inks for dark mode`() {
    let stroke = Picture.Path([CGPoint(x: -5, y: 0), CGPoint(x: 4.125, y: 3)], ink: .black)
    var picture = Picture(size: CGSize(width: 10, height: 20), marks: [.path(stroke)])
    picture.margin = 8
    expectEqual(
      picture.svg(
        description: "a > b",
        darkInks: [.black: Ink(0x12_34_56), Ink(0x00_00_01): .white, .white: .white]),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="26" height="36" viewBox="-8 -8 26 36" \
      font-family="Helvetica, Arial, sans-serif">
        <desc>a &gt; b</desc>
        <style>
          @media (prefers-color-scheme: dark) {
            [fill="#000000"] { fill: #123456 }
            [stroke="#000000"] { stroke: #123456 }
          }
        </style>
        <rect x="-8" y="-8" width="26" height="36" rx="8" fill="#ffffff"/>
        <polyline points="-5,0 4.13,3" fill="none" stroke="#000000" stroke-width="1" \
      stroke-linejoin="round"/>
      </svg>

      """)
  }

  @Test func `a picture with an ink that has no dark one stays light`() {
    let box = Picture.Box(frame: CGRect(x: 0, y: 0, width: 5, height: 5), fill: Ink(0xAA_BB_CC))
    let picture = Picture(size: CGSize(width: 10, height: 20), marks: [.box(box)])
    let halfDark: [Ink: Ink] = [.white: .black]
    expectEqual(picture.svg(darkInks: halfDark), picture.svg())
    let dark = halfDark.merging([Ink(0xAA_BB_CC): Ink(0x11_22_33)]) { $1 }
    #expect(picture.svg(darkInks: dark) != picture.svg())
  }

  @Test func `text leaves out strokes and the margin`() {
    var picture = self.picture
    picture.marks.append(
      .path(.init([.zero, CGPoint(x: 65, y: 40)], ink: .black)))
    picture.margin = 30
    expectEqual(picture.text(), self.picture.text())
  }

  @Test func `a marked cell has a thick border and a bold caption`() {
    var cell = frames[0]
    cell.isMarked = true
    cell.captionBaseline = 20
    let marks = Picture(of: [cell], in: CGRect(x: 0, y: 0, width: 65, height: 40)).marks
    guard case .clipped(_, let inner)? = marks.first, inner.count == 2,
      case .box(let box) = inner[0], case .text(let caption) = inner[1]
    else {
      Issue.record("unexpected marks: \(marks)")
      return
    }
    expectEqual(box.borderWidth, 2)
    expectEqual(box.border, .mark)
    #expect(caption.isBold)
    #expect(abs(caption.baseline - 20) < 0.001)
  }

  @Test func `every ink of drawings has a dark one`() {
    for ink in [Ink.caption, .cell, .cellEdge, .mark, .markedCell, .note, .sheet, .margin] {
      #expect(Ink.dark[ink] != nil)
    }
  }

  @Test func `a drawing in characters has boxes with their captions`() {
    expectEqual(
      picture.text(),
      """
      ┏━━━━━━━━━━━━━┓
      ┃╭───────╮ ╭╮ ┃
      ┃│  a<b  │ ││ ┃
      ┃╰───────╯ ╰╯ ┃
      ┃             ┃
      ┗━━━━━━━━━━━━━┛

      """)
  }

  @Test func `a header hides the cells behind it`() {
    let header = CaptionedFrame(
      CGRect(x: 0, y: 0, width: 65, height: 30), caption: "Hi", role: .header)
    let covered = Picture(of: [header] + frames, in: CGRect(x: 0, y: 0, width: 65, height: 40))
    expectEqual(
      covered.text(),
      """
      ┏━━━━━━━━━━━━━┓
      ┃┌───────────┐┃
      ┃│     Hi    │┃
      ┃└───────────┘┃
      ┃             ┃
      ┗━━━━━━━━━━━━━┛

      """)
  }

  @Test func `a caption is made smaller, then wrapped, then cut, and never overflows`() {
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

  @Test func `a layout's picture includes a cell that overflows the content`() {
    let layout = ContentLayout(
      width: 50, contentInsets: .zero, sections: [.init(cellCount: 1)],
      sizeOfCell: { _, _ in CGSize(width: 80, height: 20) })
    let picture = Picture(of: layout) { "\($0.cell)" }
    expectEqual(picture.size, CGSize(width: 80, height: 20))
  }

  @Test func `with pinning, a layout's picture shows the visible part`() {
    let layout = ContentLayout(
      width: 50, contentInsets: .zero,
      sections: [.init(cellCount: 2, headerLength: 20)],
      sizeOfCell: { _, _ in CGSize(width: 50, height: 40) })
    let pinning = ContentLayout.Pinning(visibleTop: 30, visibleBottom: 70)
    expectEqual(
      Picture(of: layout, pinning: pinning, header: { _ in "H" }, caption: { "\($0.cell)" }).text(),
      """
      ┏━━━━━━━━━━┓
      ┃┌────────┐┃
      ┃└────H───┘┃
      ┃╰────────╯┃
      ┃          ┃
      ┗━━━━━━━━━━┛

      """)
  }
}
