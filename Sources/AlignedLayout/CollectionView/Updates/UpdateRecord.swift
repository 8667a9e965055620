#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A batch of updates.
  ///
  /// UIKit first invalidates the data source counts and prepares the layout. Only then does it pass
  /// the update items, which say what happened.
  struct UpdateRecord {
    /// The layout before the batch.
    let former: FormerContent

    /// Whether cells that stay are not asked for. The batch has invalidated nothing but counts.
    var reusesCells: Bool

    /// The items that stay, but have to be asked for again.
    var changedItems: [IndexPath] = []

    /// How far the batch has come.
    var stage = Stage.announced

    /// Whether the layout has waited for the update items.
    var hasWaited = false

    enum Stage {
      /// Nothing has been laid out for the new counts.
      case announced

      /// The layout waits for the update items, to be laid out in a version.
      case waiting(for: ContentVersion)

      /// The layout is that of the new counts.
      case laidOut
    }

    /// What the layout has to do when the batch ends.
    enum Ending {
      /// The update items never came: everything has to be asked for.
      case invalidateLayout

      /// UIKit may cache attributes from before the update items, and has to query them again.
      case invalidateAttributes

      case nothing
    }

    var ending: Ending {
      if case .waiting = stage { return .invalidateLayout }
      return hasWaited ? .invalidateAttributes : .nothing
    }
  }

  /// The layout before a change, with everything that frames depend on.
  struct FormerContent {
    let standing: StandingContent
    let surroundings: Surroundings?

    /// The bounds when the change began.
    var bounds = CGRect.zero

    /// The pinning in these bounds.
    var pinning: ContentLayout.Pinning?

    var content: ContentLayout { standing.content }

    /// Returns the frame of an element, or nil if it was not placed.
    func frame(of element: ContentLayout.Element) -> CGRect? {
      content.places(element) ? standing.frame(of: element, pinning: pinning) : nil
    }
  }

  extension ContentLayout {
    /// Returns whether the element's section exists, and its cell or line.
    func contains(_ element: Element) -> Bool {
      switch element {
      case .header(let section), .overflow(let section), .footer(let section),
        .background(let section):
        (0..<sectionCount).contains(section)
      case .cell(let position):
        (0..<sectionCount).contains(position.section)
          && (0..<cellCount(inSection: position.section)).contains(position.cell)
      case .lineSeparator(let section, let line):
        (0..<sectionCount).contains(section)
          && lines(inSection: section).indices.contains(line)
      }
    }

    /// Returns whether an element exists and has a place. Hidden cells have none, nor has the
    /// overflow view of a section without hidden cells.
    func places(_ element: Element) -> Bool {
      guard contains(element) else { return false }
      if case .overflow(let section) = element { return frame(ofOverflowInSection: section) != nil }
      return !hides(element)
    }

    /// Returns whether an element is a cell that a line limit hides.
    func hides(_ element: Element) -> Bool {
      guard case .cell(let position) = element else { return false }
      return position.cell >= visibleCellCount(inSection: position.section)
    }
  }
#endif
