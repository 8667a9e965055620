@testable import AlignedList

import SwiftUI
import Testing
import UIKit

/// How views are compared that are not `Equatable`.
@MainActor
struct ViewValueTests {
  private final class Model {
    var value = 1
  }

  private struct Badge: View {
    let number: Int
    let name: String?
    var body: some View { Text("\(number)") }
  }

  private struct Card<Content: View>: View {
    let badge: Badge
    let content: Content
    let model: Model
    var body: some View { content }
  }

  private struct Action: View {
    let action: () -> Void
    var body: some View { Text("") }
  }

  private enum Kind {
    case plain, other
    case named(Model)
    case framed(Badge)
  }

  private struct Hiding: CustomReflectable {
    let secret: Model
    var customMirror: Mirror { Mirror(self, children: [:]) }
  }

  /// A value that is equal to all others of its type.
  private struct Indifferent: Equatable {
    let number: Int
    static func == (first: Indifferent, second: Indifferent) -> Bool { true }
  }

  /// Pairs of values, and whether they are equal.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// For each pair, whether its values are expected to be equal, and whether they are.
    let pairs: @MainActor @Sendable () -> [(expected: Bool, actual: Bool)]

    init(
      _ name: String, _ pairs: @escaping @MainActor @Sendable () -> [(expected: Bool, actual: Bool)]
    ) {
      testDescription = name
      self.pairs = pairs
    }
  }

  nonisolated static let examples: [Example] = [
    Example("structures are equal if all that they store is") {
      [
        (true, areEqual(Badge(number: 1, name: "a"), Badge(number: 1, name: "a"))),
        (false, areEqual(Badge(number: 1, name: "a"), Badge(number: 2, name: "a"))),
        (false, areEqual(Badge(number: 1, name: "a"), Badge(number: 1, name: nil))),
        (true, areEqual(Badge(number: 1, name: nil), Badge(number: 1, name: nil))),
        (true, areEqual(EmptyView(), EmptyView())),
      ]
    },
    Example("objects are equal if they are the same") {
      let (one, other) = (Model(), Model())
      @MainActor func card(_ model: Model, _ text: String) -> Card<Text> {
        Card(badge: Badge(number: 1, name: nil), content: Text(text), model: model)
      }
      return [
        (true, areEqual(card(one, "a"), card(one, "a"))),
        (false, areEqual(card(one, "a"), card(other, "a"))),
        (false, areEqual(card(one, "a"), card(one, "b"))),
      ]
    },
    Example("closures are never equal") {
      let action = Action {}
      return [(false, areEqual(action, action)), (false, areEqual([{}], [{}]))]
    },
    Example("cases with values are compared, and others are not known to be equal") {
      let model = Model()
      let framed = Kind.framed(Badge(number: 1, name: ""))
      return [
        (true, areEqual(Kind.named(model), .named(model))),
        (false, areEqual(Kind.named(model), .named(Model()))),
        (true, areEqual(framed, .framed(Badge(number: 1, name: "")))),
        (false, areEqual(Kind.named(model), framed)),
        (false, areEqual(Kind.plain, .other)),
        (false, areEqual(Kind.plain, .plain)),
      ]
    },
    Example("collections and tuples are compared by their elements") {
      let badges = [Badge(number: 1, name: nil), Badge(number: 2, name: nil)]
      return [
        (true, areEqual(badges, badges)),
        (false, areEqual(badges, Array(badges.reversed()))),
        (false, areEqual(badges, Array(badges.prefix(1)))),
        (true, areEqual((badges, 1), (badges, 1))),
        (false, areEqual((badges, 1), (badges, 2))),
      ]
    },
    Example("a value that does not show all of itself is not known to be equal") {
      let hiding = Hiding(secret: Model())
      return [(false, areEqual(hiding, hiding))]
    },
    Example("a type's own comparison holds") {
      [(true, areEqual(Indifferent(number: 1), Indifferent(number: 2)))]
    },
    Example("types are compared") {
      [
        (true, areEqual([Int.self as Any], [Int.self as Any])),
        (false, areEqual([Int.self as Any], [String.self as Any])),
        (false, areEqual([1 as Any], ["1" as Any])),
      ]
    },
    Example("a value in an optional of an optional is told from none") {
      let (none, some): (Badge??, Badge??) = (.none, .some(.none))
      return [
        (true, areEqual(none, none)), (true, areEqual(some, some)), (false, areEqual(none, some)),
      ]
    },
  ]

  @Test(arguments: examples)
  func `values are compared`(example: Example) {
    for (index, pair) in example.pairs().enumerated() {
      expectEqual(pair.actual, pair.expected, "pair \(index + 1)")
    }
  }

  @Test func `what differs beside a closure is known to differ`() {
    struct Named: View {
      let name: String
      let action: () -> Void
      var body: some View { Text(name) }
    }
    expectEqual(likeness(of: Named(name: "a") {}, to: Named(name: "a") {}), .unknown)
    expectEqual(likeness(of: Named(name: "a") {}, to: Named(name: "b") {}), .different)
    expectEqual(likeness(of: Kind.plain, to: Kind.other), .unknown)
    expectEqual(likeness(of: Kind.plain, to: Kind.framed(Badge(number: 1, name: nil))), .different)
  }

}
