#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Only for which views were measured.
  @testable import AlignedLayout

  /// What has to stay where it is on the screen during a step: the end of the content, or the first
  /// of the visible cells and those after them that the step does not move.
  @MainActor
  struct SoakAnchor {
    /// Whether the content stays at its end, and the view is there.
    private let isAtEnd: Bool

    private let candidates: [(id: Int, distance: CGFloat)]

    /// The cells on the first visible line. Any of them may be the cell that was held before.
    private let idsOfFirstLine: Set<Int>

    /// Nil if nothing is held: at the top, beyond the ends, without a visible cell, during a
    /// movement, or if holding is off.
    init?(before step: SoakStep, on soak: SoakStage) {
      isAtEnd = soak.isStayingAtEnd && step.keepsEnd
      guard !isAtEnd else {
        candidates = []
        idsOfFirstLine = []
        return
      }
      guard !soak.showsLastItem, soak.isHolding(step), soak.layout.keepsVisibleLinesInPlace,
        soak.carried == nil,
        let first = Self.firstVisibleCell(of: soak)
      else { return nil }
      let offset = soak.uprightOffset
      let content = soak.stage.content
      let line = soak.stage.computed(SizeClaims(of: soak).content).layout.line(ofCellAt: first)
      idsOfFirstLine = Set(
        line.cells.compactMap { content.sections[first.section].cells[$0].id })
      candidates = soak.stage.computed(SizeClaims(of: soak).content).visibleFrames
        .drop { $0.position != first }
        .compactMap { position, frame in
          content.sections[position.section].cells[position.cell].id.map {
            ($0, soak.upright(frame).minY - offset)
          }
        }
    }

    private static func firstVisibleCell(of soak: SoakStage) -> ContentLayout.CellPosition? {
      let view = soak.view
      let bounds = soak.upright(view.bounds)
      let top = bounds.minY + soak.uprightInsets.top
      guard top > 0 || soak.layout.staysAtEnd,
        bounds.minY <= soak.reachableOffsets.upperBound + 1
      else { return nil }
      let fresh = soak.stage.computed(SizeClaims(of: soak).content)
      let cells = fresh.elements(in: view.bounds, pinning: soak.stage.pinning).lazy.compactMap {
        placed -> ContentLayout.CellPosition? in
        guard case .cell(let position) = placed.element, placed.frame.size.width > 0,
          placed.frame.size.height > 0, placed.frame == fresh.frame(ofCellAt: position)
        else { return nil }
        let headers = [
          soak.layout.contentHeader?.behavior == .pins
            ? fresh.headerFrame(pinning: soak.stage.pinning) : nil,
          fresh.frame(ofHeaderInSection: position.section, pinning: soak.stage.pinning),
        ]
        let edge = headers.compactMap { $0.map { soak.upright($0).maxY } }.max() ?? top
        let isShown =
          soak.upright(placed.frame).maxY > max(top, edge)
          && !isBehindPinnedCell(position, in: placed.frame, of: fresh, on: soak)
        return isShown ? position : nil
      }
      return cells.first { isLineMeasured($0, of: fresh, on: soak) } ?? cells.first
    }

    /// Returns whether all views of a cell's line were measured. If one is measured later, the line may break
    /// elsewhere, and the lines below it move. So the layout holds the first line without such a view.
    private static func isLineMeasured(
      _ cell: ContentLayout.CellPosition, of fresh: PlacedLayout, on soak: SoakStage
    ) -> Bool {
      guard soak.stage.content.sections[cell.section].isSelfSizing else { return true }
      return fresh.layout.line(ofCellAt: cell).cells.allSatisfy {
        soak.layout.core.selfSizing.isSettled(
          .init(section: cell.section, cell: $0), in: soak.layout.content)
      }
    }

    /// Returns whether a pinned cell covers what is visible of another cell of its section.
    private static func isBehindPinnedCell(
      _ position: ContentLayout.CellPosition, in frame: CGRect, of fresh: PlacedLayout,
      on soak: SoakStage
    ) -> Bool {
      guard
        let pinned = fresh.layout.pinnedCells(inSection: position.section).last(where: {
          $0 < position.cell
        })
      else { return false }
      let cover = soak.upright(
        fresh.frame(
          ofCellAt: .init(section: position.section, cell: pinned), pinning: soak.stage.pinning))
      let (frame, bounds) = (soak.upright(frame), soak.upright(soak.view.bounds))
      return frame.minX >= cover.minX && frame.maxX <= cover.maxX
        && min(frame.maxY, bounds.maxY) <= cover.maxY
    }

    /// Returns a description of a wrong offset after the step, or nil.
    func fault(on soak: SoakStage) -> String? {
      guard !isAtEnd else {
        return soak.isStayingAtEnd || !soak.hasContent
          ? nil : "offset \(soak.uprightOffset), not \(soak.reachableOffsets.upperBound)"
      }
      let order = soak.stage.content.sections.map { $0.cells.map(\.id) }
      let fresh = soak.stage.computed(SizeClaims(of: soak).content)
      var fault: String?
      for candidate in candidates where !soak.moved.contains(candidate.id) {
        guard let section = order.firstIndex(where: { $0.contains(candidate.id) }),
          let cell = order[section].firstIndex(of: candidate.id)
        else {
          if soak.reloaded.contains(candidate.id) { return nil }
          continue
        }
        // After the first line only the first remaining cell is held.
        if fault != nil, !idsOfFirstLine.contains(candidate.id) { return fault }
        let path = IndexPath(item: cell, section: section)
        // Where its line is, also if the cell is pinned now. Without a width there are no lines.
        let top =
          section < fresh.sectionCount
          ? soak.upright(fresh.frame(ofCellAt: .init(section: section, cell: cell))).minY : 0
        let reach = soak.reachableOffsets
        let held = top - candidate.distance
        let expected = min(max(reach.lowerBound, held), reach.upperBound)
        // Measuring may have made the content too short for a moment.
        if soak.hasSelfSizing, expected > reach.upperBound - soak.upright(soak.view.bounds).height {
          return nil
        }
        let offset = soak.uprightOffset
        let scale = soak.view.traitCollection.displayScale
        let tolerance = 1 / max(1, scale) + 0.001
        if abs(offset - expected) <= tolerance { return nil }
        // What was pulled beyond the beginning stays there with its cell.
        if soak.isPulled, held < expected, abs(offset - held) <= tolerance { return nil }
        fault =
          fault
          ?? "offset \(offset), not \(expected), at which cell \(path.words) stays where it was"
        guard idsOfFirstLine.contains(candidate.id) else { return fault }
      }
      return fault
    }
  }

  extension SoakStep {
    /// Returns true if a view at the end has to stay there during the step.
    fileprivate var keepsEnd: Bool {
      switch self {
      case .scroll, .drag, .scrollToItem, .showEverything, .pull, .lift, .carry, .drop, .putBack,
        .stayAtEnd, .turn, .mirror:
        false
      case .together(let steps): steps.allSatisfy(\.keepsEnd)
      default: true
      }
    }
  }

  extension SoakStage {
    /// True if the content stays at its end, and the view is there within a pixel. Empty content has no
    /// end.
    fileprivate var isStayingAtEnd: Bool {
      let pixel = 1 / max(1, view.traitCollection.displayScale)
      return layout.staysAtEnd && carried == nil && hasContent
        && abs(uprightOffset - reachableOffsets.upperBound) <= pixel + 0.001
    }

    /// Whether content that stays at its end shows the bottom of its last item. The layout may take the view
    /// for one at the end then.
    fileprivate var showsLastItem: Bool {
      let content = layout.content
      guard layout.staysAtEnd,
        let section = (0..<content.sectionCount).last(where: {
          content.visibleCellCount(inSection: $0) > 0
        })
      else { return false }
      let last = IndexPath(item: content.visibleCellCount(inSection: section) - 1, section: section)
      let frame = layout.layoutAttributesForItem(at: last).map { upright($0.frame) } ?? .zero
      return frame.maxY <= upright(view.bounds).maxY - uprightInsets.bottom + 1
    }

    fileprivate var hasContent: Bool {
      let size = stage.computed.contentSize
      return size.width > 0 && size.height > 0
    }

    /// Returns true if the first visible cell has to stay in place during a step.
    fileprivate func isHolding(_ step: SoakStep) -> Bool {
      switch step {
      case .batch, .edits, .emptyBatch, .limitLines:
        // UIKit ignores offset adjustments for measured views during a batch.
        !hasSelfSizing
      case .resize(let width, let height), .rotate(let width, let height):
        // Until views are measured for the new width, the content may be too short.
        !hasSelfSizing && hasLines(in: width × height)
      case .mirror: !isSideways
      case .invalidate, .invalidateItem, .forgetSizes, .space, .boundaryViews: true
      default: false
      }
    }

    private func hasLines(in size: CGSize) -> Bool {
      let insets = view.adjustedContentInset
      return isSideways
        ? size.height > insets.top + insets.bottom : size.width > insets.left + insets.right
    }

    var hasSelfSizing: Bool {
      layout.selfSizesSectionHeaders || layout.selfSizesSectionFooters
        || stage.content.sections.contains(where: \.isSelfSizing)
    }
  }

  extension PlacedLayout {
    /// The cells that are not hidden, in reading order, with their frames.
    fileprivate var visibleFrames: [(position: ContentLayout.CellPosition, frame: CGRect)] {
      positions.filter { !layout.hides($0) }.map { ($0, frame(ofCellAt: $0)) }
    }
  }
#endif
