#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Records whether views of a decoration kind can be made.
    func setDecorationKind(_ kind: String, isRegistered: Bool) {
      if state.elements.setDecorationKind(kind, isRegistered: isRegistered) {
        invalidateLayout(with: contextKeepingContent())
      }
    }

    // MARK: Views that come or go in batches of updates although their sections stay

    /// Returns the index paths of headers, footers or overflow views that exist only before a batch or
    /// only after it, although their sections stay.
    func views(ofKind kind: String, onlyOn side: AnimatedChange.Side) -> [IndexPath] {
      guard let change = state.updates.animatedChange else { return [] }
      if let view = ContentLayout.Element(ofKind: kind, at: ContentLayout.Element.boundaryPath) {
        return change.isOnly(on: side, view, present: content) ? [view.indexPath] : []
      }
      func path(inSection section: Int) -> IndexPath { IndexPath(item: 0, section: section) }
      return change.sections(onlyOn: side, present: content) {
        ContentLayout.Element(ofKind: kind, at: path(inSection: $0))
      }.map(path)
    }

    /// Returns the index paths of decoration views that exist only before a batch or only after it.
    func decorations(ofKind kind: String, onlyOn side: AnimatedChange.Side) -> [IndexPath] {
      guard state.elements.decorationKinds.contains(kind),
        let change = state.updates.animatedChange
      else { return [] }
      return change.decorations(ofKind: kind, onlyOn: side, present: content)
        .map { IndexPath(item: $0.index, section: $0.section) }
    }
  }
#endif
