import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A first responder in a deleted element. Evidence: R (Listable, pull request 466).
@MainActor
@Suite(.underAllModes)
struct FirstResponderTests {
  private let field = RefusingField()

  /// A stage whose first cell contains the field, which is first responder.
  private func stage(resigns: Bool) throws -> Stage {
    let stage = Stage(RowsLayout(), counts: [2, 1])
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.resigns = resigns
    return stage
  }

  @Test func `deleting an item whose first responder refuses to resign raises an exception`() throws
  {
    let stage = try stage(resigns: false)
    expectViolation(.refusesToResign, "containing first responder that refused to resign") {
      stage.view.performBatchUpdates {
        stage.source.sections = [["0-1"], ["1-0"]]
        stage.view.deleteItems(at: [[0, 0]])
      }
    }
  }

  @Test func `deleting a section whose first responder refuses to resign raises an exception`()
    throws
  {
    let stage = try stage(resigns: false)
    expectViolation(.refusesToResign, "containing first responder that refused to resign") {
      stage.view.performBatchUpdates {
        stage.source.sections = [["1-0"]]
        stage.view.deleteSections([0])
      }
    }
  }

  @Test func `a first responder in a deleted item resigns`() throws {
    let stage = try stage(resigns: true)
    stage.view.performBatchUpdates {
      stage.source.sections = [["0-1"], ["1-0"]]
      stage.view.deleteItems(at: [[0, 0]])
    }
    #expect(!field.isFirstResponder)
    stage.expectConsistent()
  }

  @Test func `a first responder in an item that moves stays it`() throws {
    let stage = try stage(resigns: false)
    stage.view.performBatchUpdates {
      stage.source.sections = [["new", "0-0"], ["1-0"]]
      stage.view.deleteItems(at: [[0, 1]])
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(field.isFirstResponder)
    stage.expectConsistent()
  }
}

/// A view that may refuse to resign.
private final class RefusingField: UIView {
  var resigns = true

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}
