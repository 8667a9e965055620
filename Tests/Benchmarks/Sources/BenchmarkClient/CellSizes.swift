import AlignedLayout

/// Someone who is asked for the sizes of cells by their index: a client without UIKit, behind a
/// protocol and in a module of its own, so that every question is a call that nobody can see
/// through.
public protocol CellSizes: AnyObject {
  /// The size of a cell that is offered what remains on its line.
  func size(at cell: Int, remaining: CGFloat) -> CGSize
}

/// Answers the workload's sizes from a buffer.
public final class BufferedSizes: CellSizes {
  private let sizes: UnsafeBufferPointer<CGSize>

  /// Sizes from a buffer that must outlive this.
  public init(_ sizes: UnsafeBufferPointer<CGSize>) {
    self.sizes = sizes
  }

  @inline(never)
  public func size(at cell: Int, remaining: CGFloat) -> CGSize {
    sizes[cell]
  }
}

/// Passes every question on, and counts it.
public final class CountingSizes: CellSizes {
  /// How often a size was asked for.
  public private(set) var questionCount = 0
  private let sizes: any CellSizes

  /// Counts the questions to someone else.
  public init(_ sizes: any CellSizes) {
    self.sizes = sizes
  }

  public func size(at cell: Int, remaining: CGFloat) -> CGSize {
    questionCount += 1
    return sizes.size(at: cell, remaining: remaining)
  }
}
