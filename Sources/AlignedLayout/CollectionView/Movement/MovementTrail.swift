#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The places that a carried item has left around where the finger is: it does not go back to one
  /// of them before the finger has moved on.
  ///
  /// At a new place of the item lines break anew, and what is under the finger then may lead back
  /// to the old one. Without a memory the item would jump to and fro under a finger that rests.
  @MainActor
  struct MovementTrail {
    /// Where the items are that a finger carries; empty if it carries none.
    private(set) var targets: [IndexPath] = []

    /// Whether a finger carries items, or has let them go since the layout was last prepared.
    private(set) var isUnderWay = false

    /// The steps that the layout has not been prepared for yet.
    private(set) var steps: [MovementStep] = []

    /// The size in which a carried item was shown last.
    private var shownSize: CGSize?

    private var start = CGPoint.zero
    private var left: Set<IndexPath> = []

    /// How far a finger has to move before it leads back: further than one that rests trembles, and
    /// not as far as to the next cell.
    private static let distance: CGFloat = 8

    /// Where an item goes that would go to a place.
    mutating func target(
      after path: IndexPath, proposed: IndexPath, at point: CGPoint
    ) -> IndexPath {
      let hasMovedOn =
        abs(point.x - start.x) > Self.distance || abs(point.y - start.y) > Self.distance
      if hasMovedOn || targets != [path] {
        start = point
        left = []
      }
      guard proposed != path, !left.contains(proposed) else { return path }
      left.insert(path)
      return proposed
    }

    // MARK: Steps

    /// Notes that the carried items are shown elsewhere than before, and others make room.
    ///
    /// - Parameter start: where they were before a finger took them.
    mutating func step(from start: [IndexPath], to new: [IndexPath]) {
      let old = targets.isEmpty ? start : targets
      steps += zip(old, new).compactMap(MovementStep.init)
      targets = new
      isUnderWay = true
    }

    /// Notes that the carried items are let go; if that is by cancelling, they go back.
    mutating func end(at paths: [IndexPath], isCancelled: Bool) {
      if isCancelled, !targets.isEmpty {
        step(from: targets, to: paths)
      }
      targets = []
      shownSize = nil
    }

    /// Has a carried item be seen where it would be hidden, as large as it was before.
    mutating func show(_ attributes: UICollectionViewLayoutAttributes) {
      if !attributes.isHidden {
        shownSize = attributes.size
      } else if let shownSize {
        attributes.size = shownSize
        attributes.isHidden = false
      }
    }

    /// Gives away the steps that the layout is being prepared for.
    mutating func takeSteps() -> [MovementStep] {
      defer { steps = [] }
      isUnderWay = !targets.isEmpty
      return steps
    }
  }

  /// One step of an interactive movement: an item leaves one place for another. No update items
  /// tell of it.
  struct MovementStep {
    private let old: ContentLayout.CellPosition
    private let new: ContentLayout.CellPosition

    /// Nil if nothing moves.
    init?(from old: IndexPath, to new: IndexPath) {
      guard old != new, old.count == 2, new.count == 2 else { return nil }
      self.old = ContentLayout.CellPosition(section: old[0], cell: old[1])
      self.new = ContentLayout.CellPosition(section: new[0], cell: new[1])
    }

    /// Where an element is shown after the step.
    func newPlace(of element: ContentLayout.Element) -> ContentLayout.Element {
      guard case .cell(let position) = element else { return element }
      if position == old { return .cell(new) }
      var cell = position.cell
      if position.section == old.section, cell > old.cell { cell -= 1 }
      if position.section == new.section, cell >= new.cell { cell += 1 }
      return .cell(ContentLayout.CellPosition(section: position.section, cell: cell))
    }
  }
#endif
