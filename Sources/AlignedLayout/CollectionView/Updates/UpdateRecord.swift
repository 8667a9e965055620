#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A batch of updates, from the announcement of new counts until everything is on its way.
  ///
  /// UIKit tells at first that counts have changed, and has the layout prepared; what has happened
  /// it tells only then.
  struct UpdateRecord {
    /// What there was, and what was visible of it.
    let former: FormerContent

    /// Whether answers are kept, and nothing has become stale but the counts.
    var keepsAnswers: Bool

    /// Where the batch is between the new counts and the update items.
    var stage = Stage.announced

    /// Whether the layout has waited for the update items.
    var hasWaited = false

    enum Stage {
      /// Nothing has been laid out for the new counts.
      case announced

      /// The layout waits for the update items, and will be in a state when it has got them.
      case waiting(for: ContentState)

      /// The layout is that of the new counts.
      case laidOut
    }
  }

  /// A content as it was before a change, with what is needed to tell where its elements were.
  struct FormerContent {
    let content: ContentLayout
    let surroundings: Surroundings?

    /// The bounds when the change began.
    var bounds = CGRect.zero

    /// What was visible then.
    var pinning: ContentLayout.Pinning?

    /// Where an element was, or nil if it was not there.
    func frame(of element: ContentLayout.Element) -> CGRect? {
      content.places(element) ? content.frame(of: element, pinning: pinning) : nil
    }
  }

  extension ContentLayout {
    /// Whether there are the element's section, and its cell or line.
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

    /// Whether an element stands anywhere: one that is there, is not hidden, and for an overflow
    /// view, has anything to stand for.
    func places(_ element: Element) -> Bool {
      guard contains(element) else { return false }
      if case .overflow(let section) = element { return frame(ofOverflowInSection: section) != nil }
      return !hides(element)
    }

    /// Whether an element is a cell that a line limit hides.
    func hides(_ element: Element) -> Bool {
      guard case .cell(let position) = element else { return false }
      return position.cell >= visibleCellCount(inSection: position.section)
    }
  }
#endif
