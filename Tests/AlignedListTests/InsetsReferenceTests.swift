@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Sections that stay inside an area of their own.
@MainActor
@Suite(.underAllModes)
struct InsetsReferenceTests {
  private let stage = ListStage(width: 200, height: 400)

  /// A row as wide as its section, under a header, in an area.
  private func section(_ id: String, inside reference: UIContentInsetsReference?) -> ListSection {
    let section = ListSection(id) {
      Tile(id: 1, text: id, width: 300, height: 30)
    }
    .attributes(.columns(1).with(insets: Insets(leading: 3, trailing: 4)))
    .header { Tile(id: 2, width: 300, height: 10) }
    return reference.map(section.contentInsetsReference) ?? section
  }

  private func show(_ margins: CGFloat = 20) {
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: margins, bottom: 0, right: margins + 5)
    stage.show {
      section("all", inside: nil)
      section("full", inside: UIContentInsetsReference.none)
      section("margins", inside: .layoutMargins)
    }
  }

  private var frames: [CGRect] { (0..<3).compactMap { stage.frame(0, section: $0) } }

  private var headers: [CGFloat] {
    (0..<3).flatMap { section in
      let header = stage.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      return header.map { [$0.frame.minX, $0.frame.width] } ?? []
    }
  }

  @Test func `a section stays inside its own area, and follows it`() {
    stage.list.layout.contentInsets = Insets(10)
    show()
    expectEqual(frames.map(\.minX), [13, 13, 33])
    expectEqual(frames.map(\.width), [173, 173, 128])
    show(40)
    expectEqual(frames.map(\.minX), [13, 13, 53])
    expectEqual(frames.map(\.width), [173, 173, 88])
    stage.view.layoutMargins.left = 0
    stage.view.layoutIfNeeded()
    expectEqual(frames.map(\.minX), [13, 13, 13])
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.list.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(frames.map(\.minX), [14, 14, 14])
    expectEqual(headers, [0, 200, 0, 200, 0, 200])
  }

  @Test func `headers follow the areas of their sections if they follow sections`() {
    stage.list.layout.contentInsetsReference = .layoutMargins
    stage.list.layout.supplementaryContentInsetsReference = .automatic
    show()
    expectEqual(frames.map(\.minX), [23, 3, 23])
    expectEqual(headers, [20, 155, 0, 200, 20, 155])
  }

  @Test func `another area alone is an update`() {
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    stage.show { section("one", inside: nil) }
    expectEqual(stage.frame(0)?.minX, 3)
    stage.show { section("one", inside: .layoutMargins) }
    expectEqual(stage.frame(0)?.minX, 33)
    stage.show { section("one", inside: nil) }
    expectEqual(stage.frame(0)?.minX, 3)
  }

  @Test func `sections that swap their areas are an update`() {
    func show(_ first: UIContentInsetsReference, _ second: UIContentInsetsReference) {
      stage.show {
        section("one", inside: first)
        section("two", inside: second)
      }
    }
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    show(.none, .layoutMargins)
    expectEqual((0..<2).map { stage.frame(0, section: $0)?.minX }, [3, 33])
    show(.layoutMargins, .none)
    expectEqual((0..<2).map { stage.frame(0, section: $0)?.minX }, [33, 3])
  }
}
