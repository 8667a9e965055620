#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Random changes of an aligned view, compared with a new view of the same subviews.
  @MainActor
  @Suite struct AlignedViewLaws {
    @Test func `a view that was changed stands as one that was made so`() {
      let fault = firstFault(ofSeeds: 500) { seed in
        MainActor.assumeIsolated {
          var changes = RandomChanges(seed: seed)
          for step in 0..<25 {
            changes.change()
            if let fault = changes.fault { return "step \(step): \(fault)" }
          }
          return nil
        }
      }
      #expect(fault == nil)
    }
  }

  /// An aligned view, and the changes that a seed makes of it.
  @MainActor
  private struct RandomChanges {
    private let view: AlignedView
    private let more = UILabel()
    private var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      view = AlignedView(tags: [40, 50, 60], width: 150)
      view.overflowView = { [more] hiddenCount in
        more.text = "+\(hiddenCount)"
        return more
      }
    }

    private var tag: TestTag {
      mutating get {
        TestTag(CGSize(width: random.length(5...90), height: random.length(5...40)))
      }
    }

    mutating func change() {
      let subviews = view.arrangedSubviews
      switch Int.random(in: 0..<14, using: &random) {
      case 0: view.addArrangedSubview(tag)
      case 1:
        view.insertArrangedSubview(tag, at: Int.random(in: 0...view.items.count, using: &random))
      case 2: if !subviews.isEmpty { random.pick(subviews).removeFromSuperview() }
      case 3: if !subviews.isEmpty { view.removeArrangedSubview(random.pick(subviews)) }
      case 4: if !subviews.isEmpty { random.pick(subviews).isHidden.toggle() }
      case 5: view.frame.size.width = random.pick([0, 30, 100, 150, 400])
      case 6:
        if let tag = subviews.isEmpty ? nil : random.pick(subviews) as? TestTag {
          tag.answer = CGSize(width: random.length(5...90), height: 20)
          tag.invalidateAlignedSize()
        }
      case 7:
        view.attributes = SectionAttributes(
          lineLimit: random.pick([
            .unlimited, .lines(1), .lines(2), .expanded, .expanded(from: .lines(2)),
          ]),
          lineAlignment: random.pick(SectionAttributes.LineAlignment.allCases),
          cellAlignment: random.pick([.top, .center, .stretch]))
      case 8:
        let group = AlignedGroup(padding: Insets(2), items: [AlignedItem(tag), AlignedItem(tag)])
        view.items.insert(
          AlignedItem(group), at: Int.random(in: 0...view.items.count, using: &random))
      case 9:
        view.setArrangedSubviews(subviews.filter { _ in !random.happens(onceIn: 3) } + [tag])
      case 10:
        if !subviews.isEmpty {
          view[random.pick(subviews)].attributes = random.cell(.tame).attributes
        }
      case 11:
        if !subviews.isEmpty { view[random.pick(subviews)].zIndex = random.pick([-1, 0, 1]) }
      case 12: _ = view.sizeThatFits(CGSize(width: random.length(0...300), height: 0))
      default:
        if !subviews.isEmpty { view.insertArrangedSubview(random.pick(subviews), at: 0) }
      }
      if random.happens(onceIn: 2) {
        UIView.animate(withDuration: 0.2) { [view] in view.layoutIfNeeded() }
      }
    }

    /// The first difference from a new layout of the items, or nil.
    var fault: String? {
      view.layoutIfNeeded()
      let shown = view.arrangedSubviews.map { ($0, $0.frame, $0.alpha) }
      let overflow = view.subviews.compactMap { $0 as? UILabel }
      for item in view.items { item.invalidateSize() }
      let layout = AlignedGroup(
        attributes: view.attributes, items: view.items,
        overflow: { hiddenCount in AlignedItem(UILabel.words("+\(hiddenCount)")) }
      ).layout(width: view.bounds.width, displayScale: view.traitCollection.displayScale)
      layout.apply()
      var hiddenViews: [UIView] = []
      for (index, item) in layout.items.enumerated() where layout.frame(ofItemAt: index) == nil {
        hiddenViews += item.view.map { [$0] } ?? []
      }
      for (view, frame, alpha) in shown where !view.isHidden {
        let isHidden = hiddenViews.contains(view)
        if alpha == 0, !isHidden, view.superview === self.view, !isInHiddenGroup(view, layout) {
          return "\(frame) is transparent"
        }
        if isHidden, alpha != 0 { return "\(frame) is not hidden" }
        if alpha > 0, view.frame != frame { return "\(frame), not \(view.frame)" }
      }
      let frames = layout.frameOfOverflow.map { [$0] } ?? []
      // A view stores its center, which rounds the frame.
      guard overflow.count == frames.count,
        zip(overflow, frames).allSatisfy({
          abs($0.frame.minX - $1.minX) < 0.001 && abs($0.frame.maxY - $1.maxY) < 0.001
        })
      else {
        return
          "overflow \(overflow.map(\.frame)), not \(String(describing: layout.frameOfOverflow))"
      }
      if let label = overflow.first, label.text != "+\(layout.hiddenItemCount)" {
        return "\(label.text ?? "") for \(layout.hiddenItemCount)"
      }
      return nil
    }

    private func isInHiddenGroup(_ view: UIView, _ layout: AlignedGroup.Layout) -> Bool {
      layout.hiddenItemCount > 0 && !layout.items.contains { $0.view === view }
    }
  }
#endif
