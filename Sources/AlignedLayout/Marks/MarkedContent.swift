/// A content that is marked, and what is known besides of it.
package struct MarkedContent {
  package let content: ContentLayout

  /// The part of the content that is marked, in its coordinates.
  package let rect: CGRect

  /// How far the content is from the coordinates of the marks.
  package var origin = CGPoint(x: 0, y: 0)
  package var pinning: ContentLayout.Pinning?

  /// What stays in its place on the screen, or nil.
  package var held: MarkedHold?

  /// Returns what is known of the size of a cell, if that is more than the content knows.
  package var size: (ContentLayout.CellPosition) -> MarkedSize? = { _ in nil }

  init(_ content: ContentLayout, in rect: CGRect) {
    self.content = content
    self.rect = rect
  }

  /// The name of the layer with the marks. A layout that gets a view removes those that another one has left behind.
  package static let layerName = "lineMarks"
}

/// What stays in its place on the screen while a content changes.
package enum MarkedHold: Equatable, Sendable {
  case cell(ContentLayout.CellPosition)
  case beginning, end
}

/// What has changed in a view whose lines are marked. Marks are told of each change, and then ask for the contents.
package enum MarkedChange: Sendable {
  /// The content may be another than before, or stand elsewhere.
  case content

  /// The view is about to get other bounds.
  case bounds(CGRect)

  /// Another layout gets the view.
  case layout
}
