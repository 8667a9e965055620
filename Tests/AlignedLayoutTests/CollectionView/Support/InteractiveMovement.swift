#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// An item of a stage that a finger carries, and the order that is to be shown meanwhile.
  @MainActor
  final class Carrying {
    let stage: AlignedStage

    /// Where the item is in the order that is shown.
    private(set) var path: IndexPath

    /// The content in the order that is shown; the data keeps its own until the item is dropped.
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

    /// Carries the item to a point, and expects the others to make room for it there.
    func carry(to point: CGPoint, _ location: SourceLocation = #_sourceLocation) {
      move(to: point)
      #expect(difference(from: stage.computed(shown)) == nil, sourceLocation: location)
    }

    /// Carries the item to a point.
    func move(to point: CGPoint) {
      let target = stage.layout.targetIndexPath(
        forInteractivelyMovingItem: path, withPosition: point)
      stage.view.updateInteractiveMovementTargetPosition(point)
      stage.view.layoutIfNeeded()
      let cell = shown.sections[path.section].cells.remove(at: path.item)
      shown.sections[target.section].cells.insert(cell, at: target.item)
      path = target
    }

    /// Carries the item onto a cell's first or second half.
    func carry(
      _ half: Half, _ item: Int, section: Int = 0, _ location: SourceLocation = #_sourceLocation
    ) {
      let frame = stage.computed(shown).frame(
        ofCellAt: ContentLayout.CellPosition(section: section, cell: item))
      let isLeft = (half == .before) == (shown.direction == .leftToRight)
      let x = frame.minX + frame.width * (isLeft ? 0.2 : 0.8)
      carry(to: CGPoint(x: x, y: frame.midY), location)
    }

    enum Half {
      case before, after
    }

    /// Drops the item, and expects data and view to have the order that was shown.
    func drop(_ location: SourceLocation = #_sourceLocation) {
      stage.view.endInteractiveMovement()
      settle(in: shown, location)
    }

    /// Lets the item go back, and expects all to be as it was.
    func cancel(_ location: SourceLocation = #_sourceLocation) {
      stage.view.cancelInteractiveMovement()
      settle(in: original, location)
    }

    private func settle(in content: TestContent, _ location: SourceLocation) {
      stage.view.layoutIfNeeded()
      #expect(stage.computed == stage.computed(content), sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    /// The first thing that is not shown as computed, or nil: compared here and expected once, for
    /// expectations of all frames of all steps would take long.
    private func difference(from computed: ContentLayout) -> String? {
      guard isClose(stage.view.contentSize, computed.contentSize) else {
        return "size \(stage.view.contentSize), not \(computed.contentSize)"
      }
      for position in computed.positions {
        let path = IndexPath(item: position.cell, section: position.section)
        let frame = computed.frame(ofCellAt: position)
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
