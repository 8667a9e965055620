#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A decoration view that stores the kind and index path it was given.
  final class DecorationView: UICollectionReusableView {
    private(set) var identity: Decoration?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      identity = Decoration(
        kind: layoutAttributes.representedElementKind ?? "", path: layoutAttributes.indexPath)
    }
  }

  /// The kind and index path of a decoration view.
  struct Decoration: Hashable {
    let kind: String
    let path: IndexPath
  }

  extension AlignedStage {
    /// Returns the decoration that shows an element, or nil if the element is no decoration or its
    /// kind is not registered.
    func decoration(of element: ContentLayout.Element) -> Decoration? {
      let decoration: Decoration
      switch element {
      case .background(let section, let number, let line):
        let kinds = content.sections[section].attributes.backgrounds.map(\.kind)
        guard kinds.firstIndex(of: kinds[number]) == number else { return nil }
        decoration = Decoration(kind: kinds[number], path: IndexPath(item: line, section: section))
      case .lineSeparator(let section, let line):
        let attributes = content.sections[section].attributes
        guard let kind = attributes.lineSeparator?.kind,
          !attributes.backgrounds.contains(where: { $0.kind == kind })
        else { return nil }
        decoration = Decoration(kind: kind, path: IndexPath(item: line, section: section))
      default: return nil
      }
      return TestContent.registeredDecorationKinds.contains(decoration.kind) ? decoration : nil
    }

    /// Returns the first background or separator whose frame differs from a computed layout, in
    /// words, or nil.
    func firstFaultOfDecorations(_ computed: PlacedLayout) -> String? {
      var frames: [Decoration: CGRect] = [:]
      for placed in computed.elements(in: .infinite) {
        guard let decoration = decoration(of: placed.element) else { continue }
        frames[decoration] = placed.frame
      }
      for section in 0..<computed.sectionCount {
        for kind in TestContent.decorationKinds {
          for index in 0...computed.layout.lines(inSection: section).count {
            let path = IndexPath(item: index, section: section)
            let frame = decoration(kind, index, section: section)
            let expected = frames[Decoration(kind: kind, path: path)]
            guard isClose(frame, expected) else {
              return "\(kind) at \(path) at \(frame as Any), not \(expected as Any)"
            }
          }
        }
      }
      return firstFaultOfDecorationViews(frames)
    }

    private func firstFaultOfDecorationViews(_ frames: [Decoration: CGRect]) -> String? {
      var expected = frames.filter { isWellVisible($0.value) }
      for view in view.subviews.compactMap({ $0 as? DecorationView })
      where !view.isHidden && isWellVisible(view.frame) {
        guard let identity = view.identity, let frame = expected.removeValue(forKey: identity),
          isClose(view.frame, frame)
        else { return "the view of \(view.identity as Any) at \(view.frame)" }
      }
      return expected.isEmpty ? nil : "no views of \(expected.keys)"
    }
  }
#endif
