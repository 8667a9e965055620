import Foundation

/// What the layout has answered and what is still believed of it: until an element is invalidated,
/// the collection view counts on its attributes.
@MainActor
struct KnownAttributes {
  /// Attributes as given, with a copy made on arrival, to notice that the giver changed them.
  struct Entry {
    let given: UICollectionViewLayoutAttributes
    let copy: UICollectionViewLayoutAttributes
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

  /// The elements that are to be seen in a rectangle, in the order of their ids.
  func visible(in rect: CGRect) -> [ElementID] {
    entries.filter { !$0.value.copy.isHidden && $0.value.copy.frame.overlaps(rect) }.keys.sorted()
  }
}
