import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Layouts that a client starts where a collection view must not lay out. Evidence: D for
/// `layoutIfNeeded()`, R for a layout during a dequeue.
@MainActor
@Suite(.underPlainModes)
struct InnerLayoutTests {
  /// A layout that lays out a view in `prepare()`.
  private final class MeasuringLayout: RowsLayout {
    var measured: UIView?

    override func prepare() {
      super.prepare()
      measured?.setNeedsLayout()
      measured?.layoutIfNeeded()
    }
  }

  /// A data source that calls a closure before it returns a cell.
  private final class CallingSource: ItemSource {
    var onCell: (() -> Void)?

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      onCell?()
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  /// Runs a body under the mode that reports such layouts.
  private func reporting(_ body: () -> Void) {
    var modes = FuzzModes()
    modes.innerLayouts = .reported
    Headless.withModes(modes, body)
  }

  private func measure(_ place: (Stage, UIView) -> Void) {
    let layout = MeasuringLayout()
    let stage = Stage(layout, counts: [3])
    let view = UIView()
    place(stage, view)
    layout.measured = view
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
  }

  @Test func `a view inside that lays out in prepare is reported`() {
    reporting {
      expectViolation(.reentrance, "layoutIfNeeded() of UIView inside prepare()") {
        measure { $0.view.addSubview($1) }
      }
    }
  }

  @Test func `a view elsewhere may lay out in prepare`() {
    reporting {
      measure { $0.window.addSubview($1) }
      measure { _, _ in }
    }
  }

  @Test func `by default a view inside may lay out in prepare, too`() {
    measure { $0.view.addSubview($1) }
  }

  private func ask(_ onCell: @escaping (Stage) -> Void) {
    let source = CallingSource(counts: [3])
    let stage = Stage(RowsLayout(), source, laysOut: false)
    source.onCell = { [unowned stage] in onCell(stage) }
    stage.view.layoutIfNeeded()
  }

  @Test func `a view inside that lays out while a cell is asked for is reported`() {
    reporting {
      expectViolation(.reentrance, "while the collection view asks for a view") {
        ask { stage in
          let view = UIView()
          stage.view.addSubview(view)
          view.layoutIfNeeded()
        }
      }
    }
  }

  @Test func `another collection view that lays out or updates meanwhile is reported`() {
    reporting {
      let other = Stage(RowsLayout(), counts: [2])
      expectViolation(.reentrance, "a collection view lays out while") {
        ask { _ in
          other.view.setNeedsLayout()
          other.view.layoutIfNeeded()
        }
      }
      expectViolation(.reentrance, "while another one asks for a view") {
        ask { _ in other.view.performBatchUpdates(nil) }
      }
      ask { _ in other.view.setNeedsLayout() }
    }
  }

  @Test func `a task that is started while a cell is asked for may lay out`() async {
    var tasks: [Task<Void, Never>] = []
    reporting {
      let other = Stage(RowsLayout(), counts: [2])
      ask { _ in tasks.append(Task { other.view.performBatchUpdates(nil) }) }
    }
    for task in tasks { await task.value }
  }
}
