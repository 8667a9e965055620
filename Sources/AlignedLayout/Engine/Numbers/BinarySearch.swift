extension Range<Int> {
  /// Returns the first index at which the condition is true, or the end of the range. The condition must be
  /// true for all that follow.
  package func partitioningIndex(where condition: (Int) -> Bool) -> Int {
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
