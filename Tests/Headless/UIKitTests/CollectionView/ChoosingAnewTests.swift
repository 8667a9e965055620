import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Cells that are shown and want another size. Evidence: W (2022, 10068) for who is heard and that
/// wishes are fulfilled together, D for the values of `selfSizingInvalidation`.
@MainActor
@Suite(.underAllModes)
struct ChoosingAnewTests {
  private let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a", "b", "c"]]))

  private func cell(_ item: Int) -> ItemCell? {
    stage.view.cellForItem(at: IndexPath(item: item, section: 0)) as? ItemCell
  }

  private var heights: [CGFloat?] { (0..<3).map { cell($0)?.frame.height } }

  /// What cells prefer is read in each pass by one mode: there a wish is not needed.
  private var hearsOnlyWishes: Bool { Headless.modes.resizing == .whenMade }

  @Test func `a cell that says so is asked in the next pass`() {
    cell(1)?.preferredHeight = 90
    cell(1)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(heights == [40, 90, 40])
    #expect(cell(2)?.frame.minY == 160)
    stage.expectConsistent()
  }

  @Test func `its content view may say so for it`() {
    cell(0)?.preferredHeight = 70
    cell(0)?.contentView.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(heights == [70, 40, 40])
  }

  @Test func `wishes are fulfilled together`() {
    _ = stage.calls()
    for item in 0..<3 {
      cell(item)?.preferredHeight = 50
      cell(item)?.invalidateIntrinsicContentSize()
      cell(item)?.invalidateIntrinsicContentSize()
    }
    stage.view.layoutIfNeeded()
    #expect(heights == [50, 50, 50])
    #expect(stage.calls { $0 == "prepare" } == ["prepare"])
    stage.expectConsistent()
  }

  @Test func `what a cell holds is heard only where constraints count`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell(0)?.contentView.addSubview(label)
    stage.view.layoutIfNeeded()
    cell(0)?.preferredHeight = 60
    label.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    if hearsOnlyWishes { #expect(heights == [40, 40, 40]) }
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    label.text = "more"
    stage.view.layoutIfNeeded()
    #expect(heights == [60, 40, 40])
  }

  @Test func `nobody is heard where it is switched off`() {
    stage.view.selfSizingInvalidation = .disabled
    cell(0)?.preferredHeight = 60
    cell(0)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(heights == [40, 40, 40])
  }

  @Test func `a wish within a batch is fulfilled with it`() {
    stage.source.sections = [["new", "a", "b", "c"]]
    let grown = cell(1)
    grown?.preferredHeight = 90
    stage.view.performBatchUpdates({
      grown?.invalidateIntrinsicContentSize()
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    })
    #expect(cell(2)?.frame.height == 90)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `a wish made while a cell is placed is fulfilled in the same pass`() {
    final class Growing: UICollectionViewCell {
      var isGrown = false
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard !isGrown, superview != nil else { return }
        isGrown = true
        invalidateIntrinsicContentSize()
      }
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = isGrown ? 66 : 20
        return layoutAttributes
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a"]]), laysOut: false)
    stage.view.register(Growing.self, forCellWithReuseIdentifier: "item")
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.height) == [66])
  }

  @Test func `a wish waits while an item is carried`() {
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    cell(0)?.preferredHeight = 60
    cell(0)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(cell(0)?.frame.height == 40)
    stage.view.cancelInteractiveMovement()
    stage.view.layoutIfNeeded()
    #expect(heights == [60, 40, 40])
  }

  @Test func `a cell that says so whenever it is asked never settles`() {
    final class Restless: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        if superview != nil { invalidateIntrinsicContentSize() }
        return layoutAttributes
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a"]]), laysOut: false)
    stage.view.register(Restless.self, forCellWithReuseIdentifier: "item")
    expectViolation(.layoutLoop, "layout loop") { stage.view.layoutIfNeeded() }
  }
}
