/// Identifies everything that data source, delegate, closures and properties return at one time.
///
/// Versions are compared by identity. To compare a version later, hold a reference to it: a new version may get
/// the address of a released one.
final class ContentVersion: Sendable {}

/// The layout that queries report. Content and version are only replaced together.
struct ShownLayout: Sendable {
  private(set) var standing = StandingContent()

  private var lastLine = LineFrames()

  /// The version in which the content was laid out, or nil before the first layout pass.
  private(set) var version: ContentVersion?
  private(set) var surroundings: Surroundings?

  /// The insets and the size at the last `prepare()`, as UIKit announces them.
  private(set) var announced: AnnouncedSurroundings?

  /// The last known bounds of the size for which the layout was last prepared.
  private(set) var bounds = CGRect.zero

  var content: ContentLayout { standing.content }

  var canvas: Surroundings.Canvas? { surroundings?.canvas }

  /// The shortest difference that counts. A display of unknown scale has a pixel per point.
  var halfPixel: CGFloat {
    let scale = canvas?.displayScale ?? 0
    return 0.5 / (scale > 0 ? scale : 1)
  }

  mutating func frame(
    of element: ContentLayout.Element, pinning: ContentLayout.Pinning?
  ) -> CGRect? {
    guard case .cell(let position) = element, pinning == nil || !content.isPinned(position) else {
      return standing.content.places(element) ? standing.frame(of: element, pinning: pinning) : nil
    }
    guard let frame = lastLine[position] ?? lastLine.move(toLineOf: position, in: standing.content)
    else { return nil }
    return standing.place(frame)
  }

  mutating func replace(_ content: ContentLayout, version: ContentVersion) {
    standing.content = content
    lastLine = LineFrames()
    self.version = version
  }

  /// Edits the content in place, so that no part of it is copied.
  mutating func edit(version: ContentVersion, _ edit: (inout ContentLayout) -> Void) {
    edit(&standing.content)
    lastLine = LineFrames()
    self.version = version
  }

  mutating func move(
    to surroundings: Surroundings, announced: AnnouncedSurroundings?, _ options: LayoutOptions
  ) {
    self.surroundings = surroundings
    if let announced { self.announced = announced }
    standing.stand(in: bounds, surroundings, options)
  }

  /// Makes room for a cell at the top, or for none.
  mutating func moveTopCell(to cell: ContentLayout.CellPosition?) {
    standing.topCell = cell
  }

  mutating func move(to bounds: CGRect) { self.bounds = bounds }
}
