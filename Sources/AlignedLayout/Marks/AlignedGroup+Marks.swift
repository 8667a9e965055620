extension AlignedGroup.Layout {
  /// Returns the contents of the group and of those in it, to be marked where they stand. A group among the items
  /// whose layout is not remembered is left out: nothing is asked.
  ///
  /// - Parameter frame: the frame of the group in the coordinates of the marks.
  func markedContents(in frame: CGRect) -> [MarkedContent] {
    let origin = origin(in: frame)
    let size = content.contentSize
    var marked = MarkedContent(
      content,
      in: CGRect(
        x: frame.origin.x - origin.x, y: frame.origin.y - origin.y,
        width: min(size.width, frame.size.width), height: min(size.height, frame.size.height)))
    marked.origin = origin
    let inner = items.indices.flatMap { index -> [MarkedContent] in
      guard let group = items[index].group, let frame = self.frame(ofItemAt: index),
        let layout = group.knownLayout(in: frame.size)
      else { return [] }
      return layout.markedContents(in: frame.moved(by: origin))
    }
    return [marked] + inner
  }
}
