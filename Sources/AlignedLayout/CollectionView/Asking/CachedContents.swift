#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A state of a layout's content: of all answers that the data, the delegate, the closures and
  /// the properties would give. It is known by identity alone, and told from every other as long as
  /// somebody holds it.
  final class ContentState: Sendable {}

  /// Contents that hold for other surroundings than the present, until anything about the content
  /// changes.
  @MainActor
  struct KeptContents {
    /// The state that all kept contents were computed from.
    private(set) var state = ContentState()

    private var contents: [Surroundings.Canvas: ContentLayout] = [:]
    private weak var delegate: (any UICollectionViewDelegate)?
    private var hasDelegate = false

    /// Begins another state, of which nothing is known yet.
    mutating func contentChanged() {
      state = ContentState()
      contents = [:]
    }

    /// Notes who is asked: nothing tells of another delegate, which may give other answers.
    mutating func noteDelegate(_ newDelegate: (any UICollectionViewDelegate)?) {
      // One that is gone leaves nil behind, but was there.
      let isSame = delegate === newDelegate && hasDelegate == (newDelegate != nil)
      guard !isSame else { return }
      delegate = newDelegate
      hasDelegate = newDelegate != nil
      contentChanged()
    }

    /// Keeps a content of the present state.
    mutating func keep(_ content: ContentLayout, on canvas: Surroundings.Canvas) {
      contents[canvas] = content
    }

    /// Gives the content for a canvas away, if there is one.
    mutating func take(on canvas: Surroundings.Canvas) -> ContentLayout? {
      contents.removeValue(forKey: canvas)
    }
  }

  extension ContentLayout {
    /// Whether there are as many sections as numbers, each with so many cells.
    func hasCounts(_ counts: [Int]) -> Bool {
      counts.count == sectionCount
        && counts.indices.allSatisfy { cellCount(inSection: $0) == counts[$0] }
    }
  }
#endif
