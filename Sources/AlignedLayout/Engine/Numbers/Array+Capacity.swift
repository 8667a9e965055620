extension Array {
  /// If the memory is full, the oldest element leaves it.
  mutating func append(_ element: Element, keepingLast capacity: Int) {
    if count >= capacity { removeFirst() }
    append(element)
  }
}
