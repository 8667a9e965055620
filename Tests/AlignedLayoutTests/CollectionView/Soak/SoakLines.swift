#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The lines that a drag may not let jump: those whose cells are all visible, and not pinned at an edge.
  /// Cells above them may be measured for the first time.
  @MainActor
  struct SoakLines {
    private struct Line: Hashable {
      let section: Int
      let cells: Range<Int>
    }

    private let distance: CGFloat
    private let places: [Line: CGFloat]

    /// Nil if the step is no drag, or ends where nothing is held: at the top, at the end, or if holding is
    /// off.
    init?(before step: SoakStep, on soak: SoakStage) {
      guard case .drag(let distance) = step, soak.layout.keepsVisibleLinesInPlace,
        soak.carried == nil, Self.isWithinContent(soak.uprightOffset - distance, on: soak)
      else { return nil }
      self.distance = distance
      places = Self.places(on: soak)
    }

    private static func isWithinContent(_ offset: CGFloat, on soak: SoakStage) -> Bool {
      let reach = soak.reachableOffsets
      return offset > reach.lowerBound + 1 && offset < reach.upperBound - 1
    }

    private static func places(on soak: SoakStage) -> [Line: CGFloat] {
      var places: [Line: CGFloat] = [:]
      let visible = Set(soak.view.indexPathsForVisibleItems)
      let content = soak.layout.content
      for path in visible where path[0] < content.sectionCount {
        guard path[1] < content.visibleCellCount(inSection: path[0]) else { continue }
        let position = ContentLayout.CellPosition(section: path[0], cell: path[1])
        let cells = content.line(ofCellAt: position).cells
        guard let first = cells.first, path[1] == first,
          cells.allSatisfy({ visible.contains([path[0], $0]) }),
          let frame = soak.layout.layoutAttributesForItem(at: path)?.frame,
          isClose(frame, content.frame(ofCellAt: position))
        else { continue }
        places[Line(section: path[0], cells: cells)] = soak.upright(frame).minY - soak.uprightOffset
      }
      return places
    }

    /// Returns a description of a jump, or nil. Cells that move to other lines may change the distance
    /// between two lines that stay, so one of them has to follow the drag.
    func fault(on soak: SoakStage) -> String? {
      guard Self.isWithinContent(soak.uprightOffset, on: soak) else { return nil }
      let pixel = 1 / max(1, soak.view.traitCollection.displayScale)
      let moves = Self.places(on: soak).compactMap { line, place in
        places[line].map { place - $0 }
      }
      guard moves.count > 1, !moves.contains(where: { abs($0 - distance) <= pixel + 0.001 })
      else { return nil }
      return "dragged by \(distance), but lines have moved by \(moves)"
    }
  }
#endif
