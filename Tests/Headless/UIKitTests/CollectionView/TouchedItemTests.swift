import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Items that are highlighted and selected by touches. Evidence: D for the calls of the delegate, I
/// for touches of views above an item.
@MainActor
@Suite(.underPlainModes)
struct TouchedItemTests {
  private let log = TouchLog()

  private func stage() throws -> (Stage, UICollectionViewCell) {
    let stage = Stage(RowsLayout(), counts: [3])
    return (stage, try #require(stage.view.cellForItem(at: [0, 1])))
  }

  @Test func `a tap on a cell selects its item`() throws {
    let (stage, cell) = try stage()
    stage.source.events = []
    Headless.tap(cell)
    expectEqual(stage.source.events, ["selected 0-1"])
    #expect(cell.isSelected && !cell.isHighlighted)
    expectEqual(stage.view.indexPathsForSelectedItems, [[0, 1]])
  }

  @Test func `a tap that a recognizer or a button takes does not select the item`() throws {
    let (stage, cell) = try stage()
    stage.source.events = []
    cell.contentView.addGestureRecognizer(ClosureTap("tap", log))
    Headless.tap(cell)
    #expect(log.take().contains("tap ended") && !cell.isHighlighted)
    let button = UIButton(frame: cell.contentView.bounds)
    button.addAction(UIAction { [log] _ in log.add("button") }, for: .touchUpInside)
    cell.contentView.gestureRecognizers = nil
    cell.contentView.addSubview(button)
    Headless.tap(cell)
    expectEqual(log.take(), ["button"])
    #expect(stage.source.events.isEmpty && !cell.isHighlighted)
  }

  @Test func `a view that takes only the end of a touch leaves the item below highlighted`() throws
  {
    let (stage, cell) = try stage()
    stage.source.events = []
    let cover = EndTakingView(frame: cell.frame)
    cover.layer.zPosition = 100
    stage.view.addSubview(cover)
    Headless.tap(cover)
    #expect(cell.isHighlighted && stage.source.events.isEmpty)
  }

  @Test func `a tap on two cells selects the item whose cell comes last among the subviews`() throws
  {
    let (stage, cell) = try stage()
    let first = try #require(stage.view.cellForItem(at: [0, 0]))
    first.frame = cell.frame
    first.layer.zPosition = 100
    Headless.tap(first)
    expectEqual(stage.view.indexPathsForSelectedItems, [[0, 1]])
  }

  @Test func `a touch that ends elsewhere selects nothing`() throws {
    let (stage, cell) = try stage()
    stage.source.events = []
    Headless.swipe(cell, by: CGVector(dx: 0, dy: cell.bounds.height))
    Headless.swipe(cell, by: CGVector(dx: 0, dy: 900))
    Headless.cancelTouch(of: cell)
    #expect(stage.source.events.isEmpty && !cell.isHighlighted && !cell.isSelected)
  }
}

/// A view that handles the end of a touch and passes its beginning on.
private final class EndTakingView: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
