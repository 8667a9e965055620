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

  @Test func `structures are equal if all that they store is`() {
    #expect(areEqual(Badge(number: 1, name: "a"), Badge(number: 1, name: "a")))
    #expect(!areEqual(Badge(number: 1, name: "a"), Badge(number: 2, name: "a")))
    #expect(!areEqual(Badge(number: 1, name: "a"), Badge(number: 1, name: nil)))
    #expect(areEqual(Badge(number: 1, name: nil), Badge(number: 1, name: nil)))
    #expect(areEqual(EmptyView(), EmptyView()))
  }

  @Test func `objects are equal if they are the same`() {
    let (one, other) = (Model(), Model())
    func card(_ model: Model, _ text: String) -> Card<Text> {
      Card(badge: Badge(number: 1, name: nil), content: Text(text), model: model)
    }
    #expect(areEqual(card(one, "a"), card(one, "a")))
    #expect(!areEqual(card(one, "a"), card(other, "a")))
    #expect(!areEqual(card(one, "a"), card(one, "b")))
  }

  @Test func `closures are never equal`() {
    let action = Action {}
    #expect(!areEqual(action, action))
    #expect(!areEqual([{}], [{}]))
  }

  @Test func `what differs beside a closure is known to differ`() {
    struct Named: View {
      let name: String
      let action: () -> Void
      var body: some View { Text(name) }
    }
    #expect(Likeness(Named(name: "a") {}, Named(name: "a") {}) == .unknown)
    #expect(Likeness(Named(name: "a") {}, Named(name: "b") {}) == .different)
    #expect(Likeness(Kind.plain, .other) == .unknown)
    #expect(Likeness(Kind.plain, .framed(Badge(number: 1, name: nil))) == .different)
  }

  @Test func `cases with values are compared, and others are not known to be equal`() {
    let model = Model()
    #expect(areEqual(Kind.named(model), .named(model)))
    #expect(!areEqual(Kind.named(model), .named(Model())))
    #expect(areEqual(Kind.framed(Badge(number: 1, name: "")), .framed(Badge(number: 1, name: ""))))
    #expect(!areEqual(Kind.named(model), .framed(Badge(number: 1, name: ""))))
    #expect(!areEqual(Kind.plain, .other))
    #expect(!areEqual(Kind.plain, .plain))
  }

  @Test func `collections and tuples are compared by their elements`() {
    let badges = [Badge(number: 1, name: nil), Badge(number: 2, name: nil)]
    #expect(areEqual(badges, badges))
    #expect(!areEqual(badges, Array(badges.reversed())))
    #expect(!areEqual(badges, Array(badges.prefix(1))))
    #expect(areEqual((badges, 1), (badges, 1)))
    #expect(!areEqual((badges, 1), (badges, 2)))
  }

  @Test func `a value that does not show all of itself is not known to be equal`() {
    let hiding = Hiding(secret: Model())
    #expect(!areEqual(hiding, hiding))
  }

  @Test func `a type's own comparison holds`() {
    #expect(areEqual(Indifferent(number: 1), Indifferent(number: 2)))
  }

  @Test func `types are compared`() {
    #expect(areEqual([Int.self as Any], [Int.self as Any]))
    #expect(!areEqual([Int.self as Any], [String.self as Any]))
    #expect(!areEqual([1 as Any], ["1" as Any]))
  }

  @Test func `a value in an optional of an optional is told from none`() {
    let (none, some): (Badge??, Badge??) = (.none, .some(.none))
    #expect(areEqual(none, none))
    #expect(areEqual(some, some))
    #expect(!areEqual(none, some))
  }
}
