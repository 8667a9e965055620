// Headers, footers, overflow views and decoration views that come or go although their sections stay.
// UIKit has to be told of them.
extension AnimatedChange {
  /// One of the two contents of a change.
  enum Side {
    case former, present
  }

  /// Returns the sections on one side that stay, and have a view that they lack on the other.
  ///
  /// - Parameters:
  ///   - content: the present content.
  ///   - view: a closure that returns a section's header, footer or overflow view.
  func sections(
    onlyOn side: Side, present content: ContentLayout, with view: (Int) -> ContentLayout.Element?
  ) -> [Int] {
    guard case .updates(let map) = cause else { return [] }
    return (0..<former.content.sectionCount).compactMap { old in
      guard let new = map.newSection(of: old), new < content.sectionCount else { return nil }
      let (had, has) = (former.content.has(view(old)), content.has(view(new)))
      return switch side {
      case .former: had && !has ? old : nil
      case .present: has && !had ? new : nil
      }
    }
  }

  /// Returns the decoration views of a kind that are only on one side, as sections and indices there.
  ///
  /// A background stays with its section, and a separator with the line of the same number.
  func decorations(
    ofKind kind: String, onlyOn side: Side, present content: ContentLayout
  ) -> [(section: Int, index: Int)] {
    guard case .updates(let map) = cause else { return [] }
    let isFormer = side == .former
    let (own, other) = isFormer ? (former.content, content) : (content, former.content)
    return (0..<own.sectionCount).flatMap { section in
      let counterpart = isFormer ? map.newSection(of: section) : map.oldSection(of: section)
      // The content may be empty, if the view has lost its width or its data in the batch.
      let others = counterpart.flatMap {
        $0 < other.sectionCount ? other.decorationViews(ofKind: kind, inSection: $0) : nil
      }
      return own.decorationViews(ofKind: kind, inSection: section).indices(missingIn: others)
        .map { (section, $0) }
    }
  }
}

extension ContentLayout {
  fileprivate func has(_ element: Element?) -> Bool {
    element.flatMap { frame(of: $0, pinning: nil) } != nil
  }
}
