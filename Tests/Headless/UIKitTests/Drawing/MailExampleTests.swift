import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// The mail box of the playground, used as people use it.
@MainActor
@Suite(.underAllModes)
struct MailExampleTests {
  private let stage = ExampleStage(MailExample(), height: 600)

  private func cell(_ sender: String) -> MailCell? {
    stage.view.visibleCells.lazy.compactMap { $0 as? MailCell }.first { cell in
      cell.subviews(named: sender)
    }
  }

  private func swipe(_ sender: String, by distance: CGFloat) async {
    if let cell = cell(sender) {
      Headless.swipe(cell, by: CGVector(dx: distance, dy: 0))
    }
    await stage.settle()
  }

  /// Drags a mail by its grip.
  private func drag(_ sender: String, by distance: CGFloat) async {
    if let cell = cell(sender) {
      Headless.swipe(cell.grip, by: CGVector(dx: 0, dy: distance))
    }
    await stage.settle()
  }

  /// The senders of a day, in order.
  private func senders(_ day: String) -> [String] {
    stage.paths(in: day).compactMap {
      stage.example.list?.component(at: $0, as: MailRow.self)?.mail.sender
    }
  }

  @Test func `a swipe to the left archives a mail, and it comes back`() async {
    await swipe("Carla", by: -120)
    expectEqual(senders("Today"), ["Aldo", "The paper mill"])
    #expect(stage.texts.isSuperset(of: ["Today, 1 unread", "Bring back 1 from the archive"]))
    await swipe("The paper mill", by: -120)
    expectEqual(senders("Today"), ["Aldo"])
    if let label = stage.label("Bring back 2 from the archive") { Headless.tap(label) }
    await stage.settle()
    expectEqual(senders("Today"), ["Aldo", "Carla", "The paper mill"])
    expectEqual(stage.paths(in: "archive").count, 0)
    await swipe("Carla", by: -120)
    expectEqual(senders("Today"), ["Aldo", "The paper mill"], "a cell that was reused")
  }

  @Test func `a swipe to the right marks a mail, and a short one does nothing`() async {
    let carla = cell("Carla")
    await swipe("Carla", by: 120)
    #expect(stage.texts.contains("Today, 1 unread"))
    await swipe("Carla", by: 40)
    #expect(stage.texts.contains("Today, 1 unread"))
    await swipe("The paper mill", by: 120)
    #expect(stage.texts.contains("Today, 2 unread"))
    #expect(cell("Carla") === carla)
    expectEqual(carla?.contentView.frame.minX, 0)
  }

  @Test func `a tap opens a thread, another one closes it`() async {
    let height = cell("Aldo")?.frame.height ?? 0
    await stage.tap(1, in: "Today")
    #expect(stage.texts.contains("It has to stay.\nIt has to go.\nThen set it smaller."))
    #expect(stage.texts.contains("Today, 1 unread"))
    #expect(cell("Aldo")?.frame.height ?? 0 > height + 30)
    await stage.tap(3, in: "Today")
    expectEqual(cell("Aldo")?.frame.height, height)
    await stage.tap(3, in: "Today")
    expectEqual(cell("The paper mill")?.frame.height, height)
  }

  @Test func `a mail is dragged to another day, and keeps its cell`() async {
    let carla = cell("Carla")
    await drag("Carla", by: 120)
    expectEqual(senders("Today"), ["Aldo", "The paper mill"])
    #expect(senders("Tomorrow").contains("Carla"))
    #expect(cell("Carla") === carla)
    await swipe("Carla", by: -120)
    expectEqual(senders("Tomorrow"), ["Beatrice", "Bindery"])
  }

  @Test func `headers count again after a drag`() async {
    await drag("Carla", by: 120)
    #expect(stage.texts.isSuperset(of: ["Today, 1 unread", "Tomorrow, 2 unread"]))
  }

  @Test func `a mail is dragged to a day without mails`() async {
    await drag("Bindery", by: 90)
    expectEqual(senders("Tomorrow"), ["Beatrice"])
    expectEqual(senders("Next week"), ["Bindery"])
    #expect(!stage.texts.contains("Nothing to answer"))
  }

  @Test func `the last mail of a day is dragged away`() async {
    await swipe("Beatrice", by: -120)
    await drag("Bindery", by: -150)
    expectEqual(senders("Tomorrow"), [])
    #expect(senders("Today").contains("Bindery"))
    expectEqual(stage.paths(in: "Tomorrow").count, 1, "what stands in an empty day")
  }

  @Test func `a menu puts a mail off`() async {
    let aldo = cell("Aldo")
    await stage.choose("Put off to: Next week", of: 1, in: "Today")
    expectEqual(senders("Next week"), ["Aldo"])
    #expect(cell("Aldo") === aldo)
    await stage.choose("Archive", of: 1, in: "Next week")
    expectEqual(senders("Next week"), [])
    #expect(stage.texts.contains("Nothing to answer"))
  }
}

extension UIView {
  /// Returns whether a chip in the view shows a text.
  fileprivate func subviews(named text: String) -> Bool {
    (self as? Chip)?.text == text || subviews.contains { $0.subviews(named: text) }
  }
}
