#if canImport(UIKit)
  import UIKit

  extension Scenario {
    /// Items carried by hand. Their order of calls is known from nowhere (I); what is asked of the
    /// layout, and that data moves only at the end, is documented (D).
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
      Scenario("move by hand over a header") { recording in
        await recording.begin()
        await recording.step("lift the third item") {
          _ = recording.view.beginInteractiveMovementForItem(
            at: IndexPath(item: 2, section: 0))
        }
        await recording.step("carry it over the next section's header") {
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 180))
        }
        await recording.step("carry it below the header, and back over it") {
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 200))
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 130))
        }
        await recording.step("drop it") { recording.view.endInteractiveMovement() }
      },
      Scenario("move by hand to another section and back") { recording in
        await recording.begin()
        await recording.step("lift the first item and carry it to the next section") {
          _ = recording.view.beginInteractiveMovementForItem(
            at: IndexPath(item: 0, section: 0))
          recording.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 260))
        }
        await recording.step("scroll a little under it") { recording.view.contentOffset.y = 30 }
        await recording.step("cancel") { recording.view.cancelInteractiveMovement() }
      },
    ]
  }
#endif
