#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Records whether views of a decoration kind can be made.
    func setDecorationKind(_ kind: String, isRegistered: Bool) {
      if core.setDecorationKind(kind, isRegistered: isRegistered) {
        invalidateLayout(with: contextKeepingContent())
      }
    }

    // MARK: Views of a change

    /// Returns the header, footer, overflow view or attachment of a kind at an index path.
    func view(ofKind kind: String, at path: IndexPath) -> LayoutElement? {
      if let element = content.element(ofKind: kind, at: path) { return .content(element) }
      guard mayHaveAttachments else { return nil }
      return client?.attachment(ofKind: kind, at: .init(path)).map { .attachment($0) }
    }

    /// Returns the same from before the change that UIKit animates.
    func formerView(ofKind kind: String, at path: IndexPath) -> LayoutElement? {
      if let element = core.updates.animatedChange?.former.content
        .element(ofKind: kind, at: path)
      {
        return .content(element)
      }
      return client?.formerAttachment(ofKind: kind, at: .init(path)).map { .attachment($0) }
    }

    /// Returns the index paths of attachments of a kind that a batch of updates replaces.
    func pathsOfAttachments(
      ofKind kind: String, replacedOn side: AnimatedChange.Side
    ) -> [IndexPath] {
      client?.hosts(ofAttachmentsOfKind: kind, replacedOn: side).map(\.indexPath) ?? []
    }

    // MARK: Views that come or go in batches of updates although their sections stay

    /// Returns the index paths of headers, footers or overflow views that exist only before a batch or
    /// only after it, although their sections stay.
    func views(ofKind kind: String, onlyOn side: AnimatedChange.Side) -> [IndexPath] {
      guard let change = core.updates.animatedChange else { return [] }
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
      guard core.elements.decorationKinds.contains(kind),
        let change = core.updates.animatedChange
      else { return [] }
      return change.decorations(ofKind: kind, onlyOn: side, present: content)
        .map { IndexPath(item: $0.index, section: $0.section) }
    }
  }
#endif
