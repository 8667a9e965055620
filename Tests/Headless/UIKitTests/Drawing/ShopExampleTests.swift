import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// The shop of the playground, used as people use it.
@MainActor
@Suite(.underAllModes)
struct ShopExampleTests {
  private let stage = ExampleStage(ShopExample())

  @Test func `filters that are tapped narrow what is shown, and nothing may be left`() async {
    #expect(stage.texts.contains("27 products"))
    expectEqual(stage.paths(in: "products").count, 8)
    await stage.tap(ShopFilter.paper, in: "filters")
    #expect(stage.texts.contains("9 products"))
    await stage.tap(ShopFilter.cheap, in: "filters")
    #expect(stage.texts.contains("6 products"))
    expectEqual(stage.paths(in: "products").count, 6)
    await stage.tap(ShopFilter.tools, in: "filters")
    #expect(stage.texts.contains("0 products"))
    let nothing = "Nothing matches. Show everything"
    let label = stage.label(nothing)
    let cell = stage.view.visibleCells.first { $0.bounds.width == 343 }
    #expect(cell != nil && label != nil, "as wide as the section")
    if let label { Headless.tap(label) }
    await stage.settle()
    #expect(stage.texts.contains("27 products") && !stage.texts.contains(nothing))
  }

  @Test func `filters unfold by themselves, and stay so while others are chosen`() async {
    #expect(!stage.texts.contains("Teal"))
    await stage.scroll(to: 110)
    let product = stage.example.list?.view(ofItem: "Composing stick", inSection: "products")
    if let more = stage.label("+6 more") { Headless.tap(more) }
    await stage.settle()
    #expect(stage.texts.isSuperset(of: ["Teal", "Less"]))
    #expect(
      product === stage.example.list?.view(ofItem: "Composing stick", inSection: "products"))
    await stage.tap(ShopFilter.teal, in: "filters")
    #expect(stage.texts.isSuperset(of: ["6 products", "Teal", "Less"]))
    if let less = stage.label("Less") { Headless.tap(less) }
    await stage.settle()
    #expect(!stage.texts.contains("Teal"))
  }

  @Test func `more is loaded at the end, until there is no more`() async {
    var counts: [Int] = []
    for _ in 0..<5 {
      counts.append(stage.paths(in: "products").count)
      await stage.scroll(to: stage.view.contentSize.height - 480)
    }
    expectEqual(counts, [8, 16, 24, 27, 27])
    await stage.scroll(to: 0)
    await stage.tap(ShopFilter.paper, in: "filters")
    expectEqual(stage.paths(in: "products").count, 9, "what is loaded stays so")
  }

  @Test func `a wide window has four columns, and what is read stays`() async {
    func columns() -> Int {
      let products = stage.view.visibleCells.map(\.frame).filter { $0.width < 300 }
      let last = products.map(\.minY).max()
      return products.filter { $0.minY == last }.count
    }
    await stage.scroll(to: 340)
    expectEqual(columns(), 2)
    stage.window.frame.size.width = 800
    await stage.settle()
    expectEqual(columns(), 4)
    stage.window.frame.size.width = 375
    await stage.settle()
    expectEqual(columns(), 2)
    #expect(abs(stage.view.contentOffset.y - 340) < 1)
  }

  @Test func `a product of the columns or the carousel is put into the basket`() async throws {
    await stage.choose("Put into the basket", of: "Composing stick", in: "products")
    #expect(stage.texts.contains("1 in your basket"))
    let carousel = try #require(
      stage.view.subviews(ofType: UICollectionView.self).first)
    let menu = Headless.openContextMenu(forItemAt: [0, 1], in: carousel)
    (menu?.children.first as? UIAction).map(Headless.choose)
    await stage.settle()
    #expect(stage.texts.contains("2 in your basket"))
  }

  @Test func `pulling down shows what was delivered`() async {
    let control = stage.view.refreshControl
    control?.beginRefreshing()
    control?.sendActions(for: .valueChanged)
    await stage.settle()
    #expect(control?.isRefreshing == false)
    expectEqual(stage.path("Bone folder, the long one", in: "products").item, 0)
  }
}

extension UIView {
  fileprivate func subviews<Wanted: UIView>(ofType type: Wanted.Type) -> [Wanted] {
    subviews.flatMap { view in
      (view as? Wanted).map { [$0] } ?? view.subviews(ofType: type)
    }
  }
}
