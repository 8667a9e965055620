// Headers, footers, overflow views and decoration views that come or go although their sections stay.
// UIKit has to be told of them.
extension AnimatedChange {
  /// Returns the new sections that stay, and have a view that they lacked.
  ///
  /// - Parameter view: a closure that returns a section's header, footer or overflow view.
  func sectionsGaining(
    _ view: (Int) -> ContentLayout.Element, in content: ContentLayout
  ) -> [Int] {
    stayingSections(in: content).compactMap { old, new in
      !former.content.has(view(old)) && content.has(view(new)) ? new : nil
    }
  }

  /// Returns the old sections that stay, and lack a view that they had.
  func sectionsLosing(
    _ view: (Int) -> ContentLayout.Element, in content: ContentLayout
  ) -> [Int] {
    stayingSections(in: content).compactMap { old, new in
      former.content.has(view(old)) && !content.has(view(new)) ? old : nil
    }
  }

  private func stayingSections(in content: ContentLayout) -> [(old: Int, new: Int)] {
    guard case .updates(let map) = cause else { return [] }
    return (0..<former.content.sectionCount).compactMap { old in
      map.newSection(of: old).flatMap { $0 < content.sectionCount ? (old, $0) : nil }
    }
  }

  /// Returns the decoration views of a kind that appear, as new sections and indices.
  ///
  /// A background stays with its section, and a separator with the line of the same number.
  func decorationsGained(
    ofKind kind: String, in content: ContentLayout
  ) -> [(section: Int, index: Int)] {
    guard case .updates(let map) = cause else { return [] }
    return content.decorations(ofKind: kind, missingIn: former.content, at: map.oldSection(of:))
  }

  /// Returns the decoration views of a kind that disappear, as old sections and indices.
  func decorationsLost(
    ofKind kind: String, in content: ContentLayout
  ) -> [(section: Int, index: Int)] {
    guard case .updates(let map) = cause else { return [] }
    return former.content.decorations(ofKind: kind, missingIn: content, at: map.newSection(of:))
  }
}

extension ContentLayout {
  fileprivate func has(_ element: Element) -> Bool {
    frame(of: element, pinning: nil) != nil
  }

  /// Returns the decoration views of a kind that another content lacks.
  ///
  /// - Parameter counterpart: a closure that returns a section's index in the other content, or nil.
  fileprivate func decorations(
    ofKind kind: String, missingIn other: ContentLayout, at counterpart: (Int) -> Int?
  ) -> [(section: Int, index: Int)] {
    (0..<sectionCount).flatMap { section in
      // The content may be empty, if the view has lost its width or its data in the batch.
      let others = counterpart(section).flatMap {
        $0 < other.sectionCount ? other.decorationViews(ofKind: kind, inSection: $0) : nil
      }
      return decorationViews(ofKind: kind, inSection: section).indices(missingIn: others)
        .map { (section, $0) }
    }
  }
}
