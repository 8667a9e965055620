#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  extension AlignedStage {
    /// Expects every frame and view to be where the engine puts it.
    func expectShownAsComputed(_ location: SourceLocation = #_sourceLocation) {
      let computed = computed
      let fault =
        firstFaultOfFrames(
          computed, attributesOfItem: { self.view.layoutAttributesForItem(at: $0) })
        ?? firstFaultOfViews(computed) ?? firstFaultOfAttachments(computed)
        ?? firstFaultOfDecorations(computed)
      #expect(fault == nil, sourceLocation: location)
    }

    /// The exact size of the content. If it scrolls sideways, the height is 0.0001 points less.
    var exactContentSize: CGSize {
      let size = view.contentSize
      return isSideways ? size.swapped.exact.swapped : size.exact
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
      case .contentHeader:
        view.supplementaryView(
          forElementKind: CollectionViewAlignedLayout.elementKindContentHeader,
          at: IndexPath(index: 0))
      case .contentFooter:
        view.supplementaryView(
          forElementKind: CollectionViewAlignedLayout.elementKindContentFooter,
          at: IndexPath(index: 0))
      case .background, .lineSeparator: nil
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
    expectEqual(attributes?.alpha, (isVisible ? 1 : 0), sourceLocation: location)
  }

  /// Returns true if two rectangles are equal up to rounding: UIKit stores a frame as a center and
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

  extension CGSize {
    /// The exact size of the content. The layout reports a width to UIKit that is 0.0001 points less.
    var exact: CGSize {
      guard width > 0 else { return self }
      let sum = width + 0.0001
      let short = (sum * 1e6).rounded() / 1e6
      return CGSize(width: abs(sum - short) < 1e-9 ? short : sum, height: height)
    }
  }
#endif
