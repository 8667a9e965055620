#if canImport(UIKit)
  import UIKit

  extension Scenario {
    static let layouts = [
      Scenario("replace the layout") { recording in
        await recording.begin()
        await recording.step("the same again") {
          recording.view.collectionViewLayout = recording.layout
        }
        await recording.step("another one") {
          let other = RecordedLayout(recording.transcript, name: "new")
          other.rowHeight = 70
          recording.view.collectionViewLayout = other
        }
      },
      Scenario("replace the layout animated") { recording in
        await recording.begin()
        await recording.step("another one") {
          let other = RecordedLayout(recording.transcript, name: "new")
          other.rowHeight = 70
          recording.view.setCollectionViewLayout(other, animated: true) {
            recording.transcript.write("completion(\($0))")
          }
        }
      },
    ]

    static let selfSizing = [
      Scenario("cells choose their heights", asksCells: true) { recording in
        for (number, name) in recording.data.sections.joined().enumerated() {
          recording.data.heights[name] = CGFloat(30 + number % 4 * 15)
        }
        await recording.display()
        await recording.step("scroll") { recording.view.contentOffset.y = 120 }
        await recording.step("invalidate") { recording.layout.invalidateLayout() }
      },
      Scenario("a cell chooses after an insertion", asksCells: true) { recording in
        recording.data.heights["new"] = 80
        await recording.begin()
        await recording.update("insert it") { view, data in
          data.sections[0].insert("new", at: 1)
          view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
      },
    ]

    static let movement = [
      Scenario("move by hand") { recording in
        await recording.begin()
        await recording.step("lift the first item") {
          let path = IndexPath(item: 0, section: 0)
          let begins = recording.view.beginInteractiveMovementForItem(at: path)
          recording.transcript.write("begins: \(begins)")
        }
        await recording.step("carry it over the third") {
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
        }
        await recording.step("drop it") { recording.view.endInteractiveMovement() }
      },
      Scenario("move by hand and back") { recording in
        await recording.begin()
        await recording.step("lift and carry") {
          _ = recording.view.beginInteractiveMovementForItem(
            at: IndexPath(item: 0, section: 0))
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
        }
        await recording.step("cancel") { recording.view.cancelInteractiveMovement() }
      },
      Scenario("move by hand to another section") { recording in
        await recording.begin()
        await recording.step("lift the first item and carry it to the next section") {
          _ = recording.view.beginInteractiveMovementForItem(
            at: IndexPath(item: 0, section: 0))
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 260))
        }
        await recording.step("carry it a little, and ask what the data source calls it") {
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 262))
          recording.transcript.write("uncommitted: \(recording.view.hasUncommittedUpdates)")
          for path in [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1)] {
            let own = recording.view.dataSourceIndexPath(forPresentationIndexPath: path)
            recording.transcript.write(
              "\(path.map(\.self)) is the data source's \(own?.map(\.self) ?? [])")
          }
        }
        await recording.step("drop it") { recording.view.endInteractiveMovement() }
      },
    ]
  }
#endif
