@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Lists whose traits change: what is measured and filled again, and what is not.
@MainActor
@Suite(.underAllModes)
struct TraitTests {
  /// A component whose font is computed when its view is filled.
  private struct Note: ListComponent, Equatable, Identifiable {
    let id: Int

    func makeView() -> NoteView { NoteView() }

    func configure(_ view: NoteView) {
      view.fillCount += 1
      view.label.text = "Note \(id)"
      view.label.font = .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    }
  }

  fileprivate final class NoteView: UIView {
    let label = UILabel()
    var fillCount = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    /// The font size that fits the frame, and the one that is shown.
    var heights: [CGFloat] { [frame.height, label.sizeThatFits(.zero).height] }
  }

  private let stage = ListStage(width: 300, height: 600)

  private func show() {
    stage.show {
      ListSection("a") { for id in 1...3 { Note(id: id) } }
        .attributes(SectionAttributes(lineLimit: .lines(1)))
        .header { Note(id: 8) }
        .footer { Note(id: 9) }
        .overflow { Note(id: 10 + $0) }
      ListSection("carousel") { Carousel("c") { for id in 21...22 { Note(id: id) } } }
      ListSection("self-sizing") { for id in 31...32 { Note(id: id) } }
        .attributes(
          SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 100, height: 10))))
    }
  }

  private var notes: [NoteView] {
    stage.view.layoutIfNeeded()
    _ = stage.carousel(0, section: 1)
    return stage.view.shownNotes
  }

  private func change(_ traits: UITraitCollection) {
    Headless.setTraits(traits, on: stage.window)
    stage.view.layoutIfNeeded()
  }

  @Test func `headers of a list without sections are measured again for another text size`() {
    stage.show {
      ListHeader { Note(id: 1) }
      ListFooter { Note(id: 2) }
    }
    let height = stage.view.contentSize.height
    change(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(height > 0 && stage.view.contentSize.height > height * 1.5)
  }

  @Test func `everything that is shown is filled again for another text size`() {
    show()
    let before = notes
    #expect(before.count >= 8)
    let heights = before.map(\.heights)
    #expect(heights.allSatisfy { abs($0[0] - $0[1]) < 1 })
    change(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    let after = notes
    #expect(after.count >= 6)
    for note in after {
      #expect(note.heights[1] > 30)
      #expect(abs(note.heights[0] - note.heights[1]) < 1, "\(note.label.text ?? "")")
    }
  }

  @Test(arguments: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
    UITraitCollection(activeAppearance: .inactive),
  ])
  func `traits that change no size measure and fill nothing`(traits: UITraitCollection) {
    stage.show {
      ListSection("a") { for id in 1...3 { Tile(id: id) } }
        .header { Tile(id: 8) }
      ListSection("carousel") { Carousel("c") { Tile(id: 1) } }
    }
    _ = stage.carousel(0, section: 1)
    let log = TileLog.recording {
      change(traits)
      stage.list.traitsDidChange()
      stage.list.layout.invalidateLayout()
      _ = stage.carousel(0, section: 1)
    }
    expectEqual(log.sizes, [])
    expectEqual(log.fills, [])
  }

  @Test(arguments: [
    UITraitCollection(preferredContentSizeCategory: .extraLarge),
    UITraitCollection(legibilityWeight: .bold), UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 3),
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceIdiom: .pad),
  ])
  func `traits that may change sizes measure and fill everything again`(traits: UITraitCollection) {
    stage.show {
      ListSection("a") { for id in 1...2 { Tile(id: id, text: "\(id)") } }
        .header { Tile(id: 3, text: "3") }
      ListSection("carousel") { Carousel("c") { Tile(id: 4, text: "4") } }
    }
    _ = stage.carousel(0, section: 1)
    let log = TileLog.recording {
      change(traits)
      _ = stage.carousel(0, section: 1)
    }
    expectEqual(log.sizes.sorted(), ["1", "2", "3", "4"])
    // Each is filled into the view that measures, and into the one that is shown.
    expectEqual(Set(log.fills), ["1", "2", "3", "4"])
    #expect(log.fills.count >= 8)
  }

  @Test func `sizes of items that are not visible are asked again, too`() {
    stage.show { ListSection("a") { for id in 1...99 { Tile(id: id, text: "\(id)", width: 300) } } }
    let log = TileLog.recording {
      change(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    }
    expectEqual(log.sizes.count, 99)
  }
}

extension UIView {
  /// The views of notes that are not in hidden views.
  fileprivate var shownNotes: [TraitTests.NoteView] {
    subviews.filter { !$0.isHidden }.flatMap {
      ($0 as? TraitTests.NoteView).map { [$0] } ?? $0.shownNotes
    }
  }
}
