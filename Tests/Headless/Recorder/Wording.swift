#if canImport(UIKit)
  import UIKit

  /// Formats values for transcripts, readably and the same on every host.
  @MainActor
  enum Wording {
    /// Returns a number rounded to hundredths, which removes rounding errors of sums.
    static func number(_ value: CGFloat) -> String {
      guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    static func point(_ value: CGPoint) -> String { "(\(number(value.x)), \(number(value.y)))" }

    static func size(_ value: CGSize) -> String {
      "\(number(value.width)) × \(number(value.height))"
    }

    static func rect(_ value: CGRect) -> String {
      let numbers = [value.minX, value.minY, value.width, value.height]
      return "(" + numbers.map(number).joined(separator: ", ") + ")"
    }

    /// Returns the indices of a path. The path of an update item for a section has no item.
    static func path(_ value: IndexPath) -> String {
      let isSection = value.count == 2 && value.item == NSNotFound
      let indices = isSection ? [value.section] : Array(value)
      return "[" + indices.map { "\($0)" }.joined(separator: ", ") + "]"
    }

    static func paths(_ value: [IndexPath]) -> String {
      "[" + value.sorted().map(path).joined(separator: ", ") + "]"
    }

    static func kind(_ value: String) -> String {
      switch value {
      case UICollectionView.elementKindSectionHeader: "header"
      case UICollectionView.elementKindSectionFooter: "footer"
      default: value
      }
    }

    static func attributes(_ value: UICollectionViewLayoutAttributes?) -> String {
      guard let value else { return "nil" }
      var text = value.representedElementKind.map(kind) ?? "cell"
      text += " \(path(value.indexPath)) \(rect(value.frame))"
      if value.zIndex != 0 { text += value.zIndex > 1000 ? " z high" : " z \(value.zIndex)" }
      if value.alpha != 1 { text += " alpha \(number(value.alpha))" }
      if value.isHidden { text += " hidden" }
      return text
    }

    static func elements(_ value: [UICollectionViewLayoutAttributes]?) -> String {
      value.map { "\($0.count) elements" } ?? "nil"
    }

    static func updates(_ value: [UICollectionViewUpdateItem]) -> String {
      "[" + value.map(update).joined(separator: ", ") + "]"
    }

    private static func update(_ value: UICollectionViewUpdateItem) -> String {
      let action =
        switch value.updateAction {
        case .insert: "insert"
        case .delete: "delete"
        case .reload: "reload"
        case .move: "move"
        case .none: "none"
        @unknown default: "unknown"
        }
      let before = value.indexPathBeforeUpdate.map(path) ?? "–"
      return "\(action) \(before) to \(value.indexPathAfterUpdate.map(path) ?? "–")"
    }

    static func context(_ value: UICollectionViewLayoutInvalidationContext) -> String {
      var parts: [String] = []
      if value.invalidateEverything { parts.append("everything") }
      if value.invalidateDataSourceCounts { parts.append("counts") }
      if let items = value.invalidatedItemIndexPaths { parts.append("items \(paths(items))") }
      parts += named(value.invalidatedSupplementaryIndexPaths)
      parts += named(value.invalidatedDecorationIndexPaths)
      if value.contentOffsetAdjustment != .zero {
        parts.append("offset by \(point(value.contentOffsetAdjustment))")
      }
      if value.contentSizeAdjustment != .zero {
        parts.append("size by \(size(value.contentSizeAdjustment))")
      }
      if let moving = value.previousIndexPathsForInteractivelyMovingItems {
        let targets = value.targetIndexPathsForInteractivelyMovingItems ?? []
        parts.append("moving \(paths(moving)) to \(paths(targets))")
      }
      return "{" + parts.joined(separator: ", ") + "}"
    }

    private static func named(_ value: [String: [IndexPath]]?) -> [String] {
      (value ?? [:]).sorted { $0.key < $1.key }.map { "\(kind($0.key)) \(paths($0.value))" }
    }
  }
#endif
