import AlignedLayout

/// Someone who is asked for the sizes of cells by their index: a client without UIKit, behind a
/// protocol and in a module of its own, so that every question is a call that nobody can see
/// through.
public protocol CellSizes: AnyObject {
  /// The size of a cell that is offered what remains on its line.
  func size(at cell: Int, remaining: CGFloat) -> CGSize
}

/// Someone who answers sizes from a buffer, which must outlive them.
@inline(never)
public func bufferedSizes(_ sizes: UnsafeBufferPointer<CGSize>) -> any CellSizes {
  BufferedSizes(sizes)
}

/// Someone who passes every question on, and how often that has happened.
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
