import Foundation

/// Registered classes, and views that wait for another element.
@MainActor
struct ReusePools {
  /// What a view was registered for.
  struct Key: Hashable {
    /// The kind of supplementary element, empty for cells.
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
    guard let station = view.station else { return }
    waiting[Key(kind: station.kind, identifier: station.identifier), default: []].append(view)
  }

  mutating func take(_ key: Key) -> UICollectionReusableView? {
    waiting[key]?.popLast()
  }
}
