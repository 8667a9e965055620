import SwiftUI
import Testing
import UIKit

/// The view of a hosting controller, menus and borders.
@MainActor
struct StandInControllerTests {
  private struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .contextMenu { Button("Reset") { count = 0 } }
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `a hosting controller shows its root view in the middle, and keeps its state`()
    throws
  {
    let controller = UIHostingController(rootView: Counter(name: "a"))
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.midX == 50 && view.subviews.first?.frame.midY == 30)
    let hosting = try #require(view as? any HostingView)
    #expect(hosting.host.tap("a 0"))
    hosting.stateDidChange()
    view.layoutIfNeeded()
    expectEqual(texts(in: view), ["a 1"])
    controller.rootView = Counter(name: "b")
    view.layoutIfNeeded()
    expectEqual(texts(in: view), ["b 1"])
    expectEqual(hosting.configurationCount, 2)
    expectEqual(controller.sizeThatFits(in: CGSize(width: 100, height: 60)).height, 20)
  }

  @Test func `a button in a context menu is tapped, and its view shows nothing of it`() throws {
    let view: UIView = UIHostingController(rootView: Counter(name: "a")).view
    let hosting = try #require(view as? any HostingView)
    for text in ["a 0", "a 1"] {
      #expect(hosting.host.tap(text))
      hosting.stateDidChange()
    }
    #expect(hosting.host.tap("Reset"))
    hosting.stateDidChange()
    expectEqual(texts(in: view), ["a 0"])
  }

  @Test func `the traits of its view are the environment of a hosting controller's view`() throws {
    let row = HStack(spacing: 0) {
      Text("a")
      Text("bbb")
    }
    let view: UIView = UIHostingController(rootView: row).view
    view.frame = CGRect(x: 0, y: 0, width: 32, height: 20)
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: view)
    view.layoutIfNeeded()
    expectEqual(view.subviews.map(\.frame.minX), [24, 0])
  }

  @Test func `a border has a color and no background`() throws {
    let border = RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2)
    let view: UIView = UIHostingController(rootView: border).view
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.first)
    #expect(shown.frame == view.bounds && shown.backgroundColor == nil)
    #expect(shown.layer.borderWidth == 2 && shown.layer.cornerRadius == 4)
    expectEqual(shown.layer.borderColor, UIColor.systemRed.cgColor)
  }
}
