@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Headers and footers are measured for the width that they get.
@MainActor
@Suite(.underAllModes)
struct HeaderWidthLaws {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  private func show(_ sections: [SectionAttributes], on stage: ListStage) {
    stage.show {
      for (index, attributes) in sections.enumerated() {
        ListSection(index) { Tile(id: 1) }
          .attributes(attributes)
          .header { WidthBar(text: "header \(index)") }
          .footer { WidthBar(text: "footer \(index)") }
      }
    }
  }

  @Test func `an inset header is offered what its insets leave`() {
    let stage = ListStage(width: 300)
    stage.list.layout.contentInsets = Insets(16)
    stage.list.layout.supplementaryContentInsetsReference = .automatic
    show([SectionAttributes()], on: stage)
    #expect(stage.widthFault == nil)
    let header = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: Self.kinds[0], at: [0, 0])
    expectEqual(header?.frame, CGRect(x: 16, y: 16, width: 268, height: 33.5))
  }

  @Test func `every header and footer is as wide as it is offered`() {
    Headless.withoutAudits {
      let fault = Seeds(2_000, usually: 60).lazy.compactMap { seed in
        faultOfWidths(seed: seed).map { "seed \(seed): \($0)" }
      }.first
      #expect(fault == nil)
    }
  }

  private func faultOfWidths(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    let stage = ListStage(height: 600)
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    for _ in 0..<4 {
      stage.view.frame.size.width = random.length(300...600)
      stage.view.layoutMargins = UIEdgeInsets(
        top: 3, left: random.length(0...40), bottom: 3, right: random.length(0...40))
      let layout = stage.list.layout
      layout.contentInsets = random.insets()
      layout.contentInsetsReference = random.pick(references)
      layout.supplementaryContentInsetsReference = random.pick(references)
      let sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        SectionAttributes(insets: random.insets())
      }
      show(sections, on: stage)
      if let fault = stage.widthFault { return fault }
    }
    return nil
  }
}

extension ListStage {
  /// Returns a visible header or footer that is not as wide as its component was last offered.
  fileprivate var widthFault: String? {
    view.layoutIfNeeded()
    for kind in ListViews.kinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let frame = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        let shown = view.supplementaryView(forElementKind: kind, at: path)?.subviews.first
        let text = (shown as? BarView)?.text ?? ""
        let height = frame.map { WidthBar.height(fitting: $0.width) }
        if frame?.height != height { return "\(text) is \(frame ?? .null)" }
      }
    }
    return nil
  }
}

extension SplitMix64 {
  fileprivate mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self)) / 2
  }

  fileprivate mutating func insets() -> Insets {
    Insets(
      top: length(0...20), leading: length(0...50), bottom: length(0...20),
      trailing: length(0...50))
  }
}

/// A component whose height tells the width that it is offered.
private struct WidthBar: ListComponent, Equatable {
  var text = ""

  func makeView() -> BarView { BarView() }

  func configure(_ view: BarView) { view.text = text }

  func size(fitting width: CGFloat) -> CGSize? {
    CGSize(width: width, height: Self.height(fitting: width))
  }

  static func height(fitting width: CGFloat) -> CGFloat { width / 8 }
}
