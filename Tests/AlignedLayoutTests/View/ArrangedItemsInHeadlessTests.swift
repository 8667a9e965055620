#if !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// What stops the program.
  @MainActor
  @Suite struct ArrangedItemsInHeadlessTests {
    @Test func `the item of a view that is not arranged stops the program and says why`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let view = AlignedView(arrangedSubviews: [])
          let badge = UIView()
          view.addSubview(badge)
          view[badge].zIndex = 1
        }
      }
      let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(words.contains("because it is not one of its arranged subviews."))
    }
  }
#endif
