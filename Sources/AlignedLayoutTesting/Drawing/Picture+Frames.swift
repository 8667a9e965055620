import AlignedLayout
import AlignedLayoutPictures
import Foundation

/// A rectangle and its caption.
package struct CaptionedFrame: Equatable, Sendable {
  /// The kind of element, which decides the rectangle's colors and its order from back to front.
  package enum Role: Int, Sendable {
    /// A dashed outline, such as that of the content.
    case guide
    case background
    case separator
    case cell
    case overflow
    case footer
    case header
  }

  package let frame: CGRect
  package let caption: String
  package let role: Role
  /// The distance from the rectangle's top to its caption's baseline, or nil to center the caption.
  package var captionBaseline: CGFloat?
  /// Whether the rectangle has other colors, a thick border and a bold caption.
  package var isMarked = false

  package init(_ frame: CGRect, caption: String = "", role: Role = .cell) {
    self.frame = frame
    self.caption = caption
    self.role = role
  }
}

extension Picture {
  /// Creates a picture of rectangles with their captions, with guides at the back and headers in
  /// front.
  ///
  /// - Parameter area: The part of the plane that the picture shows.
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

  /// Creates a picture of a layout, with a caption for each cell. Cells outside the content are on
  /// the picture too; a dashed guide then shows the content's edges.
  ///
  /// - Parameters:
  ///   - pinning: The visible part of the content, at whose edges headers and footers stay. The
  ///     picture shows this part only. If it is nil, the picture shows the whole content, with
  ///     headers and footers in their natural places.
  ///   - showsContentEdges: Whether a guide shows the edges of a content that is not the picture.
  ///   - style: Changes the rectangle of a cell.
  package init(
    of layout: ContentLayout, pinning: ContentLayout.Pinning? = nil,
    showsContentEdges: Bool = true,
    header: (Int) -> String = { "Header \($0)" }, footer: (Int) -> String = { "Footer \($0)" },
    style: (ContentLayout.CellPosition, inout CaptionedFrame) -> Void = { _, _ in },
    caption: (ContentLayout.CellPosition) -> String
  ) {
    let frames = layout.elements(in: .infinite, pinning: pinning).map { placed in
      switch placed.element {
      case .contentHeader: CaptionedFrame(placed.frame, caption: "Content header", role: .header)
      case .contentFooter: CaptionedFrame(placed.frame, caption: "Content footer", role: .footer)
      case .header(let section):
        CaptionedFrame(placed.frame, caption: header(section), role: .header)
      case .cell(let position):
        styled(CaptionedFrame(placed.frame, caption: caption(position))) { style(position, &$0) }
      case .overflow(let section):
        CaptionedFrame(
          placed.frame, caption: layout.captionOfOverflow(inSection: section), role: .overflow)
      case .footer(let section):
        CaptionedFrame(placed.frame, caption: footer(section), role: .footer)
      case .background: CaptionedFrame(placed.frame, role: .background)
      case .lineSeparator: CaptionedFrame(placed.frame, role: .separator)
      }
    }
    let content = CGRect(origin: .zero, size: layout.contentSize)
    let area = Self.area(of: layout, pinning: pinning)
    let guides =
      area == content || !showsContentEdges ? [] : [CaptionedFrame(content, role: .guide)]
    self.init(of: guides + frames, in: area)
  }

  /// Returns the part of the plane that a picture of the layout shows.
  package static func area(
    of layout: ContentLayout, pinning: ContentLayout.Pinning? = nil
  ) -> CGRect {
    if let pinning {
      let length = pinning.visibleBottom - pinning.visibleTop
      return switch layout.axis {
      case .vertical:
        CGRect(x: 0, y: pinning.visibleTop, width: layout.contentSize.width, height: length)
      case .horizontal:
        CGRect(x: pinning.visibleTop, y: 0, width: length, height: layout.contentSize.height)
      }
    }
    let content = CGRect(origin: .zero, size: layout.contentSize)
    return layout.elements(in: .infinite).reduce(content) { $0.union($1.frame) }
  }
}

extension ContentLayout {
  fileprivate func captionOfOverflow(inSection section: Int) -> String {
    let hiddenCount = cellCount(inSection: section) - visibleCellCount(inSection: section)
    return hiddenCount == 0 ? "less" : "+\(hiddenCount)"
  }
}

private func styled(
  _ frame: CaptionedFrame, _ style: (inout CaptionedFrame) -> Void
) -> CaptionedFrame {
  var frame = frame
  style(&frame)
  return frame
}

extension CaptionedFrame {
  private static let fontSizes: [CGFloat] = [12, 11, 10, 9, 8, 7]
  private static let margin: CGFloat = 3

  fileprivate func marks(offset: CGPoint) -> [Picture.Mark] {
    let frame = CGRect(
      x: frame.minX - offset.x, y: frame.minY - offset.y,
      width: frame.width, height: frame.height)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let radius: CGFloat =
      role == .cell || role == .overflow ? min(4, frame.width / 2, frame.height / 2) : 0
    let box = Picture.Box(
      frame: frame, fill: fill, border: border, borderWidth: isMarked ? 2 : 1,
      isDashed: role == .guide, cornerRadius: radius)
    return [.box(box)] + textLines(in: frame).map { .text($0) }
  }

  private var fill: Ink? {
    switch role {
    case .guide: nil
    case .background: .card
    case .separator: .cardEdge
    case .cell: isMarked ? .markedCell : .cell
    case .footer: .footer
    case .overflow, .header: .header
    }
  }

  private var border: Ink? {
    switch role {
    case .guide: .guide
    case .background: .cardEdge
    // A separator is as thin as a border.
    case .separator: nil
    case .cell: isMarked ? .mark : .cellEdge
    case .footer: .footerEdge
    case .overflow, .header: .headerEdge
    }
  }

  private var isBold: Bool {
    isMarked || role != .cell && role != .overflow
  }

  /// Returns the caption in the largest size that fits the frame.
  private func textLines(in frame: CGRect) -> [Picture.TextLine] {
    guard !caption.isEmpty else { return [] }
    let room = CGSize(
      width: max(0, frame.width - 2 * Self.margin), height: max(0, frame.height - 2))
    let weight: CGFloat = isBold ? 0.4 : 0
    for size in Self.fontSizes {
      let font = TextMetrics(pointSize: size, weight: weight)
      let lines = TextLines(caption, metrics: font, width: room.width).lines
      let words = caption.split(whereSeparator: \.isWhitespace)
      let fits =
        CGFloat(lines.count) * font.lineHeight <= room.height
        && words.allSatisfy { font.advance(of: $0) <= room.width }
      if fits {
        return textLines(lines.map { String($0.text) }, font: font, in: frame)
      }
    }
    let font = TextMetrics(pointSize: Self.fontSizes.last ?? 7, weight: weight)
    return textLines([cut(caption, font: font, width: room.width)], font: font, in: frame)
  }

  /// Returns the beginning of a caption that fits a line. It has no ellipsis, which would take the
  /// room of a letter.
  private func cut(_ text: String, font: TextMetrics, width: CGFloat) -> String {
    var rest = Substring(text.prefix { $0 != "\n" })
    while !rest.isEmpty, font.advance(of: rest) > width {
      rest.removeLast()
    }
    return String(rest)
  }

  private func textLines(
    _ lines: [String], font: TextMetrics, in frame: CGRect
  ) -> [Picture.TextLine] {
    let top =
      captionBaseline.map { frame.minY + $0 - font.ascender }
      ?? frame.midY - CGFloat(lines.count) * font.lineHeight / 2
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, text in
      let width = font.advance(of: text)
      let y = top + CGFloat(index) * font.lineHeight
      return Picture.TextLine(
        text: text,
        frame: CGRect(x: frame.midX - width / 2, y: y, width: width, height: font.lineHeight),
        baseline: y + font.ascender, fontSize: font.pointSize, isBold: isBold,
        ink: .caption, anchor: .center)
    }
  }
}
