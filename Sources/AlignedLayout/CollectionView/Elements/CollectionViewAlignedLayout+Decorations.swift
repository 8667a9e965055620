#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    // MARK: What is registered

    /// Notes whether views of a kind can be made: UIKit raises an exception at a decoration view of
    /// which none can, and does not tell what is registered.
    func noteRegistration(ofDecorationKind kind: String, isThere: Bool) {
      let isNews =
        isThere
        ? registeredDecorationKinds.insert(kind).inserted
        : registeredDecorationKinds.remove(kind) != nil
      if isNews {
        invalidateLayout(with: contextKeepingLayout())
      }
    }

    /// Whether UIKit is told of an element: of one that decorates a section only if its kind is
    /// registered.
    func isShown(_ element: ContentLayout.Element) -> Bool {
      switch element {
      case .header, .cell, .overflow, .footer: true
      case .background, .lineSeparator:
        content.decorationKind(of: element).map { registeredDecorationKinds.contains($0) } ?? false
      }
    }

    /// The background or separator of a registered kind at a path, or nil if there is none.
    func decoration(ofKind kind: String, at indexPath: IndexPath) -> ContentLayout.Element? {
      registeredDecorationKinds.contains(kind)
        ? content.decoration(ofKind: kind, at: indexPath) : nil
    }

    // MARK: Updates

    /// The decoration views that go in an update, by their old places; or those that come, by their
    /// new ones. They do with their sections, and separators with their lines, of which each counts
    /// as the one that had the same number.
    func decorationPaths(ofKind kind: String, comingOrGoing isComing: Bool) -> [IndexPath] {
      guard registeredDecorationKinds.contains(kind), let change = animatedChange,
        case .updates(let map) = change.cause
      else { return [] }
      let old = change.former.content
      let (here, there) = isComing ? (content, old) : (old, content)
      return (0..<here.sectionCount).flatMap { section -> [IndexPath] in
        let decorations = here.decorations(ofKind: kind, inSection: section)
        let counterpart = isComing ? map.oldSection(of: section) : map.newSection(of: section)
        let others = counterpart.map { there.decorations(ofKind: kind, inSection: $0) }
        let staying = others?.areSeparators == decorations.areSeparators ? others?.count ?? 0 : 0
        return (0..<decorations.count).dropFirst(staying).map {
          IndexPath(item: $0, section: section)
        }
      }
    }
  }

  extension ContentLayout {
    /// The kind of decoration view that an element is shown by; nil for one that is none.
    ///
    /// Where a section's separators are said to be of the kind of its background, they would be at
    /// the same index path as that, and have none.
    func decorationKind(of element: Element) -> String? {
      switch element {
      case .header, .cell, .overflow, .footer: return nil
      case .background(let section): return attributes(ofSection: section).background?.kind
      case .lineSeparator(let section, _):
        let attributes = attributes(ofSection: section)
        let kind = attributes.lineSeparator?.kind
        return kind == attributes.background?.kind ? nil : kind
      }
    }

    /// How many views of a kind decorate a section, and what they are.
    func decorations(
      ofKind kind: String, inSection section: Int
    ) -> (count: Int, areSeparators: Bool) {
      let attributes = attributes(ofSection: section)
      let lineCount = lines(inSection: section).count
      guard attributes.background?.kind != kind else { return (min(1, lineCount), false) }
      return (attributes.lineSeparator?.kind == kind ? max(0, lineCount - 1) : 0, true)
    }

    /// The background or separator of a kind at a path, or nil if there is none.
    func decoration(ofKind kind: String, at indexPath: IndexPath) -> Element? {
      guard indexPath.count == 2, (0..<sectionCount).contains(indexPath[0]) else { return nil }
      let (section, index) = (indexPath[0], indexPath[1])
      let decorations = decorations(ofKind: kind, inSection: section)
      guard (0..<decorations.count).contains(index) else { return nil }
      return decorations.areSeparators
        ? .lineSeparator(section: section, line: index) : .background(section: section)
    }
  }
#endif
