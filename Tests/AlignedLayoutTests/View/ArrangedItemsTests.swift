#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The items of an aligned view, found by their views.
  @MainActor
  @Suite struct ArrangedItemsTests {
    private func zIndices(_ view: AlignedView) -> [Int] {
      view.arrangedSubviews.map { view[$0].zIndex }
    }

    @Test func `a subview removed behind another is found at its new place`() {
      let view = AlignedView(tags: [10, 20, 30, 40], width: 100)
      let tags = view.tags
      for (index, tag) in tags.enumerated() { view[tag].zIndex = index }
      tags[1].removeFromSuperview()
      view[tags[2]].zIndex = 20
      view.removeArrangedSubview(tags[0])
      view[tags[3]].zIndex = 30
      #expect(view.arrangedSubviews == [tags[2], tags[3]])
      #expect(zIndices(view) == [20, 30])
      view.insertArrangedSubview(tags[3], at: 0)
      view.addArrangedSubview(tags[1])
      view[tags[1]].zIndex = 10
      #expect(view.arrangedSubviews == [tags[3], tags[2], tags[1]])
      #expect(zIndices(view) == [30, 20, 10])
    }

    @Test func `a subview in a group has an item, and a group without items goes`() {
      let tags = (0..<4).map { _ in TestTag() }
      let inner = AlignedGroup(items: [AlignedItem(tags[1]), AlignedItem(tags[2])])
      let view = AlignedView(items: [
        AlignedItem(tags[0]), AlignedItem(AlignedGroup(items: [AlignedItem(inner)])),
        AlignedItem(tags[3]),
      ])
      for (index, tag) in tags.enumerated() { view[tag].zIndex = index }
      #expect(zIndices(view) == [0, 1, 2, 3])
      tags[1].removeFromSuperview()
      #expect(view.items[1].group?.items.count == 1)
      #expect(zIndices(view) == [0, 2, 3])
      tags[2].removeFromSuperview()
      #expect(view.items.count == 2)
      #expect(zIndices(view) == [0, 3])
    }

    @Test func `a view of several items loses all of them when it is removed`() {
      let (first, second) = (TestTag(), TestTag())
      let view = AlignedView(items: [
        AlignedItem(first), AlignedItem(second), AlignedItem(AlignedGroup(items: [.init(first)])),
      ])
      first.removeFromSuperview()
      #expect(view.items.count == 1)
      #expect(view.arrangedSubviews == [second])
    }

    @Test func `a removed subview is released at once, before any layout`() {
      let view = AlignedView(tags: [10, 20, 30], width: 100)
      view.layoutIfNeeded()
      weak var tag: UIView?
      do {
        let last = view.arrangedSubviews[2]
        last.removeFromSuperview()
        tag = last
      }
      #expect(tag == nil)
    }

    @Test func `all subviews are changed and removed one by one, in any order`() {
      let fault = firstFault(ofSeeds: 200) { seed in
        MainActor.assumeIsolated {
          var random = SplitMix64(seed: seed)
          let view = AlignedView(
            tags: (0..<Int.random(in: 1...12, using: &random)).map { CGFloat($0) }, width: 100)
          var expected = view.arrangedSubviews
          for tag in expected.shuffled(using: &random) {
            if random.happens(onceIn: 3) { view.layoutIfNeeded() }
            view[tag].zIndex = expected.count
            guard view[tag].zIndex == expected.count else { return "another item" }
            if random.happens(onceIn: 2) {
              view.removeArrangedSubview(tag)
            } else {
              tag.removeFromSuperview()
            }
            expected.removeAll { $0 === tag }
            let isRead = random.happens(onceIn: 2)
            if isRead, view.arrangedSubviews != expected { return "other subviews" }
          }
          return view.items.isEmpty ? nil : "\(view.items.count) items"
        }
      }
      #expect(fault == nil)
    }
  }
#endif
