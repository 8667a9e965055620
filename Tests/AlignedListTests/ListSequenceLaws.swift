@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// However a list came about, it shows what a new list shows, and each tap calls the latest action.
///
/// Sections are shown one after another, sometimes before the last ones are laid out, while the view
/// gets other widths, also none, and other traits, and is scrolled.
@MainActor
@Suite(.underAllModes)
struct ListSequenceLaws {
  /// A kind of list.
  struct Variant: CustomTestStringConvertible {
    let testDescription: String
    var repeatsIDs = false
    var scrollsSideways = false
    var isRightToLeft = false
    var height: CGFloat = 120
    var staysAtEnd = false

    static let all = [
      Variant(testDescription: "plain"),
      Variant(testDescription: "with repeated ids", repeatsIDs: true),
      Variant(testDescription: "sideways", scrollsSideways: true),
      Variant(testDescription: "from right to left", isRightToLeft: true),
      Variant(testDescription: "resting at the end", height: 300, staysAtEnd: true),
    ]

    @MainActor
    func makeStage(width: CGFloat) -> ListStage {
      let stage = ListStage(height: height)
      if scrollsSideways { stage.list.layout.scrollDirection = .horizontal }
      stage.view.isPrefetchingEnabled = false
      stage.list.layout.staysAtEnd = staysAtEnd
      stage.list.layout.pinsSectionHeaders = staysAtEnd
      stage.view.frame.size.width = width
      return stage
    }
  }

  @Test(arguments: Variant.all)
  func `a list that was shown many times equals a new one`(variant: Variant) {
    let traits = UITraitCollection(
      layoutDirection: variant.isRightToLeft ? .rightToLeft : .leftToRight)
    Headless.withScreenTraits(traits) {
      Headless.withoutAudits {
        // A sequence takes some 20 milliseconds, so that all variants together take 10,000.
        let fault = Seeds(2_000, usually: 4).lazy.compactMap { seed in
          faultOfSequence(seed: seed, variant).map { "seed \(seed): \($0)" }
        }.first
        #expect(fault == nil)
      }
    }
  }

  private static let traits = [
    UITraitCollection(), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(legibilityWeight: .bold),
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
  ]

  private func faultOfSequence(seed: UInt64, _ variant: Variant) -> String? {
    var random = SplitMix64(seed: seed)
    var width: CGFloat = 200
    var traits = UITraitCollection()
    let stage = variant.makeStage(width: width)
    let taps = Taps()
    var list = RandomList()
    for step in 0..<Int.random(in: 6...20, using: &random) {
      list = random.list(after: list, repeatingIDs: variant.repeatsIDs)
      let content = list.content { taps.texts.append("\($0) \(step)") }
      let animated = random.happens(onceIn: 2)
      stage.list.show(animated: animated) { content }
      if random.happens(onceIn: 4) { continue }
      if random.happens(onceIn: 5), !variant.scrollsSideways {
        width = random.pick([200, 150, 260, 0])
        stage.view.frame.size.width = width
        if random.happens(onceIn: 2) { continue }
      }
      if random.happens(onceIn: 5) {
        traits = random.pick(Self.traits)
        Headless.setTraits(traits, on: stage.window)
        if random.happens(onceIn: 2) { continue }
      }
      if width == 0 { continue }
      stage.view.layoutIfNeeded()
      if random.happens(onceIn: 2) { random.scroll(stage.view) }
      // Other items that become visible may move those after them.
      for _ in 0..<4 { stage.view.layoutIfNeeded() }
      // Other items for another width are still to be shown, and measured.
      let isPending = stage.list.turns.isPending
      let log = TileLog.recording {
        for animated in [animated, !animated] {
          stage.show(animated: animated) {
            list.content { taps.texts.append("\($0) \(step)") }
          }
        }
      }
      let fresh = variant.makeStage(width: width)
      Headless.setTraits(traits, on: fresh.window)
      fresh.show { content }
      fresh.view.contentOffset = stage.view.contentOffset
      for _ in 0..<2 { fresh.view.layoutIfNeeded() }
      let fault =
        (isPending ? nil : list.needlessCall(log, width: width))
        ?? Appearance(stage).difference(from: Appearance(fresh))
        ?? list.wrongText(in: stage) ?? list.wrongTap(in: stage, taps, step: step)
      if let fault { return "step \(step): \(fault)\n\(list)" }
    }
    return nil
  }
}

/// What has been tapped.
@MainActor
private final class Taps {
  var texts: [String] = []

  /// Returns what is tapped during a body.
  func during(_ body: () -> Void) -> [String] {
    texts = []
    body()
    return texts
  }
}

/// What a stage shows, and where.
@MainActor
private struct Appearance {
  private struct Element: Equatable {
    let frame: CGRect?
    var seenFrame: CGRect?
    var texts: [String?] = []
  }

  private var contentSize: CGSize
  private var elements: [String: [IndexPath: Element]] = [:]

  init(_ stage: ListStage) {
    let view = stage.view
    contentSize = view.contentSize
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path: IndexPath = [section, item]
        let cell = view.cellForItem(at: path)
        elements["item", default: [:]][path] = Element(
          frame: view.layoutAttributesForItem(at: path)?.frame, seenFrame: cell?.frame,
          texts: [cell?.listView.shown])
      }
    }
    for kind in ListViews.kinds + ListAttachment.Host.allCases.map({ $0.kind(0) }) {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let shown = view.supplementaryView(forElementKind: kind, at: path)
        elements[kind, default: [:]][path] = Element(
          frame: shown?.frame, texts: shown?.subviews.map(\.shown) ?? [])
      }
    }
  }

  func difference(from fresh: Appearance) -> String? {
    guard contentSize == fresh.contentSize else {
      return "content size \(contentSize) instead of \(fresh.contentSize)"
    }
    guard elements != fresh.elements else { return nil }
    for kind in Set(elements.keys).union(fresh.elements.keys).sorted() {
      let (shown, expected) = (elements[kind] ?? [:], fresh.elements[kind] ?? [:])
      for path in Set(shown.keys).union(expected.keys).sorted()
      where shown[path] != expected[path] {
        let (shown, expected) = (shown[path] as Any, expected[path] as Any)
        return "\(kind) \(path): \(shown) instead of \(expected)"
      }
    }
    return nil
  }
}

extension RandomList {
  /// Returns what was filled or measured although an equal list was shown.
  ///
  /// An item that cannot be compared is measured again, and the overflow view of its section with it.
  @MainActor
  fileprivate func needlessCall(_ log: TileLog, width: CGFloat) -> String? {
    let isComparable = sections.allSatisfy { section in
      section.attributes(inWidth: width).lineLimit == .unlimited
        && !section.items.contains { $0.kind == .opaque }
    }
    guard isComparable else { return nil }
    let fills = log.fills.filter { !$0.contains("card") }
    return fills.isEmpty && log.sizes.isEmpty ? nil : "fills \(fills), measures \(log.sizes)"
  }

  /// Returns an item whose view shows something else.
  @MainActor
  fileprivate func wrongText(in stage: ListStage) -> String? {
    for path in stage.view.indexPathsForVisibleItems.sorted() {
      let section = sections[path.section]
      let item = section.item(at: path.item)
      let shown = stage.view.cellForItem(at: path)?.listView.shown
      let text = item?.text(in: section.id) ?? section.placeholderText
      if item?.kind != .carousel, shown != text {
        return "shows \(shown ?? "nothing") at \(path)"
      }
    }
    return nil
  }

  /// Returns an item or view on which a tap does not call its latest action.
  @MainActor
  fileprivate func wrongTap(in stage: ListStage, _ taps: Taps, step: Int) -> String? {
    for path in stage.view.indexPathsForVisibleItems.sorted() {
      let section = sections[path.section]
      let item = section.item(at: path.item)
      let texts = taps.during { Headless.tapItem(at: path, in: stage.view) }
      let hasAction = item.map(section.hasAction) ?? false
      let text = item?.text(in: section.id) ?? ""
      let expected = hasAction ? ["\(text) \(step)"] : []
      if texts != expected { return "a tap at \(path) calls \(texts)" }
    }
    let header = UICollectionView.elementKindSectionHeader
    let overflow = CollectionViewAlignedLayout.elementKindOverflow
    for (kind, name) in [(header, "header"), (overflow, "overflow")] {
      for path in stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
        guard let view = stage.view.supplementaryView(forElementKind: kind, at: path) else {
          return "no view of the kind \(kind) at \(path)"
        }
        let texts = taps.during { _ = view.accessibilityActivate() }
        if texts != ["\(sections[path.section].id) \(name) \(step)"] {
          return "a tap on \(name) \(path) calls \(texts)"
        }
      }
    }
    return nil
  }
}

extension SplitMix64 {
  @MainActor
  fileprivate mutating func scroll(_ view: UICollectionView) {
    let (width, height) = (
      view.contentSize.width - view.bounds.width, view.contentSize.height - view.bounds.height
    )
    if width > 0 { view.contentOffset.x = CGFloat(Int.random(in: 0...Int(width), using: &self)) }
    if height > 0 { view.contentOffset.y = CGFloat(Int.random(in: 0...Int(height), using: &self)) }
    view.layoutIfNeeded()
  }
}
