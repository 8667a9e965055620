/// A description of what is stale in a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings are asked for again. The contexts that the layout makes for new
  /// bounds and preferred attributes set it to false.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed again.
  open var invalidateFlowLayoutAttributes = true

  /// The new size of an item. A client that replaces the context on its way to the layout loses it,
  /// as on a device.
  var measured: (path: IndexPath, size: CGSize)?
  /// The item that an interactive movement has moved, by its paths in the data source.
  var moved: (from: IndexPath, to: IndexPath)?

  public override init() {
    super.init()
  }
}
