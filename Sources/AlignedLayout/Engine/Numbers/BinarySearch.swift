extension Range<Int> {
  /// The first index at which the condition holds, or the end of the range; it must hold at every
  /// index after one at which it holds.
  func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
