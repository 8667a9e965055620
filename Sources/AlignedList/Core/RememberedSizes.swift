import Foundation

/// The sizes of an item for the widths that it was last offered. An object, because it remembers while the client is
/// called, who may have its owner look something up.
final class RememberedSizes {
  /// Few are enough: those of both orientations, and of a window that is being resized.
  private static let maximumCount = 3

  /// The width of the last line of an item that has a size, nil if that is the whole item.
  private struct LastLine {
    let size: CGSize
    let traits: Int
    let width: CGFloat?
  }

  private var known: [(width: CGFloat, traits: Int, size: CGSize)] = []

  /// Most items are never asked for one.
  private var lastLine: LastLine?

  /// Either number counts: that of the traits, such as the content size category, or that of SwiftUI views.
  func size(fitting width: CGFloat, traits: Int, hosting: Int) -> CGSize? {
    known.first { $0.width == width && ($0.traits == traits || $0.traits == hosting) }?.size
  }

  func remember(_ size: CGSize, fitting width: CGFloat, traits: Int) {
    if known.count == Self.maximumCount { known.removeFirst() }
    known.append((width, traits, size))
  }

  func forget() {
    known = []
    lastLine = nil
  }

  func lastLineWidth(at size: CGSize, traits: Int, orAsk ask: () -> CGFloat?) -> CGFloat? {
    if let lastLine, lastLine.size == size, lastLine.traits == traits { return lastLine.width }
    let width = ask()
    lastLine = LastLine(size: size, traits: traits, width: width)
    return width
  }
}

extension Dictionary where Value == RememberedSizes {
  /// Returns the sizes for a key, which are remembered there from now on.
  mutating func sizes(for key: Key) -> RememberedSizes {
    let sizes = self[key] ?? RememberedSizes()
    self[key] = sizes
    return sizes
  }
}
