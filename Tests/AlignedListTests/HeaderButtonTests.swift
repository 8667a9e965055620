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

  @Test func `a tap on a pinned header does not touch the cell below it`() throws {
    let stage = ListStage()
    let header = try #require(
      showPinned(on: stage, Bar(height: 40).onSelect(tapping("header"))))
    Headless.tap(header)
    #expect(events.take() == ["header"])
    Headless.swipe(header, by: CGVector(dx: 0, dy: 25))
    Headless.cancelTouch(of: header)
    #expect(events.take() == [])
    Headless.tap(stage.view, at: CGPoint(x: 9, y: 100))
    #expect(events.take() == ["1 true", "1 false", "item 1"])
  }

  @Test func `a header without an action keeps taps from the cell that it covers`() throws {
    let stage = ListStage()
    let header = try #require(showPinned(on: stage, Bar(height: 40).listItem))
    Headless.tap(header)
    Headless.press(header)
    Headless.swipe(header, by: CGVector(dx: 0, dy: 25))
    #expect(events.take() == [])
    #expect(!header.accessibilityActivate())
  }

  @Test func `controls in a header get their own taps, and the header those beside them`() throws {
    let stage = ListStage()
    let heading = Heading(title: "a", events: { [events] in events.texts.append($0) })
    let header = try #require(showPinned(on: stage, heading.onSelect(tapping("header"))))
    for x in [5, 70, 110, 170] as [CGFloat] { Headless.tap(header, at: CGPoint(x: x, y: 10)) }
    #expect(events.take() == ["header", "button", "control", "header"])
    // VoiceOver reads what is in it one by one.
    #expect(!header.isAccessibilityElement)
  }

  @Test func `cards in a header get their own taps`() throws {
    let stage = ListStage()
    let carousel = Carousel("c") {
      Tile(id: 1, width: 80, height: 30).onSelect(tapping("card"))
    }
    let header = try #require(showPinned(on: stage, carousel.onSelect(tapping("header"))))
    (header.hosted as? CarouselView)?.layoutIfNeeded()
    (header.hosted as? CarouselView)?.collectionView.layoutIfNeeded()
    Headless.tap(header, at: CGPoint(x: 40, y: 15))
    #expect(events.take() == ["card"])
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
    #expect(events.take() == ["17 more", "footer"])
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
    #expect(header.accessibilityLabel == "Tags, 3 of them")
    #expect(header.accessibilityTraits == [.header, .button])
    #expect(header.accessibilityIdentifier == "title")
    #expect(header.accessibilityActivate())
    #expect(events.take() == ["first"])
    show(nil)
    #expect(stage.header(0) === header)
    #expect(!header.isAccessibilityElement && !header.accessibilityActivate())
    #expect(header.accessibilityTraits == .none && header.accessibilityIdentifier == nil)
    #expect(header.hosted?.accessibilityTraits == .header)
    Headless.tap(header)
    #expect(events.take() == [])
    show(tapping("second"), traits: .staticText)
    #expect(header.accessibilityTraits == [.staticText, .button, .header])
    Headless.tap(header)
    #expect(events.take() == ["second"])
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
    #expect(show("a", .header, hasAction: true)?.accessibilityTraits == [.header, .button])
    #expect(show("b", .header, hasAction: true)?.accessibilityTraits == [.header, .button])
    #expect(show("b", .header, hasAction: false)?.accessibilityTraits == .header)
    #expect(show("b", .button, hasAction: true)?.accessibilityTraits == [.button, .header])
    #expect(show("b", .button, hasAction: false)?.accessibilityTraits == [.button, .header])
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
      #expect(traits(UICollectionView.elementKindSectionHeader) == own.union(.header))
      #expect(traits(UICollectionView.elementKindSectionFooter) == own)
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
      #expect(header.hosted?.accessibilityTraits == [.header, .button])
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
        #expect(header.isAccessibilityElement == hasAction)
        #expect(header.accessibilityTraits == (hasAction ? [.header, .button] : .none))
        #expect(header.hosted?.accessibilityTraits.contains(.button) == hasAction)
        #expect(header.gestureRecognizers?.contains { $0.isEnabled } ?? false == hasAction)
        _ = header.accessibilityActivate()
        #expect(events.take() == (hasAction ? ["\(index)"] : []))
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
