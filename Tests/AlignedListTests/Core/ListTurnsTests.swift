@testable import AlignedList

import Foundation
import Testing

/// Which sections a list shows next, and which sizes it knows.
@MainActor
struct ListTurnsTests {
  @Test func `the last sections that wait are shown, and then what waits for them`() {
    var turns = ListTurns<Int>()
    var calls = 0
    let begins = turns.wait([1], animated: true)
    let beginsAgain = turns.wait([2], animated: false)
    #expect(begins && !beginsAgain)
    turns.wait { calls += 1 }
    let next = turns.beginUpdate()
    expectEqual(next?.sections, [2])
    expectEqual(next?.isAnimated, false)
    let beginsDuringUpdate = turns.wait([3], animated: true)
    let (other, action) = (turns.beginUpdate(), turns.nextAction())
    #expect(!beginsDuringUpdate && other == nil && action == nil && turns.isPending)
    turns.endUpdate()
    let last = turns.beginUpdate()
    turns.endUpdate()
    expectEqual(last?.sections, [3])
    expectEqual(turns.latest, [3])
    while let action = turns.nextAction() { action() }
    expectEqual(calls, 1)
    #expect(!turns.isPending)
  }

  @Test func `another content starts anew, once, and forgets the sections of the former one`() {
    var turns = ListTurns<Int>()
    func show(_ content: String, _ sections: [Int]) -> [Int] {
      turns.show(content)
      let former = turns.latest
      _ = turns.wait(sections, animated: true)
      return former
    }
    var begins: [Bool?] = []
    func update() {
      begins.append(turns.beginUpdate()?.startsAnew)
      turns.endUpdate()
    }
    let first = show("one", [1])
    update()
    let second = show("one", [2])
    update()
    // The second one waits, and is replaced.
    let third = show("two", [3])
    let fourth = show("two", [4])
    update()
    update()
    expectEqual([first, second, third, fourth], [[], [1], [], [3]])
    expectEqual(begins, [true, false, true, nil])
  }

  // Widths for which sizes are remembered, one after the other, and whether that for another one is known.
  nonisolated static let sizes:
    [(widths: [CGFloat], traits: Int, width: CGFloat, present: Int, isKnown: Bool)] = [
      ([100], 0, 100, 0, true), ([100], 0, 101, 0, false), ([100], 0, 100, 1, false),
      ([100], -1, 100, 0, true), ([1, 2, 3], 0, 1, 0, true), ([1, 2, 3, 4], 0, 1, 0, false),
    ]

  @Test(arguments: sizes.indices)
  func `the last sizes are remembered`(row: Int) {
    let row = Self.sizes[row]
    let known = RememberedSizes()
    for width in row.widths {
      known.remember(CGSize(width: width, height: 20), fitting: width, traits: row.traits)
    }
    expectEqual(
      known.size(fitting: row.width, traits: row.present, hosting: -1) != nil, row.isKnown)
    known.forget()
    #expect(known.size(fitting: row.width, traits: row.present, hosting: -1) == nil)
  }
}
