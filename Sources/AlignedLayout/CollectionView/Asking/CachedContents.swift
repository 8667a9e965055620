#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Contents for other surroundings than the present ones. They are valid until anything about the
  /// content changes.
  @MainActor
  struct CachedContents {
    /// The present version of the content. All cached contents belong to it.
    private(set) var version = ContentVersion()

    /// The number of contents that are kept: for both orientations of a device, and for some widths
    /// of a window.
    private static let maximumCount = 8

    /// The contents, the one cached first at the front.
    private var contents: [(canvas: Surroundings.Canvas, content: ContentLayout)] = []
    private var delegate = DelegateReference(nil)

    /// Begins another version, and drops all contents.
    mutating func invalidate() {
      version = ContentVersion()
      contents = []
    }

    /// Invalidates the contents if the collection view has another delegate than before. UIKit does
    /// not notify a layout of that.
    mutating func update(delegate newDelegate: (any UICollectionViewDelegate)?) {
      guard !delegate.refers(to: newDelegate) else { return }
      delegate = DelegateReference(newDelegate)
      invalidate()
    }

    /// Caches a content of the present version. Drops the one that was cached first if there are too
    /// many.
    mutating func insert(_ content: ContentLayout, for canvas: Surroundings.Canvas) {
      contents.removeAll { $0.canvas == canvas }
      contents.append((canvas, content))
      if contents.count > Self.maximumCount { contents.removeFirst() }
    }

    subscript(canvas: Surroundings.Canvas) -> ContentLayout? {
      contents.first { $0.canvas == canvas }?.content
    }

    /// Removes the content for a canvas, and returns it.
    mutating func remove(for canvas: Surroundings.Canvas) -> ContentLayout? {
      contents.firstIndex { $0.canvas == canvas }.map { contents.remove(at: $0).content }
    }
  }

  /// A weak reference to a delegate. It is an object, because a struct with a weak reference is
  /// slow to access.
  @MainActor
  private final class DelegateReference {
    private weak var delegate: (any UICollectionViewDelegate)?
    private let isNil: Bool

    init(_ delegate: (any UICollectionViewDelegate)?) {
      self.delegate = delegate
      isNil = delegate == nil
    }

    /// Returns whether the reference is to this delegate. A deallocated delegate leaves nil, but is
    /// not the same as none.
    func refers(to other: (any UICollectionViewDelegate)?) -> Bool {
      delegate === other && isNil == (other == nil)
    }
  }

  extension ContentLayout {
    /// Returns whether the sections have these numbers of cells.
    func hasCounts(_ counts: [Int]) -> Bool {
      counts.count == sectionCount
        && counts.indices.allSatisfy { cellCount(inSection: $0) == counts[$0] }
    }
  }
#endif
