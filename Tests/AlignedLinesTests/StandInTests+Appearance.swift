import SwiftUI
import Testing
import UIKit

/// When views appear in the stand-in, and where the safe area has them laid out.
@MainActor
struct StandInAppearanceTests {
  @MainActor
  private final class Log {
    var events: [String] = []

    func add(_ event: String) { events.append(event) }

    func run() async {
      events.append("begins")
      while !Task.isCancelled { await Task.yield() }
      events.append("ends")
    }
  }

  private struct Noted: View {
    let log: Log

    var body: some View {
      Text("a")
        .onAppear { log.add("appears") }
        .onDisappear { log.add("disappears") }
        .task { [log] in await log.run() }
    }
  }

  /// Lets tasks run until as many events have happened.
  private func wait(for count: Int, in log: Log) async {
    for _ in 0..<10_000 where log.events.count < count { await Task.yield() }
  }

  @Test func `a view appears in a window, runs its task, and disappears with its hosting view`()
    async
  {
    let log = Log()
    let view: UIView = UIHostingConfiguration { Noted(log: log) }.makeContentView()
    view.layoutIfNeeded()
    _ = view.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    for _ in 0..<10 { await Task.yield() }
    expectEqual(log.events, [])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    await wait(for: 2, in: log)
    expectEqual(log.events, ["appears", "begins"])
    view.removeFromSuperview()
    await wait(for: 4, in: log)
    expectEqual(log.events, ["appears", "begins", "disappears", "ends"])
  }

  @Test func `a view appears once while it stays, and disappears when it is left out`() {
    struct Choice: View {
      let log: Log
      let isShown: Bool
      var body: some View { if isShown { Noted(log: log) } }
    }
    let log = Log()
    let host = WindowHost(
      Choice(log: log, isShown: true), size: CGSize(width: 100, height: 100))
    host.update(Choice(log: log, isShown: true))
    expectEqual(log.events, ["appears"])
    host.update(Choice(log: log, isShown: false))
    expectEqual(log.events, ["appears", "disappears"])
  }

  @Test func `hostedProposals decides what a content view proposes for its size in a width`() {
    func proposals(_ value: FuzzModes.HostedProposals, inWindow: Bool) -> [ProposedViewSize] {
      var modes = FuzzModes()
      modes.hostedProposals = value
      return Headless.withModes(modes) {
        nonisolated(unsafe) var proposals: [ProposedViewSize] = []
        let configuration = UIHostingConfiguration {
          MeasuredView {
            proposals.append($0)
            return ViewDimensions(width: 10, height: 10)
          }
        }
        let view: UIView = configuration.margins(.all, 0).makeContentView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if inWindow { window.addSubview(view) }
        _ = view.systemLayoutSizeFitting(
          CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return proposals
      }
    }
    let width = [ProposedViewSize(width: 70, height: nil)]
    expectEqual(proposals(.width, inWindow: false), width)
    expectEqual(proposals(.idealSize, inWindow: true), [.unspecified])
    expectEqual(proposals(.widthInWindows, inWindow: true), width)
    expectEqual(proposals(.widthInWindows, inWindow: false), [])
  }

  private struct Filling: View {
    var body: some View {
      MeasuredView { ViewDimensions(width: $0.width ?? 10, height: $0.height ?? 10) }
    }
  }

  private func frame(_ view: some View) -> CGRect {
    let hosting = UIHostingController(rootView: view)
    let root: UIView = hosting.view
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0), on: root)
    (root as? any HostingView)?.host.keyboardHeight = 50
    (root as? any HostingView)?.host.addedSafeArea.top = 7
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return (root as? any HostingView)?.host.root.frame ?? .null
  }

  @Test func `a root view is laid out in the safe area, as far as it does not ignore that`() {
    expectEqual(frame(Filling()), CGRect(x: 5, y: 27, width: 95, height: 123))
    expectEqual(
      frame(Filling().ignoresSafeArea(.container)), CGRect(x: 0, y: 0, width: 100, height: 150))
    expectEqual(
      frame(Filling().ignoresSafeArea(.keyboard)), CGRect(x: 5, y: 27, width: 95, height: 163))
    expectEqual(
      frame(Filling().ignoresSafeArea(edges: .top)), CGRect(x: 5, y: 0, width: 95, height: 150))
    expectEqual(
      frame(Filling().ignoresSafeArea()), CGRect(x: 0, y: 0, width: 100, height: 200))
  }
}
