import Foundation

/// The attributes that are valid: those that the layout returned and that no invalidation has
/// discarded since.
@MainActor
struct KnownAttributes {
  /// Attributes that the layout returned, and a copy of them. A difference between the two shows
  /// that the layout changed its object later.
  struct Entry {
    let original: UICollectionViewLayoutAttributes
    let copy: UICollectionViewLayoutAttributes

    /// Whether the layout has not changed its object since.
    @MainActor var isUnchanged: Bool {
      StoredProperties.areIdentical(original, copy) || original.isEqual(copy)
    }
  }

  private(set) var entries: [ElementID: Entry] = [:]
  /// The rectangles whose elements are all known.
  private(set) var rects: [CGRect] = []

  subscript(id: ElementID) -> Entry? { entries[id] }

  mutating func insert(_ entry: Entry, for id: ElementID) {
    entries[id] = entry
  }

  mutating func remove(_ id: ElementID) {
    entries[id] = nil
  }

  mutating func addRect(_ rect: CGRect) {
    rects.removeAll { rect.covers($0) }
    rects.append(rect)
  }

  func covers(_ rect: CGRect) -> Bool {
    rects.contains { $0.covers(rect) }
  }

  /// Returns the visible elements in a rectangle, in the order of their ids. In a view of zero size
  /// those are all elements of zero size that are not hidden (evidence R: radar 26795511).
  func visible(in rect: CGRect) -> [ElementID] {
    entries.lazy.filter { _, entry in
      guard !entry.copy.isHidden else { return false }
      let frame = entry.copy.frame
      return frame.overlaps(rect) || rect.size == .zero && frame.size == .zero
    }.map(\.key).sorted()
  }
}
