/// Contents for other surroundings than the present ones, until anything about the content changes.
struct CachedContents: Sendable {
  /// The present version of the content. All cached contents belong to it.
  private(set) var version = ContentVersion()

  /// Enough for both orientations of a device, and for some widths of a window.
  private static let capacity = 8

  /// The contents, the one cached first at the front.
  private var contents: [(canvas: Surroundings.Canvas, content: ContentLayout)] = []

  mutating func invalidate() {
    version = ContentVersion()
    contents = []
  }

  /// Drops the content that was cached first if there are too many.
  mutating func insert(_ content: ContentLayout, for canvas: Surroundings.Canvas) {
    contents.removeAll { $0.canvas == canvas }
    contents.append((canvas, content), keepingLast: Self.capacity)
  }

  subscript(canvas: Surroundings.Canvas) -> ContentLayout? {
    contents.first { $0.canvas == canvas }?.content
  }

  mutating func remove(for canvas: Surroundings.Canvas) -> ContentLayout? {
    contents.firstIndex { $0.canvas == canvas }.map { contents.remove(at: $0).content }
  }
}

extension ContentLayout {
  func hasCounts(_ counts: CellCounts) -> Bool {
    counts.count == sectionCount
      && counts.indices.allSatisfy { cellCount(inSection: $0) == counts[$0] }
  }
}
