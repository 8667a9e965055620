import Foundation

// What a test does with a collection view, or asks of it, that UIKit has no means for.
extension Headless {
  /// Whether the layout is being asked the audit's questions, which are no part of a transcript.
  public static func isAuditing(_ collectionView: UICollectionView) -> Bool {
    collectionView.driver.isAuditing
  }

  /// Where elements came from and went to in the last animated change.
  public static func lastAnimation(of collectionView: UICollectionView) -> AnimationRecord? {
    collectionView.driver.lastAnimation
  }

  /// Taps an item.
  public static func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.driver.tap(indexPath)
  }

  /// Shows a place for an item that the data source does not have yet, as a drop does.
  public static func insertPlaceholder(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.driver.insertPlaceholder(at: indexPath)
  }

  public static func removePlaceholder(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.driver.removePlaceholder(at: indexPath)
  }

  /// Says that the layout asked its delegate something: in a `prepare()` that supplementary
  /// elements alone made necessary that is one question too many.
  public static func noteQuestion(in collectionView: UICollectionView) {
    if collectionView.driver.countsQuestions { collectionView.driver.questions += 1 }
  }

  /// Where a frame is seen when the layout wants to be flipped in the other direction.
  public static func visualFrame(
    of frame: CGRect, in collectionView: UICollectionView
  ) -> CGRect {
    let layout = collectionView.collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection
        != collectionView.effectiveUserInterfaceLayoutDirection
    else { return frame }
    let width = max(collectionView.contentSize.width, collectionView.bounds.width)
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
