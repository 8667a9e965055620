import AlignedLayout

/// A client without UIKit, which returns the sizes of cells by their index. It is behind a protocol
/// and in another module, so that the compiler cannot optimize the calls away.
public protocol CellSizes: AnyObject {
  /// Returns the size of a cell that is offered the remaining space of its line.
  func size(at cell: Int, remaining: CGFloat) -> CGSize
}

/// Returns a client that reads sizes from a buffer. The buffer must outlive the client.
@inline(never)
public func bufferedSizes(_ sizes: UnsafeBufferPointer<CGSize>) -> any CellSizes {
  BufferedSizes(sizes)
}

/// Returns a client that forwards to another, and a function that returns the number of calls.
@inline(never)
public func countedSizes(
  _ sizes: any CellSizes
) -> (sizes: any CellSizes, questionCount: () -> Int) {
  let counted = CountedSizes(sizes)
  return (counted, { counted.questionCount })
}

private final class BufferedSizes: CellSizes {
  private let sizes: UnsafeBufferPointer<CGSize>

  init(_ sizes: UnsafeBufferPointer<CGSize>) {
    self.sizes = sizes
  }

  func size(at cell: Int, remaining: CGFloat) -> CGSize {
    sizes[cell]
  }
}

private final class CountedSizes: CellSizes {
  private(set) var questionCount = 0
  private let sizes: any CellSizes

  init(_ sizes: any CellSizes) {
    self.sizes = sizes
  }

  func size(at cell: Int, remaining: CGFloat) -> CGSize {
    questionCount += 1
    return sizes.size(at: cell, remaining: remaining)
  }
}
