import Foundation

/// One operation of a batch update, as the layout receives it.
///
/// The index path of an operation on a section has the item `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of operation.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete
    case reload
    case move
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an item without an operation, for tests of clients that override its properties.
  public override init() {
    before = nil
    after = nil
    action = .none
    super.init()
  }

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }

  open var indexPathBeforeUpdate: IndexPath? { before }

  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: Action { action }

  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      func text(_ path: IndexPath?) -> String {
        guard let path else { return "-" }
        return path.item == NSNotFound ? "[\(path.section)]" : "[\(path.section), \(path.item)]"
      }
      return "\(action) \(text(before)) -> \(text(after))"
    }
  }
}
