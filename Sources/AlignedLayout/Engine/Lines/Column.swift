/// Memory for plain values that are written one behind the other, and then only read: what an array
/// would be, without what every single `append` costs.
///
/// This is the only file with unsafe memory. It is here because it pays: with arrays in its place,
/// a full layout takes four tenths longer. Who writes has to be the only one who knows the column,
/// and who reads has to read what was written; galleys see to both.
struct Column<Value: Sendable>: @unchecked Sendable {
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

  /// Writes values of another column.
  func write(_ values: Column, _ range: Range<Int>, at index: Int) {
    precondition(range.upperBound <= values.capacity && index + range.count <= capacity)
    values.memory.withUnsafeMutablePointerToElements { source in
      memory.withUnsafeMutablePointerToElements { target in
        (target + index).initialize(from: source + range.lowerBound, count: range.count)
      }
    }
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
    return memory.withUnsafeMutablePointerToElements {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// What writes single values, for as long as somebody keeps the column.
  var pen: Pen<Value> {
    Pen(start: memory.withUnsafeMutablePointerToElements { $0 }, capacity: capacity)
  }
}

/// Writes single values into a column, which it does not keep: whoever has it keeps that.
@usableFromInline
struct Pen<Value> {
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

extension [GalleyStart] {
  /// Moves some of the starts: without a look at every index and every overflow, since after a
  /// change all that follow move, and of what is counted here there is not so much.
  mutating func move(_ range: Range<Int>, from old: GalleyStart, to new: GalleyStart) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let cells = new.cell - old.cell
    let lines = new.line - old.line
    let distance = new.top - old.top
    withUnsafeMutableBufferPointer { starts in
      for index in range {
        starts[index].cell &+= cells
        starts[index].line &+= lines
        starts[index].top += distance
      }
    }
  }
}
