@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items with an action: what VoiceOver reads, what a touch shows, and what moves under Reduce Motion.
@MainActor
@Suite(.underAllModes)
struct ItemButtonTests {
  private let stage = ListStage()

  private func cell(_ item: Int) throws -> ListCell {
    try #require(stage.view.cellForItem(at: [0, item]) as? ListCell)
  }

  @Test func `an item with an action is read as one button`() throws {
    let events = RecordedTexts()
    stage.show {
      ListSection("a") {
        Contact(name: "Ada").onSelect { events.texts.append("tap") }
        Contact(name: "Grace")
        Contact(name: "Mary", isElement: true).onSelect {}
        Contact(name: "Jean").onSelectionChange { _ in }
      }
    }
    let first = try cell(0)
    #expect(first.isAccessibilityElement && !first.accessibilityElementsHidden)
    expectEqual(first.accessibilityLabel, "Ada, online")
    expectEqual(first.accessibilityIdentifier, "contact")
    expectEqual(first.accessibilityTraits, .button)
    #expect(first.accessibilityActivate())
    expectEqual(events.take(), ["tap"])
    for item in 1...2 {
      #expect(try !cell(item).isAccessibilityElement)
      #expect(try cell(item).accessibilityIdentifier == nil)
    }
    Headless.tapItem(at: [0, 3], in: stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(try cell(3).accessibilityTraits, [.button, .selected])
  }

  @Test func `a touch gives an item the alpha that it has while it is highlighted`() throws {
    stage.show {
      ListSection("a") {
        Contact(name: "Ada").onSelect {}.highlightAlpha(0.5)
        Contact(name: "Grace").onSelect {}
      }
    }
    for (item, alpha) in [(0, 0.5), (1, 1)] {
      let cell = try cell(item)
      cell.isHighlighted = true
      stage.view.layoutIfNeeded()
      expectEqual(cell.contentView.alpha, CGFloat(alpha))
      cell.isHighlighted = false
      stage.view.layoutIfNeeded()
      expectEqual(cell.contentView.alpha, 1)
    }
  }

  @Test func `under Reduce Motion a list shows other sections without an animation`() {
    func isInsertionAnimated() -> Bool {
      stage.show(animated: false) { ListSection("a") { Tile(id: 1) } }
      stage.show {
        ListSection("a") {
          Tile(id: 1)
          AnimationProbe(number: 2)
        }
      }
      return AnimationProbe.wasAnimated
    }
    #expect(isInsertionAnimated())
    #expect(!Headless.reducingMotion(isInsertionAnimated))
  }
}

/// A component with two labels.
private struct Contact: ListComponent, Equatable {
  let name: String
  var isElement = false

  func makeView() -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = "contact"
    for _ in 0..<2 { view.addSubview(UILabel()) }
    return view
  }

  func configure(_ view: UIView) {
    view.isAccessibilityElement = isElement
    for (label, text) in zip(view.subviews, [name, "online"]) {
      // As UIKit has it.
      label.accessibilityLabel = text
      label.isAccessibilityElement = true
    }
  }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 60, height: 20) }
}
