@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// Hosted views that lie below bars and keyboards: they are laid out in the size in which they were measured.
@MainActor
@Suite(.underAllModes)
struct HostedSafeAreaTests {
  /// A view that takes the width that it is proposed.
  private struct Wide: View {
    var body: some View {
      MeasuredView { ViewDimensions(width: $0.width ?? 30, height: $0.height ?? 40) }
    }
  }

  /// A list over the whole window, whose cells lie below what covers its left edge.
  private func stage() -> ListStage {
    let stage = ListStage()
    stage.list.layout.contentInsetsReference = .none
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.show { ListSection("a") { Wide() }.header { Wide() } }
    return stage
  }

  private func hostingViews(_ stage: ListStage) -> [any HostingView] {
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    let cell = stage.view.cellForItem(at: [0, 0]) as? ListCell
    return [header?.subviews.first?.subviews.first, cell?.contentView]
      .compactMap { $0 as? any HostingView }
  }

  private func expectWhole(_ stage: ListStage) {
    let views = hostingViews(stage)
    expectEqual(views.count, 2)
    for view in views {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      expectEqual(view.host.root.innermost.frame, view.bounds)
      expectEqual(view.bounds.size, CGSize(width: 200, height: 40))
    }
  }

  @Test func `a hosted view is laid out below bars as it was measured`() {
    let stage = stage()
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 10, left: 44, bottom: 0, right: 0), on: stage.window)
    stage.view.layoutIfNeeded()
    expectEqual(hostingViews(stage).map(\.safeAreaInsets.left), [44, 44])
    expectWhole(stage)
  }

  @Test func `neither a keyboard nor a bar that only SwiftUI knows moves a hosted view`() {
    let stage = stage()
    for view in hostingViews(stage) {
      view.host.keyboardHeight = 12
      view.host.addedSafeArea = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
    expectWhole(stage)
  }
}
