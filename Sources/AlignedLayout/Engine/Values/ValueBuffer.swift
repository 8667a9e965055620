/// Memory for plain values that are appended one after the other and then only read: an array without the
/// cost of every single `append`.
///
/// This file has the engine's only unsafe memory. It pays: with arrays in its place, a full layout takes four
/// tenths longer. Only one place may write to a buffer, and only values that were written may be read.
/// Galleys guarantee both.
struct ValueBuffer<Value: Sendable>: @unchecked Sendable {
  let capacity: Int
  private let memory: ManagedBuffer<Void, Value>

  init(capacity: Int) {
    self.capacity = capacity
    memory = .create(minimumCapacity: capacity) { _ in }
  }

  subscript(index: Int) -> Value {
    assert(index >= 0 && index < capacity)
    return memory.withUnsafeMutablePointerToElements { $0[index] }
  }

  @inline(__always)
  mutating func append(_ value: Value, at index: Int) {
    if index == capacity { self = copy(0..<index, capacity: 2 * index + 1) }
    memory.withUnsafeMutablePointerToElements { ($0 + index).initialize(to: value) }
  }

  func write(_ values: ValueBuffer, _ range: Range<Int>, at index: Int) {
    precondition(range.upperBound <= values.capacity && index + range.count <= capacity)
    values.memory.withUnsafeMutablePointerToElements { source in
      memory.withUnsafeMutablePointerToElements { target in
        (target + index).initialize(from: source + range.lowerBound, count: range.count)
      }
    }
  }

  func copy(_ range: Range<Int>, capacity: Int) -> ValueBuffer {
    let copy = ValueBuffer(capacity: capacity)
    copy.write(self, range, at: 0)
    return copy
  }

  /// Copied only if much of the memory is spare.
  func trimmed(to count: Int) -> ValueBuffer {
    capacity - count > count / 16 ? copy(0..<count, capacity: count) : self
  }

  /// Valid as long as the buffer exists.
  var writer: ValueWriter<Value> {
    ValueWriter(start: memory.withUnsafeMutablePointerToElements { $0 }, capacity: capacity)
  }
}

/// The writer does not retain the buffer; its owner must.
@usableFromInline
struct ValueWriter<Value> {
  @usableFromInline let start: UnsafeMutablePointer<Value>
  @usableFromInline let capacity: Int

  init(start: UnsafeMutablePointer<Value>, capacity: Int) {
    self.start = start
    self.capacity = capacity
  }

  @inlinable @inline(__always)
  func write(_ value: Value, at index: Int) {
    assert(index >= 0 && index < capacity)
    (start + index).initialize(to: value)
  }
}
