/// What UIKit has been given of elements, and what it can show of them.
struct KnownElements: Sendable {
  /// Sizes that UIKit was last given a bit taller than elements are placed, so that it measures their views.
  private var raised: [ContentLayout.Element: (offer: CGFloat, size: CGSize)] = [:]
  private(set) var decorationKinds: Set<String> = []

  /// Returns whether the kind was registered or not before.
  mutating func setDecorationKind(_ kind: String, isRegistered: Bool) -> Bool {
    isRegistered ? decorationKinds.insert(kind).inserted : decorationKinds.remove(kind) != nil
  }

  /// Returns nil if UIKit was given none for the width that the element is offered.
  func raisedSize(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
    guard !raised.isEmpty, let given = raised[element], given.offer == space else { return nil }
    return given.size
  }

  mutating func give(
    _ size: CGSize, placed: CGSize, to element: ContentLayout.Element, offered space: CGFloat
  ) {
    if size != placed {
      raised[element] = (space, size)
    } else if !raised.isEmpty {
      raised[element] = nil
    }
  }

  mutating func forgetRaisedSizes() { raised.removeAll(keepingCapacity: true) }
}
