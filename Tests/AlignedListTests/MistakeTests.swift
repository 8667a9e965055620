@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Mistakes of a client are reported in one sentence, and the list shows what it can.
@MainActor
@Suite(.underAllModes)
struct MistakeTests {
  private struct Unsized: ListComponent, Equatable {
    func makeView() -> UIView { UIView(frame: .zero) }

    func configure(_ view: UIView) {}
  }

  private struct Empty: ListComponent, Equatable {
    func makeView() -> EmptyView { EmptyView(frame: .zero) }

    func configure(_ view: EmptyView) {}
  }

  private final class EmptyView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  }

  private struct Showing: ListComponent, Equatable {
    let number: Int
    let list: @MainActor () -> CollectionViewAlignedList?

    static func == (first: Showing, second: Showing) -> Bool { first.number == second.number }

    func makeView() -> BarView { BarView() }

    func configure(_ view: BarView) {
      if number == 1 { list()?.show { ListSection("a") { Showing(number: 2, list: list) } } }
    }

    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 20, height: 20) }
  }

  /// A list, and how many mistakes it has.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let mistakeCount: Int

    /// What the first mistake contains.
    var text: String?

    /// The number of items that are shown, and the size of the last of them if the row says it.
    let itemCount: Int
    var lastSize: CGSize?
    let sections: @MainActor @Sendable () -> [ListSection]
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "a component without a size is reported once", mistakeCount: 1,
      text: "has no size", itemCount: 3, lastSize: CGSize(width: 40, height: 20)
    ) {
      [
        ListSection("a") {
          Unsized()
          Unsized()
          Tile(id: 1)
        }
      ]
    },
    Example(
      testDescription: "a view that measures nothing is no mistake", mistakeCount: 0, itemCount: 1
    ) { [ListSection("a") { Empty() }] },
    Example(
      testDescription: "ids that occur twice are reported with their section", mistakeCount: 2,
      itemCount: 2
    ) { [ListSection("a", of: [1, 1]) { Tile(id: $0) }, ListSection("a") {}] },
  ]

  @Test(arguments: examples)
  func `a list shows what it can`(example: Example) {
    let stage = ListStage()
    stage.show { example.sections() }
    expectEqual(stage.mistakes.count, example.mistakeCount)
    if let text = example.text { #expect(stage.mistakes.first?.contains(text) == true) }
    expectEqual(stage.view.numberOfItems(inSection: 0), example.itemCount)
    if let size = example.lastSize {
      expectEqual(stage.frame(example.itemCount - 1)?.size, size)
    }
  }

  @Test func `a list that is shown where a view is filled is reported, and shown in the next turn`()
    async
  {
    let stage = ListStage()
    stage.show { ListSection("a") { Showing(number: 1) { [weak stage] in stage?.list } } }
    #expect(stage.mistakes.first?.contains("fills or measures a view") == true)
    await stage.settle()
    expectEqual(stage.list.component(at: [0, 0], as: Showing.self)?.number, 2)
  }

  private struct Restless: ListPart {
    @ListState private var count = 0

    var body: [ListSection] {
      let _ = count += 1
      ListSection("a") { Tile(id: 1, text: "\(count)") }
    }
  }

  @Test func `a state that changes while its part is described is reported`() async {
    let stage = ListStage()
    stage.show { Restless() }
    await stage.settle()
    expectEqual(stage.mistakes.count, 1)
    #expect(stage.mistakes.first?.contains("Restless") == true)
    expectEqual(stage.texts, ["1"])
  }

}
