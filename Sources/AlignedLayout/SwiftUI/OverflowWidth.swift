#if canImport(SwiftUI)
  import SwiftUI

  /// The width of the view that stands for hidden ones, from one change of the container to the
  /// next.
  ///
  /// The number that the view shows can change its width, and its width the number. If "+11" is narrower than
  /// "+10", each can ask for the other forever. When a number comes back, the view therefore keeps the greatest
  /// width, and the number stays.
  struct OverflowWidth {
    private static let capacity = 8

    private(set) var leastWidth: CGFloat = 0
    private var passes: [(hiddenCount: Int, width: CGFloat)] = []

    /// Remembers what a pass has placed.
    mutating func append(hiddenCount: Int, width: CGFloat) {
      guard hiddenCount != passes.last?.hiddenCount else { return }
      passes.append((hiddenCount, width), keepingLast: Self.capacity)
    }

    /// The width after something in the container has changed.
    var next: OverflowWidth {
      var next = self
      let comesBack = Set(passes.map(\.hiddenCount)).count < passes.count
      next.leastWidth = comesBack ? passes.map(\.width).max() ?? 0 : 0
      return next
    }
  }
#endif
