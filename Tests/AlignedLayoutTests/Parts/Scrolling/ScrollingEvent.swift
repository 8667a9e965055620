@testable import AlignedLayout

/// What UIKit, the user and a client do, in one go: UIKit prepares the layout where it is invalid then.
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

  /// All cells that the layout asks for their sizes are taller or lower than before, as at another text size.
  case resizeText(by: CGFloat)

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

  /// The client wants to know the outcome.
  case askToScroll(
    Int, ScreenPlaces, offset: CGFloat = 0, animated: Bool = false,
    UserScrollingRule = .interrupts, number: Int = 1)

  /// The client scrolls a cell to the top, or no longer keeps one there.
  case anchorToTop(Int?, animated: Bool = false)

  /// The animation comes to its end.
  case arrive

  /// The layout has seen the view come to rest after an animation.
  case rest

  // MARK: UIKit

  /// UIKit applies the adjustment that it has kept, before a pass.
  case applyKeptAdjustment

  /// From now on, UIKit does something else with adjustments that are sent in `prepare()`.
  case adjustmentsInPrepare(CoreStage.AdjustmentsInPrepare)

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

extension CoreStage {
  func happen(_ events: [ScrollingEvent]) {
    for event in events { happen(event) }
  }

  func happen(_ event: ScrollingEvent) {
    switch event {
    case .show, .layOut: isInvalid = true
    case .endTurn: finishTurn()
    case .askAgain: invalidate(.naming())
    case .reload(let cells):
      data.sections[0].cells = cells
      data.sections.removeSubrange(1...)
      invalidate(.naming(isReload: true))
    case .drag, .decelerate, .release, .scroll, .flick: scroll(by: event)
    case .insert, .delete, .move, .reloadItem, .insertSection, .deleteSection, .moveSection:
      update(by: event)
    case .insertAndMeasure(let cells, let index, let height):
      update(by: .insert(cells, at: index)) { $0.answer(index, height: height) }
    case .measure(let cell, let size): answer(cell, width: size.width, height: size.height)
    case .resizeCell(let cell, let height):
      replace(cell, with: .line(height))
      invalidate(.naming())
    case .resizeText(let factor):
      for (index, cell) in cells.enumerated() {
        let taller = TestCell(attributes: cell.attributes) {
          let size = cell.size($0)
          return size.width × (factor * size.height).rounded(.up)
        }
        replace(index, with: taller)
      }
      invalidate(.naming())
    case .carry(let cell, let new): carry(cell, to: new)
    case .resize(let size):
      setBounds(CGRect(origin: view.bounds.origin, size: size))
      layOutIfNeeded()
      scrollBack()
    case .rotate(let size): rotate(to: size)
    case .layOutAhead(let length): layOutAhead(length)
    case .cover(let start, let end): cover(start, end)
    case .scrollTo(let cell, let places, let isAnimated):
      scroll(toCell: cell, at: places, isAnimated: isAnimated)
    case .askToScroll(let cell, let places, let offset, let isAnimated, let rule, let number):
      let exists = cells.indices.contains(cell)
      scroll(
        to: ScrollRequest(
          cell: exists ? position(ofCell: cell) : .init(section: 0, cell: cell), places: places,
          offset: offset, isAnimated: isAnimated, rule: rule, number: number))
    case .anchorToTop(let cell, let isAnimated):
      run(core.anchorToTop(cell.map(position(ofCell:))))
      layOutIfNeeded()
      if let cell { scroll(toCell: cell, at: [.top, .left, .right], isAnimated: isAnimated) }
    case .arrive:
      if let destination { setOffset(core.options.axis.coordinate(of: destination)) }
      destination = nil
    case .rest: if core.awaitsEndOfAnimation { run(core.endAnimation()) }
    case .applyKeptAdjustment:
      let distance = keptAdjustment
      keptAdjustment = 0
      setOffset(offset + distance)
      isInvalid = true
    case .adjustmentsInPrepare(let adjustments): adjustmentsInPrepare = adjustments
    }
    // UIKit applies what it has kept before the next pass.
    if case .endTurn = event, keptAdjustment != 0 { return }
    layOutIfNeeded()
  }

  func scroll(by event: ScrollingEvent) {
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
      let axis = core.options.axis
      let proposed = axis.point(offset)
      let target = core.contentOffsetOfLine(
        near: proposed, velocity: axis.point(velocity), in: view)
      scroll(by: .decelerate(to: axis.coordinate(of: target ?? proposed)))
      scroll(by: .release)
    default: break
    }
  }

  private func rotate(to size: CGSize) {
    let old = view.bounds
    view.isAnimating = true
    setBounds(CGRect(origin: old.origin, size: size))
    layOutIfNeeded()
    core.beginAnimation(from: old)
    setTargetOffset()
    view.isAnimating = false
    core.endAnimationOfBounds()
    scrollBack()
  }

  /// Caches a content for lines of another length.
  func layOutAhead(_ length: CGFloat) {
    let size = (length × length).transposed(for: core.options.axis)
    let canvas = canvas(in: CGRect(origin: .zero, size: size))
    core.cache(content(on: canvas), for: canvas)
  }

  func scroll(toCell cell: Int, at places: ScreenPlaces, isAnimated: Bool) {
    scroll(
      to: ScrollRequest(cell: position(ofCell: cell), places: places, isAnimated: isAnimated))
  }

  func scroll(to request: ScrollRequest) {
    let effects = core.scroll(request, in: view)
    run(effects)
  }

  private func carry(_ cell: Int, to new: Int) {
    let (old, new) = (position(ofCell: cell), position(ofCell: new))
    data.sections[new.section].cells.insert(
      data.sections[old.section].cells.remove(at: old.cell), at: new.cell)
    _ = core.moveItems(from: [old], to: [new], at: .zero)
    invalidate(.naming())
  }

  // MARK: Batches of updates

  private func update(by event: ScrollingEvent, _ measure: (CoreStage) -> Void = { _ in }) {
    change(by: event)
    pass()
    receive(batch)
    setTargetOffset()
    measure(self)
    finishUpdates()
    isInvalid = true
  }

  /// Replaces a cell, which stays the same item.
  private func replace(_ index: Int, with cell: TestCell) {
    let position = position(ofCell: index)
    var cell = cell
    cell.id = data.sections[position.section].cells[position.cell].id
    data.sections[position.section].cells[position.cell] = cell
  }

  /// Inserts cells in the section of the cell before them.
  private func insert(_ new: [TestCell], at index: Int) {
    let before = position(ofCell: max(0, index - 1))
    let cell = index == 0 ? 0 : before.cell + 1
    data.sections[before.section].cells.insert(contentsOf: new, at: cell)
  }

  /// Changes the data, and announces that.
  func change(by event: ScrollingEvent) {
    switch event {
    case .insert(let new, let index):
      insert(new, at: index)
      announce(new.indices.map { .insertCell(position(ofCell: index + $0)) })
    case .delete(let range):
      let positions = range.map(position(ofCell:))
      for position in positions.reversed() {
        data.sections[position.section].cells.remove(at: position.cell)
      }
      announce(positions.map { .deleteCell($0) })
    case .move(let old, let new):
      let before = position(ofCell: old)
      insert([data.sections[before.section].cells.remove(at: before.cell)], at: new)
      announce([.moveCell(from: before, to: position(ofCell: new))])
    case .reloadItem(let cell, let height):
      replace(cell, with: .line(height))
      announce([.replaceCell(position(ofCell: cell))])
    case .insertSection(let cells, let index):
      var section = data.sections[0]
      section.cells = cells
      data.sections.insert(section, at: index)
      announce([.insertSection(.init(cellCount: 0), at: index)])
    case .deleteSection(let index):
      data.sections.remove(at: index)
      announce([.deleteSection(index)])
    case .moveSection(let old, let new):
      data.sections.insert(data.sections.remove(at: old), at: new)
      announce([.moveSection(from: old, to: new)])
    default: break
    }
  }
}
