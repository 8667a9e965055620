/// What events that ask the client need: the core, the view as it is now, and the client's answers.
///
/// Clients may call the layout while they are asked, so that the core is another after each question.
@MainActor
protocol LayoutClient {
  /// The core of the layout. Each access is short.
  var core: LayoutCore { get nonmutating set }

  // MARK: The view

  /// What the view shows now.
  var view: ViewSnapshot { get }

  /// The size, insets, safe area and margins of the view. UIKit announces their changes with a plain context.
  var announcedSurroundings: AnnouncedSurroundings { get }

  /// Whether the canvas depends on the readable content guide of the view, which is not laid out yet.
  var awaitsReadableContentGuide: Bool { get }

  /// Returns the canvas that the view would have in bounds.
  func canvas(in bounds: CGRect) -> Surroundings.Canvas

  /// Carries out what an event demands. Meanwhile, UIKit may call the layout.
  func run(_ effect: LayoutEffect)

  // MARK: The content

  /// Whether the view has updates that are not committed, and whether the content has placeholders of a drop.
  var hasPlaceholders: Bool { get }
  var showsPlaceholders: Bool { get }

  /// Whether the client may estimate the sizes of single items.
  var estimatesItems: Bool { get }

  /// Returns the numbers of items, or nothing if there is no width.
  func counts(on canvas: Surroundings.Canvas) -> [Int]

  /// Returns the header and the footer of the content if they are not those that a content has.
  func newBoundaries(
    of content: ContentLayout, on canvas: Surroundings.Canvas
  ) -> BoundaryViews?

  /// Asks for the attachments of an item, or returns nil for an item that the client does not know.
  func attachments(ofItemAt position: ContentLayout.CellPosition) -> [ViewAttachment]?

  /// Asks for everything.
  func content(on canvas: Surroundings.Canvas) -> ContentLayout

  /// Asks again for some cells.
  ///
  /// - Parameter attributes: attributes of cells that are not asked for them.
  func content(
    _ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition],
    knowing attributes: [ContentLayout.CellPosition: CellAttributes]
  ) -> ContentLayout

  /// Asks for all sections, and for the cells that a batch of updates inserts or reloads.
  ///
  /// - Parameter changed: cells that stay, and are asked again.
  func content(
    _ old: ContentLayout, changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition],
    on canvas: Surroundings.Canvas
  ) -> ContentLayout
}

extension LayoutClient {
  /// Carries out effects, in this order.
  func run(_ effects: [LayoutEffect]) {
    for effect in effects { run(effect) }
  }
}
