import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// The shop and the filters as screens in SwiftUI, used as people use them.
@MainActor
@Suite(.underAllModes)
struct ShopScreenExampleTests {
  private let stage = ScreenExampleStage(ShopScreenExample())

  private var productCount: Int { stage.view.numberOfItems(inSection: 2) }

  @Test func `filters that are tapped narrow what is shown, and nothing may be left`() async {
    await stage.settle()
    #expect(stage.texts.contains("27 products"))
    expectEqual(productCount, 8)
    await stage.tap("Paper")
    #expect(stage.texts.contains("9 products"))
    await stage.tap("Under 10 €")
    #expect(stage.texts.contains("6 products") && productCount == 6)
    await stage.tap("Tools")
    #expect(stage.texts.contains("0 products"))
    await stage.tap("Nothing matches. Show everything")
    #expect(stage.texts.contains("27 products"))
    #expect(!stage.texts.contains("Nothing matches. Show everything"))
  }

  @Test func `filters unfold, and stay so while others are chosen`() async {
    await stage.settle()
    #expect(!stage.texts.contains("Teal"))
    await stage.tap("+6 more")
    #expect(stage.texts.isSuperset(of: ["Teal", "Less"]))
    await stage.tap("Teal")
    await stage.scroll(to: 60)
    #expect(stage.texts.isSuperset(of: ["6 products", "Teal", "Less"]))
    await stage.tap("Less")
    #expect(!stage.texts.contains("Teal"))
  }

  @Test func `more is loaded at the end, and a button scrolls to the top`() async {
    var counts: [Int] = []
    for _ in 0..<5 {
      counts.append(productCount)
      await stage.scroll(to: stage.view.contentSize.height - 480)
    }
    expectEqual(counts, [8, 16, 24, 27, 27])
    await stage.tap("Top")
    expectEqual(stage.view.contentOffset.y, 0)
  }

  @Test func `a wide window has four columns, and what is read stays`() async {
    func columns() -> Int {
      let products = stage.view.indexPathsForVisibleItems.filter { $0.section == 2 }
        .compactMap { stage.view.layoutAttributesForItem(at: $0)?.frame }
      return Set(products.map(\.minX)).count
    }
    await stage.scroll(to: 340)
    expectEqual(columns(), 2)
    stage.window.frame.size.width = 800
    await stage.settle()
    expectEqual(columns(), 4)
    stage.window.frame.size.width = 375
    await stage.settle()
    expectEqual(columns(), 2)
  }

  @Test func `a product is put into the basket`() async {
    await stage.scroll(to: 200)
    await stage.choose("Put into the basket", of: "Composing stick")
    #expect(stage.texts.contains("1 in your basket"))
  }

  @Test func `pulling down shows what was delivered`() async {
    await stage.settle()
    let control = stage.view.refreshControl
    control?.beginRefreshing()
    control?.sendActions(for: .valueChanged)
    await stage.settle()
    #expect(control?.isRefreshing == false)
    await stage.scroll(to: 300)
    #expect(stage.texts.isSuperset(of: ["28 products", "Bone folder, the long one"]))
  }

  @Test func `the sheet of filters counts what matches, in both forms`() async {
    let sheet = ScreenExampleStage(FilterSheetExample())
    await sheet.settle()
    await sheet.tap("Under 10 €")
    #expect(sheet.texts.isSuperset(of: ["9 of 27 match", "Show 9 products"]))
    await sheet.tap("+3 more")
    await sheet.tap("For rent")
    #expect(sheet.texts.isSuperset(of: ["3 of 27 match", "Show 3 products", "Less"]))
    let list = ExampleStage(FiltersExample())
    var shown: [Product] = []
    list.example.show = { shown = $0 }
    await list.settle()
    await list.tap(ShopFilter.cheap, in: "Kinds")
    for text in ["+3 more", "Show 9 products"] {
      if let label = list.label(text) { Headless.tap(label) }
      await list.settle()
    }
    #expect(shown.count == 9 && list.texts.contains("For rent"))
  }
}

/// The chat as a screen in SwiftUI, used as people use it.
@MainActor
@Suite(.underAllModes)
struct ChatScreenExampleTests {
  private let stage = ScreenExampleStage(ChatScreenExample(), height: 400)
  private let bubble = "Good morning!"

  @Test func `it opens at its end, and a tap receives the next message there`() async {
    await stage.settle()
    #expect(stage.isAtEnd && stage.texts.contains("Seen"))
    await stage.tap(bubble)
    #expect(stage.isAtEnd && !stage.texts.contains("Seen"))
    #expect(stage.texts.contains("It is here. I have looked at it twice."))
    await stage.tap("It is here. I have looked at it twice.")
    await stage.tap("The comma is right.")
    await stage.tap("The comma is right.")
    #expect(stage.isAtEnd && stage.texts.contains("I said so."))
    #expect(!stage.texts.contains("New messages"))
  }

  @Test func `what arrives while older messages are read is unread, until one answers`() async {
    await stage.settle()
    await stage.scroll(to: stage.view.contentOffset.y - 200)
    let text = "The comma stays."
    let place = stage.place(of: text)
    #expect(place != nil)
    await stage.tap(text)
    await stage.tap(text)
    expectEqual(stage.place(of: text), place)
    await stage.scroll(to: stage.view.contentSize.height - 400)
    #expect(stage.texts.contains("New messages"))
    await stage.choose("Good.", of: "The comma is right.")
    #expect(stage.isAtEnd && stage.texts.isSuperset(of: ["Good.", "Seen"]))
    #expect(!stage.texts.contains("New messages"))
  }

  @Test func `older days are loaded at the top, and what is read stays in its place`() async {
    await stage.settle()
    let count = stage.view.numberOfSections
    while stage.view.numberOfSections == count, stage.view.contentOffset.y > 0 {
      let text = "On your desk, below the specimen book."
      let before = stage.place(of: text).map { $0 + 20 }
      stage.view.contentOffset.y -= 20
      await stage.settle()
      if let before, let after = stage.place(of: text) { #expect(abs(after - before) < 1) }
    }
    expectEqual(stage.view.numberOfSections, count + 1)
    await stage.scroll(to: 0)
    expectEqual(stage.view.numberOfSections, 4)
  }
}
