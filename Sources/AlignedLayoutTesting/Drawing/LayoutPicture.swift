import AlignedLayout
import AlignedLayoutPictures
import Foundation

/// A layout as a picture: in characters, which can be read in a log, and as SVG.
///
///     let picture = LayoutPicture(of: layout) { tags[$0.cell] }
///     print(picture.text)
///
/// A picture shows the frames in the whole content: those of cells, overflow views, headers, footers,
/// backgrounds and separators. It shows nothing that views draw. Cells that stick out of the content are on it
/// too. A dashed guide then shows the content's edges. The same layout has the same bytes on every platform, so
/// a test can compare them with those of a file.
public struct LayoutPicture: Hashable, Sendable {
  /// The picture in characters. Each stands for 5 × 10 points. The heavy frame is the picture's edges.
  ///
  /// Rounded to characters, frames that differ by a few points look alike, and those of neighbors may touch.
  public let text: String

  /// The picture as an SVG document, with a replacement for each color in dark mode.
  public let svg: String

  /// Draws a layout, with a caption on each cell.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - pinning: the visible part of the content, at whose edges headers and footers stay. The picture shows
  ///     that part alone. If it is nil, the picture shows the whole content.
  ///   - captionOfCell: a closure that returns the text on a cell. A text that does not fit its cell is drawn
  ///     smaller, and cut if it still does not fit.
  public init(
    of layout: ContentLayout, pinning: ContentLayout.Pinning? = nil,
    captionOfCell: (ContentLayout.CellPosition) -> String
  ) {
    self.init(of: layout, pinning: pinning, marking: [], captionOfCell: captionOfCell)
  }

  /// Draws a layout, with the index of each cell in its section on it.
  public init(of layout: ContentLayout) {
    self.init(of: layout) { String($0.cell) }
  }
}

extension LayoutPicture {
  /// Draws a layout, with thick borders around some cells.
  init(
    of layout: ContentLayout, pinning: ContentLayout.Pinning? = nil,
    marking cells: Set<ContentLayout.CellPosition>,
    captionOfCell: (ContentLayout.CellPosition) -> String
  ) {
    let picture = Picture(
      of: layout, pinning: pinning, style: { $1.isMarked = cells.contains($0) },
      caption: captionOfCell
    ).withOutline
    text = picture.text()
    svg = picture.svg(darkInks: Ink.dark)
  }
}

extension LayoutPicture: CustomStringConvertible {
  /// The picture in characters.
  public var description: String {
    text
  }
}
