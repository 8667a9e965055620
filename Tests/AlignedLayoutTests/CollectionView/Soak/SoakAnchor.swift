#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The cells that could be seen before a step, and those behind them: the first that the step
  /// leaves in its place among the others has to stay where it is on the screen.
  @MainActor
  struct SoakAnchor {
    private let candidates: [(id: Int, distance: CGFloat)]

    /// The cells on the first line that can be seen: one that was held before may be any of them.
    private let idsOfFirstLine: Set<Int>

    /// Nil where nothing is held: at the very top, beyond the ends, where there is no cell, while a
    /// finger carries one, or if it is not wanted.
    init?(before step: SoakStep, on soak: SoakStage) {
      guard soak.isHolding(step), soak.layout.keepsFirstVisibleCellInPlace, soak.carried == nil,
        let first = Self.firstVisibleCell(of: soak)
      else { return nil }
      let bounds = soak.view.bounds
      let content = soak.stage.content
      let line = soak.stage.computed(SizeClaims(of: soak).content).line(ofCellAt: first)
      idsOfFirstLine = Set(
        line.cells.compactMap { content.sections[first.section].cells[$0].id })
      candidates = soak.stage.computed(SizeClaims(of: soak).content).visibleFrames
        .drop { $0.position != first }
        .compactMap { position, frame in
          content.sections[position.section].cells[position.cell].id.map {
            ($0, frame.minY - bounds.minY)
          }
        }
    }

    private static func firstVisibleCell(of soak: SoakStage) -> ContentLayout.CellPosition? {
      let view = soak.view
      let insets = view.adjustedContentInset
      let top = view.bounds.minY + insets.top
      guard top > 0, view.bounds.maxY <= view.contentSize.height + insets.bottom + 1 else {
        return nil
      }
      let fresh = soak.stage.computed(SizeClaims(of: soak).content)
      for placed in fresh.elements(in: view.bounds, pinning: soak.stage.pinning) {
        guard case .cell(let position) = placed.element, placed.frame.size.width > 0,
          placed.frame.size.height > 0
        else { continue }
        let header = fresh.frame(ofHeaderInSection: position.section, pinning: soak.stage.pinning)
        if placed.frame.maxY > max(top, header?.maxY ?? top) { return position }
      }
      return nil
    }

    /// What is wrong with the offset after the step, or nil.
    func fault(on soak: SoakStage) -> String? {
      let order = soak.stage.content.sections.map { $0.cells.map(\.id) }
      var fault: String?
      for candidate in candidates where !soak.moved.contains(candidate.id) {
        guard let section = order.firstIndex(where: { $0.contains(candidate.id) }),
          let cell = order[section].firstIndex(of: candidate.id)
        else {
          if soak.reloaded.contains(candidate.id) { return nil }
          continue
        }
        // Beyond the first line only the first cell is held that is still there.
        if fault != nil, !idsOfFirstLine.contains(candidate.id) { return fault }
        let path = IndexPath(item: cell, section: section)
        let top = soak.layout.layoutAttributesForItem(at: path)?.frame.minY ?? 0
        let reach = soak.reachableOffsets
        let expected = min(max(reach.lowerBound, top - candidate.distance), reach.upperBound)
        // Views that answer may have made the content too short on the way, though it no longer is.
        if soak.hasSelfSizing, expected > reach.upperBound - soak.view.bounds.height { return nil }
        let offset = soak.view.contentOffset.y
        let scale = soak.view.traitCollection.displayScale
        if abs(offset - expected) <= 1 / max(1, scale) + 0.001 { return nil }
        fault =
          fault
          ?? "offset \(offset), not \(expected), at which cell \(path.words) stays where it was"
        guard idsOfFirstLine.contains(candidate.id) else { return fault }
      }
      return fault
    }
  }

  extension SoakStage {
    /// Whether the first visible cell has to stand still during a step.
    fileprivate func isHolding(_ step: SoakStep) -> Bool {
      switch step {
      case .batch, .edits, .emptyBatch, .limitLines:
        // UIKit drops what it is told of views that answer during a batch.
        !hasSelfSizing
      case .resize(let width, _), .rotate(let width, _):
        // Until views have answered for the new width, the content may be too short to stand still.
        !hasSelfSizing
          && width > view.adjustedContentInset.left + view.adjustedContentInset.right
      case .invalidate, .invalidateItem, .forgetSizes, .mirror, .space: true
      default: false
      }
    }

    var hasSelfSizing: Bool {
      layout.selfSizesSectionHeaders || layout.selfSizesSectionFooters
        || stage.content.sections.contains(where: \.isSelfSizing)
    }
  }

  extension ContentLayout {
    /// All cells that are not hidden, in reading order, with their frames.
    fileprivate var visibleFrames: [(position: CellPosition, frame: CGRect)] {
      positions.filter { !hides($0) }.map { ($0, frame(ofCellAt: $0)) }
    }
  }
#endif
