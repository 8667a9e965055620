#if canImport(UIKit)
  import UIKit

  extension Scenario {
    /// Interactive movement. The order of calls is inferred (I). Which calls the layout receives,
    /// and that data moves only at the end, is documented (D).
    static let movement = [
      Scenario("move by hand") { recording in
        await recording.begin()
        await recording.step("lift the first item") {
          let begins = recording.lift(0)
          recording.transcript.write("begins: \(begins)")
        }
        await recording.step("carry it over the third") { recording.carry(to: 150) }
        await recording.drop()
      },
      Scenario("move by hand and back") { recording in
        await recording.begin()
        await recording.step("lift and carry") {
          recording.lift(0)
          recording.carry(to: 100)
        }
        await recording.step("cancel") { recording.view.cancelInteractiveMovement() }
      },
      Scenario("move by hand to another section") { recording in
        await recording.begin()
        await recording.carryFirstToNextSection()
        await recording.step("carry it a little, and ask what the data source calls it") {
          recording.carry(to: 262)
          recording.transcript.write("uncommitted: \(recording.view.hasUncommittedUpdates)")
          for path in [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1)] {
            let own = recording.view.dataSourceIndexPath(forPresentationIndexPath: path)
            recording.transcript.write(
              "\(path.map(\.self)) is the data source's \(own?.map(\.self) ?? [])")
          }
        }
        await recording.drop()
      },
      Scenario("move by hand over a header") { recording in
        await recording.begin()
        await recording.step("lift the third item") { recording.lift(2) }
        await recording.step("carry it over the next section's header") { recording.carry(to: 180) }
        await recording.step("carry it below the header, and back over it") {
          recording.carry(to: 200)
          recording.carry(to: 130)
        }
        await recording.drop()
      },
      Scenario("move by hand to another section and back") { recording in
        await recording.begin()
        await recording.carryFirstToNextSection()
        await recording.step("scroll a little under it") { recording.view.contentOffset.y = 30 }
        await recording.step("cancel") { recording.view.cancelInteractiveMovement() }
      },
    ]
  }

  extension Recording {
    /// Lifts an item of the first section.
    @discardableResult
    fileprivate func lift(_ item: Int) -> Bool {
      view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0))
    }

    /// Moves the lifted item up or down.
    fileprivate func carry(to y: CGFloat) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y))
    }

    fileprivate func carryFirstToNextSection() async {
      await step("lift the first item and carry it to the next section") {
        lift(0)
        carry(to: 260)
      }
    }

    fileprivate func drop() async {
      await step("drop it") { view.endInteractiveMovement() }
    }
  }
#endif
