#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the index paths of headers, footers or overflow views that appear or disappear in a
    /// batch of updates although their section stays. Those that disappear have their old index
    /// paths.
    func supplementaryPaths(ofKind kind: String, appearing: Bool) -> [IndexPath] {
      guard let change = state.transition.animatedChange, case .updates(let map) = change.cause
      else { return [] }
      let old = change.former.content
      return (0..<old.sectionCount).compactMap { section in
        guard let newSection = map.newSection(of: section), newSection < content.sectionCount
        else { return nil }
        let oldPath = IndexPath(item: 0, section: section)
        let newPath = IndexPath(item: 0, section: newSection)
        guard let existed = old.hasView(ofKind: kind, at: oldPath),
          let exists = content.hasView(ofKind: kind, at: newPath),
          existed != exists, exists == appearing
        else { return nil }
        return appearing ? newPath : oldPath
      }
    }

    /// Returns the index paths of decoration views that appear or disappear in a batch of updates.
    /// Those that disappear have their old index paths.
    ///
    /// A background stays with its section, and a separator with the line of the same number.
    func decorationPaths(ofKind kind: String, appearing: Bool) -> [IndexPath] {
      guard state.registeredDecorationKinds.contains(kind),
        let change = state.transition.animatedChange, case .updates(let map) = change.cause
      else { return [] }
      let old = change.former.content
      let (here, there) = appearing ? (content, old) : (old, content)
      return (0..<here.sectionCount).flatMap { section -> [IndexPath] in
        let views = here.decorationViews(ofKind: kind, inSection: section)
        let counterpart = appearing ? map.oldSection(of: section) : map.newSection(of: section)
        // The content may be empty, if the view has lost its width or its data in the batch.
        let others = counterpart.flatMap { section in
          section < there.sectionCount
            ? there.decorationViews(ofKind: kind, inSection: section) : nil
        }
        return views.indices(missingIn: others).map { IndexPath(item: $0, section: section) }
      }
    }
  }

  extension ContentLayout {
    /// Returns whether a section has a header, footer or overflow view; nil for other kinds.
    @MainActor
    fileprivate func hasView(ofKind kind: String, at path: IndexPath) -> Bool? {
      element(ofKind: kind, at: path).map { frame(of: $0, pinning: nil) != nil }
    }
  }
#endif
