extension AlignedGroup.Layout {
  /// Calls a closure for each background and line separator of the group and of the groups in it: with its
  /// kind, its frame, and its position from back to front.
  func forEachDecoration(
    at origin: CGPoint = CGPoint(x: 0, y: 0), zIndex: Int = 0,
    _ body: (_ kind: String, _ frame: CGRect, _ zIndex: Int) -> Void
  ) {
    let attributes = group.attributes
    for (number, background) in attributes.backgrounds.enumerated() {
      guard let kind = attributes.kind(ofBackground: number) else { continue }
      for line in lines.indices {
        content.frame(ofBackgroundInSection: 0, number: number, line: line).map {
          body(kind, $0.moved(by: origin), zIndex + background.zIndex)
        }
      }
    }
    if let separator = attributes.lineSeparator, let kind = attributes.kindOfLineSeparators {
      for line in lines.indices {
        content.frame(ofSeparatorBelowLineAt: line, inSection: 0).map {
          body(kind, $0.moved(by: origin), zIndex + separator.zIndex)
        }
      }
    }
    for (index, item) in items.enumerated() {
      guard let group = item.group, let frame = frame(ofItemAt: index) else { continue }
      let layout = group.layout(in: frame.size, environment)
      layout.forEachDecoration(
        at: layout.origin(in: frame.moved(by: origin)), zIndex: zIndex + item.zIndex, body)
    }
  }
}
