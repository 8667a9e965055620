import SwiftUI
import Testing
import UIKit

/// State and environment that the host fills, and views of SwiftUI in UIKit.
@MainActor
struct StandInStateTests {
  final class Log {
    var texts: [String] = []
    var increment: (() -> Void)?
    var bodyCount = 0
  }

  struct Counter: View {
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme
    let name: String
    let log: Log

    var body: some View {
      log.texts.append("\(name) \(count) \(scheme)")
      log.increment = { count += 1 }
      return Text(String(repeating: "a", count: count))
    }
  }

  /// Does not read the environment.
  struct Outer: View {
    let log: Log

    var body: some View {
      log.bodyCount += 1
      return Counter(name: "inner", log: log)
    }
  }

  /// Views that are shown one after the other, and what their bodies read. The state is changed while the first is
  /// shown.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let texts: [String]
    let events: @MainActor @Sendable (_ log: Log) -> Void

    init(
      _ name: String, texts: [String], _ events: @escaping @MainActor @Sendable (_ log: Log) -> Void
    ) {
      testDescription = name
      self.texts = texts
      self.events = events
    }
  }

  nonisolated static let examples: [Example] = [
    Example(
      "state stays while a view of its type is at its place",
      texts: ["one 0 light", "two 1 light", "three 0 light"]
    ) { log in
      let host = WindowHost(Counter(name: "one", log: log), size: .zero)
      log.increment?()
      host.update(Counter(name: "two", log: log))
      host.update(Counter(name: "three", log: log).id(3))
    },
    Example(
      "an element of a list keeps its state where it moves", texts: ["b 1 light", "a 0 light"]
    ) { log in
      @MainActor func list(_ names: [String]) -> some View {
        ForEach(names, id: \.self) { Counter(name: $0, log: log) }
      }
      let host = WindowHost(list(["a", "b"]), size: .zero)
      log.increment?()
      log.texts = []
      host.update(list(["b", "a"]))
    },
    Example("a branch has its own state", texts: ["first 0 light", "second 0 light"]) { log in
      @MainActor @ViewBuilder func choice(_ isFirst: Bool) -> some View {
        if isFirst {
          Counter(name: "first", log: log)
        } else {
          Counter(name: "second", log: log)
        }
      }
      let host = WindowHost(choice(true), size: .zero)
      log.increment?()
      host.update(choice(false))
    },
  ]

  @Test(arguments: examples)
  func `a view has its state`(example: Example) {
    let log = Log()
    example.events(log)
    expectEqual(log.texts, example.texts)
  }

  @Test func `in a new environment, views that do not read it keep their body`() {
    let log = Log()
    let host = WindowHost(Outer(log: log), size: .zero)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    host.update(environment: dark)
    expectEqual(log.texts, ["inner 0 light", "inner 0 dark"])
    expectEqual(log.bodyCount, 1)
  }

  @Test func `a binding reads and sets the state`() {
    struct Switch: View {
      @State var isOn = false
      let read: (Binding<Bool>) -> Void

      var body: some View {
        read($isOn)
        return EmptyView()
      }
    }
    var binding: Binding<Bool>?
    let host = WindowHost(Switch { binding = $0 }, size: .zero)
    binding?.wrappedValue = true
    host.update(Switch { binding = $0 })
    #expect(binding?.wrappedValue == true)
  }

  @Test func `a background is proposed the size of its view`() {
    let view = MeasuredView { _ in ViewDimensions(width: 30, height: 20) }
      .background(alignment: .topLeading) {
        Color.gray
        MeasuredView { _ in ViewDimensions(width: 10, height: 5) }
      }
    let host = ViewHost(view)
    expectEqual(host.layOut(.unspecified), CGSize(width: 30, height: 20))
    expectEqual(
      host.root.children.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 0, width: 10, height: 5),
        CGRect(x: 0, y: 0, width: 30, height: 20),
      ])
  }

  @Test func `a view that turns the direction is mirrored in its own frame`() {
    let row = HStack(spacing: 0) {
      MeasuredView { _ in ViewDimensions(width: 10, height: 10) }
      MeasuredView { _ in ViewDimensions(width: 20, height: 10) }
    }
    let host = ViewHost(
      HStack(spacing: 0) {
        MeasuredView { _ in ViewDimensions(width: 100, height: 10) }
        row.environment(\.layoutDirection, .rightToLeft)
      })
    host.layOut(.unspecified)
    func leaves(_ node: ViewNode) -> [ViewNode] {
      node.children.isEmpty ? [node] : node.children.flatMap(leaves)
    }
    expectEqual(leaves(host.root).map(\.frame.minX), [0, 120, 100])
  }
}

/// Views of SwiftUI in UIKit.
@MainActor
struct StandInHostingTests {
  private func content(_ view: some View) -> any HostingView {
    UIHostingConfiguration { view }.makeContentView() as! any HostingView
  }

  @Test func `a content view has a least size`() {
    let small = Color.clear.frame(width: 2, height: 3)
    let view = UIHostingConfiguration { small }.margins(.all, 1).makeContentView()
    expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 44, height: 44))
    view.configuration = UIHostingConfiguration { small }.margins(.all, 1).minSize(width: 0)
    expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 4, height: 44))
    view.configuration = UIHostingConfiguration { small }.margins(.all, 1)
      .minSize(width: 0, height: 0)
    expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 4, height: 5))
    expectEqual((view as? any HostingView)?.configurationCount, 3)
  }

  @Test func `the environment of a content view follows its traits`() {
    let view = content(Color.clear)
    let cell = UIView()
    cell.addSubview(view)
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: cell)
    expectEqual(view.host.root.environment.colorScheme, .dark)
    let fixed = content(Color.clear.environment(\.self, EnvironmentValues()).id(4))
    cell.addSubview(fixed)
    expectEqual(fixed.host.environment.colorScheme, .dark)
    expectEqual(fixed.host.root.environment.colorScheme, .light)
    expectEqual(fixed.host.root.identity, AnyHashable(4))
  }

  @Test func `a change of state is measured in the next pass`() {
    var height: CGFloat = 10
    let view = content(MeasuredView { _ in ViewDimensions(width: 100, height: height) })
    expectEqual(view.systemLayoutSizeFitting(.zero).height, 44)
    let count = view.host.root.measureCount
    height = 50
    view.stateDidChange()
    expectEqual(view.host.root.measureCount, count)
    expectEqual(view.systemLayoutSizeFitting(.zero).height, 72)
  }

  @Test func `a content view shows representables`() {
    let log = StandInRepresentableTests.Log()
    let view = content(StandInRepresentableTests.Badge(text: "a", log: log))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    expectEqual(view.subviews[0].frame, CGRect(x: 11, y: 11, width: 78, height: 28))
  }

  @Test func `a content view may be smaller than its margins`() {
    let log = StandInRepresentableTests.Log()
    let view = content(
      HStack {
        Text("a").padding().background(.gray)
        StandInRepresentableTests.Badge(log: log)
      })
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 5, height: 30)
    view.layoutIfNeeded()
    expectEqual(view.subviews.count, 3)
    expectEqual(view.subviews.map(\.frame.height).max(), 52)
  }

  @Test func `a content view that is released dismantles its representables`() {
    let log = StandInRepresentableTests.Log()
    do {
      let view = content(StandInRepresentableTests.Badge(log: log))
      view.layoutIfNeeded()
      _ = log.take()
    }
    expectEqual(log.calls, ["dismantle outside"])
  }

  @Test func `a content view that is released is no longer counted`() {
    let count = HostingViews.aliveCount
    do {
      let view = content(Color.clear)
      expectEqual(HostingViews.aliveCount, count + 1)
      _ = view
    }
    expectEqual(HostingViews.aliveCount, count)
  }
}
