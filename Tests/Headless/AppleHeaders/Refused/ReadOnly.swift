// refused: 'invalidateEverything' is a get-only property
import UIKit

@MainActor func widen(_ context: UICollectionViewLayoutInvalidationContext) {
  context.invalidateEverything = true
}
