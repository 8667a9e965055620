@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// Sections of SwiftUI views in a screen.
@MainActor
@Suite(.underAllModes)
struct AlignedScreenTests {
  nonisolated static let examples: [ScreenExample] = [
    ScreenExample(
      "views stand on lines with their own widths",
      frames: [
        CGRect(x: 0, y: 0, width: 90, height: 20), CGRect(x: 95, y: 0, width: 90, height: 20),
        CGRect(x: 0, y: 25, width: 120, height: 20),
      ]
    ) {
      AlignedScreen([Block(id: 1, width: 90), Block(id: 2, width: 90), Block(id: 3, width: 120)]) {
        $0
      }
    },
    // "several words" takes 104 of the 120 points.
    ScreenExample(
      "a text breaks in its line, and is as wide as its longest line", width: 120,
      frames: [
        CGRect(x: 0, y: 0, width: 24, height: 20), CGRect(x: 0, y: 25, width: 104, height: 40),
      ]
    ) { AlignedScreen(["one", "a text of several words"], id: \.self) { Text($0) } },
    ScreenExample(
      "a closure of several statements builds a view",
      items: [.width: [40, 40], .height: [20, 20]]
    ) {
      AlignedScreen {
        ListSection("a", of: [Block(id: 7), Block(id: 8)]) { block in
          let isFirst = block.id == 7
          if isFirst { Text("first") } else { block }
        }
      }
    },
  ]

  @Test(arguments: examples)
  func `views have frames`(example: ScreenExample) {
    example.expect()
  }

  @Test func `SwiftUI views and components stand in one section`() {
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a") {
          Block(id: 1, width: 60)
          Tile(id: 2, width: 70, height: 30)
          Text("abc")
        }
        .header { Text("Header") }
        .footer { Tile(id: 3, height: 12) }
      })
    expectEqual(stage.frames().map(\.minX), [0, 65, 140])
    expectEqual(stage.frames().map(\.height), [20, 30, 20])
    let header = stage.view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expectEqual(header?.frame.height, 20)
    expectEqual(stage.frame(0)?.minY, 20)
  }

  // MARK: Updates

  @Test func `a changed element fills one cell, and equal ones are not touched`() {
    var blocks = (1...6).map { Block(id: $0) }
    let stage = ScreenStage(AlignedScreen(blocks) { $0 })
    expectEqual(stage.configurationCounts, [1, 1, 1, 1, 1, 1])
    let cells = (0..<6).map { stage.cell($0) }
    stage.show(AlignedScreen(blocks) { $0 })
    expectEqual(stage.configurationCounts, [1, 1, 1, 1, 1, 1])
    blocks[3].width = 55
    let measured = Block.measuring { stage.show(AlignedScreen(blocks) { $0 }) }
    expectEqual(stage.configurationCounts, [1, 1, 1, 2, 1, 1])
    expectEqual(Set(measured), [4])
    expectEqual(stage.frame(3)?.width, 55)
    #expect(zip(cells, (0..<6).map { stage.cell($0) }).allSatisfy { $0 === $1 })
  }

  /// A screen that is shown twice, and the widths and the numbers of fillings of its views.
  struct Update: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let widths: [[CGFloat]]
    let counts: [Int]
    let screen: @MainActor @Sendable (_ number: Int) -> AlignedScreen
  }

  nonisolated static let updates: [Update] = [
    Update(
      testDescription: "what a view reads besides its element changes it, too",
      widths: [[80, 40, 40], [40, 80, 40]], counts: [2, 2, 1]
    ) { number in
      AlignedScreen([1, 2, 3], id: \.self) { Block(id: $0, width: $0 == number ? 80 : 40) }
    },
    Update(
      testDescription: "a view with a closure is passed again",
      widths: [[40, 40], [40, 40]], counts: [2, 2]
    ) { _ in
      AlignedScreen([1, 2], id: \.self) { id in ClosureView { Block(id: id) } }
    },
  ]

  @Test(arguments: updates)
  func `an update passes what has changed`(update: Update) {
    let stage = ScreenStage(update.screen(1))
    expectEqual(stage.frames().map(\.width), update.widths[0])
    stage.show(update.screen(2))
    expectEqual(stage.configurationCounts, update.counts)
    expectEqual(stage.frames().map(\.width), update.widths[1])
  }

  @Test func `elements that move keep their cells, and what stands in a hidden one follows`() {
    var blocks = (1...40).map { Block(id: $0, width: 200) }
    let stage = ScreenStage(AlignedScreen(blocks) { $0 })
    let (first, second) = (stage.cell(0), stage.cell(1))
    let identities = (0..<2).map { stage.hosted($0)?.host.root.identity }
    blocks.swapAt(0, 1)
    blocks[30].height = 60
    stage.show(AlignedScreen(blocks) { $0 })
    #expect(stage.cell(1) === first)
    #expect(stage.cell(0) === second)
    expectEqual((0..<2).map { stage.hosted($0)?.host.root.identity }, identities.reversed())
    stage.view.contentOffset.y = stage.frame(30)?.minY ?? 0
    stage.host.layOut()
    expectEqual(stage.frame(30)?.height, 60)
  }

  @Test func `an update is animated by a transaction with an animation alone`() {
    func screen(_ number: Int) -> AlignedScreen {
      AlignedScreen { ListSection("a") { AnimationProbe(number: number).id(number) } }
    }
    let stage = ScreenStage(screen(0))
    for (number, animated) in [false, true, false].enumerated() {
      stage.show(animated: animated, screen(number + 1))
      expectEqual(AnimationProbe.wasAnimated, animated)
    }
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    stage.host.update(screen(4).withoutInsets, transaction: transaction)
    #expect(!AnimationProbe.wasAnimated)
  }

  @Test func `a ForEach is one item for each element, and an optional view is one or none`() {
    let blocks = [Block(id: 7), Block(id: 8)]
    func screen(_ more: Block?) -> AlignedScreen {
      AlignedScreen {
        ListSection("a") {
          ForEach(blocks, id: \.id) { $0 }
          ForEach(["x", "y"], id: \.self) { Text($0) }
          more
        }
      }
    }
    let stage = ScreenStage(screen(nil))
    expectEqual(stage.frames().map(\.width), [40, 40, 8, 8])
    expectEqual(stage.list.indexPath(ofItem: 8, inSection: "a"), [0, 1])
    expectEqual(stage.list.indexPath(ofItem: "y", inSection: "a"), [0, 3])
    stage.show(screen(Block(id: 1, width: 50)))
    expectEqual(stage.frames().map(\.width), [40, 40, 8, 8, 50])
  }

  @Test func `an item with a closure in a section by hand is no batch of updates`() {
    func screen(_ width: CGFloat) -> AlignedScreen {
      AlignedScreen {
        ListSection("a") {
          ListItem(id: 1) { ClosureView { Block(id: 1, width: width) } }
          Block(id: 2)
        }
      }
    }
    let stage = ScreenStage(screen(40))
    let before = Headless.lastAnimation(of: stage.view) == nil
    stage.show(screen(70))
    expectEqual(stage.frames().map(\.minX), [0, 75])
    expectEqual(stage.configurationCounts, [2, 1])
    expectEqual((Headless.lastAnimation(of: stage.view) == nil), before)
  }

  @Test func `an action at the end of a section is called after the update`() async {
    var (count, calls) = (3, 0)
    var isUpdating = false
    func screen() -> AlignedScreen {
      AlignedScreen {
        ListSection("a", of: (0..<count).map { Block(id: $0) }) { $0 }
          .onReachEnd {
            calls += 1
            #expect(!isUpdating)
          }
      }
    }
    let stage = ScreenStage(screen())
    await stage.settle()
    expectEqual(calls, 1)
    count = 5
    isUpdating = true
    stage.show(screen())
    isUpdating = false
    await stage.settle()
    expectEqual(calls, 2)
  }

  // MARK: State

  @Test func `a view that is reused for another element loses its state`() {
    let blocks = (1...200).map { Block(id: $0, width: 200) }
    let stage = ScreenStage(AlignedScreen(blocks) { $0 })
    var identities: [ObjectIdentifier: Set<AnyHashable>] = [:]
    for step in 0..<20 {
      stage.view.contentOffset.y = CGFloat(step * 120)
      stage.host.layOut()
      for path in stage.view.indexPathsForVisibleItems {
        guard let hosted = stage.hosted(path.item) else { continue }
        let identity = hosted.host.root.identity
        identities[ObjectIdentifier(hosted), default: []].insert(identity ?? AnyHashable("none"))
      }
    }
    let all = identities.values.flatMap { $0 }
    #expect(all.count > 90)
    expectEqual(Set(all).count, all.count)
  }

  @Test func `a view whose element goes is let go`() {
    let stage = ScreenStage(AlignedScreen((1...4).map { Block(id: $0) }) { $0 })
    weak let hosted = stage.hosted(2)
    #expect(hosted != nil)
    stage.show(AlignedScreen([1, 2, 4].map { Block(id: $0) }) { $0 })
    #expect(hosted == nil)
  }
}

/// A view that stores a closure.
private struct ClosureView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
