extension UICollectionView {
  /// Performs updates that do not escape, such as those that capture a non-escaping closure.
  ///
  /// On Apple's platforms the closure of `performBatchUpdates(_:completion:)` is optional and does not
  /// escape, which Swift cannot spell. So this overload takes each closure that is not optional, and
  /// calls the method that subclasses override. An override may call it on super. Then the name of
  /// its function is that of the method, and only the method of this class is called.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil,
    calledIn function: String = #function
  ) {
    withoutActuallyEscaping(updates) { updates in
      if function == "performBatchUpdates(_:completion:)" {
        driver.performBatch(updates, completion: completion)
      } else {
        performBatchUpdates(Optional(updates), completion: completion)
      }
    }
  }
}
