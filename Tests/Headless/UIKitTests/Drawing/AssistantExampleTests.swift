import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// The assistant of the playground, used as people use it.
@MainActor
@Suite(.underAllModes)
struct AssistantExampleTests {
  private let stage = ExampleStage(AssistantExample(), height: 400)

  /// How far the question of a turn is below the top of the view.
  private func place(ofTurn turn: Int) -> CGFloat? {
    stage.view.layoutAttributesForItem(at: stage.path(turn, in: "turns")).map {
      $0.frame.minY - stage.view.contentOffset.y
    }
  }

  private var isAtEnd: Bool {
    abs(stage.view.contentOffset.y + 400 - stage.view.contentSize.height) < 1
  }

  @Test func `a question stays at the top while its answer streams in`() async {
    await stage.settle()
    #expect(isAtEnd)
    stage.example.ask()
    await stage.settle()
    expectEqual(place(ofTurn: 4), 0)
    #expect(isAtEnd)
    let offset = stage.view.contentOffset.y
    while stage.example.answer(words: 3) {
      await stage.settle()
      expectEqual(stage.view.contentOffset.y, offset)
      #expect(isAtEnd)
    }
    await stage.settle()
    expectEqual(place(ofTurn: 4), 0)
  }

  @Test func `whoever scrolls away is left alone, and finds the space again`() async {
    stage.example.ask()
    await stage.settle()
    let offset = stage.view.contentOffset.y
    await stage.scroll(to: 20)
    stage.example.answer(words: 20)
    await stage.settle()
    expectEqual(stage.view.contentOffset.y, 20)
    await stage.scroll(to: stage.view.contentSize.height - 400)
    expectEqual(stage.view.contentOffset.y, offset)
    expectEqual(place(ofTurn: 4), 0)
  }

  @Test func `the question stays at the top of a view of another size, and below a keyboard`() async
  {
    stage.example.ask()
    stage.example.answer(words: 20)
    await stage.settle()
    stage.view.contentInset.bottom = 150
    await stage.settle()
    expectEqual(place(ofTurn: 4), 0)
    stage.view.contentInset.bottom = 0
    await stage.settle()
    expectEqual(place(ofTurn: 4), 0)
    stage.view.frame.size = CGSize(width: 500, height: 300)
    await stage.settle()
    expectEqual(place(ofTurn: 4), 0)
    stage.example.ask()
    await stage.settle()
    expectEqual(place(ofTurn: 6), 0)
  }
}
