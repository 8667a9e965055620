@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Headers, footers and overflow views with an action are buttons, and cover the cells below them.
@MainActor
@Suite(.underAllModes)
struct HeaderButtonTests {
  private let events = RecordedTexts()

  /// Shows a section whose header is pinned above the first of its tall items.
  private func showPinned(on stage: ListStage, _ header: ListItem) -> ListSupplementaryView? {
    let events = events
    stage.show {
      ListSection("a") {
        for id in 1...9 {
          Tile(id: id, text: "\(id)", width: 200, height: 90)
            .onSelect { events.texts.append("item \(id)") }
            .onHighlightChange { events.texts.append("\(id) \($0)") }
        }
      }
      .header { header }
    }
    stage.view.contentOffset.y = 50
    stage.view.layoutIfNeeded()
    return stage.header(0)
  }

  private func tapping(_ text: String) -> @MainActor () -> Void {
    { [events] in events.texts.append(text) }
  }

  /// A pinned header that is touched, and what is called.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [[String]]
    let header: @MainActor @Sendable (HeaderButtonTests) -> ListItem

    /// The touches, each of which calls what stands at its place in `events`.
    let touches: [@MainActor @Sendable (ListSupplementaryView, UICollectionView) -> Void]
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "a tap on a pinned header does not touch the cell below it",
      events: [["header"], [], ["1 true", "1 false", "item 1"]],
      header: { Bar(height: 40).onSelect($0.tapping("header")) },
      touches: [
        { header, _ in Headless.tap(header) },
        { header, _ in
          Headless.swipe(header, by: CGVector(dx: 0, dy: 25))
          Headless.cancelTouch(of: header)
        },
        { _, view in Headless.tap(view, at: CGPoint(x: 9, y: 100)) },
      ]),
    Example(
      testDescription: "a header without an action keeps taps from the cell that it covers",
      events: [[]],
      header: { _ in Bar(height: 40).listItem },
      touches: [
        { header, _ in
          Headless.tap(header)
          Headless.press(header)
          Headless.swipe(header, by: CGVector(dx: 0, dy: 25))
          #expect(!header.accessibilityActivate())
        }
      ]),
    Example(
      testDescription: "controls in a header get their own taps, and the header those beside them",
      events: [["header", "button", "control", "header"]],
      header: { tests in
        Heading(title: "a", events: { [events = tests.events] in events.texts.append($0) })
          .onSelect(tests.tapping("header"))
      },
      touches: [
        { header, _ in
          for x in [5, 70, 110, 170] as [CGFloat] { Headless.tap(header, at: CGPoint(x: x, y: 10)) }
          // VoiceOver reads what is in it one by one.
          #expect(!header.isAccessibilityElement)
        }
      ]),
    Example(
      testDescription: "cards in a header get their own taps", events: [["card"]],
      header: { tests in
        Carousel("c") {
          Tile(id: 1, width: 80, height: 30).onSelect(tests.tapping("card"))
        }
        .onSelect(tests.tapping("header"))
      },
      touches: [
        { header, _ in
          (header.hosted as? CarouselView)?.layoutIfNeeded()
          (header.hosted as? CarouselView)?.collectionView.layoutIfNeeded()
          Headless.tap(header, at: CGPoint(x: 40, y: 15))
        }
      ]),
  ]

  @Test(arguments: examples)
  func `a pinned header covers the cells below it`(example: Example) throws {
    let stage = ListStage()
    let header = try #require(showPinned(on: stage, example.header(self)))
    expectEqual(example.touches.count, example.events.count)
    for (touch, expected) in zip(example.touches, example.events) {
      touch(header, stage.view)
      expectEqual(events.take(), expected)
    }
  }

  @Test func `an overflow view and a footer are buttons, too`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("a") { for id in 1...20 { Tile(id: id) } }
        .attributes(SectionAttributes(lineLimit: .lines(1)))
        .overflow { count in Tile(id: count).onSelect(tapping("\(count) more")) }
        .footer { Bar(height: 20).onSelect(tapping("footer")) }
    }
    let kinds = [
      CollectionViewAlignedLayout.elementKindOverflow, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      let view = try #require(stage.view.supplementaryView(forElementKind: kind, at: [0, 0]))
      Headless.tap(view)
      #expect(view.isAccessibilityElement && view.accessibilityTraits.contains(.button))
    }
    expectEqual(events.take(), ["17 more", "footer"])
  }

  // MARK: Accessibility

  @Test func `a header is a button while it has an action`() throws {
    let stage = ListStage()
    func show(_ action: (@MainActor () -> Void)?, traits: UIAccessibilityTraits = .header) {
      let title = Title(text: "Tags", traits: traits)
      stage.show {
        ListSection("a") { Tile(id: 1) }
          .header { if let action { title.onSelect(action) } else { title } }
      }
    }
    show(tapping("first"))
    let header = try #require(stage.header(0))
    #expect(header.isAccessibilityElement)
    expectEqual(header.accessibilityLabel, "Tags, 3 of them")
    expectEqual(header.accessibilityTraits, [.header, .button])
    expectEqual(header.accessibilityIdentifier, "title")
    #expect(header.accessibilityActivate())
    expectEqual(events.take(), ["first"])
    show(nil)
    #expect(stage.header(0) === header)
    #expect(!header.isAccessibilityElement && !header.accessibilityActivate())
    #expect(header.accessibilityTraits == .none && header.accessibilityIdentifier == nil)
    expectEqual(header.hosted?.accessibilityTraits, .header)
    Headless.tap(header)
    expectEqual(events.take(), [])
    show(tapping("second"), traits: .staticText)
    expectEqual(header.accessibilityTraits, [.staticText, .button, .header])
    Headless.tap(header)
    expectEqual(events.take(), ["second"])
  }

  @Test func `a component that is an element by itself becomes the button, and keeps its traits`()
    throws
  {
    let stage = ListStage()
    func show(_ text: String, _ traits: UIAccessibilityTraits, hasAction: Bool) -> UIView? {
      let title = Title(text: text, traits: traits, isElement: true)
      stage.show {
        ListSection("a") { Tile(id: 1) }
          .header { if hasAction { title.onSelect {} } else { title } }
      }
      #expect(stage.header(0)?.isAccessibilityElement == false)
      return stage.header(0)?.hosted
    }
    expectEqual(show("a", .header, hasAction: true)?.accessibilityTraits, [.header, .button])
    expectEqual(show("b", .header, hasAction: true)?.accessibilityTraits, [.header, .button])
    expectEqual(show("b", .header, hasAction: false)?.accessibilityTraits, .header)
    expectEqual(show("b", .button, hasAction: true)?.accessibilityTraits, [.button, .header])
    expectEqual(show("b", .button, hasAction: false)?.accessibilityTraits, [.button, .header])
  }

  @Test func `a header is a heading, a footer is not`() {
    let stage = ListStage()
    func show(_ traits: UIAccessibilityTraits) {
      stage.show {
        ListSection("a") { Tile(id: 1) }
          .header { Title(text: "a", traits: traits) }
          .footer { Title(text: "b", traits: traits) }
      }
    }
    func traits(_ kind: String) -> UIAccessibilityTraits? {
      stage.view.supplementaryView(forElementKind: kind, at: [0, 0])?.subviews.first?
        .accessibilityTraits
    }
    for own in [.none, .header, .staticText] as [UIAccessibilityTraits] {
      show(own)
      expectEqual(traits(UICollectionView.elementKindSectionHeader), own.union(.header))
      expectEqual(traits(UICollectionView.elementKindSectionFooter), own)
    }
  }

  @Test func `a header stays a button when it is filled under other traits`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("a") { Tile(id: 1) }
        .header { Title(text: "a", traits: .header, isElement: true).onSelect {} }
    }
    let header = try #require(stage.header(0))
    for category in [UIContentSizeCategory.accessibilityLarge, .large] {
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: category), on: stage.window)
      stage.view.layoutIfNeeded()
      expectEqual(header.hosted?.accessibilityTraits, [.header, .button])
    }
  }

  @Test func `a reused header carries no action and no trait over`() {
    let stage = ListStage(height: 60)
    stage.list.layout.pinsSectionHeaders = false
    stage.show {
      for index in 0..<30 {
        ListSection(index) { Tile(id: 1, height: 20) }
          .header {
            let title = Title(text: "\(index)", traits: .header)
            if index % 3 == 0 { title.onSelect(tapping("\(index)")) } else { title }
          }
      }
    }
    for offset in stride(from: CGFloat(0), through: 900, by: 45) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      for index in 0..<30 {
        guard let header = stage.header(index) else { continue }
        let hasAction = index % 3 == 0
        expectEqual(header.isAccessibilityElement, hasAction)
        expectEqual(header.accessibilityTraits, (hasAction ? [.header, .button] : .none))
        expectEqual(header.hosted?.accessibilityTraits.contains(.button), hasAction)
        expectEqual(header.gestureRecognizers?.contains { $0.isEnabled } ?? false, hasAction)
        _ = header.accessibilityActivate()
        expectEqual(events.take(), (hasAction ? ["\(index)"] : []))
      }
    }
  }

  @Test func `a header with an action gets the focus on Apple TV alone`() throws {
    let stage = ListStage()
    let header = try #require(showPinned(on: stage, Bar(height: 40).onSelect {}))
    #expect(!header.canBecomeFocused)
    Headless.setTraits(UITraitCollection(userInterfaceIdiom: .tv), on: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.header(0)?.canBecomeFocused == true)
    #expect(showPinned(on: stage, Bar(height: 40).listItem)?.canBecomeFocused == false)
  }
}

extension ListStage {
  fileprivate func header(_ section: Int) -> ListSupplementaryView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      as? ListSupplementaryView
  }
}

/// A header with labels.
private struct Title: ListComponent, Equatable {
  let text: String
  let traits: UIAccessibilityTraits
  var isElement = false

  func makeView() -> UIView {
    let view = UIView(frame: .zero)
    view.addSubview(UILabel(frame: .zero))
    view.addSubview(UILabel(frame: .zero))
    view.accessibilityIdentifier = "title"
    return view
  }

  func configure(_ view: UIView) {
    view.isAccessibilityElement = isElement
    view.accessibilityTraits = traits
    view.subviews[0].accessibilityLabel = text
    view.subviews[1].accessibilityLabel = "3 of them"
  }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 20) }
}

/// A header with a button and a control of a class of its own.
private struct Heading: ListComponent {
  let title: String
  let events: @MainActor (String) -> Void

  func makeView() -> UIView {
    let view = UIView(frame: .zero)
    let button = UIButton(frame: CGRect(x: 60, y: 0, width: 30, height: 30))
    let control = PlainControl(frame: CGRect(x: 100, y: 0, width: 30, height: 30))
    for (control, name) in [(button, "button"), (control, "control")] as [(UIControl, String)] {
      control.addAction(UIAction { [events] _ in events(name) }, for: .touchUpInside)
      view.addSubview(control)
    }
    return view
  }

  func configure(_ view: UIView) {}

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 40) }
}

private final class PlainControl: UIControl {}
