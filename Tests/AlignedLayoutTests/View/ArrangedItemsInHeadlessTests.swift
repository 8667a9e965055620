#if !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// What stops the program, and what needs an image.
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

    @Test func `texts and images are items without views made by hand`() {
      let image = Headless.image(size: CGSize(width: 30, height: 40))
      let view = AlignedView(
        items: [
          AlignedItem("one two three", attributes: CellAttributes(width: .remaining)),
          AlignedItem(image),
        ],
        attributes: SectionAttributes(cellSpacing: 10))
      let label = UILabel.words("one two three")
      label.font = UILabel().font
      label.numberOfLines = 0
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      view.layoutIfNeeded()
      let frames = view.arrangedSubviews.map(\.frame)
      let height = label.sizeThatFits(CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
        .height
      #expect(height > label.font.lineHeight * 1.5)
      expectEqual(
        frames,
        [CGRect(x: 0, y: 0, width: 60, height: height), CGRect(x: 70, y: 0, width: 30, height: 40)])
    }
  }
#endif
