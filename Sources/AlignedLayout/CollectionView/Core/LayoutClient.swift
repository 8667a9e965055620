/// The numbers of cells in the sections of a client, which is asked for those that are read.
typealias CellCounts = LazyMapSequence<Range<Int>, Int>

/// What events that ask the client need. Clients may call the layout while they are asked, so that the core is
/// another after each question.
@MainActor
protocol LayoutClient {
  /// Each access is short.
  var core: LayoutCore { get nonmutating set }

  var view: ViewSnapshot { get }

  /// The size, insets, safe area and margins of the view. UIKit announces their changes with a plain context.
  var announcedSurroundings: AnnouncedSurroundings { get }

  /// Whether the canvas depends on the readable content guide of the view, which is not laid out yet.
  var awaitsReadableContentGuide: Bool { get }

  func canvas(in bounds: CGRect) -> Surroundings.Canvas

  /// Carries out what an event demands. Meanwhile, UIKit may call the layout.
  func run(_ effect: LayoutEffect)

  /// Whether the view has updates that are not committed, and whether the content has placeholders of a drop.
  var hasPlaceholders: Bool { get }
  var showsPlaceholders: Bool { get }
  var estimatesItems: Bool { get }

  /// Returns the numbers of items, or nothing if there is no width.
  func counts(on canvas: Surroundings.Canvas) -> CellCounts

  func newBoundaries(of content: ContentLayout, on canvas: Surroundings.Canvas) -> BoundaryViews?

  func attachments(ofItemAt position: ContentLayout.CellPosition) -> [ViewAttachment]?

  func content(on canvas: Surroundings.Canvas) -> ContentLayout

  /// The attributes are those of cells that are not asked for them.
  func content(
    _ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition],
    knowing attributes: [ContentLayout.CellPosition: CellAttributes]
  ) -> ContentLayout

  /// Asks for all sections, or for those that a client names, and for the cells that a batch inserts, reloads or
  /// changes.
  func content(
    _ old: ContentLayout, changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition],
    on canvas: Surroundings.Canvas
  ) -> ContentLayout
}

extension LayoutClient {
  func run(_ effects: [LayoutEffect]) { for effect in effects { run(effect) } }
}
