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
      content.header = layout.contentHeader
      content.footer = layout.contentFooter
      if content.width <= 0 { (content.header, content.footer) = (nil, nil) }
      return firstFault(at: PlacedLayout(content.layout()))
    }

    /// Returns the first difference from a computed layout, in words, or nil.
    func firstFault(at computed: PlacedLayout) -> String? {
      firstFaultOfFrames(computed) ?? firstFaultOfDecorations(computed)
        ?? firstFaultOfViews(computed) ?? firstFaultOfAttachments(computed)
    }

    /// Returns the first cell, header, footer, overflow view or section with a wrong frame, in
    /// words, or nil.
    ///
    /// - Parameter attributesOfItem: returns the attributes of a cell, by default the layout's.
    func firstFaultOfFrames(
      _ computed: PlacedLayout,
      attributesOfItem: ((IndexPath) -> UICollectionViewLayoutAttributes?)? = nil
    ) -> String? {
      let attributesOfItem = attributesOfItem ?? { self.layout.layoutAttributesForItem(at: $0) }
      guard isClose(exactContentSize, computed.contentSize) else {
        return "content size \(view.contentSize), not \(computed.contentSize)"
      }
      for position in computed.positions {
        let path = IndexPath(item: position.cell, section: position.section)
        let attributes = attributesOfItem(path)
        let expected = computed.frame(ofCellAt: position, pinning: pinning)
        guard isClose(attributes?.frame, expected) else {
          return "cell \(path.words) at \(words(attributes?.frame)), not \(words(expected))"
        }
        let isHidden = computed.layout.hides(position)
        guard attributes?.isHidden == isHidden else {
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

    /// The first element within the bounds that has no view in its place, or nil.
    func firstFaultOfViews(_ computed: PlacedLayout) -> String? {
      let visible = computed.elements(in: view.bounds, pinning: pinning).filter {
        $0.frame.size.width > 0 && $0.frame.size.height > 0 && !$0.element.decorates
      }
      for placed in visible {
        let frame = reusableView(of: placed.element)?.frame
        guard isClose(frame, placed.frame) else {
          return "the view of \(placed.element) at \(words(frame)), not \(words(placed.frame))"
        }
      }
      let expected = visible.compactMap {
        if case .cell(let position) = $0.element, isWellVisible($0.frame) {
          IndexPath(item: position.cell, section: position.section)
        } else {
          nil
        }
      }
      let shown = view.indexPathsForVisibleItems.filter {
        view.cellForItem(at: $0).map { isWellVisible($0.frame) } ?? true
      }
      return Set(shown) == Set(expected)
        ? nil : "cells \(shown.map(\.words)) shown, not \(expected.map(\.words))"
    }
  }

  // MARK: Words

  /// Returns a short description of a rectangle.
  func words(_ rect: CGRect?) -> String {
    rect.map { "(\($0.minX), \($0.minY)) \($0.width) × \($0.height)" } ?? "no place"
  }

  extension IndexPath {
    /// The indices of the path. That of a header of the whole content has only one.
    var words: String { map { "\($0)" }.joined(separator: ".") }
  }
#endif
