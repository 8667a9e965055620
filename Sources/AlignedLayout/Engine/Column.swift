/// Memory for plain values that are written one behind the other, and then only read: what an array
/// would be, without what every single `append` costs.
///
/// This is the only file with unsafe memory. It is here because it pays: with arrays in its place, a
/// full layout takes a third longer. Who writes has to be the only one who knows the column, and
/// who reads has to read what was written; galleys see to both.
@usableFromInline
struct Column<Value: Sendable>: @unchecked Sendable {
  private final class Memory {
    let start: UnsafeMutablePointer<Value>

    init(capacity: Int) {
      start = .allocate(capacity: capacity)
    }

    deinit {
      start.deallocate()
    }
  }

  private let memory: Memory
  @usableFromInline let capacity: Int
  @usableFromInline let start: UnsafeMutablePointer<Value>

  init(capacity: Int) {
    memory = Memory(capacity: capacity)
    start = memory.start
    self.capacity = capacity
  }

  @inlinable @inline(__always)
  subscript(index: Int) -> Value {
    assert(index >= 0 && index < capacity)
    return start[index]
  }

  @inlinable @inline(__always)
  func write(_ value: Value, at index: Int) {
    assert(index >= 0 && index < capacity)
    (start + index).initialize(to: value)
  }

  /// Writes values of another column.
  func write(_ values: Column, _ range: Range<Int>, at index: Int) {
    precondition(range.upperBound <= values.capacity && index + range.count <= capacity)
    (start + index).initialize(from: values.start + range.lowerBound, count: range.count)
  }

  /// A column of its own with some of the values.
  func copy(_ range: Range<Int>, capacity: Int) -> Column {
    let copy = Column(capacity: capacity)
    copy.write(self, range, at: 0)
    return copy
  }

  /// The first values, so many.
  func prefix(_ count: Int) -> [Value] {
    precondition(count <= capacity)
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
