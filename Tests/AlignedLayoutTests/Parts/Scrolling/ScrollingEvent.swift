@testable import AlignedLayout

/// What happens to a scrolling stage.
enum ScrollingEvent: Sendable {
  // MARK: Passes and turns

  /// The first layout pass.
  case show

  /// A layout pass in which nothing is stale.
  case layOut

  case endTurn

  /// A layout pass that asks for everything again.
  case askAgain

  /// `reloadData()`, with other cells.
  case reload([TestCell])

  // MARK: The user and clients

  /// The finger scrolls, and stays on the view.
  case drag(to: CGFloat)

  /// The view goes on after the finger was lifted.
  case decelerate(to: CGFloat)

  /// The view comes to rest, without a finger on it.
  case release

  /// A client scrolls, or a step of a scrolling animation does.
  case scroll(to: CGFloat)

  /// The finger is lifted while the view would come to rest at an offset.
  case flick(to: CGFloat, velocity: CGFloat)

  // MARK: Cells

  case insert([TestCell], at: Int)
  case delete(Range<Int>)
  case move(Int, to: Int)
  case reloadItem(Int, as: CGFloat)

  case insertSection([TestCell], at: Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)

  /// Inserts cells and measures one of them, within the batch.
  case insertAndMeasure([TestCell], at: Int, as: CGFloat)

  /// The view of a cell is measured.
  case measure(Int, size: CGSize)

  /// A cell that the layout asks for its size has another one than before, and is asked again.
  case resizeCell(Int, as: CGFloat)

  /// The user carries an item to another place among the others.
  case carry(Int, to: Int)

  // MARK: Bounds and insets

  case resize(CGSize)
  case rotate(to: CGSize)

  /// The layout is computed ahead for a length of lines.
  case layOutAhead(CGFloat)

  /// Bars or a keyboard cover the beginning and the end of the bounds.
  case cover(CGFloat, CGFloat)

  // MARK: Items to which a client scrolls

  case scrollTo(Int, ScreenPlaces, animated: Bool = false)

  /// The animation comes to its end.
  case arrive

  /// The layout has seen the view come to rest after an animation.
  case rest

  // MARK: UIKit

  /// UIKit applies the adjustment that it has kept, before a pass.
  case applyKeptAdjustment

  /// From now on, UIKit does something else with adjustments that are sent in `prepare()`.
  case adjustmentsInPrepare(ScrollingStage.AdjustmentsInPrepare)

  /// Whether contents that were laid out ahead are stale after the event.
  var changesCells: Bool {
    switch self {
    case .askAgain, .reload, .insert, .delete, .move, .reloadItem, .insertSection, .deleteSection,
      .moveSection, .insertAndMeasure, .resizeCell, .carry:
      true
    default: false
    }
  }

  /// Returns an event that inserts lines of 50 points.
  static func insert(_ count: Int, at index: Int) -> ScrollingEvent {
    .insert((0..<count).map { _ in .line(50) }, at: index)
  }

  /// Returns an event that measures the view of a line.
  static func measure(_ cell: Int, as height: CGFloat) -> ScrollingEvent {
    .measure(cell, size: 100 × height)
  }

  static func delete(_ cell: Int) -> ScrollingEvent { .delete(cell..<cell + 1) }
}

extension ScrollingStage {
  mutating func happen(_ events: [ScrollingEvent]) {
    for event in events { happen(event) }
  }

  mutating func happen(_ event: ScrollingEvent) {
    if event.changesCells { contentsAhead = [:] }
    switch event {
    case .show: layOut(.everything)
    case .layOut: layOut()
    case .endTurn: endTurn()
    case .askAgain: layOut(.content)
    case .reload(let cells):
      self.cells = cells.map { Cell(cell: $0) }
      sectionCount = 1
      layOut(.everything)
    case .drag, .decelerate, .release, .scroll, .flick: scroll(by: event)
    case .insert, .delete, .move, .reloadItem, .insertSection, .deleteSection, .moveSection,
      .insertAndMeasure:
      update(by: event)
    case .measure(let cell, let size): measure(cell, size)
    case .resizeCell(let cell, let height):
      replace(cell, with: .line(height))
      layOut(.content)
    case .carry(let cell, let new):
      insert([cells.remove(at: cell)], at: new)
      layOut(.carriedItems)
    case .resize, .rotate, .layOutAhead: resize(by: event)
    case .cover(let start, let end): cover(start, end)
    case .scrollTo(let cell, let places, let isAnimated):
      scroll(toCell: cell, at: places, isAnimated: isAnimated)
    case .arrive:
      if let destination { setOffset(options.axis.coordinate(of: destination)) }
      destination = nil
    case .rest:
      if keeper.awaitsEndOfAnimation { keeper.endAnimation() }
      beginTurnIfNeeded()
    case .applyKeptAdjustment:
      let distance = keptAdjustment
      keptAdjustment = 0
      setOffset(offset + distance)
      layOut()
    case .adjustmentsInPrepare(let adjustments): adjustmentsInPrepare = adjustments
    }
  }

  private mutating func scroll(by event: ScrollingEvent) {
    switch event {
    case .drag(let offset):
      (view.isTracking, view.isDragging, view.isDecelerating) = (true, true, false)
      setOffset(offset)
    case .decelerate(let offset):
      (view.isTracking, view.isDragging, view.isDecelerating) = (false, true, true)
      setOffset(offset)
    case .release:
      (view.isTracking, view.isDragging, view.isDecelerating) = (false, false, false)
      scrollBack()
    case .scroll(let offset): setOffset(offset)
    case .flick(let offset, let velocity):
      var bounds = view.bounds
      bounds.origin = options.axis.point(offset)
      let line = scene.contentOffsetOfLine(near: bounds, velocity: velocity)
      let target = line.map { shown.standing.contentOffset($0, in: bounds) } ?? bounds.origin
      happen(.decelerate(to: options.axis.coordinate(of: target)))
      happen(.release)
    default: break
    }
  }

  private mutating func resize(by event: ScrollingEvent) {
    switch event {
    case .resize(let size): setBounds(CGRect(origin: view.bounds.origin, size: size))
    case .rotate(let size):
      let old = view.bounds
      view.isAnimating = true
      contentOfFormerBounds = nil
      setBounds(CGRect(origin: old.origin, size: size))
      if shown.bounds.size != size { layOut() }
      let former = (contentOfFormerBounds ?? shown.former(in: old, options)).moved(to: old, options)
      setTargetOffset(ScrollKeeper.Change(former: former, newPlace: nil))
      view.isAnimating = false
    case .layOutAhead(let length): contentsAhead[length] = content(inLinesOf: length)
    default: break
    }
    scrollBack()
  }

  private mutating func scroll(toCell cell: Int, at places: ScreenPlaces, isAnimated: Bool) {
    let position = position(ofCell: cell)
    guard shown.content.room.width > 0 else {
      return keeper.remember(AwaitedItem(cell: position, places: places))
    }
    let target = scene.target(position, at: places, isAnimated: isAnimated)
    let offset = keeper.scroll(to: target, in: scene)
    beginTurnIfNeeded()
    if let offset { scroll(to: offset, isAnimated: isAnimated) }
  }

  /// Replaces a cell, which stays the same item.
  private mutating func replace(_ index: Int, with cell: TestCell) {
    let id = cells[index].cell.id
    cells[index].cell = cell
    cells[index].cell.id = id
  }

  // MARK: Batches of updates

  private mutating func update(by event: ScrollingEvent) {
    var measurement: (cell: Int, height: CGFloat)?
    let items = change(by: event, &measurement)
    let former = shown.former(in: view.bounds, options)
    isInBatch = true
    layOut(.content)
    let map = UpdateMap(items, of: former.content, newCounts: cellCounts)
    keeper.moveTarget { map?.newPlace(of: $0) }
    replaceContent(on: surroundings(in: view.bounds).canvas)
    setTargetOffset(
      ScrollKeeper.Change(former: former) { cell in map?.newPositionInPlace(of: cell) })
    if let measurement { measure(measurement.cell, 100 × measurement.height) }
    isInBatch = false
    if isMeasuredInBatch, let distance = keeper.endUpdates(in: scene) { adjust(by: distance) }
    isMeasuredInBatch = false
    layOut()
  }

  /// Changes the cells, and returns what UIKit tells of it.
  private mutating func change(
    by event: ScrollingEvent, _ measurement: inout (cell: Int, height: CGFloat)?
  ) -> [UpdateItem] {
    func place(_ cell: Int) -> UpdateItem.Place { .cell(position(ofCell: cell)) }
    switch event {
    case .insert(let new, let index):
      insert(new.map { Cell(cell: $0) }, at: index)
      return new.indices.map { .insert(place(index + $0)) }
    case .insertAndMeasure(let new, let index, let height):
      measurement = (index, height)
      return change(by: .insert(new, at: index), &measurement)
    case .delete(let range):
      let items = range.map { UpdateItem.delete(place($0)) }
      cells.removeSubrange(range)
      return items
    case .move(let old, let new):
      let before = place(old)
      insert([cells.remove(at: old)], at: new)
      return [.move(before, to: place(new))]
    case .reloadItem(let cell, let height):
      replace(cell, with: .line(height))
      cells[cell].isMeasured = false
      return [.reload(place(cell))]
    default: return changeSections(by: event)
    }
  }

  /// Sets the offset that the keeper returns for an animated change, or else leaves it.
  private mutating func setTargetOffset(_ change: ScrollKeeper.Change) {
    let target = keeper.contentWillChange(by: change, in: scene, isSettled: settled)
    beginTurnIfNeeded()
    guard let target else { return scrollBack() }
    let point = shown.standing.contentOffset(target, in: view.bounds)
    setOffset(options.axis.coordinate(of: point))
    scrollBack()
  }
}
