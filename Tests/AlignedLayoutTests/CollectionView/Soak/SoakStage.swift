#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A collection view that lives through many steps. After each it is compared with a fresh layout
  /// of the present content.
  @MainActor
  final class SoakStage {
    let stage: AlignedStage
    let source: SoakSource

    /// The item that is moved interactively, and the order that is shown meanwhile.
    var carried: Carried?
    /// The order in which an item was dropped, until it is compared with the data.
    var dropped: TestContent?
    /// The contents that were computed ahead last.
    var computed: [(content: ContentLayout, request: CollectionViewAlignedLayout.ContentRequest)] =
      []
    /// The identifiers of cells that the last step has moved, alone or with their sections, or
    /// reloaded.
    var moved: Set<Int> = []
    var reloaded: Set<Int> = []
    /// True if the last step made everything visible.
    var isAllSeen = false
    /// True if the last pull may have left the content beyond its ends.
    var isPulled = false

    /// The header and the footer of the whole content. The layout has them while no gap can be before it.
    var boundaryViews: (header: BoundaryView?, footer: BoundaryView?) = (nil, nil)

    /// The views that float, those that may fade out, and whether an effect is set.
    var floating: [(view: AskedView, placement: FloatingPlacement)] = []
    var showsEffect = false

    struct Carried {
      var path: IndexPath
      var shown: TestContent
    }

    var view: UICollectionView { stage.view }
    var layout: CollectionViewAlignedLayout { stage.layout }

    init(layout: CollectionViewAlignedLayout) {
      let content = TestContent(width: 120, sections: [])
      source = SoakSource(content)
      source.layout = layout
      stage = AlignedStage(content, height: 150, layout: layout, source: source, laysOut: false)
      stage.view.register(SoakCell.self, forCellWithReuseIdentifier: "soak")
      for kind in SoakSource.supplementaryKinds + SoakSource.attachmentKinds {
        stage.view.register(
          SoakBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "soak")
      }
      stage.view.layoutIfNeeded()
    }

    /// The content in the order that is shown, which a movement changes.
    var shown: TestContent {
      carried?.shown ?? stage.content
    }

    /// Performs a step.
    ///
    /// - Returns: the result, if the step itself does not say it.
    func perform(_ step: SoakStep) -> String {
      defer { showBoundaryViews() }
      moved = []
      reloaded = []
      isAllSeen = step == .showEverything
      switch step {
      case .together(let steps):
        return steps.map(perform).filter { !$0.isEmpty }.joined(separator: "; ")
      case .lift(let seed): return lift(seed)
      case .carry(let x, let y): return carry(x, y)
      case .drop, .putBack:
        endCarrying(isCancelled: step == .putBack)
        return ""
      case .float(let seed): return float(seed)
      case .showEffect(let shows):
        showEffect(shows)
        return ""
      default: break
      }
      if carried == nil, let note = change(step) { return note }
      changeSurroundings(step)
      return ""
    }

    // MARK: Movement

    private func lift(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      guard carried == nil, let path = random.path(in: stage.content),
        view.beginInteractiveMovementForItem(at: path)
      else { return "nothing" }
      carried = Carried(path: path, shown: stage.content)
      return "\(path.section).\(path.item)"
    }

    private func carry(_ x: CGFloat, _ y: CGFloat) -> String {
      guard var carried else { return "nothing" }
      let bounds = view.bounds
      let point = CGPoint(
        x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
      let target = layout.targetIndexPath(
        forInteractivelyMovingItem: carried.path, withPosition: point)
      view.updateInteractiveMovementTargetPosition(point)
      let cell = carried.shown.sections[carried.path.section].cells.remove(at: carried.path.item)
      carried.shown.sections[target.section].cells.insert(cell, at: target.item)
      carried.path = target
      self.carried = carried
      return "to \(target.section).\(target.item)"
    }

    private func endCarrying(isCancelled: Bool) {
      guard carried != nil else { return }
      if isCancelled {
        view.cancelInteractiveMovement()
      } else {
        view.endInteractiveMovement()
        dropped = carried?.shown
      }
      carried = nil
    }
  }

  extension SplitMix64 {
    /// Draws a cell's path, or returns nil without cells.
    mutating func path(in content: TestContent) -> IndexPath? {
      content.sections.indices.flatMap { section in
        content.sections[section].cells.indices.map { IndexPath(item: $0, section: section) }
      }.randomElement(using: &self)
    }
  }
#endif
