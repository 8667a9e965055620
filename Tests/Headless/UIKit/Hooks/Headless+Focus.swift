// The keyboard focus. UIKit decides by itself to which item a key goes: a test says which one that is.
extension Headless {
  /// Moves the focus to an item, as an arrow key does, if the delegate allows that. If the delegate asks for another
  /// update meanwhile, that follows, as it does in UIKit's next turn (evidence D).
  ///
  /// - Returns: the item that has the focus then, or nil.
  @discardableResult
  public static func moveFocus(
    to indexPath: IndexPath?, _ heading: UIFocusHeading, in view: UICollectionView
  ) -> IndexPath? {
    update(view, to: indexPath, heading)
    while view.focus.needsUpdate {
      view.focus.needsUpdate = false
      update(view, to: preferredItem(in: view), [])
    }
    return focusedItem(in: view)
  }

  /// Gives the focus to the preferred item of a collection view, as UIKit does when the focus comes to the view, or
  /// when the item that had it is gone.
  @discardableResult
  public static func giveFocus(to view: UICollectionView) -> IndexPath? {
    moveFocus(to: preferredItem(in: view), [], in: view)
  }

  /// Returns the item that has the focus. It is the cell that has it, wherever a batch of updates moves it.
  public static func focusedItem(in view: UICollectionView) -> IndexPath? {
    view.focus.cell.flatMap(view.indexPath)
  }

  /// Whether an item may get the focus: on tvOS all do, unless the delegate says otherwise (evidence D).
  public static func canFocusItem(at indexPath: IndexPath, in view: UICollectionView) -> Bool {
    view.delegate?.collectionView(view, canFocusItemAt: indexPath) ?? view.allowsFocus
  }

  private static func preferredItem(in view: UICollectionView) -> IndexPath? {
    view.delegate?.indexPathForPreferredFocusedView(in: view)
      ?? view.indexPathsForVisibleItems.min()
  }

  private static func update(
    _ view: UICollectionView, to indexPath: IndexPath?, _ heading: UIFocusHeading
  ) {
    if let indexPath, !canFocusItem(at: indexPath, in: view) { return }
    let context = focusUpdate(from: focusedItem(in: view), to: indexPath, heading)
    guard view.delegate?.collectionView(view, shouldUpdateFocusIn: context) ?? true else { return }
    view.focus.cell = indexPath.flatMap(view.cellForItem)
    let coordinator = UIFocusAnimationCoordinator()
    view.delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    for completion in coordinator.completions { completion() }
  }

  /// Returns what UIKit tells of a focus update.
  public static func focusUpdate(
    from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading
  ) -> UICollectionViewFocusUpdateContext {
    let context = UICollectionViewFocusUpdateContext()
    context.focusHeading = heading
    context.previouslyFocusedIndexPath = old
    context.nextFocusedIndexPath = new
    return context
  }
}
