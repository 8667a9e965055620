import SwiftUI
import UIKit

// Only for the parts of a placement.
@testable import AlignedLayout
@testable import AlignedList

// A plain model of what is visible, and of what touches reach.
extension ListSoakStage {
  /// A hosted view that should be visible, and what is.
  struct ShownNote {
    let key: String
    let note: Note

    /// The view that contains the hosting view, and the width that it offers.
    let container: UIView?
    let offeredWidth: CGFloat

    @MainActor var hosting: (any HostingView)? {
      container as? any HostingView ?? container?.subviews.first as? any HostingView
    }

    @MainActor var texts: [String?] { hosting?.subviews.map { ($0 as? UILabel)?.text } ?? [] }
  }

  /// Returns what is wrong after a step, in words, or nil.
  ///
  /// - Parameter keepsStates: whether views that were visible before still have their state.
  func fault(keepsStates: Bool, _ random: inout SplitMix64) -> String? {
    let calls = events.take()
    guard calls.isEmpty else { return "\(calls) without a touch" }
    let itemCounts = content.sections.map(\.elements.count)
    let shown = (0..<view.numberOfSections).map(view.numberOfItems)
    guard shown == itemCounts else { return "\(shown) items, not \(itemCounts)" }
    return leftView ?? wrongNote(keepsStates: keepsStates) ?? wrongText ?? wrongPlace
      ?? wrongTouch(&random)
  }

  // MARK: What is visible

  private func element(at path: IndexPath) -> ListSoakContent.Element {
    content.sections[path.section].elements[path.item]
  }

  private var cells: [(element: ListSoakContent.Element, cell: ListCell)] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      (view.cellForItem(at: path) as? ListCell).map { (element(at: path), $0) }
    }
  }

  private var headers: [(section: ListSoakContent.Section, view: ListSupplementaryView)] {
    let kind = UICollectionView.elementKindSectionHeader
    return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
      path in
      (view.supplementaryView(forElementKind: kind, at: path) as? ListSupplementaryView).map {
        (content.sections[path.section], $0)
      }
    }
  }

  private var overlays: [(overlay: ListSoakContent.Overlay, view: ListOverlayView)] {
    let views = view.subviews.compactMap { $0 as? ListOverlayView }
    return content.overlays.compactMap { overlay in
      views.first { $0.id == AnyHashable(overlay.id) }.map { (overlay, $0) }
    }
  }

  var carousels: [(element: ListSoakContent.Element, view: CarouselView)] {
    cells.compactMap { element, cell in
      (cell.shownView as? CarouselView).map { (element, $0) }
    }
  }

  private func cards(
    of element: ListSoakContent.Element, in carousel: CarouselView
  ) -> [(note: Note, cell: ListCell)] {
    carousel.layoutIfNeeded()
    carousel.collectionView.layoutIfNeeded()
    return carousel.collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      (carousel.collectionView.cellForItem(at: path) as? ListCell).map {
        (element.cards[path.item], $0)
      }
    }
  }

  /// The hosted views that should be visible.
  var shownNotes: [ShownNote] {
    let width = view.bounds.width
    let items = cells.filter { $0.element.kind == .note || $0.element.kind == .noteWithAction }.map
    {
      ShownNote(
        key: $0.element.key, note: $0.element.note, container: $0.cell.contentView,
        offeredWidth: width)
    }
    let cards = carousels.flatMap { element, carousel in
      self.cards(of: element, in: carousel).enumerated().map {
        ShownNote(
          key: "card \(element.id) \($1.note.name.prefix { $0 != "." }) \($0)", note: $1.note,
          container: $1.cell.contentView, offeredWidth: 100)
      }
    }
    let headers = headers.filter(\.section.hostsHeader).map {
      ShownNote(
        key: "header \($0.section.id)", note: $0.section.header, container: $0.view.hosted,
        offeredWidth: width)
    }
    let overlays = overlays.filter(\.overlay.isHosted).map {
      ShownNote(
        key: "overlay \($0.overlay.id)", note: $0.overlay.note, container: $0.view.hosted,
        offeredWidth: width - ($0.overlay.id == "corner" ? 10 : 0))
    }
    return items + cards + headers + overlays
  }

  // MARK: Content

  /// A view that is visible and should not be.
  private var leftView: String? {
    let kind = UICollectionView.elementKindSectionHeader
    let known: [UIView] =
      view.visibleCells + view.visibleSupplementaryViews(ofKind: kind) + overlays.map(\.view)
      + (floats ? [button] : [])
    let shown = view.subviews.filter { shown in
      (shown is UICollectionReusableView || shown is UIButton) && !shown.isHidden && shown.alpha > 0
        && shown.frame.intersects(view.bounds)
    }
    if let left = shown.first(where: { shown in !known.contains { $0 === shown } }) {
      return "\(left) is left"
    }
    guard overlays.count == content.overlays.count else { return "an overlay is not shown" }
    return floats && button.superview !== view ? "the floating view is gone" : nil
  }

  private func wrongNote(keepsStates: Bool) -> String? {
    var keys: Set<String> = []
    for shown in shownNotes {
      keys.insert(shown.key)
      let count = counts[shown.key, default: 0]
      // A view that was scrolled out of sight may have an older state again, in the cell that it had then.
      let allowed =
        keepsStates && seen.contains(shown.key)
        ? [count] : Array(0...mostTaps[shown.key, default: 0])
      let texts = allowed.map { shown.note.text(count: $0, in: environment) }
      guard let index = texts.firstIndex(where: { [$0] == shown.texts }) else {
        return "\(shown.key) says \(shown.texts), not \(texts)"
      }
      counts[shown.key] = allowed[index]
      let size = size(of: texts[index], in: shown.offeredWidth)
      let frame = shown.hosting?.host.root.innermost.frame ?? .zero
      guard frame.size == size else { return "\(shown.key) is \(frame.size) large, not \(size)" }
    }
    seen = keys
    return nil
  }

  /// A tile or a bar that shows something else.
  private var wrongText: String? {
    let shown =
      cells.filter { $0.element.kind == .tile }.map { ($0.element.name, $0.cell.shownView) }
      + headers.filter { !$0.section.hostsHeader }.map { ($0.section.header.name, $0.view.hosted) }
      + overlays.filter { !$0.overlay.isHosted }.map { ($0.overlay.note.name, $0.view.hosted) }
    return shown.first { $0 != $1?.shown }.map { "\($1?.shown ?? "nothing"), not \($0)" }
  }

  private func size(of text: String, in width: CGFloat) -> CGSize {
    ViewHost(Text(text)).size(for: ProposedViewSize(width: width, height: nil))
  }

  private func size(of note: Note, _ key: String, in width: CGFloat) -> CGSize {
    size(of: note.text(count: counts[key, default: 0], in: environment), in: width)
  }

  // MARK: Places

  private var wrongPlace: String? {
    let width = view.bounds.width
    for (element, cell) in cells {
      let expected =
        switch element.kind {
        case .tile: CGSize(width: 50, height: 20 + (element.id + element.version) % 7 * 5)
        case .note, .noteWithAction: size(of: element.note, element.key, in: width)
        case .cards:
          CGSize(
            width: width, height: element.cards.map { size(of: $0, "", in: 100).height }.max()!)
        }
      guard cell.frame.size == expected else {
        return "\(element.key) in \(cell.frame), not \(expected) large"
      }
      let other = cells.first { $0.cell !== cell && $0.cell.frame.intersects(cell.frame) }
      if let other { return "\(element.key) in \(cell.frame) overlaps \(other.element.key)" }
    }
    for (section, header) in headers {
      let height = section.hostsHeader ? size(of: section.header, "", in: width).height : 25
      guard header.frame.size == CGSize(width: width, height: height) else {
        return "header \(section.id) in \(header.frame), not \(height) high"
      }
    }
    return floating.first { !isClose($0.view.frame, $0.frame) }.map {
      "\($0.event) in \($0.view.frame), not \($0.frame)"
    }
  }

  /// Whether frames are the same but for the last bits of sums.
  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    let differences = [
      first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX,
      first.maxY - second.maxY,
    ]
    return differences.allSatisfy { abs($0) < 0.01 }
  }

  /// The overlays from back to front, the floating view, and where they stand.
  private var floating: [(view: UIView, event: String, frame: CGRect)] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let bounds = view.bounds
    let shown = overlays.compactMap { overlay, view in
      ListSoakContent.placements[overlay.id].map { placement in
        let inset = placement.insets.top
        let room = bounds.insetBy(dx: inset, dy: inset)
        var size =
          overlay.isHosted
          ? size(of: overlay.note, "", in: room.width) : CGSize(width: 60, height: 30)
        if placement.width == .fraction(1) { size.width = room.width }
        let share = placement.alignment.x
        let x = (isMirrored ? 1 - share : share) * (room.width - size.width)
        let y = placement.alignment.y * (room.height - size.height)
        return (
          view: view as UIView, event: overlay.note.name,
          frame: CGRect(origin: CGPoint(x: room.minX + x, y: room.minY + y), size: size)
        )
      }
    }
    let x = isMirrored ? bounds.maxX - 40 : bounds.minX
    let frame = CGRect(x: x, y: bounds.minY, width: 40, height: 20)
    return floats ? shown + [(button, "button", frame)] : shown
  }

  /// Where everything stands after all views were visible.
  private var frames: [String: CGRect] {
    var frames = ["content": CGRect(origin: .zero, size: view.contentSize)]
    for (index, section) in content.sections.enumerated() {
      for (item, element) in section.elements.enumerated() {
        frames[element.name] = view.layoutAttributesForItem(at: [index, item])?.frame
      }
      frames[section.header.name] =
        view.collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: [index, 0])?.frame
    }
    return frames
  }

  /// Compares the places of all elements with those in a new list that was looked through, too.
  func differenceFromNewList() async -> String? {
    let new = ListSoakStage(home, content, environment: environment, size: size)
    await new.scrollThrough()
    let (shown, expected) = (frames, new.frames)
    new.remove()
    return expected.keys.sorted().first { shown[$0] != expected[$0] }.map {
      "\($0) in \(String(describing: shown[$0])), not \(String(describing: expected[$0]))"
    }
  }

  // MARK: Touches

  /// Touches the overlays, the floating view, and some points.
  private func wrongTouch(_ random: inout SplitMix64) -> String? {
    let bounds = view.bounds
    let anywhere = (0..<2).map { _ in
      CGPoint(
        x: bounds.minX + CGFloat(Int.random(in: 0...99, using: &random)) / 100 * bounds.width
          + 0.0137,
        y: bounds.minY + CGFloat(Int.random(in: 0...99, using: &random)) / 100 * bounds.height
          + 0.0137)
    }
    for point in anywhere + floating.map(\.view.center) where bounds.contains(point) {
      guard let front = front(at: point) else { continue }
      Headless.cancelTouch(of: view, at: point)
      Headless.tap(view, at: point)
      let reached = events.take()
      if reached != front.events {
        return "a tap at \(point) calls \(reached), not \(front.events)"
      }
      let menu = Headless.openContextMenu(at: point, in: view)?.title
      if menu != front.menu {
        return "a press at \(point) opens \(menu as Any), not \(front.menu as Any)"
      }
      let drag = Headless.Drag(at: point, of: view)
      let dragged = drag?.items.map { $0.localObject as? ListSoakContent.Element } ?? []
      drag?.cancel()
      if dragged != front.dragged {
        return "a press at \(point) drags \(dragged), not \(front.dragged)"
      }
    }
    return nil
  }

  /// What touches at a point do.
  private struct Front {
    var events: [String] = []
    var menu: String?
    var dragged: [ListSoakContent.Element?] = []
  }

  /// Returns what touches at a point do, or nil where the floating view and an overlay overlap: either is in front.
  private func front(at point: CGPoint) -> Front? {
    let there = floating.filter { $0.view.frame.contains(point) }
    let front = there.filter { ($0.view as? ListOverlayView)?.id != AnyHashable("backdrop") }
    if front.count > 1, front.last?.view === button { return nil }
    if let view = front.last { return Front(events: [view.event]) }
    if let header = headers.first(where: { $0.view.frame.contains(point) }) {
      return Front(events: [header.section.header.name])
    }
    guard let (element, cell) = cells.first(where: { $0.cell.frame.contains(point) }) else {
      return Front(events: there.map(\.event))
    }
    guard element.kind == .cards else {
      return Front(events: [element.name], menu: element.name, dragged: [element])
    }
    let carousel = cell.shownView as? CarouselView
    let card = carousel.flatMap { carousel in
      cards(of: element, in: carousel).first {
        $0.cell.bounds.contains(view.convert(point, to: $0.cell))
      }
    }
    return Front(events: card.map { [$0.note.name] } ?? [], dragged: [element])
  }
}
