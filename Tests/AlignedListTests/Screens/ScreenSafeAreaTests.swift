@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// The content of a screen is clear of bars and of the keyboard, whatever SwiftUI does with the safe area of a
/// representable. What it does is a guess.
@MainActor
struct ScreenSafeAreaTests {
  private func stage(_ value: FuzzModes.RepresentableSafeArea) -> ScreenStage {
    var modes = FuzzModes()
    modes.representableSafeArea = value
    let stage = Headless.withModes(modes) {
      ScreenStage(width: 200, height: 300, AlignedScreen([Block(id: 1)]) { $0 })
    }
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 40, left: 12, bottom: 30, right: 0), on: stage.host.window)
    stage.host.layOut()
    return stage
  }

  /// The part of the window in which content stands that is not scrolled.
  private func area(_ stage: ScreenStage) -> CGRect {
    stage.view.setNeedsLayout()
    stage.host.layOut()
    let insets = stage.view.adjustedContentInset
    let frame = stage.view.frame
    let leading = stage.cell(0).map { $0.convert($0.bounds, to: nil).minX } ?? -1
    return CGRect(
      x: leading, y: frame.minY + insets.top, width: frame.maxX - leading,
      height: frame.height - insets.top - insets.bottom)
  }

  @Test(arguments: FuzzModes.RepresentableSafeArea.allCases)
  func `content is clear of bars and of the keyboard, once`(
    value: FuzzModes.RepresentableSafeArea
  ) {
    let stage = stage(value)
    expectEqual(area(stage), CGRect(x: 12, y: 40, width: 188, height: 230))
    stage.host.host.keyboardHeight = 100
    expectEqual(area(stage), CGRect(x: 12, y: 40, width: 188, height: 160))
    stage.host.host.keyboardHeight = 0
    expectEqual(area(stage), CGRect(x: 12, y: 40, width: 188, height: 230))
  }

  @Test(arguments: FuzzModes.RepresentableSafeArea.allCases)
  func `the content moves with bars that change`(
    value: FuzzModes.RepresentableSafeArea
  ) {
    let stage = stage(value)
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0), on: stage.host.window)
    expectEqual(area(stage), CGRect(x: 0, y: 90, width: 200, height: 210))
    expectEqual(stage.view.contentOffset.y, -stage.view.adjustedContentInset.top)
  }

  @Test(arguments: FuzzModes.RepresentableSafeArea.allCases)
  func `content is clear of bars that SwiftUI adds to the safe area, once`(
    value: FuzzModes.RepresentableSafeArea
  ) {
    let stage = stage(value)
    stage.host.host.addedSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    expectEqual(area(stage), CGRect(x: 12, y: 40, width: 188, height: 180))
    stage.host.host.keyboardHeight = 100
    expectEqual(area(stage), CGRect(x: 12, y: 40, width: 188, height: 160))
    stage.host.host.keyboardHeight = 0
    stage.host.host.addedSafeArea = .zero
    expectEqual(area(stage), CGRect(x: 12, y: 40, width: 188, height: 230))
  }
}
