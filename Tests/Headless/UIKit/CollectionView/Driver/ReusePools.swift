import Foundation

/// The registered classes, and the views that wait to be reused.
@MainActor
struct ReusePools {
  /// The kind and reuse identifier that a class is registered for.
  struct Key: Hashable {
    /// The element kind, empty for cells.
    let kind: String
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, for key: Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
    waiting[key] = nil
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func put(_ view: UICollectionReusableView) {
    guard let reuseState = view.reuseState else { return }
    waiting[Key(kind: reuseState.kind, identifier: reuseState.identifier), default: []].append(view)
  }

  mutating func take(_ key: Key) -> UICollectionReusableView? {
    waiting[key]?.popLast()
  }
}
