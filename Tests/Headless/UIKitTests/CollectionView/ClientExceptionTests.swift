import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Mistakes of data sources and clients for which UIKit raises an exception. Evidence: that of
/// each violation kind.
@MainActor
@Suite(.underAllModes)
struct ClientExceptionTests {
  @Test func `a cell that was not dequeued raises an exception`() {
    final class FaultySource: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { ItemCell(frame: .zero) }
    }
    expectViolation(.viewNotDequeued, "cells must be retrieved by calling") {
      _ = Stage(RowsLayout(), FaultySource(counts: [3]))
    }
  }

  @Test func `a header that was not dequeued raises an exception`() {
    final class FaultySource: ItemSource {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }
    expectViolation(.viewNotDequeued, "-collectionView:viewForSupplementaryElementOfKind:") {
      _ = Stage(RowsLayout(), FaultySource(counts: [3]))
    }
  }

  @Test func `an unregistered reuse identifier raises an exception`() {
    final class FaultySource: ItemSource {
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
    ) { _ = Stage(RowsLayout(), FaultySource(counts: [3])) }
    let layout = RowsLayout()
    expectViolation(.notRegistered, "SectionHeader with identifier other - must register") {
      _ = Stage(layout, FaultySource(counts: [0]))
    }
  }

  @Test func `counting items of a section that does not exist raises an exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(
      .itemCountOutOfRange,
      """
      request for number of items in section 4 when there are only 1 sections in the collection \
      view
      """
    ) { expectEqual(stage.view.numberOfItems(inSection: 4), 0) }
  }

  @Test func `a collection view without a layout raises an exception`() {
    expectViolation(
      .nilLayout, "UICollectionView must be initialized with a non-nil layout parameter"
    ) { _ = UICollectionView(frame: .zero) }
  }

  @Test func `an index path without exactly two indices raises an exception`() {
    expectViolation(.malformedIndexPath, "must contain exactly two indices") {
      expectEqual(IndexPath(indexes: [3]).item, 0)
    }
    expectViolation(.malformedIndexPath, "must contain exactly two indices") {
      expectEqual(IndexPath().section, 0)
    }
  }

  @Test func `scrolling to an item that does not exist raises an exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.scrollOutOfRange, "out-of-bounds item") {
      stage.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    }
  }

  @Test func `two scroll positions on one axis raise an exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.scrollOutOfRange, "only one position for each axis") {
      stage.view.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    }
  }

  @Test func `cells that always prefer another size raise an exception`() {
    final class GrowingCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        preferred.size.height += 1
        return preferred
      }
    }
    var modes = Headless.modes
    modes.measuring = .whenResized
    Headless.withModes(modes) {
      let stage = Stage(SelfSizingRowsLayout(), ItemSource(counts: [1]), laysOut: false)
      stage.view.register(GrowingCell.self, forCellWithReuseIdentifier: "item")
      expectViolation(.layoutLoop, "is stuck in its update/layout loop") {
        stage.view.layoutIfNeeded()
      }
    }
  }

  @Test func `a collection view can be used after a recorded exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.batchArithmetic, "Invalid update: invalid number of items in section 0") {
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.source.sections = [["a"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(stage.names, ["a"])
    stage.expectConsistent()
  }
}

/// Without a recorder a violation ends the process, as UIKit's exception does.
struct UnrecordedViolationTests {
  @Test func `a violation that is not recorded ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UICollectionView(frame: .zero) }
    }
  }

  @Test func `use from another thread ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let made = await MainActor.run {
        UncheckedView(
          UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()))
      }
      await Task.detached { made.layOutUnchecked() }.value
    }
  }
}

/// A view that reaches another thread without the compiler's checks.
private final class UncheckedView: @unchecked Sendable {
  private let view: UICollectionView

  @MainActor init(_ view: UICollectionView) { self.view = view }

  func layOutUnchecked() {
    typealias Isolated = @MainActor () -> Void
    typealias Free = () -> Void
    let isolated: Isolated = { [self] in view.layoutSubviews() }
    withoutActuallyEscaping(isolated) { unsafeBitCast($0, to: Free.self)() }
  }
}
