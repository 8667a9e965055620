#if canImport(UIKit)
  import UIKit

  /// A layout of rows that also records the calls for updates, transitions and movement.
  final class RecordedLayout: RecordedQueries {
    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      record("prepare(forCollectionViewUpdates: \(Wording.updates(updateItems)))") {
        super.prepare(forCollectionViewUpdates: updateItems)
      }
    }

    override func finalizeCollectionViewUpdates() {
      record("finalizeCollectionViewUpdates()") { super.finalizeCollectionViewUpdates() }
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      record("prepare(forAnimatedBoundsChange: \(Wording.rect(oldBounds)))") {
        super.prepare(forAnimatedBoundsChange: oldBounds)
      }
    }

    override func finalizeAnimatedBoundsChange() {
      record("finalizeAnimatedBoundsChange()") { super.finalizeAnimatedBoundsChange() }
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      record("prepareForTransition(to:)") { super.prepareForTransition(to: newLayout) }
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      record("prepareForTransition(from:)") { super.prepareForTransition(from: oldLayout) }
    }

    override func finalizeLayoutTransition() {
      record("finalizeLayoutTransition()") { super.finalizeLayoutTransition() }
    }

    // MARK: Initial and final attributes

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      record(
        "initialLayoutAttributesForAppearingItem(at: \(Wording.path(itemIndexPath)))",
        Wording.attributes
      ) {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      record(
        "finalLayoutAttributesForDisappearingItem(at: \(Wording.path(itemIndexPath)))",
        Wording.attributes
      ) {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let element = "\(Wording.kind(elementKind)), at: \(Wording.path(elementIndexPath))"
      return record(
        "initialLayoutAttributesForAppearingSupplementaryElement(ofKind: \(element))",
        Wording.attributes
      ) {
        super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
      }
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let element = "\(Wording.kind(elementKind)), at: \(Wording.path(elementIndexPath))"
      return record(
        "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(element))",
        Wording.attributes
      ) {
        super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
      }
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let element = "\(elementKind), at: \(Wording.path(decorationIndexPath))"
      return record(
        "initialLayoutAttributesForAppearingDecorationElement(ofKind: \(element))",
        Wording.attributes
      ) {
        super.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
      }
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let element = "\(elementKind), at: \(Wording.path(decorationIndexPath))"
      return record(
        "finalLayoutAttributesForDisappearingDecorationElement(ofKind: \(element))",
        Wording.attributes
      ) {
        super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
      }
    }

    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      record(
        "indexPathsToDeleteForSupplementaryView(ofKind: \(Wording.kind(elementKind)))",
        Wording.paths
      ) {
        super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
      }
    }

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      record(
        "indexPathsToInsertForSupplementaryView(ofKind: \(Wording.kind(elementKind)))",
        Wording.paths
      ) {
        super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
      }
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      record("indexPathsToDeleteForDecorationView(ofKind: \(elementKind))", Wording.paths) {
        super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
      }
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      record("indexPathsToInsertForDecorationView(ofKind: \(elementKind))", Wording.paths) {
        super.indexPathsToInsertForDecorationView(ofKind: elementKind)
      }
    }

    // MARK: Interactive movement

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let movement = "\(Wording.path(previousIndexPath)), position: \(Wording.point(position))"
      return record("targetIndexPath(forMoving: \(movement))", Wording.path) {
        super.targetIndexPath(
          forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      }
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let movement = "\(Wording.path(indexPath)), position: \(Wording.point(position))"
      return record(
        "layoutAttributesForInteractivelyMovingItem(at: \(movement))", { Wording.attributes($0) }
      ) {
        super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath, withTargetPosition: position)
      }
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let from = "\(Wording.paths(previousIndexPaths)) at \(Wording.point(previousPosition))"
      let target = "\(Wording.paths(targetIndexPaths)) at \(Wording.point(targetPosition))"
      return record("invalidationContext(forMoving: \(from), to: \(target))", Wording.context) {
        super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      }
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let movement = "\(Wording.paths(previousIndexPaths)), to: \(Wording.paths(indexPaths))"
      return record(
        "invalidationContextForEndingMovement(of: \(movement), cancelled: \(movementCancelled))",
        Wording.context
      ) {
        super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled)
      }
    }
  }
#endif
