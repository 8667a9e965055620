@testable import AlignedLayout

/// One call of UIKit's, or what a client or the user does.
enum CoreEvent: Sendable {
  // MARK: Passes and turns

  /// UIKit prepares the layout.
  case pass

  /// UIKit queries the elements in the bounds.
  case query

  case endOfTurn

  // MARK: Views

  /// A cell's view answers a size of the width that it is offered, or another one.
  case answer(Int, width: CGFloat? = nil, height: CGFloat)

  // MARK: Clients

  case invalidation

  /// A context names a cell, which may have another height now.
  case naming(Int, height: CGFloat? = nil)

  /// The client scrolls a cell to the top of the visible area.
  case scrollToCell(Int)

  /// The client caches a content for lines of another length.
  case contentAhead(CGFloat)

  /// The client gets another delegate when it is next asked for a content, or invalidates the layout.
  case delegateWhileAsked
  case invalidationWhileAsked

  // MARK: Batches of updates

  /// UIKit announces new counts: lines are inserted or deleted.
  case insertion([CGFloat], at: Int)
  case deletion(Int)

  /// UIKit passes the update items, asks where to show the new content, and ends the batch.
  case items
  case targetOffset
  case endOfUpdates

  // MARK: Bounds

  case drag(to: CGFloat)

  /// The finger is lifted, and the view rests.
  case release

  /// A client scrolls, or UIKit applies an adjustment late.
  case scroll(to: CGFloat)

  /// The bounds get another size, at once or in an animation, which UIKit begins after the layout pass.
  case size(CGSize)
  case animatedSize(CGSize)
  case animation(from: CGRect)
  case endOfAnimation

  /// From now on, UIKit ignores adjustments of the content offset, or applies them.
  case ignoringAdjustments(Bool)
}

extension CoreStage {
  func happen(_ event: CoreEvent) {
    switch event {
    case .pass: pass()
    case .query:
      let found =
        core.updates.query(view.bounds)
        ? core.standing.elements(in: view.bounds, pinning: core.pinning(in: view.bounds))
        : []
      _ = core.queriedSize()
      note(found.isEmpty ? "finds nothing" : "finds \(found.map(\.element).words)")
    case .endOfTurn: finishTurn()
    case .answer(let cell, let width, let height): answer(cell, width: width, height: height)
    case .invalidation: invalidate(.naming())
    case .naming(let cell, let height):
      if let height { data.sections[0].cells[cell] = .line(height) }
      if invalidate(.naming(cells: [cell])) { run(.queryAgain) }
    case .delegateWhileAsked:
      whileAsked = { [self] in core.changeDelegate(asksForAttachments: false) }
    case .invalidationWhileAsked: whileAsked = { [self] in invalidate(.naming()) }
    case .insertion(let heights, let index):
      change(by: .insert(heights.map { .line($0) }, at: index))
    case .deletion(let index): change(by: .delete(index))
    case .items: receive(batch)
    case .targetOffset: setTargetOffset()
    case .endOfUpdates: finishUpdates()
    case .drag(let offset): scroll(by: .drag(to: offset))
    case .release: scroll(by: .release)
    case .scroll(let offset): setOffset(offset)
    case .scrollToCell(let cell): scroll(toCell: cell, at: .top, isAnimated: false)
    case .size(let size): setBounds(CGRect(origin: view.bounds.origin, size: size))
    case .animatedSize(let size):
      view.isAnimating = true
      setBounds(CGRect(origin: view.bounds.origin, size: size))
    case .contentAhead(let length): layOutAhead(length)
    case .animation(let old): core.beginAnimation(from: old)
    case .endOfAnimation:
      view.isAnimating = false
      core.endAnimationOfBounds()
    case .ignoringAdjustments(let ignores): ignoresAdjustments = ignores
    }
  }
}
