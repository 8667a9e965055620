import AlignedLayout
import BenchmarkClient
import PeerLayouts
import UIKit

/// A layout that shows the same list as others.
enum PeerLayout: String, CaseIterable {
  case ours
  /// With `keepsAnswersAcrossUpdates`.
  case keepingAnswers = "ours, keeping answers"
  case flow = "flow layout"
  case cachedAttributes = "cached attributes"
  case chat = "chat layout"

  /// Whether what is visible stays where it is while items above it change.
  var holdsItsPlace: Bool { self != .flow }

  /// Whether the end of the content can stay visible.
  var staysAtEnd: Bool { self != .flow && self != .cachedAttributes }

  /// Whether the layout can show items beside each other.
  var hasLines: Bool { self != .chat }

  /// Returns a layout with the benchmark's spacing.
  ///
  /// - Parameter isAtEnd: Whether the end of the content stays visible.
  @MainActor
  func make(for sizing: ListItems.Sizing, width: CGFloat, isAtEnd: Bool) -> UICollectionViewLayout {
    let estimate = sizing == .selfSizingRows ? ListItems.estimate(width: width) : nil
    switch self {
    case .ours, .keepingAnswers:
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.sectionSpacing = 0
      layout.keepsAnswersAcrossUpdates = self == .keepingAnswers
      layout.staysAtEnd = isAtEnd
      return layout
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = ListItems.spacing
      layout.minimumInteritemSpacing = ListItems.spacing
      layout.estimatedItemSize = estimate ?? .zero
      return layout
    case .cachedAttributes:
      return CachedAttributesLayout(spacing: ListItems.spacing, estimate: estimate)
    case .chat:
      let layout = ChatLayout(spacing: ListItems.spacing, estimate: estimate)
      layout.staysAtEnd = isAtEnd
      return layout
    }
  }
}
