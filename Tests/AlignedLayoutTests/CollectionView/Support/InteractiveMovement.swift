#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// An interactive movement of an item, and the order of items that the view shows meanwhile.
  @MainActor
  final class InteractiveMovement {
    let stage: AlignedStage

    /// The index path of the item in the order that is shown.
    private(set) var path: IndexPath

    /// The content in the order that is shown. The data source moves the item only when it is
    /// dropped.
    private(set) var shown: TestContent

    private let original: TestContent

    init(_ path: IndexPath, on stage: AlignedStage) {
      self.stage = stage
      self.path = path
      shown = stage.content
      original = stage.content
      #expect(stage.view.beginInteractiveMovementForItem(at: path))
      stage.view.layoutIfNeeded()
    }

    /// Moves the item to a point, and expects the other cells to make room for it there.
    func move(to point: CGPoint, _ location: SourceLocation = #_sourceLocation) {
      moveUnchecked(to: point)
      #expect(difference(from: stage.computed(shown)) == nil, sourceLocation: location)
    }

    /// Moves the item to a point.
    func moveUnchecked(to point: CGPoint) {
      let target = stage.layout.targetIndexPath(
        forInteractivelyMovingItem: path, withPosition: point)
      stage.view.updateInteractiveMovementTargetPosition(point)
      stage.view.layoutIfNeeded()
      let cell = shown.sections[path.section].cells.remove(at: path.item)
      shown.sections[target.section].cells.insert(cell, at: target.item)
      path = target
    }

    /// Moves the item to the first or second half of a cell.
    func move(
      _ half: Half, _ item: Int, section: Int = 0, _ location: SourceLocation = #_sourceLocation
    ) {
      let frame = stage.computed(shown).frame(
        ofCellAt: ContentLayout.CellPosition(section: section, cell: item))
      let isLeft = (half == .before) == (shown.direction == .leftToRight)
      let x = frame.minX + frame.width * (isLeft ? 0.2 : 0.8)
      move(to: CGPoint(x: x, y: frame.midY), location)
    }

    enum Half {
      case before, after
    }

    /// Drops the item, and expects data and view to keep the order that was shown.
    func drop(_ location: SourceLocation = #_sourceLocation) {
      stage.view.endInteractiveMovement()
      settle(in: shown, location)
    }

    /// Cancels the movement, and expects the original order.
    func cancel(_ location: SourceLocation = #_sourceLocation) {
      stage.view.cancelInteractiveMovement()
      settle(in: original, location)
    }

    private func settle(in content: TestContent, _ location: SourceLocation) {
      stage.view.layoutIfNeeded()
      expectEqual(stage.computed, stage.computed(content), sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    /// Returns the first difference from a computed layout, in words, or nil. One expectation per
    /// step takes less time than one per frame.
    private func difference(from computed: PlacedLayout) -> String? {
      guard isClose(stage.view.contentSize.exact, computed.contentSize) else {
        return "size \(stage.view.contentSize), not \(computed.contentSize)"
      }
      for position in computed.positions {
        let path = IndexPath(item: position.cell, section: position.section)
        let frame = computed.frame(ofCellAt: position, pinning: stage.pinning)
        let found = stage.layout.layoutAttributesForItem(at: path)?.frame
        guard isClose(found, frame) else {
          return "\(position) at \(found as Any), not \(frame)"
        }
        let view = path == self.path ? nil : stage.view.cellForItem(at: path)
        guard isClose(view?.frame ?? frame, frame) else {
          return "the view of \(position) at \(view?.frame as Any), not \(frame)"
        }
      }
      for section in 0..<computed.sectionCount {
        let header = computed.frame(ofHeaderInSection: section, pinning: stage.pinning)
        guard isClose(stage.header(section), header) else {
          return "header \(section) at \(stage.header(section) as Any), not \(header as Any)"
        }
      }
      return nil
    }
  }
#endif
