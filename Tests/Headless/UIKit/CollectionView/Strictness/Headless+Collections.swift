import Foundation

// Actions and properties of collection views for tests, which UIKit does not have.
extension Headless {
  /// Whether the audit is querying the layout. Transcripts leave these queries out.
  public static func isAuditing(_ collectionView: UICollectionView) -> Bool {
    collectionView.driver.isAuditing
  }

  /// Calls a closure with each invalidation context that a collection view receives from its layout:
  /// also with those that the layout passes to super alone.
  public static func observeContexts(
    sentTo collectionView: UICollectionView,
    _ observer: @escaping @MainActor (UICollectionViewLayoutInvalidationContext) -> Void
  ) {
    collectionView.driver.observeContext = observer
  }

  /// Returns the motions of the elements in the last animated change.
  public static func lastAnimation(of collectionView: UICollectionView) -> AnimationRecord? {
    collectionView.driver.lastAnimation
  }

  /// Simulates a tap on an item.
  public static func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.driver.tap(indexPath)
  }

  /// Passes the layout the attributes that a cell prefers, as UIKit does for a cell that it has made ahead of
  /// scrolling.
  public static func receive(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes,
    in collectionView: UICollectionView
  ) {
    collectionView.driver.receive(preferred, original: original)
  }

  /// Inserts a placeholder for an item that the data source does not have yet, as a drop does.
  public static func insertPlaceholder(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.driver.insertPlaceholder(at: indexPath)
  }

  /// Removes a placeholder.
  public static func removePlaceholder(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.driver.removePlaceholder(at: indexPath)
  }

  /// Notes that the layout asked its delegate. In a `prepare()` for supplementary elements only,
  /// such a question is a violation.
  public static func noteQuestion(in collectionView: UICollectionView) {
    if collectionView.driver.isCountingQuestions { collectionView.driver.questionCount += 1 }
  }

  /// Returns a frame as it is seen, mirrored if the layout flips horizontally.
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
