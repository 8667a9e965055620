import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// The chat of the playground, used as people use it.
@MainActor
@Suite(.underAllModes)
struct ChatExampleTests {
  private let stage = ExampleStage(ChatExample(), height: 400)

  private var isAtEnd: Bool {
    abs(stage.view.contentOffset.y + 400 - stage.view.contentSize.height) < 1
  }

  /// Where the first message of a text is on the screen.
  private func place(of text: String) -> CGFloat? {
    stage.label(text).map { $0.convert($0.bounds, to: stage.window).minY }
  }

  @Test func `it opens at its end, and a tap receives the next message there`() async {
    await stage.settle()
    #expect(isAtEnd && stage.texts.contains("Seen"))
    await stage.tap("text 1", in: "Today")
    #expect(isAtEnd && stage.texts.contains("It is here. I have looked at it twice."))
    #expect(!stage.texts.contains("Seen"))
    await stage.tap("text 5", in: "Today")
    #expect(isAtEnd && stage.texts.contains("The comma is right."))
    await stage.tap("text 5", in: "Today")
    await stage.tap("text 5", in: "Today")
    #expect(stage.texts.contains("I said so.") && !stage.texts.contains("New messages"))
  }

  @Test func `what arrives while older messages are read is unread, and nothing moves`() async {
    await stage.settle()
    await stage.scroll(to: 200)
    let text = "The last line of chapter four is too loose."
    let place = place(of: text)
    #expect(place != nil)
    stage.example.receive()
    await stage.settle()
    stage.example.receive()
    await stage.settle()
    expectEqual(self.place(of: text), place)
    #expect(stage.path("unread", in: "Today") < stage.path("picture 5", in: "Today"))
    await stage.scroll(to: stage.view.contentSize.height - 400)
    #expect(stage.texts.contains("New messages"))
    stage.example.receive()
    await stage.settle()
    #expect(isAtEnd && !stage.texts.contains("New messages"))
    #expect(stage.example.list?.indexPath(ofItem: "unread", inSection: "Today") == nil)
  }

  @Test func `an answer scrolls to the end, from wherever it is sent`() async {
    await stage.settle()
    await stage.scroll(to: 200)
    stage.example.receive()
    await stage.settle()
    await stage.choose("Good.", of: "text 3", in: "Yesterday")
    #expect(isAtEnd)
    #expect(stage.texts.isSuperset(of: ["Good.", "Seen"]) && !stage.texts.contains("New messages"))
    await stage.tap("text 6", in: "Today")
    #expect(isAtEnd && stage.texts.contains("The comma is right."))
  }

  @Test func `older days are loaded at the top, and what is read stays in its place`() async {
    await stage.settle()
    // Where UIKit applies offsets late, the first day is displayed before the view is at its end.
    let count = stage.sections.count
    while stage.sections.count == count, stage.view.contentOffset.y > 0 {
      let text = "On your desk, below the specimen book."
      let before = place(of: text).map { $0 + 20 }
      stage.view.contentOffset.y -= 20
      await stage.settle()
      if let before, let after = place(of: text) { #expect(abs(after - before) < 1) }
    }
    expectEqual(stage.sections.count, count + 1)
    await stage.scroll(to: 0)
    expectEqual(stage.sections, ["Monday", "Tuesday", "Yesterday", "Today"])
  }
}
