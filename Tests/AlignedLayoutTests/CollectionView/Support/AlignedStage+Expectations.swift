#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  extension AlignedStage {
    /// Expects every frame and view to be where the engine puts it.
    func expectShownAsComputed(_ location: SourceLocation = #_sourceLocation) {
      let computed = computed
      #expect(isClose(view.contentSize, computed.contentSize), sourceLocation: location)
      for position in computed.positions {
        let frame = frame(position.cell, section: position.section)
        #expect(
          isClose(frame, computed.frame(ofCellAt: position)), "\(position)",
          sourceLocation: location)
        let path = IndexPath(item: position.cell, section: position.section)
        let isHidden = view.layoutAttributesForItem(at: path)?.isHidden
        #expect(
          isHidden == computed.hides(position), "\(position)", sourceLocation: location)
      }
      for section in 0..<computed.sectionCount {
        let header = computed.frame(ofHeaderInSection: section, pinning: pinning)
        let footer = computed.frame(ofFooterInSection: section, pinning: pinning)
        #expect(isClose(self.header(section), header), "\(section)", sourceLocation: location)
        #expect(isClose(self.footer(section), footer), "\(section)", sourceLocation: location)
        let overflow = computed.frame(ofOverflowInSection: section)
        #expect(
          isClose(self.overflow(section), overflow), "\(section)", sourceLocation: location)
        #expect(
          isClose(layout.contentFrame(forSection: section), computed.frame(ofSection: section)),
          sourceLocation: location)
      }
      expectViewsAsComputed(computed, location)
      #expect(firstFaultOfDecorations(computed) == nil, sourceLocation: location)
    }

    /// Expects a view in place for each element that meets the bounds, and no other cells.
    private func expectViewsAsComputed(_ computed: ContentLayout, _ location: SourceLocation) {
      let visible = computed.elements(in: view.bounds, pinning: pinning).filter {
        $0.frame.size.width > 0 && $0.frame.size.height > 0 && !$0.element.decorates
      }
      for placed in visible {
        let shown = reusableView(of: placed.element)
        #expect(isClose(shown?.frame, placed.frame), "\(placed.element)", sourceLocation: location)
      }
      let cells = visible.compactMap {
        if case .cell(let position) = $0.element, isWellVisible($0.frame) {
          IndexPath(item: position.cell, section: position.section)
        } else {
          nil
        }
      }
      let shown = view.indexPathsForVisibleItems.filter {
        view.cellForItem(at: $0).map { isWellVisible($0.frame) } ?? true
      }
      #expect(Set(shown) == Set(cells), sourceLocation: location)
    }

    /// Returns true if a frame overlaps the bounds by more than rounding errors at a shared edge.
    func isWellVisible(_ frame: CGRect) -> Bool {
      let visible = frame.intersection(view.bounds)
      return visible.width > 1e-6 && visible.height > 1e-6
    }

    func reusableView(of element: ContentLayout.Element) -> UICollectionReusableView? {
      switch element {
      case .cell(let position):
        view.cellForItem(at: IndexPath(item: position.cell, section: position.section))
      case .header(let section):
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      case .footer(let section):
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter,
          at: IndexPath(item: 0, section: section))
      case .overflow(let section):
        view.supplementaryView(
          forElementKind: CollectionViewAlignedLayout.elementKindOverflow,
          at: IndexPath(item: 0, section: section))
      default: nil
      }
    }
  }

  extension ContentLayout {
    /// Returns true if a line limit hides a cell.
    func hides(_ position: CellPosition) -> Bool {
      position.cell >= visibleCellCount(inSection: position.section)
    }
  }

  /// Expects attributes at one end of an animation to have a frame, and to be opaque or
  /// transparent.
  @MainActor
  func expect(
    _ attributes: UICollectionViewLayoutAttributes?, _ frame: CGRect, isVisible: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(isClose(attributes?.frame, frame), sourceLocation: location)
    #expect(attributes?.alpha == (isVisible ? 1 : 0), sourceLocation: location)
  }

  /// Returns true if two rectangles are equal up to rounding: UIKit stores a frame as a centre and
  /// a size.
  func isClose(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    let numbers = [
      (one.origin.x, other.origin.x), (one.origin.y, other.origin.y),
      (one.size.width, other.size.width), (one.size.height, other.size.height),
    ]
    let greatest = numbers.map { max(abs($0), abs($1)) }.max() ?? 0
    return numbers.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, greatest) }
  }

  func isClose(_ one: CGSize, _ other: CGSize) -> Bool {
    isClose(CGRect(origin: CGPoint(), size: one), CGRect(origin: CGPoint(), size: other))
  }
#endif
