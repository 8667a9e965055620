import AlignedLayout
import BenchmarkClient
import Foundation
import UIKit

/// A screen in the middle of its content, or at its end, on which an event happens again and again.
@MainActor
final class EventStage {
  private static let keyboardHeight: CGFloat = 300

  private let event: Event
  /// The name of the content, for messages.
  private let name: String
  /// Whether the content rests at its end.
  private let isAtEnd: Bool
  /// Whether the layout leaves what is visible in its place.
  private let holdsItsPlace: Bool
  /// The distance of a drag.
  private let step: CGFloat
  /// The number of rows from one that is inserted or deleted to the first that is visible.
  private let rowsBetween: Int
  private let screen: any EventScreen
  private let firstVisibleRow: Int
  private var number = 0

  convenience init(_ event: Event, in content: EventContent, cellCount: Int) {
    let screen = Headless.withoutAudits { content.screen(cellCount: cellCount) }
    self.init(event, on: screen, name: content.rawValue, isAtEnd: content.isAtEnd)
  }

  init(
    _ event: Event, on screen: any EventScreen, name: String, isAtEnd: Bool = false,
    holdsItsPlace: Bool = true, step: CGFloat = 200, rowsBetween: Int = 30
  ) {
    (self.event, self.screen, self.name) = (event, screen, name)
    (self.isAtEnd, self.holdsItsPlace, self.step) = (isAtEnd, holdsItsPlace, step)
    self.rowsBetween = rowsBetween
    Headless.withoutAudits {
      screen.view.layoutIfNeeded()
      Self.endTurn(of: screen.view)
      if !isAtEnd || event.isDrag { Self.scrollToMiddle(of: screen) }
      if event == .streamedWord {
        screen.anchorRowToTop(screen.rowCount - 2)
        screen.view.layoutIfNeeded()
        Self.endTurn(of: screen.view)
      }
    }
    let rows = screen.view.indexPathsForVisibleItems.map(screen.row)
    firstVisibleRow = rows.min() ?? 0
    if event.isDrag { Headless.beginDragging(screen.view) }
    Headless.observeContexts(sentTo: screen.view) { [unowned screen] _ in
      screen.counts.contexts += 1
    }
    screen.check("before \(event.rawValue)")
  }

  private static func scrollToMiddle(of screen: any EventScreen) {
    screen.view.scrollToItem(
      at: screen.path(ofRow: screen.rowCount / 2), at: .centeredVertically, animated: false)
    screen.view.layoutIfNeeded()
    endTurn(of: screen.view)
  }

  /// Ends the turn of the run loop, in which the layout may put something right.
  private static func endTurn(of view: UICollectionView) {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    view.layoutIfNeeded()
  }

  // MARK: The event

  /// Lets the event happen, to the end of its turn.
  func happen() {
    act()
    screen.view.layoutIfNeeded()
    Self.endTurn(of: screen.view)
  }

  private func act() {
    let view = screen.view
    switch event {
    case .insert: screen.insertRow(at: isAtEnd ? screen.rowCount : rowAbove)
    case .delete: screen.deleteRow(at: isAtEnd ? screen.rowCount - 1 : rowAbove)
    case .move: screen.moveRow(from: firstVisibleRow + 3, to: firstVisibleRow + 5)
    case .reload: screen.reloadRow(at: firstVisibleRow + 3)
    case .reconfigure: screen.reconfigureRow(at: firstVisibleRow + 3)
    case .lateAnswer: screen.answerLate(forRow: rowAbove - 2 * number)
    case .keystroke: screen.editRow(at: firstVisibleRow + 3)
    case .streamedWord: screen.editRow(at: screen.rowCount - 1)
    case .scrollDown: view.contentOffset.y += step
    case .scrollUp: view.contentOffset.y -= step
    case .rotation:
      UIView.animate(withDuration: 0.3) {
        view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
        view.layoutIfNeeded()
      }
    case .keyboard:
      view.contentInset.bottom = view.contentInset.bottom > 0 ? 0 : Self.keyboardHeight
    }
  }

  /// By default a row so far above the visible ones that lines between them break as before.
  private var rowAbove: Int { firstVisibleRow - rowsBetween }

  /// Takes the event back, so that it can happen again. Some events need not be taken back.
  private func takeBack() {
    switch event {
    case .insert: screen.deleteRow(at: isAtEnd ? screen.rowCount - 1 : rowAbove)
    case .delete: screen.insertRow(at: isAtEnd ? screen.rowCount : rowAbove)
    case .move: screen.moveRow(from: firstVisibleRow + 5, to: firstVisibleRow + 3)
    case .rotation: act()
    case .reload, .reconfigure, .lateAnswer, .keystroke, .streamedWord, .scrollDown, .scrollUp,
      .keyboard:
      return
    }
    screen.view.layoutIfNeeded()
    Self.endTurn(of: screen.view)
  }

  // MARK: Measuring

  /// Lets the event happen in a closure, checks what it leads to, and takes it back.
  ///
  /// - Returns: what was asked and sent in the event.
  func measure(_ measured: (_ happen: () -> Void) -> Void) -> EventCounts {
    Headless.withoutAudits {
      let tops = screen.visibleTops
      screen.counts = EventCounts()
      measured(happen)
      let counts = screen.counts
      check(tops)
      takeBack()
      number += 1
      return counts
    }
  }

  /// Stops the program if cells, sizes or the place of what was visible are wrong.
  private func check(_ oldTops: [Int: CGFloat]) {
    let name = "\(event.rawValue) in \(name)"
    screen.check(name)
    let tops = screen.visibleTops
    let moves = tops.compactMap { id, top in oldTops[id].map { top - $0 } }
    let showsEnd = abs(screen.view.contentOffset.y - screen.endOffset) < 0.5
    if isAtEnd, !event.isDrag {
      require(showsEnd, "\(name): the content is no longer at its end")
    } else if event == .rotation {
      require(!moves.isEmpty, "\(name): all that was visible is out of sight")
    } else if holdsItsPlace {
      let distance = event == .scrollDown ? -step : event == .scrollUp ? step : 0
      require(
        moves.contains { abs($0 - distance) < 0.5 },
        "\(name): the visible cells have moved by \(moves), not \(distance)")
    }
  }
}
