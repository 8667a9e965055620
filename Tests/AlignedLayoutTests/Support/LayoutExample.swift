import AlignedLayout
import Testing

/// A row of a table: content, and what its layout must be.
struct LayoutExample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let content: TestContent
  private let cellsPerLine: [Int]?
  private let frames: [CGRect]?
  private let offers: [[CGFloat]]?
  private let picture: String?
  private let contentSize: CGSize?

  /// - Parameters:
  ///   - name: what the row shows, as a sentence.
  ///   - cellsPerLine: the number of cells on each line, or nil if the row says nothing of it. The same is true for
  ///     what follows.
  ///   - frames: the frames of all cells.
  ///   - offers: the spaces that each cell of the only section is offered.
  ///   - picture: the layout in characters, each of which stands for 10 points.
  init(
    _ name: String, _ content: TestContent, cellsPerLine: [Int]? = nil, frames: [CGRect]? = nil,
    offers: [[CGFloat]]? = nil, picture: String? = nil, contentSize: CGSize? = nil
  ) {
    testDescription = name
    self.content = content
    self.cellsPerLine = cellsPerLine
    self.frames = frames
    self.offers = offers
    self.picture = picture
    self.contentSize = contentSize
  }

  /// Expects what the row says.
  func expect() {
    let layout = content.layout()
    let says = [cellsPerLine as Any?, frames, offers, picture, contentSize].contains { $0 != nil }
    #expect(says, "the row says nothing")
    if let cellsPerLine { expectEqual(layout.cellsPerLine(), cellsPerLine) }
    if let frames { expectEqual(layout.frames(), frames) }
    if let offers { expectEqual(content.offers, offers) }
    if let picture { expectEqual(layout.picture(), picture) }
    if let contentSize { expectEqual(layout.contentSize, contentSize) }
  }
}
