import SwiftUI
import Testing
import UIKit

/// The life of views of UIKit in SwiftUI.
@MainActor
struct StandInRepresentableTests {
  /// Records what a representable is told.
  final class Log {
    var calls: [String] = []
    var animations: [Animation?] = []
    var environment = EnvironmentValues()

    /// The calls since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  struct Badge: UIViewRepresentable {
    var text = ""
    let log: Log
    var size: CGSize?

    func makeCoordinator() -> Log { log }

    func makeUIView(context: Context) -> UILabel {
      log.calls.append("make")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.calls.append("update \(text)")
      context.coordinator.animations.append(context.transaction.animation)
      context.coordinator.environment = context.environment
      uiView.text = text
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Log) {
      coordinator.calls.append("dismantle \(uiView.window == nil ? "outside" : "in the window")")
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UILabel, context: Context
    ) -> CGSize? {
      size
    }
  }

  /// A representable that holds references alone.
  struct Plain: UIViewRepresentable {
    let log: Log

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ uiView: UIView, context: Context) {
      log.calls.append("update")
    }
  }

  @Test func `a view is made, updated and dismantled after it has left the window`() throws {
    let log = Log()
    let host = WindowHost(Badge(text: "a", log: log), size: Self.size)
    expectEqual(log.take(), ["make", "update a"])
    let label = try #require(host.window.subviews.first as? UILabel)
    expectEqual(label.frame, CGRect(origin: .zero, size: Self.size))
    host.update(Badge(text: "b", log: log))
    expectEqual(log.take(), ["update b"])
    expectEqual(host.window.subviews, [label])
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(log.take().isEmpty)
    expectEqual(label.frame.width, 100)
    host.remove()
    expectEqual(log.take(), ["dismantle outside"])
    #expect(host.window.subviews.isEmpty)
  }

  /// Views that are shown one after the other, and what they are told.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The calls that `note` takes.
    let calls: [[String]]
    let events: @MainActor @Sendable (_ log: Log, _ note: () -> Void) -> Void

    init(
      _ name: String, calls: [[String]],
      _ events: @escaping @MainActor @Sendable (_ log: Log, _ note: () -> Void) -> Void
    ) {
      testDescription = name
      self.calls = calls
      self.events = events
    }
  }

  nonisolated private static let size = CGSize(width: 200, height: 100)

  nonisolated static let examples: [Example] = [
    Example(
      "a view that disappears is dismantled, and its place is new",
      calls: [
        ["make", "update a", "make", "update b"], ["update b", "dismantle outside"],
        ["make", "update a", "update b"],
      ]
    ) { log, note in
      @MainActor func stack(_ isShown: Bool) -> some View {
        VStack {
          if isShown { Badge(text: "a", log: log) }
          Badge(text: "b", log: log)
        }
      }
      let host = WindowHost(stack(true), size: Self.size)
      note()
      host.update(stack(false))
      note()
      host.update(stack(true))
      note()
      expectEqual(host.window.subviews.compactMap { ($0 as? UILabel)?.text }, ["a", "b"])
    },
    Example(
      "another identity makes another view",
      calls: [["make", "update "], ["make", "update ", "dismantle outside"]]
    ) { log, note in
      let host = WindowHost(Badge(log: log).id(1), size: Self.size)
      expectEqual(host.host.root.identity, AnyHashable(1))
      note()
      host.update(Badge(log: log).id(2))
      note()
    },
    Example(
      "nothing but references that are the same needs no update",
      calls: [["update"], ["update"], ["update"]]
    ) { log, note in
      let host = WindowHost(Plain(log: log), size: Self.size)
      host.update(Plain(log: log))
      note()
      host.update(Plain(log: log).environment(\.isEnabled, false))
      note()
      host.update(Plain(log: Log()))
      host.update(Plain(log: log))
      note()
    },
  ]

  @Test(arguments: examples)
  func `a view is told what has changed`(example: Example) {
    let log = Log()
    var calls: [[String]] = []
    example.events(log) { calls.append(log.take()) }
    expectEqual(calls, example.calls)
  }

  @Test func `a new environment updates all representables, and the traits`() {
    let log = Log()
    let host = WindowHost(Plain(log: log), size: Self.size)
    _ = log.take()
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.layoutDirection = .rightToLeft
    environment.dynamicTypeSize = .accessibility1
    host.update(environment: environment)
    expectEqual(log.take(), ["update"])
    let traits = host.window.subviews[0].traitCollection
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.layoutDirection, .rightToLeft)
    expectEqual(traits.preferredContentSizeCategory, .accessibilityMedium)
  }

  @Test func `traits follow the environment of a view`() {
    let view = Plain(log: Log()).environment(\.colorScheme, .dark)
    let host = WindowHost(view, size: Self.size)
    expectEqual(host.window.subviews[0].traitCollection.userInterfaceStyle, .dark)
    expectEqual(host.window.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `the context has the transaction of the update`() {
    let log = Log()
    let host = WindowHost(Badge(log: log), size: Self.size)
    withAnimation { host.update(Badge(text: "a", log: log)) }
    host.update(Badge(text: "b", log: log), transaction: Transaction(animation: .easeInOut))
    expectEqual(log.animations, [nil, .default, .easeInOut])
  }

  @Test func `a size that fits is placed in the middle`() {
    let view = Badge(log: Log(), size: CGSize(width: 50, height: 20))
    let host = WindowHost(view, size: Self.size)
    expectEqual(host.window.subviews[0].frame, CGRect(x: 75, y: 40, width: 50, height: 20))
  }

  @Test func `the innermost modifier of the environment counts`() {
    let log = Log()
    let view = Badge(log: log)
      .scrollIndicators(.never, axes: .vertical)
      .scrollDisabled(true)
      .environment(\.dynamicTypeSize, .small)
      .transformEnvironment(\.dynamicTypeSize) { $0 = .xLarge }
      .disabled(false)
      .disabled(true)
      .refreshable { await Task.yield() }
    _ = WindowHost(view, size: Self.size)
    expectEqual(log.environment.dynamicTypeSize, .small)
    #expect(!log.environment.isEnabled)
    #expect(!log.environment.isScrollEnabled)
    #expect(log.environment.refresh != nil)
    let visibility = String(describing: log.environment.verticalScrollIndicatorVisibility)
    expectEqual(visibility, String(describing: ScrollIndicatorVisibility.never))
  }

  @Test func `the whole environment can be replaced`() {
    let log = Log()
    var other = EnvironmentValues()
    other.dynamicTypeSize = .xxLarge
    let view = Badge(log: log).environment(\.self, other).disabled(true)
    _ = WindowHost(view, size: Self.size)
    #expect(log.environment.isEnabled)
    expectEqual(log.environment.dynamicTypeSize, .xxLarge)
  }

  @Test func `a node says which safe area it ignores`() {
    let host = WindowHost(Color.clear.ignoresSafeArea(.container, edges: .top), size: Self.size)
    expectEqual(host.host.root.ignoredSafeArea, IgnoredSafeArea(regions: .container, edges: .top))
  }
}
