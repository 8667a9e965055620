#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    func setDecorationKind(_ kind: String, isRegistered: Bool) {
      if core.setDecorationKind(kind, isRegistered: isRegistered) {
        invalidateLayout(with: contextKeepingContent())
      }
    }

    func view(ofKind kind: String, at path: IndexPath) -> LayoutElement? {
      if let element = content.element(ofKind: kind, at: path) { return .content(element) }
      guard mayHaveAttachments else { return nil }
      return client?.attachment(ofKind: kind, at: .init(path)).map { .attachment($0) }
    }

    func formerView(ofKind kind: String, at path: IndexPath) -> LayoutElement? {
      if let element = core.updates.animatedChange?.former.content.element(ofKind: kind, at: path) {
        return .content(element)
      }
      return client?.formerAttachment(ofKind: kind, at: .init(path)).map { .attachment($0) }
    }

    func pathsOfAttachments(
      ofKind kind: String, replacedOn side: AnimatedChange.Side
    ) -> [IndexPath] {
      client?.hosts(ofAttachmentsOfKind: kind, replacedOn: side).map(\.indexPath) ?? []
    }

    func views(ofKind kind: String, onlyOn side: AnimatedChange.Side) -> [IndexPath] {
      guard let change = core.updates.animatedChange else { return [] }
      if let view = ContentLayout.Element(ofKind: kind, at: ContentLayout.Element.boundaryPath) {
        return change.isOnly(on: side, view, present: content) ? [view.indexPath] : []
      }
      let first = ContentLayout.Element(ofKind: kind, at: IndexPath(item: 0, section: 0))
      return change.sections(onlyOn: side, present: content) { section in
        first?.moved(section: { _ in section }, cell: { $0 })
      }.map { IndexPath(item: 0, section: $0) }
    }

    func decorations(ofKind kind: String, onlyOn side: AnimatedChange.Side) -> [IndexPath] {
      guard core.elements.decorationKinds.contains(kind), let change = core.updates.animatedChange
      else { return [] }
      return change.decorations(ofKind: kind, onlyOn: side, present: content)
        .map { IndexPath(item: $0.index, section: $0.section) }
    }
  }
#endif
