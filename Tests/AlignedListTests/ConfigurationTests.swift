@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Content configurations as elements of a list, and cells that size themselves.
@MainActor
@Suite(.underAllModes)
struct ConfigurationTests {
  @Test func `a configuration with an id is an element`() {
    let stage = ListStage()
    var taps = 0
    func show(_ title: String) {
      stage.show {
        ListSection("a") {
          TitleConfiguration(title: title).id("title").onSelect { taps += 1 }
          Tile(id: 1)
        }
      }
    }
    show("ab")
    expectEqual(stage.frame(0)?.size, CGSize(width: 40, height: 15))
    let cell = stage.view.cellForItem(at: [0, 0]) as? ListCell
    let content = cell?.shownView as? TitleView
    expectEqual(content?.title, "ab")
    let updates = content?.updateCount
    show("ab")
    expectEqual(content?.updateCount, updates)
    show("abcd")
    #expect(cell?.shownView === content)
    expectEqual(content?.title, "abcd")
    expectEqual(stage.frame(0)?.size, CGSize(width: 80, height: 15))
    Headless.tapItem(at: [0, 0], in: stage.view)
    expectEqual(taps, 1)
  }

  @Test func `cells of a self-sizing section measure themselves`() {
    let stage = ListStage()
    func show(_ height: CGFloat) {
      stage.show {
        ListSection("a") {
          Tile(id: 1, width: 80, height: height)
          TitleConfiguration(title: "abc").id(2)
          Tile(id: 3, width: 300, height: 10)
        }
        .attributes(
          SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 50, height: 50))))
      }
      stage.view.layoutIfNeeded()
    }
    show(30)
    expectEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 80, height: 30))
    expectEqual(stage.frame(1), CGRect(x: 85, y: 0, width: 60, height: 15))
    expectEqual(stage.frame(2), CGRect(x: 0, y: 35, width: 200, height: 10))
    show(60)
    expectEqual(stage.frame(0)?.height, 60)
    expectEqual(stage.frame(2)?.minY, 65)
  }

  @Test func `a cell that its line has stretched to its own height keeps that height alone`() {
    let stage = ListStage()
    func show(_ ids: [Int]) {
      stage.show {
        ListSection("a", of: ids) { Tile(id: $0, width: 30, height: 17) }
          .attributes(
            SectionAttributes(
              sizing: .selfSizing(estimate: CGSize(width: 30, height: 12)),
              cellAlignment: .stretch))
      }
      stage.view.layoutIfNeeded()
    }
    show([9, 2])
    show([2])
    expectEqual(stage.frame(0)?.height, 17)
    show([6, 9, 5, 2])
    expectEqual(stage.frame(3)?.height, 17)
  }

  @Test func `sizes are asked again for other traits and other widths, and remembered for both`() {
    let stage = ListStage()
    stage.show { ListSection("a") { Tile(id: 1, text: "x", width: 500) } }
    func resize(_ width: CGFloat) -> [String] {
      TileLog.recording {
        stage.view.frame.size.width = width
        stage.view.layoutIfNeeded()
      }.sizes
    }
    expectEqual(resize(100), ["x"])
    expectEqual(stage.frame(0)?.width, 100)
    expectEqual(resize(200), [])
    expectEqual(resize(100), [])
    let log = TileLog.recording {
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: stage.view)
      stage.list.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    expectEqual(log.sizes, ["x"])
  }
}

private struct TitleConfiguration: UIContentConfiguration, Equatable {
  var title: String

  func makeContentView() -> any UIView & UIContentView { TitleView(self) }

  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class TitleView: UIView, UIContentView {
  var updateCount = 0

  var configuration: any UIContentConfiguration {
    didSet { updateCount += 1 }
  }

  init(_ configuration: TitleConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var title: String { (configuration as? TitleConfiguration)?.title ?? "" }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontal == .required ? targetSize.width : CGFloat(20 * title.count), height: 15)
  }
}
