#if !hasFeature(Embedded)
  import AlignedLayout
#endif

/// Reads the numbers that describe a content, one after the other.
///
/// JavaScript shares no values with Swift but numbers. `Page/encoding.js` writes them in the order in
/// which the initializers in this folder read them.
struct NumberReader {
  private var next: UnsafePointer<Double>

  init(_ numbers: UnsafePointer<Double>) {
    next = numbers
  }

  mutating func length() -> CGFloat {
    defer { next += 1 }
    return CGFloat(next.pointee)
  }

  mutating func integer() -> Int {
    Int(length().rounded())
  }

  mutating func flag() -> Bool {
    length() != 0
  }

  /// Returns whether the next number is 1, or nil if it is neither 0 nor 1.
  mutating func optionalFlag() -> Bool? {
    switch integer() {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// Returns the next number, or nil if it is NaN.
  mutating func optionalLength() -> CGFloat? {
    let length = length()
    return length.isNaN ? nil : length
  }

  /// Returns the next numbers, and skips them.
  mutating func numbers(count: Int) -> UnsafeBufferPointer<Double> {
    defer { next += count }
    return UnsafeBufferPointer(start: next, count: count)
  }

  mutating func insets() -> Insets {
    let (top, leading, bottom, trailing) = (length(), length(), length(), length())
    return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
