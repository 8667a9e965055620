import AlignedLayout
import UIKit

/// A rectangle to be drawn with what it is called.
package struct CaptionedFrame: Equatable, Sendable {
  /// What the rectangle stands for, which decides its colours and what it lies in front of.
  package enum Role: Int, Sendable {
    /// The outline of something that is not shown itself.
    case guide
    case background
    case separator
    case cell
    case footer
    case header
  }

  package let frame: CGRect
  package let caption: String
  package let role: Role

  package init(_ frame: CGRect, caption: String = "", role: Role = .cell) {
    self.frame = frame
    self.caption = caption
    self.role = role
  }
}

extension Picture {
  /// Rectangles with their captions in them, guides at the back and headers in front.
  ///
  /// - Parameter area: what of the plane is on the picture.
  package init(of frames: [CaptionedFrame], in area: CGRect, background: Ink? = .white) {
    self.init(size: area.size, background: background)
    let ordered = frames.enumerated().sorted {
      ($0.element.role.rawValue, $0.offset) < ($1.element.role.rawValue, $1.offset)
    }.map(\.element)
    marks = [
      .clipped(
        CGRect(origin: .zero, size: area.size),
        ordered.flatMap { $0.marks(offset: area.origin) })
    ]
  }

  /// All that a layout sets, with a caption for each cell; what sticks out of the content is on the
  /// picture too, and then the content's edges are marked.
  ///
  /// - Parameters:
  ///   - pinning: what is visible, for headers and footers to stay there; and then the picture
  ///     shows no more than that. Without it, the picture shows everything, all in its natural
  ///     place.
  ///   - showsLines: whether each line's box is outlined.
  package init(
    of layout: ContentLayout, pinning: ContentLayout.Pinning? = nil, showsLines: Bool = false,
    header: (Int) -> String = { "Header \($0)" }, footer: (Int) -> String = { "Footer \($0)" },
    caption: (ContentLayout.CellPosition) -> String
  ) {
    let frames = layout.elements(in: .infinite, pinning: pinning).map { placed in
      switch placed.element {
      case .header(let section):
        CaptionedFrame(placed.frame, caption: header(section), role: .header)
      case .cell(let position): CaptionedFrame(placed.frame, caption: caption(position))
      case .overflow(let section):
        CaptionedFrame(
          placed.frame,
          caption:
            "+\(layout.cellCount(inSection: section) - layout.visibleCellCount(inSection: section))"
        )
      case .footer(let section):
        CaptionedFrame(placed.frame, caption: footer(section), role: .footer)
      case .background: CaptionedFrame(placed.frame, role: .background)
      case .lineSeparator: CaptionedFrame(placed.frame, role: .separator)
      }
    }
    let content = CGRect(origin: .zero, size: layout.contentSize)
    let area =
      pinning.map {
        CGRect(
          x: 0, y: $0.visibleTop, width: layout.width, height: $0.visibleBottom - $0.visibleTop)
      } ?? frames.reduce(content) { $0.union($1.frame) }
    var guides = area == content ? [] : [CaptionedFrame(content, role: .guide)]
    if showsLines {
      guides += (0..<layout.sectionCount).flatMap { section in
        layout.lines(inSection: section).map { CaptionedFrame($0.frame, role: .guide) }
      }
    }
    self.init(of: guides + frames, in: area)
  }
}

extension CaptionedFrame {
  private static let fontSizes: [CGFloat] = [12, 11, 10, 9, 8, 7]
  private static let margin: CGFloat = 3

  fileprivate func marks(offset: CGPoint) -> [Picture.Mark] {
    let frame = CGRect(
      x: frame.minX - offset.x, y: frame.minY - offset.y,
      width: frame.width, height: frame.height)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let radius: CGFloat = role == .cell ? min(4, frame.width / 2, frame.height / 2) : 0
    let box = Picture.Box(
      frame: frame, fill: fill, border: border, isDashed: role == .guide, cornerRadius: radius)
    return [.box(box)] + textLines(in: frame).map { .text($0) }
  }

  private var fill: Ink? {
    switch role {
    case .guide: nil
    case .background: Ink(0xFB_F1_DC)
    case .separator: Ink(0xC9_A2_4B)
    case .cell: Ink(0xDC_E9_FB)
    case .footer: Ink(0xEC_E7_DA)
    case .header: Ink(0xDF_E3_E8)
    }
  }

  private var border: Ink? {
    switch role {
    case .guide: Ink(0x9A_A4_B2)
    case .background: Ink(0xC9_A2_4B)
    // As thin as its border would be.
    case .separator: nil
    case .cell: Ink(0x3B_6F_B6)
    case .footer: Ink(0x8A_7A_4D)
    case .header: Ink(0x5B_68_78)
    }
  }

  /// The caption in the largest size in which it fits, in the frame's middle.
  private func textLines(in frame: CGRect) -> [Picture.TextLine] {
    guard !caption.isEmpty else { return [] }
    let room = CGSize(
      width: max(0, frame.width - 2 * Self.margin), height: max(0, frame.height - 2))
    let weight: UIFont.Weight = role == .cell ? .regular : .bold
    for size in Self.fontSizes {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      let lines = TextLines(caption, font: font, width: room.width).lines
      let words = caption.split(whereSeparator: \.isWhitespace)
      let fits =
        CGFloat(lines.count) * font.lineHeight <= room.height
        && words.allSatisfy { font.advance(of: $0) <= room.width }
      if fits {
        return textLines(lines.map { String($0.text) }, font: font, in: frame)
      }
    }
    let font = UIFont.systemFont(ofSize: Self.fontSizes.last ?? 7, weight: weight)
    return textLines([cut(caption, font: font, width: room.width)], font: font, in: frame)
  }

  /// As much of a caption as fits on a line; nothing says more than an ellipsis alone.
  private func cut(_ text: String, font: UIFont, width: CGFloat) -> String {
    var rest = Substring(text.prefix { $0 != "\n" })
    while !rest.isEmpty, font.advance(of: rest) > width {
      rest.removeLast()
    }
    return String(rest)
  }

  private func textLines(_ lines: [String], font: UIFont, in frame: CGRect) -> [Picture.TextLine] {
    let top = frame.midY - CGFloat(lines.count) * font.lineHeight / 2
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, text in
      let width = font.advance(of: text)
      let y = top + CGFloat(index) * font.lineHeight
      return Picture.TextLine(
        text: text,
        frame: CGRect(x: frame.midX - width / 2, y: y, width: width, height: font.lineHeight),
        baseline: y + font.ascender, fontSize: font.pointSize, isBold: role != .cell,
        ink: Ink(0x14_24_38), anchor: .center)
    }
  }
}
