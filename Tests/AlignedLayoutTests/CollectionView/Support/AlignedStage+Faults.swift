#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension AlignedStage {
    /// Returns the first difference from a fresh layout of the content, in words, or nil.
    func firstFault(_ dependence: Dependence = .none) -> String? {
      var content = content.settled(dependence)
      content.width = view.bounds.width
      content.displayScale = view.traitCollection.displayScale
      content.contentInsets = layout.contentInsets
      content.sectionSpacing = layout.sectionSpacing
      return firstFault(at: content.layout())
    }

    /// Returns the first difference from a computed layout, in words, or nil.
    func firstFault(at computed: ContentLayout) -> String? {
      firstFaultOfFrames(computed) ?? firstFaultOfDecorations(computed)
        ?? firstFaultOfViews(computed)
    }

    /// Returns the first cell, header, footer, overflow view or section with a wrong frame, in
    /// words, or nil.
    func firstFaultOfFrames(_ computed: ContentLayout) -> String? {
      guard isClose(view.contentSize, computed.contentSize) else {
        return "content size \(view.contentSize), not \(computed.contentSize)"
      }
      for position in computed.positions {
        let path = IndexPath(item: position.cell, section: position.section)
        let frame = layout.layoutAttributesForItem(at: path)?.frame
        let expected = computed.frame(ofCellAt: position)
        guard isClose(frame, expected) else {
          return "cell \(path.words) at \(words(frame)), not \(words(expected))"
        }
        let isHidden = computed.hides(position)
        guard layout.layoutAttributesForItem(at: path)?.isHidden == isHidden else {
          return "cell \(path.words) is \(isHidden ? "not hidden" : "hidden")"
        }
      }
      for section in 0..<computed.sectionCount {
        let header = computed.frame(ofHeaderInSection: section, pinning: pinning)
        let footer = computed.frame(ofFooterInSection: section, pinning: pinning)
        let parts: [(String, CGRect?, CGRect?)] = [
          ("header", self.header(section), header), ("footer", self.footer(section), footer),
          ("overflow", overflow(section), computed.frame(ofOverflowInSection: section)),
          ("section", layout.contentFrame(forSection: section), computed.frame(ofSection: section)),
        ]
        for (name, frame, expected) in parts where !isClose(frame, expected) {
          return "\(name) \(section) at \(words(frame)), not \(words(expected))"
        }
      }
      return nil
    }

    private func firstFaultOfViews(_ computed: ContentLayout) -> String? {
      let expected = computed.elements(in: view.bounds, pinning: pinning).compactMap {
        placed -> IndexPath? in
        guard case .cell(let position) = placed.element, placed.frame.size.width > 0,
          placed.frame.size.height > 0
        else { return nil }
        return IndexPath(item: position.cell, section: position.section)
      }
      for path in expected {
        let frame = view.cellForItem(at: path)?.frame
        let attributes = layout.layoutAttributesForItem(at: path)
        guard isClose(frame, attributes?.frame) else {
          return "the view of \(path) at \(frame as Any)"
        }
      }
      return nil
    }
  }

  // MARK: Words

  /// Returns a short description of a rectangle.
  func words(_ rect: CGRect?) -> String {
    rect.map { "(\($0.minX), \($0.minY)) \($0.width) × \($0.height)" } ?? "no place"
  }

  extension IndexPath {
    var words: String { "\(section).\(item)" }
  }
#endif
