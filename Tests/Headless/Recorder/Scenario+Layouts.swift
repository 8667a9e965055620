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
  }
#endif
