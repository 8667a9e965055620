@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// Whatever comes and goes in a list, a tap reaches what is in front: an overlay or a floating view, or else a pinned
/// header, or else a row. Rows and overlays show views of UIKit or of SwiftUI.
@MainActor
@Suite(.underAllModes)
struct TouchSequenceLaws {
  @Test func `a tap reaches what is in front`() async {
    for seed in Seeds(2_000, usually: 20) {
      let sequence = TouchSequence(seed: seed)
      if let fault = await sequence.fault(after: 20) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// A list to which random things happen, and a plain model of what taps reach.
@MainActor
private final class TouchSequence {
  private struct Content {
    /// The ids of the rows of each section.
    var sections = [Array(0..<12), Array(20..<30), Array(40..<55)]
    var overlays: [String] = []
    var isHosted = false
  }

  private static let placements: [String: FloatingPlacement] = [
    "bottom": FloatingPlacement(.bottom, width: .fraction(1)),
    "corner": FloatingPlacement(.bottomTrailing, insets: Insets(5)),
    "middle": FloatingPlacement(.center), "backdrop": FloatingPlacement(.center, depth: .behind),
  ]

  private let stage = ListStage()
  private let events = RecordedTexts()
  private let button = UIButton(frame: .zero)
  private var floats = false
  private var content = Content()
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    button.addAction(
      UIAction { [events] _ in events.texts.append("button") }, for: .touchUpInside)
  }

  /// Returns the first tap that reaches something else than the model says, in words, or nil.
  func fault(after stepCount: Int) async -> String? {
    show()
    var steps: [String] = []
    for _ in 0..<stepCount {
      stage.view.layoutIfNeeded()
      steps.append(takeStep())
      let place = CGPoint(x: share, y: share)
      stage.view.layoutIfNeeded()
      // A person taps in a later turn.
      await Task {}.value
      stage.view.layoutIfNeeded()
      let bounds = stage.view.bounds
      let anywhere = CGPoint(
        x: bounds.minX + place.x * bounds.width + 0.0137,
        y: bounds.minY + place.y * bounds.height + 0.0137)
      for point in [anywhere] + front.map(\.view.center) where bounds.contains(point) {
        let expected = frontmost(at: point)
        Headless.tap(stage.view, at: point)
        let reached = events.take()
        if reached != expected { return "\(steps) at \(point): \(reached), not \(expected)" }
      }
    }
    return nil
  }

  private var share: CGFloat { CGFloat(Int.random(in: 0...99, using: &random)) / 100 }

  // MARK: Steps

  private func takeStep() -> String {
    let view = stage.view
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height) * share
      return "scrolled to \(view.contentOffset.y)"
    case 2:
      view.frame.size = random.pick([
        CGSize(width: 200, height: 150), CGSize(width: 120, height: 100),
      ])
      return "resized to \(view.frame.size)"
    case 3:
      view.reloadData()
      return "reloaded"
    case 4:
      floats.toggle()
      let placement = FloatingPlacement(
        .topLeading, width: .points(40), height: .points(20))
      if floats {
        stage.list.layout.addFloatingView(button, at: placement, animated: true)
      } else {
        stage.list.layout.removeFloatingView(button, animated: true)
      }
      return "floats \(floats)"
    case 5, 6:
      let count = Int.random(in: 0...3, using: &random)
      content.overlays = Array(
        Self.placements.keys.sorted().shuffled(using: &random).prefix(count))
    case 7: content.isHosted.toggle()
    default: changeRows()
    }
    show()
    return "shown \(content)"
  }

  private func changeRows() {
    let section = Int.random(in: content.sections.indices, using: &random)
    let new = (content.sections.joined().max() ?? 0) + 1
    switch Int.random(in: 0..<3, using: &random) {
    case 0: content.sections[section].insert(contentsOf: new..<new + 4, at: 0)
    case 1: content.sections[section].removeFirst(min(3, content.sections[section].count))
    default: content.sections[section].shuffle(using: &random)
    }
  }

  private func show() {
    let (content, events) = (content, events)
    func item(_ id: Int, _ text: String, width: CGFloat, height: CGFloat) -> ListItem {
      let item =
        content.isHosted
        ? ListItem(id: id) { Block(id: id, width: width, height: height) }
        : Tile(id: id, text: text, width: width, height: height).listItem
      return item.onSelect { events.texts.append(text) }
    }
    stage.list.show(animated: random.happens(onceIn: 2)) {
      for (index, ids) in content.sections.enumerated() {
        ListSection(index) {
          for id in ids { item(id, "row \(id)", width: 50, height: CGFloat(20 + id % 7 * 5)) }
        }
        .header { Bar(height: 25).onSelect { events.texts.append("header \(index)") } }
      }
      for id in content.overlays {
        if let placement = Self.placements[id] {
          ListOverlay(id, at: placement) { item(-1, id, width: 60, height: 30) }
        }
      }
    }
  }

  // MARK: The model

  /// The views in front of all elements, from back to front, and what a tap on them calls.
  private var front: [(view: UIView, event: String)] {
    let shown = stage.view.subviews.compactMap { $0 as? ListOverlayView }
    let overlays = content.overlays.compactMap { id in
      id == "backdrop"
        ? nil : shown.first { $0.id == AnyHashable(id) }.map { (view: $0 as UIView, event: id) }
    }
    return floats ? overlays + [(button, "button")] : overlays
  }

  private func frontmost(at point: CGPoint) -> [String] {
    if let front = front.last(where: { $0.view.frame.contains(point) }) { return [front.event] }
    let kind = UICollectionView.elementKindSectionHeader
    for path in stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = stage.view.supplementaryView(forElementKind: kind, at: path)
      if header?.frame.contains(point) == true { return ["header \(path.section)"] }
    }
    for path in stage.view.indexPathsForVisibleItems
    where stage.view.cellForItem(at: path)?.frame.contains(point) == true {
      return ["row \(content.sections[path.section][path.item])"]
    }
    let backdrop = stage.view.subviews.first {
      ($0 as? ListOverlayView)?.id == AnyHashable("backdrop")
    }
    return backdrop?.frame.contains(point) == true ? ["backdrop"] : []
  }
}
