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

  private let size = CGSize(width: 200, height: 100)

  @Test func `a view is made, updated and dismantled after it has left the window`() throws {
    let log = Log()
    let host = WindowHost(Badge(text: "a", log: log), size: size)
    #expect(log.take() == ["make", "update a"])
    let label = try #require(host.window.subviews.first as? UILabel)
    #expect(label.frame == CGRect(origin: .zero, size: size))
    host.update(Badge(text: "b", log: log))
    #expect(log.take() == ["update b"])
    #expect(host.window.subviews == [label])
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(log.take().isEmpty)
    #expect(label.frame.width == 100)
    host.remove()
    #expect(log.take() == ["dismantle outside"])
    #expect(host.window.subviews.isEmpty)
  }

  @Test func `a view that disappears is dismantled, and its place is new`() {
    let log = Log()
    func stack(_ isShown: Bool) -> some View {
      VStack {
        if isShown { Badge(text: "a", log: log) }
        Badge(text: "b", log: log)
      }
    }
    let host = WindowHost(stack(true), size: size)
    #expect(log.take() == ["make", "update a", "make", "update b"])
    host.update(stack(false))
    #expect(log.take() == ["update b", "dismantle outside"])
    host.update(stack(true))
    #expect(log.take() == ["make", "update a", "update b"])
    #expect(host.window.subviews.compactMap { ($0 as? UILabel)?.text } == ["a", "b"])
  }

  @Test func `another identity makes another view`() {
    let log = Log()
    let host = WindowHost(Badge(log: log).id(1), size: size)
    #expect(host.host.root.identity == AnyHashable(1))
    _ = log.take()
    host.update(Badge(log: log).id(2))
    #expect(log.take() == ["make", "update ", "dismantle outside"])
  }

  @Test func `nothing but references that are the same needs no update`() {
    let log = Log()
    let host = WindowHost(Plain(log: log), size: size)
    host.update(Plain(log: log))
    #expect(log.take() == ["update"])
    host.update(Plain(log: log).environment(\.isEnabled, false))
    #expect(log.take() == ["update"])
    host.update(Plain(log: Log()))
    host.update(Plain(log: log))
    #expect(log.take() == ["update"])
  }

  @Test func `a new environment updates all representables, and the traits`() {
    let log = Log()
    let host = WindowHost(Plain(log: log), size: size)
    _ = log.take()
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.layoutDirection = .rightToLeft
    environment.dynamicTypeSize = .accessibility1
    host.update(environment: environment)
    #expect(log.take() == ["update"])
    let traits = host.window.subviews[0].traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityMedium)
  }

  @Test func `traits follow the environment of a view`() {
    let view = Plain(log: Log()).environment(\.colorScheme, .dark)
    let host = WindowHost(view, size: size)
    #expect(host.window.subviews[0].traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the context has the transaction of the update`() {
    let log = Log()
    let host = WindowHost(Badge(log: log), size: size)
    withAnimation { host.update(Badge(text: "a", log: log)) }
    host.update(Badge(text: "b", log: log), transaction: Transaction(animation: .easeInOut))
    #expect(log.animations == [nil, .default, .easeInOut])
  }

  @Test func `a size that fits is placed in the middle`() {
    let view = Badge(log: Log(), size: CGSize(width: 50, height: 20))
    let host = WindowHost(view, size: size)
    #expect(host.window.subviews[0].frame == CGRect(x: 75, y: 40, width: 50, height: 20))
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
    _ = WindowHost(view, size: size)
    #expect(log.environment.dynamicTypeSize == .small)
    #expect(!log.environment.isEnabled)
    #expect(!log.environment.isScrollEnabled)
    #expect(log.environment.refresh != nil)
    let visibility = String(describing: log.environment.verticalScrollIndicatorVisibility)
    #expect(visibility == String(describing: ScrollIndicatorVisibility.never))
  }

  @Test func `the whole environment can be replaced`() {
    let log = Log()
    var other = EnvironmentValues()
    other.dynamicTypeSize = .xxLarge
    let view = Badge(log: log).environment(\.self, other).disabled(true)
    _ = WindowHost(view, size: size)
    #expect(log.environment.isEnabled)
    #expect(log.environment.dynamicTypeSize == .xxLarge)
  }

  @Test func `a node says which safe area it ignores`() {
    let host = WindowHost(Color.clear.ignoresSafeArea(.container, edges: .top), size: size)
    #expect(host.host.root.ignoredSafeArea == IgnoredSafeArea(regions: .container, edges: .top))
  }
}
