import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What UIKit answers with an exception when a data source or client does it. Evidence of each
/// rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct RaisedByClientsTests {
  @Test func `a cell that was not dequeued`() {
    final class Careless: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { ItemCell(frame: .zero) }
    }
    expectViolation(.viewNotDequeued, "cells must be retrieved by calling") {
      _ = Stage(RowsLayout(), Careless(counts: [3]))
    }
  }

  @Test func `a header that was not dequeued`() {
    final class Careless: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }
    expectViolation(.viewNotDequeued, "-collectionView:viewForSupplementaryElementOfKind:") {
      _ = Stage(RowsLayout(), Careless(counts: [3]))
    }
  }

  @Test func `a cell or header with an unknown identifier`() {
    final class Careless: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "other", for: indexPath)
      }
    }
    expectViolation(
      .notRegistered, "UICollectionElementKindCell with identifier other - must register"
    ) { _ = Stage(RowsLayout(), Careless(counts: [3])) }
    let layout = RowsLayout()
    expectViolation(.notRegistered, "SectionHeader with identifier other - must register") {
      _ = Stage(layout, Careless(counts: [0]))
    }
  }

  @Test func `counts of a section that does not exist`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(
      .itemCountOutOfRange,
      """
      request for number of items in section 4 when there are only 1 sections in the collection \
      view
      """
    ) { #expect(stage.view.numberOfItems(inSection: 4) == 0) }
  }

  @Test func `a collection view without a layout`() {
    expectViolation(
      .nilLayout, "UICollectionView must be initialized with a non-nil layout parameter"
    ) { _ = UICollectionView(frame: .zero) }
  }

  @Test func `a path that has not two elements`() {
    expectViolation(.malformedIndexPath, "must contain exactly two indices") {
      #expect(IndexPath(indexes: [3]).item == 0)
    }
    expectViolation(.malformedIndexPath, "must contain exactly two indices") {
      #expect(IndexPath().section == 0)
    }
  }

  @Test func `scrolling to an item that does not exist`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.scrollOutOfRange, "out-of-bounds item") {
      stage.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    }
  }

  @Test func `two places on one axis`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.scrollOutOfRange, "only one position for each axis") {
      stage.view.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    }
  }

  @Test func `cells that never settle`() {
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        preferred.size.height += 1
        return preferred
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), ItemSource(counts: [1]), laysOut: false)
    stage.view.register(Growing.self, forCellWithReuseIdentifier: "item")
    expectViolation(.layoutLoop, "is stuck in its update/layout loop") {
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `work goes on after a recorded exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.batchArithmetic, "Invalid update: invalid number of items in section 0") {
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.source.sections = [["a"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.names == ["a"])
    stage.expectConsistent()
  }
}

/// Without a recorder a violation ends the process, as UIKit's exception does.
struct TrapTests {
  @Test func `an exception of UIKit's ends a process that expects none`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UICollectionView(frame: .zero) }
    }
  }

  @Test func `use from another thread ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let made = await MainActor.run {
        Held(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()))
      }
      await Task.detached { made.layOutUnchecked() }.value
    }
  }
}

/// A view carried past the compiler's checks to another thread.
private final class Held: @unchecked Sendable {
  private let view: UICollectionView

  @MainActor init(_ view: UICollectionView) { self.view = view }

  func layOutUnchecked() {
    typealias Isolated = @MainActor () -> Void
    typealias Free = () -> Void
    let isolated: Isolated = { [self] in view.layoutSubviews() }
    withoutActuallyEscaping(isolated) { unsafeBitCast($0, to: Free.self)() }
  }
}
