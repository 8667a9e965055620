import Testing
import UIKit

/// The effect of a refresh control on insets. Evidence L (MagazineLayout); R for the offset at the
/// beginning (Listable, pull request 281).
@MainActor
struct RefreshControlTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let control = UIRefreshControl()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentInset.top = 10
    view.contentOffset.y = -10
    view.refreshControl = control
  }

  @Test func `its height is part of the adjusted inset while it refreshes`() {
    #expect(control.superview === view)
    expectEqual(view.adjustedContentInset.top, 10)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    expectEqual(view.adjustedContentInset.top, 70)
    expectEqual(view.contentInset.top, 10)
    control.endRefreshing()
    expectEqual(view.adjustedContentInset.top, 10)
  }

  @Test func `a subclass overrides the initializer without arguments`() {
    final class NamedControl: UIRefreshControl {
      let name: String
      override init() {
        name = "control"
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    let control = NamedControl()
    expectEqual(control.name, "control")
    expectEqual(control.bounds.height, UIRefreshControl().bounds.height)
    #expect(control.bounds.height > 0)
  }

  @Test func `beginning does not scroll, and ending scrolls back`() {
    control.beginRefreshing()
    expectEqual(view.contentOffset.y, -10)
    view.contentOffset.y = -70
    control.endRefreshing()
    expectEqual(view.contentOffset.y, -10)
    view.contentOffset.y = 300
    control.beginRefreshing()
    control.endRefreshing()
    expectEqual(view.contentOffset.y, 300)
  }

  @Test func `it is above the content and scrolls with it`() {
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 100, height: 60))
    view.frame.size.width = 150
    view.contentOffset.y = 300
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 150, height: 60))
  }

  @Test func `a control that is removed takes its inset along`() {
    control.beginRefreshing()
    view.refreshControl = nil
    #expect(control.superview == nil)
    expectEqual(view.adjustedContentInset.top, 10)
  }
}
