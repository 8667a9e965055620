@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// When hosted views appear, and under which traits they are measured in a list that stands in no screen.
@MainActor
@Suite(.underAllModes)
struct HostedAppearanceTests {
  /// What has happened to views, by their names.
  @MainActor
  private final class Log {
    var events: [String] = []
  }

  private struct Noted: View {
    let name: String
    let log: Log

    var body: some View {
      Block(id: 0, width: 50)
        .onAppear { log.events.append("\(name) appears") }
        .onDisappear { log.events.append("\(name) disappears") }
        .task { [log, name] in await HostedAppearanceTests.note("\(name) begins", in: log) }
    }
  }

  private static func note(_ event: String, in log: Log) async {
    log.events.append(event)
  }

  @Test func `only views that are shown appear and begin tasks, not those that measure`() async {
    let stage = ListStage()
    let log = Log()
    stage.show {
      ListSection("a") { Noted(name: "item", log: log) }
        .header { Noted(name: "header", log: log) }
      ListSection("b") {
        Carousel("c") { ListItem(id: 1) { Noted(name: "card", log: log) } }
      }
    }
    _ = stage.carousel(0, section: 1)
    for _ in 0..<10_000 where log.events.count < 6 { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
    expectEqual(
      log.events.sorted(),
      ["card", "header", "item"].flatMap { ["\($0) appears", "\($0) begins"] })
    log.events = []
    stage.show { ListSection("a") { Noted(name: "item", log: log) } }
    await stage.settle()
    expectEqual(log.events.filter { $0.hasPrefix("header") }, ["header disappears"])
  }

  /// A view as tall as its traits say.
  private struct Traits: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale

    var body: some View {
      let length =
        (textSize.isAccessibilitySize ? 1 : 0) + (weight == .bold ? 2 : 0)
        + (width == .compact ? 4 : 0) + (height == .compact ? 8 : 0)
        + (direction == .rightToLeft ? 16 : 0) + (scale == 5 ? 32 : 0)
      Block(id: 0, height: CGFloat(100 + length))
    }
  }

  nonisolated static let traits: [(length: CGFloat, traits: UITraitCollection)] = [
    (105, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
    (106, UITraitCollection(legibilityWeight: .bold)),
    (100, UITraitCollection(horizontalSizeClass: .regular)),
    (112, UITraitCollection(verticalSizeClass: .compact)),
    (120, UITraitCollection(layoutDirection: .rightToLeft)),
    (136, UITraitCollection(displayScale: 5)),
  ]

  @Test(arguments: traits)
  func `views that measure have the traits of the list`(
    length: CGFloat, traits: UITraitCollection
  ) {
    let stage = ListStage(height: 400)
    stage.show { ListSection("a") { Tile(id: 1) }.header { Traits() } }
    expectEqual(stage.frame(0)?.minY, 104)
    Headless.setTraits(traits, on: stage.window)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frame(0)?.minY, length)
  }
}
