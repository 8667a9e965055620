#if canImport(UIKit)
  import UIKit

  extension Scenario {
    /// Self-sizing views, which are measured and laid out again within the pass that shows them
    /// (S, `_checkForPreferredAttributesInView`).
    static let selfSizing = [
      Scenario("cells choose their heights", cellsSizeThemselves: true) { recording in
        for (number, name) in recording.data.sections.joined().enumerated() {
          recording.data.heights[name] = CGFloat(30 + number % 4 * 15)
        }
        await recording.display()
        await recording.step("scroll") { recording.view.contentOffset.y = 120 }
        await recording.step("invalidate") { recording.layout.invalidateLayout() }
      },
      Scenario("cells choose while scrolling", cellsSizeThemselves: true) { recording in
        for name in recording.data.sections.joined() { recording.data.heights[name] = 65 }
        recording.layout.adjustsOffset = true
        await recording.begin()
        await recording.step("down by a little") { recording.view.contentOffset.y = 60 }
        await recording.step("far down, past what was never shown") {
          recording.view.contentOffset.y = 480
        }
        await recording.step("up, to where a row begins above that was never shown") {
          recording.view.contentOffset.y = 440
        }
      },
      Scenario("a header chooses its height") { recording in
        recording.layout.headersSizeThemselves = true
        recording.data.headerHeights = [0: 35, 1: 50]
        await recording.display()
        await recording.step("scroll until it is pinned") { recording.view.contentOffset.y = 60 }
        await recording.step("until the next one pushes it") {
          recording.view.contentOffset.y = 165
        }
      },
      Scenario("cells choose after a rotation", cellsSizeThemselves: true) { recording in
        for name in recording.data.sections.joined() { recording.data.areas[name] = 12_000 }
        await recording.begin()
        await recording.step("rotate, animated") {
          UIView.animate(withDuration: 0.1) {
            recording.view.frame.size = CGSize(width: 300, height: 200)
            recording.view.layoutIfNeeded()
          }
        }
      },
      Scenario("a cell chooses after an insertion", cellsSizeThemselves: true) { recording in
        recording.data.heights["new"] = 80
        await recording.begin()
        await recording.update("insert it") { view, data in
          data.sections[0].insert("new", at: 1)
          view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
      },
      Scenario("cells choose within a mixed batch", cellsSizeThemselves: true) { recording in
        recording.data.heights = ["0-0": 40, "0-1": 60, "new": 80, "renamed": 30]
        await recording.begin()
        await recording.update("insert, reload, delete and move") { view, data in
          data.sections[0] = ["new", "renamed", "0-1"]
          view.deleteItems(at: [IndexPath(item: 2, section: 0)])
          view.reloadItems(at: [IndexPath(item: 0, section: 0)])
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
          data.sections[1].swapAt(0, 1)
          view.moveItem(at: IndexPath(item: 1, section: 1), to: IndexPath(item: 0, section: 1))
        }
      },
    ]

    /// Visible cells that are measured again, all in one pass (W, 2022, session 10068). The cell or
    /// its content view invalidates its intrinsic content size.
    static let selfSizingInvalidation = [
      Scenario("a visible cell measures itself again", cellsSizeThemselves: true) { recording in
        await recording.begin()
        await recording.step("a cell") {
          recording.choose(90, 1)?.invalidateIntrinsicContentSize()
        }
        await recording.step("another one twice, and a third by its content view") {
          recording.choose(40, 0)?.invalidateIntrinsicContentSize()
          recording.choose(30, 0)?.invalidateIntrinsicContentSize()
          recording.choose(70, 2)?.contentView.invalidateIntrinsicContentSize()
        }
        await recording.step("the same size again") {
          recording.choose(70, 2)?.invalidateIntrinsicContentSize()
        }
      },
      // Views within a cell count by their constraints. There are none here; a device may differ.
      Scenario("a view in a cell invalidates its size", cellsSizeThemselves: true) { recording in
        await recording.begin()
        await recording.step("a view within, where only the cell counts") {
          recording.chooseWithin(90)
        }
        await recording.step("where constraints count") {
          guard #available(iOS 16, tvOS 16, *) else { return }
          recording.view.selfSizingInvalidation = .enabledIncludingConstraints
          recording.chooseWithin(80)
        }
        await recording.step("where nothing counts") {
          guard #available(iOS 16, tvOS 16, *) else { return }
          recording.view.selfSizingInvalidation = .disabled
          recording.choose(20, 0)?.invalidateIntrinsicContentSize()
        }
      },
      Scenario("a reconfigured cell measures itself again", cellsSizeThemselves: true) {
        recording in
        await recording.begin()
        recording.data.heights["0-1"] = 95
        await recording.step("reconfigureItems") {
          recording.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        }
      },
      Scenario("a visible cell measures itself again in a batch", cellsSizeThemselves: true) {
        recording in
        await recording.begin()
        let cell = recording.choose(90, 1)
        await recording.update("an insertion, and the cell behind it") { view, data in
          cell?.invalidateIntrinsicContentSize()
          data.sections[0].insert("new", at: 1)
          view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
      },
    ]
  }

  extension Recording {
    /// Changes the preferred height of a cell in the first section, without an invalidation.
    func choose(_ height: CGFloat, _ item: Int) -> RecordedCell? {
      let path = IndexPath(item: item, section: 0)
      let cell = view.cellForItem(at: path) as? RecordedCell
      cell?.preferredHeight = { _ in height }
      return cell
    }

    /// Changes the preferred height of the first cell, and invalidates a view within it.
    func chooseWithin(_ height: CGFloat) {
      guard let content = choose(height, 0)?.contentView else { return }
      if content.subviews.isEmpty { content.addSubview(UIView(frame: content.bounds)) }
      content.subviews.first?.invalidateIntrinsicContentSize()
    }
  }
#endif
