import UIKit

/// The kinds of layout, each written as one that ships.
enum Manner: CaseIterable {
  case restoring, widthReading, model, listing, sticky, leftAligned, dropping
  case columns, carousel, stickyHeaders

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
    case .columns: ColumnFlow()
    case .carousel: CarouselFlow()
    case .stickyHeaders: StickyHeaderFlow()
    }
  }

  /// Whether cells decide their heights.
  var letsCellsChoose: Bool { self == .restoring || self == .widthReading || self == .model }

  /// Whether what the reader looks at stays in its place on the screen when sizes change.
  var keepsPlace: Bool { self == .restoring || self == .model }

  /// Whether items are as high as their contents.
  var showsContents: Bool {
    self != .listing && self != .columns && self != .carousel && self != .stickyHeaders
  }

  var scrollsAcross: Bool { self == .listing || self == .carousel }

  /// Whether each change of the insets is followed. UIKit tells a flow layout only of those that change
  /// its lines.
  var followsInsets: Bool { self != .carousel && self != .stickyHeaders }

  /// Whether the layout answers queries for single items, which scrolling to an item makes.
  var answersForItems: Bool { self != .listing }
}
