import Testing

/// A fact about UIKit that the headless UIKit contradicts or has no word for, and the reason.
struct UnmodeledFact {
  enum Kind {
    /// The headless UIKit does something else.
    case differs
    /// The headless UIKit has nothing of the kind.
    case missing
  }

  let kind: Kind
  let fact: String
  /// The system on which it was recorded.
  let system: String
  let reason: String
  /// The number of records that say so.
  var records = 1
}

extension UnmodeledFact {
  static let all: [UnmodeledFact] = [
    UnmodeledFact(
      kind: .differs,
      fact: """
        Views up to 1008 points wide are readable everywhere inside their margins, and wider ones in 920 \
        points. Here it is 672 points.
        """,
      system: "iOS 26.1, Mac Catalyst",
      reason: """
        It is the width on a Mac, which has the idiom of an iPad and text of another size. That of a phone, \
        which the tests have, was not recorded.
        """, records: 12),
    UnmodeledFact(
      kind: .missing, fact: "The first 10 points of a finger's way do not scroll.",
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "Tests drag content to an offset, not a finger."),
    UnmodeledFact(
      kind: .missing, fact: "The offset lies on device pixels while content scrolls.",
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "Tests give the offsets, also between pixels."),
    UnmodeledFact(
      kind: .missing,
      fact: """
        Beyond the top, content follows the finger by less than half: a way of 590 points moves it by 235 in \
        a height of 852.
        """,
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "Tests drag content to an offset, not a finger."),
    UnmodeledFact(
      kind: .missing,
      fact: """
        Content comes to rest (v - 0.01) * 499 points from where the finger left it, for a velocity v in \
        points a millisecond.
        """,
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "Tests give the distance, because a layout must get along with any."),
    UnmodeledFact(
      kind: .missing,
      fact: "The offset of each sixtieth of a second while content decelerates or returns.",
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "There is no time: content decelerates in as many equal steps as a test asks for.",
      records: 4),
    UnmodeledFact(
      kind: .missing, fact: "Fast content goes 100 points beyond the bottom and returns.",
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "There is no bouncing. Tests drag beyond an edge where a layout must know it."),
    UnmodeledFact(
      kind: .missing, fact: "Content rests up to 1.7 points before the target that it announced.",
      system: "iOS 26.1, simulator of an iPhone 16",
      reason: "It follows from the frames of the deceleration, which are not modeled."),
    UnmodeledFact(
      kind: .missing,
      fact: "A reloadData() right after a batch asks for no cell while the animation runs.",
      system: "iOS 10 (radar 31748196)",
      reason: "Animations take no time, so nothing can happen while one runs."),
    UnmodeledFact(
      kind: .missing, fact: "A reloadData() inside a batch raises an exception.",
      system: "iOS 14 or 15 (a test of Composed that is expected to fail)",
      reason: "The test does not say what fails."),
    UnmodeledFact(
      kind: .missing,
      fact: "A reload of two sections, one of them empty before and after, raises an exception.",
      system: "iOS 9.3 (radar 28163205)",
      reason: "It is a bug of a system that no client of the library runs on."),
    UnmodeledFact(
      kind: .missing, fact: "Cells exactly as wide as the view get estimated heights in a batch.",
      system: "iOS 9 to 12 (radar 44241734)",
      reason: "It is a bug of systems that no client of the library runs on."),
    UnmodeledFact(
      kind: .differs,
      fact: "After an invalidation that names 100 items, elements were asked for before prepare().",
      system: "iOS 10 (radar 30043880)",
      reason: "Stacks of later systems show that prepare() comes first."),
    UnmodeledFact(
      kind: .missing,
      fact: """
        While a batch resolves, cells of the old and the new data may be asked for preferred sizes, and the \
        invalidations by them may recurse.
        """,
      system: "iOS 17.5, not 26 (swiftui-messaging-ui, pull request 43)",
      reason: "The record does not say when which cell is asked.", records: 2),
  ]
}

struct UnmodeledFactTests {
  /// A change of these numbers is a change of what is modeled: the README says both.
  @Test func `thirteen facts differ and sixteen are not modeled`() {
    func count(_ kind: UnmodeledFact.Kind) -> Int {
      UnmodeledFact.all.filter { $0.kind == kind }.map(\.records).reduce(0, +)
    }
    expectEqual(count(.differs), 13)
    expectEqual(count(.missing), 16)
    #expect(UnmodeledFact.all.allSatisfy { !$0.reason.isEmpty && !$0.system.isEmpty })
  }
}
