import Foundation

extension CollectionDriver {
  /// Makes a first responder in a deleted item or section resign. If it refuses, UIKit raises an
  /// exception (evidence R: Listable, pull request 466; LYEmptyView, issue 64 for table views).
  func resignInDeletedElements(_ operations: UpdateOperations) throws {
    guard let responder = view.window?.firstResponder,
      let holder = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      let id = displayed.first(where: { holder.isDescendant(of: $0.value) })?.key,
      operations.deletes(id)
    else { return }
    try call(.view) { _ = responder.resignFirstResponder() }
    guard responder.isFirstResponder else { return }
    throw raise(
      .refusesToResign, "Attempt to delete item containing first responder that refused to resign")
  }
}

extension UpdateOperations {
  fileprivate func deletes(_ id: ElementID) -> Bool {
    guard let section = id.indexPath.first else { return false }
    return deletedSections.contains(section)
      || id.category == .cell && deletedItems.contains(id.indexPath)
  }
}
