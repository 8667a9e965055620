import UIKit

/// The kinds of layout, each written as one that ships.
enum Manner: CaseIterable {
  case restoring, widthReading, model, listing, sticky, leftAligned, dropping

  @MainActor
  func make() -> any MannerLayout {
    switch self {
    case .restoring: RestoringLayout()
    case .widthReading: WidthReadingLayout()
    case .model: ModelLayout()
    case .listing: ListingLayout()
    case .sticky: StickyLayout()
    case .leftAligned: LeftAlignedFlow()
    case .dropping: DroppingLayout()
    }
  }

  /// Whether cells decide their heights.
  var letsCellsChoose: Bool { self == .restoring || self == .widthReading || self == .model }

  /// Whether what the reader looks at stays in its place on the screen when sizes change.
  var keepsPlace: Bool { self == .restoring || self == .model }

  var scrollsAcross: Bool { self == .listing }

  /// Whether the layout answers queries for single items, which scrolling to an item makes.
  var answersForItems: Bool { self != .listing }
}
