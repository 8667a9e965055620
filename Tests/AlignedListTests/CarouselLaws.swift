@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Whatever has happened to carousels, they show what new ones show, know their current cards and their
/// selected ones, and come to rest where they should.
@MainActor
@Suite(.underAllModes)
struct CarouselLaws {
  @Test(arguments: [false, true])
  func `carousels that have been scrolled, flung, changed and reused equal new ones`(
    isMirrored: Bool
  ) {
    let traits = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    Headless.withScreenTraits(traits) {
      Headless.withoutAudits {
        var fault: String?
        for seed in Seeds(10_000, usually: 4) where fault == nil {
          let walk = CarouselWalk(seed: seed, isMirrored: isMirrored)
          fault = walk.fault().map { "seed \(seed): \($0)" }
        }
        #expect(fault == nil)
      }
    }
  }
}

/// Random steps with a list of carousels.
@MainActor
private final class CarouselWalk {
  private var random: SplitMix64
  private let isMirrored: Bool
  private let stage = ListStage(height: 90)
  private var carousels: [RandomCarousel]

  /// The cards that were last told to be the current ones, by their carousels.
  private var current: [Int: AnyHashable] = [:]

  /// The ids of the selected cards, by their carousels.
  private var selected: [Int: Int] = [:]
  private var selectionCalls: [String] = []

  init(seed: UInt64, isMirrored: Bool) {
    var random = SplitMix64(seed: seed)
    carousels = (1...5).map { random.carousel($0) }
    self.random = random
    self.isMirrored = isMirrored
  }

  func fault() -> String? {
    show(animated: false)
    for step in 0..<14 {
      let (name, fault) = takeStep()
      settle()
      if let fault = fault ?? faultOfShown() { return "step \(step), \(name): \(fault)" }
    }
    return nil
  }

  // MARK: Steps

  private func show(animated: Bool) {
    stage.show(animated: animated) {
      ListSection("a") {
        for carousel in carousels {
          carousel.content(
            onCurrentCardChange: { [weak self] in self?.current[$0] = $1 },
            onSelectionChange: { [weak self] in self?.selectionCalls.append($0) })
        }
      }
    }
  }

  private func takeStep() -> (name: String, fault: String?) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ("another carousel", change())
    case 1:
      let most = max(0, stage.view.contentSize.height - 90)
      stage.view.contentOffset.y = CGFloat(Int.random(in: 0...Int(most), using: &random))
      return ("scrolling the list", nil)
    case 2, 3: return scrollCarousel()
    case 4, 5: return ("flinging a carousel", fling())
    case 6:
      return ("another width", changeWidth())
    default: return random.happens(onceIn: 2) ? ("selecting", select()) : scrollToCard()
    }
  }

  private func change() -> String? {
    let index = Int.random(in: carousels.indices, using: &random)
    let old = carousels[index]
    carousels[index] = random.carousel(after: old)
    if let card = selected[old.id], !carousels[index].cards.contains(where: { $0.id == card }) {
      selected[old.id] = nil
    }
    show(animated: random.happens(onceIn: 2))
    return nil
  }

  /// Changes the width, and returns what is wrong with where carousels then rest.
  private func changeWidth() -> String? {
    let width = random.pick([200, 150, 260] as [CGFloat])
    let changes = width != stage.view.frame.width
    let shown = carousels.filter { (view(of: $0)?.greatestDistance ?? 0) > 0 }
    stage.view.frame.size.width = width
    settle()
    for carousel in shown where changes && carousel.stops != .anywhere {
      guard let view = view(of: carousel), view.greatestDistance > 0 else { continue }
      let rests = Columns(of: view, carousel, isMirrored).rests
      let rest = view.distance(isMirrored)
      if !rests.contains(where: { abs($0 - rest) <= 1 }) {
        return "rests at \(rest), and not at any of \(rests)\n\(carousel)"
      }
    }
    return nil
  }

  private func scrollCarousel() -> (String, String?) {
    guard let (_, view) = pick(), view.greatestDistance > 0 else { return ("nothing", nil) }
    let distance = CGFloat(Int.random(in: 0...Int(view.greatestDistance), using: &random))
    view.collectionView.contentOffset.x = view.offset(distance, isMirrored)
    return ("scrolling a carousel to \(distance)", nil)
  }

  /// Drags and flings a carousel, and returns what is wrong with where it comes to rest.
  private func fling() -> String? {
    guard let (carousel, view) = pick(), view.greatestDistance > 0 else { return nil }
    let inner = view.collectionView
    let sign: CGFloat = isMirrored ? -1 : 1
    Headless.beginDragging(inner)
    let dragged = CGFloat(Int.random(in: -40...40, using: &random))
    let start = min(max(0, view.distance(isMirrored) + dragged), view.greatestDistance)
    Headless.drag(inner, to: CGPoint(x: view.offset(start, isMirrored), y: 0))
    let speed = random.pick([-2, -0.2, 0, 0.2, 2] as [CGFloat])
    let reach = random.pick([60, 300] as [CGFloat])
    Headless.endDragging(
      inner, velocity: CGPoint(x: sign * speed, y: 0),
      distance: CGPoint(x: sign * reach * speed, y: 0))
    Headless.finishAnimations()
    settle()
    guard carousel.stops != .anywhere, view.greatestDistance > 0 else { return nil }
    let expected = Columns(of: view, carousel, isMirrored)
    let rest = view.distance(isMirrored)
    guard expected.rests.contains(where: { abs($0 - rest) <= 1 }) else {
      return "rests at \(rest), and not at any of \(expected.rests)\n\(carousel)"
    }
    if carousel.isSelfSizing { return nil }
    if speed > 0, rest < start - 1 { return "rests at \(rest), behind \(start)" }
    if speed < 0, rest > start + 1 { return "rests at \(rest), ahead of \(start)" }
    return nil
  }

  private func select() -> String? {
    guard let (carousel, view) = pick() else { return nil }
    guard let path = view.collectionView.indexPathsForVisibleItems.randomElement(using: &random)
    else { return nil }
    Headless.tapItem(at: path, in: view.collectionView)
    selected[carousel.id] = carousel.cards[path.item].id
    selectionCalls = []
    return nil
  }

  /// Scrolls to a card, which is then on the screen if its carousel is.
  private func scrollToCard() -> (String, String?) {
    guard let carousel = carousels.randomElement(using: &random),
      let card = carousel.cards.randomElement(using: &random)
    else { return ("nothing", nil) }
    stage.list.scroll(
      toCard: card.id, inCarousel: carousel.innerID, inSection: "a",
      animated: random.happens(onceIn: 2))
    Headless.finishAnimations()
    settle()
    let name = "scrolling to the card \(card.id) of \(carousel.id)"
    guard let view = view(of: carousel), let index = carousel.cards.firstIndex(of: card),
      let frame = view.collectionView.layoutAttributesForItem(at: [0, index])?.frame
    else { return (name, nil) }
    let isVisible = frame.insetBy(dx: min(1, frame.width / 3), dy: 0)
      .intersects(view.collectionView.bounds)
    return (name, isVisible ? nil : "the card at \(frame) is not visible\n\(carousel)")
  }

  // MARK: What is shown

  private func settle() {
    for _ in 0..<4 {
      stage.view.layoutIfNeeded()
      for carousel in carousels { _ = view(of: carousel) }
    }
  }

  /// Returns the view of a carousel that is visible, laid out.
  private func view(of carousel: RandomCarousel) -> CarouselView? {
    guard let index = carousels.firstIndex(where: { $0.id == carousel.id }),
      let view = stage.carousel(index)
    else { return nil }
    return carousel.isNested ? view.firstCarousel : view
  }

  /// Returns a carousel that is visible.
  private func pick() -> (RandomCarousel, CarouselView)? {
    carousels.compactMap { carousel in view(of: carousel).map { (carousel, $0) } }
      .filter { $0.1.bounds.height > 0 }
      .randomElement(using: &random)
  }

  private func faultOfShown() -> String? {
    for carousel in carousels {
      guard let view = view(of: carousel), !view.frames.isEmpty, view.bounds.height > 0 else {
        continue
      }
      if let fault = fault(of: view, carousel) { return "\(fault)\n\(carousel)" }
    }
    if !selectionCalls.isEmpty { return "calls \(selectionCalls) without a tap" }
    let log = TileLog.recording {
      for animated in [false, true] { show(animated: animated) }
      settle()
    }
    return log.fills.isEmpty && log.sizes.isEmpty
      ? nil : "fills \(log.fills), measures \(log.sizes) for an equal list"
  }

  private func fault(of view: CarouselView, _ carousel: RandomCarousel) -> String? {
    let columns = Columns(of: view, carousel, isMirrored)
    let cards = columns.current(around: view.distance(isMirrored)).map { carousel.cards[$0].id }
    guard let told = current[carousel.id] as? Int, cards.contains(told) else {
      return
        "at \(view.distance(isMirrored)) of \(view.greatestDistance) \(view.frames) the current card is \(cards), and not \(String(describing: current[carousel.id]))"
    }
    let paths = view.collectionView.indexPathsForSelectedItems ?? []
    let ids = paths.map { carousel.cards[$0.item].id }
    if ids != (selected[carousel.id].map { [$0] } ?? []) {
      return "selected are \(ids), and not \(selected[carousel.id].map { [$0] } ?? [])"
    }
    let visible = view.collectionView.indexPathsForVisibleItems.sorted()
    let texts = visible.map { carousel.text(of: carousel.cards[$0.item]) }
    if view.texts != texts { return "shows \(view.texts), and not \(texts)" }
    let fresh = ListStage(height: 90)
    fresh.view.frame.size.width = stage.view.frame.width
    fresh.show {
      ListSection("a") { carousel.content(onCurrentCardChange: { _, _ in }) }
    }
    guard let outer = fresh.carousel(0),
      let new = carousel.isNested ? outer.firstCarousel : outer
    else { return "a new one is not shown" }
    // Cards that measure themselves are estimates until they are visible.
    let shown = carousel.isSelfSizing ? [] : view.frames
    let expected = carousel.isSelfSizing ? [] : new.frames
    if shown != expected || view.bounds.size != new.bounds.size {
      return "\(view.bounds.size) \(shown), and not \(new.bounds.size) \(expected)"
    }
    for path in visible where carousel.isSelfSizing {
      let card = carousel.cards[path.item]
      let own = CGFloat(20 + (card.id * 37 + card.version * 11) % 90)
      let size = view.frames[path.item].size
      if size != CGSize(width: own, height: 25) { return "\(path) is \(size), and not \(own) wide" }
    }
    return nil
  }
}

extension CarouselView {
  fileprivate var greatestDistance: CGFloat {
    max(0, collectionView.contentSize.width - collectionView.bounds.width)
  }

  fileprivate func offset(_ distance: CGFloat, _ isMirrored: Bool) -> CGFloat {
    isMirrored ? greatestDistance - distance : distance
  }

  fileprivate func distance(_ isMirrored: Bool) -> CGFloat {
    offset(collectionView.contentOffset.x, isMirrored)
  }
}

/// The columns of a carousel, found by looking at all cards, as distances from the beginning.
@MainActor
private struct Columns {
  private let edges: [(start: CGFloat, end: CGFloat)]
  private let carousel: RandomCarousel
  private let width: CGFloat
  private let greatest: CGFloat

  init(of view: CarouselView, _ carousel: RandomCarousel, _ isMirrored: Bool) {
    let frames = view.frames
    let all = view.collectionView.contentSize.width
    edges = stride(from: 0, to: frames.count, by: carousel.rows).map { first in
      let column = frames[first..<min(first + carousel.rows, frames.count)]
      let (left, right) = (column.map(\.minX).min() ?? 0, column.map(\.maxX).max() ?? 0)
      return isMirrored ? (all - right, all - left) : (left, right)
    }
    self.carousel = carousel
    width = view.bounds.width
    greatest = view.greatestDistance
  }

  /// The columns with which pages begin.
  private var pages: [Int] {
    var pages: [Int] = []
    for (index, edge) in edges.enumerated() {
      let available = width - carousel.insets.leading - carousel.insets.trailing
      if pages.isEmpty || edge.end > edges[pages[pages.count - 1]].start + available + 0.6 {
        pages.append(index)
      }
    }
    return pages
  }

  private func place(_ column: Int) -> CGFloat {
    let edge = edges[column]
    return carousel.stops == .atMiddleCard
      ? (edge.start + edge.end - width) / 2 : edge.start - carousel.insets.leading
  }

  private func rest(_ column: Int) -> CGFloat { min(max(0, place(column)), greatest) }

  /// Where the carousel may come to rest.
  var rests: [CGFloat] {
    [0, greatest] + (carousel.stops == .atPages ? pages : Array(edges.indices)).map(rest)
  }

  /// The cards that may be the current one about a distance: frames are rounded to pixels.
  func current(around distance: CGFloat) -> Set<Int> {
    Set(
      [-1, -0.5, 0, 0.5, 1].map {
        carousel.rows * current(at: min(max(0, distance + $0), greatest))
      })
  }

  private func current(at distance: CGFloat) -> Int {
    func nearest(_ columns: [Int], _ place: (Int) -> CGFloat) -> Int {
      columns.min { abs(place($0) - distance) < abs(place($1) - distance) } ?? 0
    }
    switch carousel.stops {
    case .atPages: return nearest(pages, rest)
    case .atMiddleCard: return nearest(Array(edges.indices), place)
    case .anywhere, .atCards:
      let whole = edges.indices.first {
        place($0) >= distance - 0.01 && edges[$0].end <= distance + width - carousel.insets.trailing
      }
      return whole ?? nearest(Array(edges.indices), place)
    }
  }
}
