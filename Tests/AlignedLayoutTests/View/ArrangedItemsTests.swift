#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Foundation
  import Testing
  import UIKit

  /// The items of an aligned view, found by their views.
  @MainActor
  @Suite struct ArrangedItemsTests {
    nonisolated static let rows: [AlignedViewRow] = [
      AlignedViewRow("a subview removed behind another is found at its new place") {
        let view = AlignedView(tags: [10, 20, 30, 40], width: 100)
        let tags = view.tags
        for (index, tag) in tags.enumerated() { view[tag].zIndex = index }
        return (
          view,
          [
            .change { view in
              tags[1].removeFromSuperview()
              view[tags[2]].zIndex = 20
              view.removeArrangedSubview(tags[0])
              view[tags[3]].zIndex = 30
            },
            .arranged([tags[2], tags[3]]), .zIndices([20, 30]),
            .change { view in
              view.insertArrangedSubview(tags[3], at: 0)
              view.addArrangedSubview(tags[1])
              view[tags[1]].zIndex = 10
            },
            .arranged([tags[3], tags[2], tags[1]]), .zIndices([30, 20, 10]),
          ]
        )
      },
      AlignedViewRow("a subview in a group has an item, and a group without items goes") {
        let tags = (0..<4).map { _ in TestTag() }
        let inner = AlignedGroup(items: [AlignedItem(tags[1]), AlignedItem(tags[2])])
        let view = AlignedView(items: [
          AlignedItem(tags[0]), AlignedItem(AlignedGroup(items: [AlignedItem(inner)])),
          AlignedItem(tags[3]),
        ])
        for (index, tag) in tags.enumerated() { view[tag].zIndex = index }
        return (
          view,
          [
            .zIndices([0, 1, 2, 3]), .change { _ in tags[1].removeFromSuperview() },
            .groupItemCount(1, 1), .zIndices([0, 2, 3]),
            .change { _ in tags[2].removeFromSuperview() }, .itemCount(2), .zIndices([0, 3]),
          ]
        )
      },
      AlignedViewRow("a view of several items loses all of them when it is removed") {
        let (first, second) = (TestTag(), TestTag())
        let view = AlignedView(items: [
          AlignedItem(first), AlignedItem(second), AlignedItem(AlignedGroup(items: [.init(first)])),
        ])
        return (
          view,
          [.change { _ in first.removeFromSuperview() }, .itemCount(1), .arranged([second])]
        )
      },
    ]

    @Test(arguments: rows)
    func `items are found by their views, and go with them`(row: AlignedViewRow) {
      row.expect()
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

    // MARK: Making

    /// A view that adds a subview in the one method for that.
    private final class Ready: AlignedView {
      var calls = 0
      let label = UILabel.words("ready")

      override func setUp() {
        calls += 1
        addArrangedSubview(label)
      }
    }

    @Test func `each way of making a view sets it up once`() throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      AlignedView(tags: [], width: 100).encode(with: archiver)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      let views = [
        Ready(), Ready(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
        Ready(arrangedSubviews: []), try #require(Ready(coder: coder)),
      ]
      expectEqual(views.map(\.calls), [1, 1, 1, 1])
      expectEqual(views.map { $0.arrangedSubviews == [$0.label] }, [true, true, false, true])
    }

    // MARK: Nibs

    @Test func `subviews of a nib are arranged in their order`() throws {
      let view = AlignedView(tags: [], width: 100)
      for text in ["one", "two"] { view.addSubview(UILabel.words(text)) }
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      view.encode(with: archiver)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      let loaded = try #require(AlignedView(coder: coder))
      expectEqual(loaded.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }, ["one", "two"])
      #expect(loaded.origins[1].x > 0)
      expectEqual(loaded.bounds.width, 100)
    }
  }
#endif
