#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A layout that scrolls sideways does whatever one that scrolls up and down does, with
  /// transposed frames.
  @MainActor
  @Suite struct SidewaysLaws {
    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `updates, scrolling and new sizes show the transposed layout`(
      direction: ContentLayout.Direction
    ) async {
      for seed in Seeds(600, usually: 60) {
        let pair = StagesOfBothAxes(direction, sections: 3, SectionAttributes(cellSpacing: 3), seed)
        await pair.expectNoFault(afterSteps: 6)
      }
    }

    // From right to left UIKit shows other cells for a moment when the width of the content changes. They
    // are measured, so the contents differ. The soak checks them.
    @Test func `self-sizing cells are measured for heights, and held in place as for widths`() async
    {
      for seed in Seeds(600, usually: 60) {
        let pair = StagesOfBothAxes(.leftToRight, sections: 3, .sizingItself, seed, isSizing: true)
        await pair.expectNoFault(afterSteps: 6)
      }
    }

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `a content that stays at its end does so sideways`(
      direction: ContentLayout.Direction
    ) async {
      for seed in Seeds(600, usually: 60) {
        let pair = StagesOfBothAxes(
          direction, sections: 3, SectionAttributes(cellSpacing: 3), seed, staysAtEnd: true)
        await pair.expectNoFault(afterSteps: 6)
      }
    }
  }

  /// Two stages with the same content and the same random steps: one scrolls up and down, the other
  /// sideways.
  @MainActor
  struct StagesOfBothAxes {
    let vertical: AlignedStage
    let horizontal: AlignedStage
    private let seed: UInt64

    init(
      _ direction: ContentLayout.Direction, sections: Int, _ attributes: SectionAttributes,
      _ seed: UInt64, isSizing: Bool = false, staysAtEnd: Bool = false
    ) {
      self.seed = seed
      func stage(_ axis: ContentLayout.Axis) -> AlignedStage {
        var content = TestContent(width: 120, sections: [])
        content.contentInsets = Insets(top: 6, leading: 4, bottom: 3, trailing: 2)
        content.sectionSpacing = 7
        if axis == .horizontal {
          content = content.transposed
          content.direction = direction
        }
        let layout = CollectionViewAlignedLayout()
        layout.staysAtEnd = staysAtEnd
        let stage =
          isSizing
          ? SizingSource.stage(content, height: 150, layout: layout).stage
          : AlignedStage(content, height: 150, layout: layout)
        var updates = RandomUpdates(stage, seed: seed)
        updates.attributes = attributes
        updates.fill(sectionCount: sections)
        stage.view.layoutIfNeeded()
        return stage
      }
      vertical = stage(.vertical)
      horizontal = stage(.horizontal)
      self.attributes = attributes
    }

    private let attributes: SectionAttributes

    /// Performs equal steps on both stages, and expects them to be the same after each.
    func expectNoFault(
      afterSteps count: Int, _ location: SourceLocation = #_sourceLocation
    ) async {
      // In the turn in which a view opens at its end, a step that scrolls by the same distance is taken for
      // UIKit's adjustment.
      for stage in [vertical, horizontal] { await stage.endTurn() }
      var fault = firstDifference
      for step in 0..<count where fault == nil {
        for stage in [vertical, horizontal] {
          var updates = RandomUpdates(stage, seed: seed &* 100 &+ UInt64(step))
          updates.attributes = attributes
          // Beyond the end, a content that is mirrored is held by its beginning, and another by nothing.
          updates.scrollsBeyondEnd = horizontal.content.direction == .leftToRight
          updates.step()
          stage.view.layoutIfNeeded()
          await stage.endTurn()
        }
        fault = firstDifference.map { "seed \(seed), step \(step): \($0)" }
      }
      #expect(fault == nil, sourceLocation: location)
    }

    /// From right to left, frames are floored to pixels from the other side.
    private var tolerance: CGFloat {
      let scale = horizontal.view.traitCollection.displayScale
      return horizontal.content.direction == .leftToRight ? 1e-6 : 1 / max(1, scale) + 1e-6
    }

    private func isClose(_ one: CGRect?, _ other: CGRect?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
        && abs(one.width - other.width) <= 1e-6 && abs(one.height - other.height) <= 1e-6
    }

    private var firstDifference: String? {
      let length = horizontal.view.contentSize.width
      guard abs(length - vertical.view.contentSize.height) < 1e-6 || isFilled else {
        return "length \(length), not \(vertical.view.contentSize.height)"
      }
      // An empty content has no edge from which an offset could be counted.
      guard length > 0 else { return nil }
      let offset = uprightRect(horizontal.view.bounds).minY
      guard abs(vertical.view.bounds.minY - offset) <= tolerance else {
        return "offset \(offset), not \(vertical.view.bounds.minY)"
      }
      for (section, content) in vertical.content.sections.enumerated() {
        for item in content.cells.indices {
          guard let frame = vertical.frame(item, section: section),
            let other = horizontal.frame(item, section: section)
          else { return "cell \(section).\(item) is missing" }
          guard isClose(frame, uprightRect(other)) else {
            return "cell \(section).\(item) at \(uprightRect(other)), not \(frame)"
          }
        }
        for (frame, other) in [
          (vertical.header(section), horizontal.header(section)),
          (vertical.footer(section), horizontal.footer(section)),
        ] where !isClose(frame, other.map(uprightRect)) {
          return
            "header or footer \(section) at \(String(describing: other.map(uprightRect))), not "
            + String(describing: frame)
        }
      }
      return nil
    }

    /// Whether a short content fills the view from right to left, so that it stands at the right.
    private var isFilled: Bool {
      horizontal.content.direction == .rightToLeft
        && horizontal.view.contentSize.width <= horizontal.view.bounds.width
    }

    /// Returns a rectangle of the view that scrolls sideways as it is in the other.
    private func uprightRect(_ rect: CGRect) -> CGRect {
      let isMirrored = horizontal.content.direction == .rightToLeft
      let x = isMirrored ? horizontal.view.contentSize.width - rect.maxX : rect.minX
      return CGRect(x: rect.minY, y: x, width: rect.height, height: rect.width)
    }
  }
#endif
