@testable import AlignedList

import AlignedLayout
import SwiftUI
import UIKit

/// A step of the soak. What happens follows from its kind and its seed alone.
struct ListSoakStep: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable {
    case scroll, fling, scrollCards, resize, environment, reload, float, overlays, rows, values,
      headers
    case reorder, state, lookThrough
  }

  let kind: Kind
  let seed: UInt64

  /// Whether the next step begins before this one is laid out.
  var isHasty: Bool {
    switch kind {
    case .resize, .environment, .float, .overlays, .rows, .values, .headers: seed.isMultiple(of: 4)
    default: false
    }
  }

  /// Whether views that are visible before and after the step keep their state.
  var keepsStates: Bool {
    switch kind {
    case .environment, .float, .overlays, .rows, .values, .headers, .state: true
    default: false
    }
  }

  var description: String { "(.\(kind), \(seed))" }
}

/// A list with hosted views, overlays and a floating view that lives through many steps.
@MainActor
final class ListSoakStage {
  /// Where the list stands: in a screen of SwiftUI, or in a collection view.
  enum Home: CaseIterable { case screen, collectionView }

  let home: Home
  private let plain: ListStage?
  private let screen: ScreenStage?
  let view: UICollectionView
  let list: CollectionViewAlignedList
  let events = RecordedTexts()
  let button = UIButton(frame: .zero)

  var content: ListSoakContent
  private(set) var environment: EnvironmentValues
  private(set) var size: CGSize
  private(set) var floats = false

  /// How often the views were tapped that were visible after a step, by their keys.
  var counts: [String: Int] = [:]

  /// The greatest count of each key.
  var mostTaps: [String: Int] = [:]

  /// The keys of the views that were visible after the last step.
  var seen: Set<String> = []

  init(
    _ home: Home, _ content: ListSoakContent = ListSoakContent(),
    environment: EnvironmentValues = EnvironmentValues(),
    size: CGSize = CGSize(width: 200, height: 150)
  ) {
    (self.home, self.content, self.environment, self.size) = (home, content, environment, size)
    let (width, height) = (size.width, size.height)
    plain = home == .screen ? nil : ListStage(width: width, height: height)
    screen =
      home == .screen
      ? ScreenStage(width: width, height: height, environment: environment, AlignedScreen {}) : nil
    (view, list) = (plain?.view ?? screen!.view, plain?.list ?? screen!.list)
    list.calls.reportMistake = { [events] in events.texts.append($0) }
    button.addAction(UIAction { [events] _ in events.texts.append("button") }, for: .touchUpInside)
    plain.map { Headless.setTraits(traits, on: $0.window) }
    show(animated: false)
  }

  private var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light),
      UITraitCollection(
        layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(
        preferredContentSizeCategory: environment.dynamicTypeSize > .large
          ? .accessibilityLarge : .large),
    ])
  }

  /// Shows the content.
  func show(animated: Bool) {
    let sections = content.list(
      onTap: { [events] in events.texts.append($0) },
      onReorder: { [weak self] id, elements in
        guard let index = self?.content.sections.firstIndex(where: { $0.id == id }) else { return }
        self?.content.sections[index].elements = elements
      })
    if let screen {
      screen.show(animated: animated, AlignedScreen { sections })
    } else {
      list.show(animated: animated) { sections }
    }
  }

  func layOut() {
    if let screen { screen.host.layOut() } else { view.layoutIfNeeded() }
  }

  /// Lays out until nothing waits.
  func settle() async {
    for _ in 0..<6 {
      Headless.withoutAudits { layOut() }
      await Task {}.value
      view.setNeedsLayout()
    }
    layOut()
  }

  func remove() {
    screen?.host.remove()
  }

  // MARK: Steps

  func perform(_ step: ListSoakStep) async {
    var random = SplitMix64(seed: step.seed)
    switch step.kind {
    case .scroll: view.contentOffset.y = random.share * scrollableHeight
    case .fling: fling(&random)
    case .scrollCards: scrollCards(&random)
    case .resize: resize(to: random.pick([(200, 150), (120, 100), (330, 240)]))
    case .environment: changeEnvironment(&random)
    case .reload: view.reloadData()
    case .float: float(animated: random.happens(onceIn: 2))
    case .state: await changeState(&random)
    case .reorder: await reorder(&random)
    case .lookThrough: await lookThrough()
    case .overlays, .rows, .values, .headers:
      random.change(&content, step.kind)
      show(animated: random.happens(onceIn: 2))
    }
  }

  private var scrollableHeight: CGFloat { max(0, view.contentSize.height - view.bounds.height) }

  private func fling(_ random: inout SplitMix64) {
    if random.happens(onceIn: 6) { return Headless.tapStatusBar(of: view.window!) }
    let distance = (random.share - 0.5) * 400
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: view.contentOffset.y + distance / 4))
    Headless.endDragging(
      view, velocity: CGPoint(x: 0, y: distance / 100), distance: CGPoint(x: 0, y: distance))
  }

  private func scrollCards(_ random: inout SplitMix64) {
    guard let cards = carousels.randomElement(using: &random)?.view.collectionView else { return }
    let range = max(0, cards.contentSize.width - cards.bounds.width)
    Headless.beginDragging(cards)
    Headless.drag(cards, to: CGPoint(x: range * random.share, y: 0))
    Headless.endDragging(cards, distance: CGPoint(x: range * (random.share - 0.5), y: 0))
  }

  private func resize(to new: (width: CGFloat, height: CGFloat)) {
    size = CGSize(width: new.width, height: new.height)
    screen?.host.resize(to: size)
    plain?.window.frame.size = size
    plain?.view.frame.size = size
  }

  private func changeEnvironment(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: environment.colorScheme = environment.colorScheme == .dark ? .light : .dark
    case 1:
      // Cells of UIKit that are made ahead measure hosted views under the traits of the screen, which change with the
      // text size on a device, but not here.
      if home == .collectionView, Headless.modes.offscreen != .none { return }
      environment.dynamicTypeSize =
        environment.dynamicTypeSize > .large ? .large : .accessibility2
    case 2:
      environment.layoutDirection =
        environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    default:
      if home == .screen { environment[SoakNumber.self] = (environment[SoakNumber.self] + 1) % 10 }
    }
    screen?.host.update(environment: environment)
    plain.map { Headless.setTraits(traits, on: $0.window) }
  }

  private func float(animated: Bool) {
    floats.toggle()
    let placement = FloatingPlacement(.topLeading, width: .points(40), height: .points(20))
    if floats {
      list.layout.addFloatingView(button, at: placement, animated: animated)
    } else {
      list.layout.removeFloatingView(button, animated: animated)
    }
  }

  /// Taps in a hosted view, which changes its state, and perhaps its size.
  private func changeState(_ random: inout SplitMix64) async {
    await settle()
    guard let shown = shownNotes.randomElement(using: &random), let hosting = shown.hosting,
      let text = shown.texts.first ?? nil, hosting.host.tap(text),
      let count = (0..<99).first(where: { shown.note.text(count: $0, in: environment) == text })
    else { return }
    counts[shown.key] = count + 1
    mostTaps[shown.key] = max(mostTaps[shown.key, default: 0], count + 1)
    hosting.stateDidChange()
  }

  /// Carries a visible item to another place.
  private func reorder(_ random: inout SplitMix64) async {
    await settle()
    guard let path = view.indexPathsForVisibleItems.sorted().randomElement(using: &random),
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    let bounds = view.bounds
    for _ in 0..<2 {
      view.updateInteractiveMovementTargetPosition(
        CGPoint(
          x: bounds.minX + random.share * bounds.width,
          y: bounds.minY + random.share * bounds.height))
      layOut()
    }
    if random.happens(onceIn: 4) {
      view.cancelInteractiveMovement()
    } else {
      view.endInteractiveMovement()
    }
  }

  /// Scrolls through the whole content, so that all views are measured. Views with a state become other ones before
  /// that, because a new list has none.
  private func lookThrough() async {
    for section in content.sections.indices {
      for item in content.sections[section].elements.indices
      where mostTaps[content.sections[section].elements[item].key] != nil {
        let old = content.sections[section].elements[item]
        content.sections[section].elements[item] = .init(
          id: content.newID, kind: old.kind, version: old.version)
      }
    }
    show(animated: false)
    await scrollThrough()
  }

  func scrollThrough() async {
    await settle()
    for _ in 0..<2 {
      var y: CGFloat = 0
      while y < view.contentSize.height {
        view.contentOffset.y = y
        Headless.withoutAudits { layOut() }
        y += view.bounds.height * 0.8
      }
      view.contentOffset.y = 0
      await settle()
    }
  }
}

extension ListSoakContent.Element {
  /// What the state of the hosted view belongs to.
  var key: String { "\(kind) \(id)" }
}

extension ListSoakContent {
  var newID: Int { (sections.flatMap(\.elements).map(\.id).max() ?? 0) + 1 }
}

extension SplitMix64 {
  fileprivate var share: CGFloat {
    mutating get { CGFloat(Int.random(in: 0...99, using: &self)) / 100 }
  }

  fileprivate mutating func change(_ content: inout ListSoakContent, _ kind: ListSoakStep.Kind) {
    let index = Int.random(in: content.sections.indices, using: &self)
    let version = Int.random(in: 0...9, using: &self)
    switch kind {
    case .overlays:
      let ids = ListSoakContent.placements.keys.sorted().shuffled(using: &self)
      content.overlays = ids.prefix(Int.random(in: 0...3, using: &self)).map {
        .init(id: $0, version: happens(onceIn: 2) ? version : 0, isHosted: happens(onceIn: 2))
      }
    case .headers:
      content.sections[index].version = version
      if happens(onceIn: 2) { content.sections[index].hostsHeader.toggle() }
    case .rows: changeRows(&content, index)
    default:
      for _ in 0..<3 where !content.sections[index].elements.isEmpty {
        let item = Int.random(in: content.sections[index].elements.indices, using: &self)
        content.sections[index].elements[item].version += 1
        if happens(onceIn: 5) {
          content.sections[index].elements[item].kind = pick(ListSoakContent.Element.Kind.allCases)
        }
      }
    }
  }

  private mutating func changeRows(_ content: inout ListSoakContent, _ index: Int) {
    let id = content.newID
    switch Int.random(in: 0..<6, using: &self) {
    case 0:
      let new = (id..<id + 4).map {
        ListSoakContent.Element(id: $0, kind: pick(ListSoakContent.Element.Kind.allCases))
      }
      content.sections[index].elements.insert(
        contentsOf: new,
        at: Int.random(in: 0...content.sections[index].elements.count, using: &self))
    case 1:
      content.sections[index].elements.removeFirst(min(3, content.sections[index].elements.count))
    case 2: content.sections[index].elements = content.sections[index].elements.suffix(12)
    case 3: content.sections.shuffle(using: &self)
    default: content.sections[index].elements.shuffle(using: &self)
    }
  }
}
