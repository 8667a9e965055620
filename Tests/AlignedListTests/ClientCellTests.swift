@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Components whose view is a cell of a client's own class.
@MainActor
@Suite(.underAllModes)
struct ClientCellTests {
  @Test func `a cell of a client's own class stands in the list itself`() throws {
    let stage = ListStage()
    var opened: [Int] = []
    stage.show {
      ListSection("mail") {
        Mail(id: 1, subject: "one").onSelect { opened.append(1) }
        Tile(id: 2, text: "two")
      }
    }
    let cell = try #require(stage.view.cellForItem(at: [0, 0]) as? SwipeCell)
    expectEqual(cell.subject, "one")
    expectEqual(cell.frame.size, CGSize(width: 200, height: 44))
    #expect(stage.list.view(ofItem: 1, inSection: "mail") === cell)
    expectEqual(stage.texts, ["?", "two"])
    Headless.tapItem(at: [0, 0], in: stage.view)
    expectEqual(opened, [1])
  }

  @Test func `the kit asks its delegate for actions, which finds the component`() throws {
    let stage = ListStage()
    let mailbox = Mailbox(list: stage.list)
    func show() {
      stage.show {
        ListSection("mail", of: mailbox.subjects) { subject in
          Mail(id: subject.0, subject: subject.1, delegate: mailbox)
        }
      }
    }
    show()
    let cell = try #require(stage.view.cellForItem(at: [0, 1]) as? SwipeCell)
    cell.swipe()
    expectEqual(mailbox.subjects.map(\.1), ["one", "three"])
    show()
    expectEqual(stage.view.visibleCells.count, 2)
  }

  @Test func `a cell is filled again if its content changes, and kept if it does not`() throws {
    let stage = ListStage()
    func show(_ subjects: [String]) {
      stage.show {
        ListSection("mail", of: Array(subjects.enumerated())) {
          Mail(id: $0.offset, subject: $0.element)
        }
      }
    }
    show(["one", "two"])
    let cells = (0..<2).map { stage.view.cellForItem(at: [0, $0]) as? SwipeCell }
    let counts = cells.map { $0?.fillCount }
    show(["one", "new"])
    #expect(stage.view.cellForItem(at: [0, 0]) === cells[0])
    #expect(stage.view.cellForItem(at: [0, 1]) === cells[1])
    expectEqual(cells[0]?.fillCount, counts[0])
    expectEqual(cells[1]?.subject, "new")
  }

  @Test func `a cell is updated for its state, unless it has a handler of its own`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("mail") {
        Mail(id: 1, subject: "one").onSelectionChange { _ in }
        Mail(id: 2, subject: "two").onSelectionChange { _ in }
      }
    }
    let cell = try #require(stage.view.cellForItem(at: [0, 0]) as? SwipeCell)
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(cell.states.last == true)
    Headless.tapItem(at: [0, 1], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(cell.states.last == false)
    let other = HandledCell(frame: .zero)
    let record = try #require(stage.list.record(at: [0, 0]))
    ItemMarker.show(record, in: other, stage.list.calls)
    other.configurationUpdateHandler?(other, UICellConfigurationState(traitCollection: .init()))
    expectEqual(other.count, 1)
  }

  @Test func `a cell is filled again under another content size category`() throws {
    let stage = ListStage()
    stage.show { ListSection("mail") { Mail(id: 1, subject: "one") } }
    let cell = try #require(stage.view.cellForItem(at: [0, 0]) as? SwipeCell)
    let count = cell.fillCount
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: stage.window)
    stage.view.layoutIfNeeded()
    #expect(cell.fillCount > count)
    expectEqual(cell.category, .accessibilityLarge)
  }

  @Test(.underPlainModes) func `displaying begins and ends with the cell`() {
    let stage = ListStage(height: 60)
    var events: [String] = []
    stage.show {
      ListSection("mail", of: [1, 2, 3]) { id in
        Mail(id: id, subject: "\(id)")
          .onDisplay { cell in
            events.append("+\(cell.subject)")
          } onEnd: { cell in
            events.append("-\(cell.subject)")
          }
      }
    }
    expectEqual(Set(events), ["+1", "+2"])
    events = []
    stage.view.contentOffset.y = 70
    stage.view.layoutIfNeeded()
    expectEqual(Set(events), ["-1", "+3"])
  }

  /// An element in a section of self-sizing cells, and its size.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let estimate: CGSize
    let size: CGSize
    let section: @MainActor @Sendable () -> ListSection
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "a cell in a section of self-sizing cells measures itself",
      estimate: CGSize(width: 100, height: 30), size: CGSize(width: 123, height: 45)
    ) { ListSection("mail") { Mail(id: 1, subject: "one") } },
    // A list cannot override `preferredLayoutAttributesFitting(_:)` of a client's cell.
    Example(
      testDescription:
        "a cell that does not measure itself keeps the estimate of a section of self-sizing cells",
      estimate: CGSize(width: 20, height: 20), size: CGSize(width: 20, height: 20)
    ) { ListSection("rows") { StateRow(id: 1) } },
  ]

  @Test(arguments: examples)
  func `a cell in a section of self-sizing cells has a size`(example: Example) {
    let stage = ListStage()
    stage.show {
      example.section()
        .attributes(SectionAttributes(sizing: .selfSizing(estimate: example.estimate)))
    }
    expectEqual(stage.frame(0)?.size, example.size)
  }

  @Test func `a cell shows its state after it is filled again under other traits`() throws {
    let stage = ListStage()
    stage.show { ListSection("a") { StateRow(id: 1).onSelectionChange { _ in } } }
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    let cell = try #require(stage.view.cellForItem(at: [0, 0]) as? StateCell)
    #expect(cell.shownState == true)
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: stage.window)
    for _ in 0..<2 { stage.view.layoutIfNeeded() }
    #expect(cell.shownState == true)
  }

}

/// A message of a mail box, shown by a cell in the manner of a kit for swipe actions: the kit's cell class
/// has a delegate, and passes itself to it.
private struct Mail: Equatable, Identifiable {
  let id: Int
  let subject: String
  weak var delegate: (any SwipeCellDelegate)?

  static func == (first: Mail, second: Mail) -> Bool {
    first.id == second.id && first.subject == second.subject
  }
}

extension Mail: ListComponent {
  func makeView() -> SwipeCell { SwipeCell(frame: .zero) }

  func configure(_ view: SwipeCell) {
    view.subject = subject
    view.delegate = delegate
    view.fillCount += 1
    view.category = view.traitCollection.preferredContentSizeCategory
  }

  func update(_ view: SwipeCell, for state: UICellConfigurationState) {
    view.states.append(state.isSelected)
  }

  func size(of view: SwipeCell, fitting width: CGFloat) -> CGSize {
    CGSize(width: width, height: 44)
  }
}

@MainActor
private protocol SwipeCellDelegate: AnyObject {
  func delete(by cell: SwipeCell)
}

private final class SwipeCell: UICollectionViewCell {
  weak var delegate: (any SwipeCellDelegate)?
  var subject = ""
  var fillCount = 0
  var states: [Bool] = []
  var category = UIContentSizeCategory.unspecified

  func swipe() {
    delegate?.delete(by: self)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    attributes?.size = CGSize(width: 123, height: 45)
    return attributes ?? layoutAttributes
  }
}

private final class HandledCell: UICollectionViewCell {
  var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    configurationUpdateHandler = { [weak self] _, _ in self?.count += 1 }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Mailbox: SwipeCellDelegate {
  let list: CollectionViewAlignedList
  var subjects = [(1, "one"), (2, "two"), (3, "three")]

  init(list: CollectionViewAlignedList) {
    self.list = list
  }

  func delete(by cell: SwipeCell) {
    guard let path = list.collectionView?.indexPath(for: cell),
      let mail = list.component(at: path, as: Mail.self)
    else { return }
    subjects.removeAll { $0.0 == mail.id }
  }
}

/// A row that undoes in `configure` what its state has set.
private struct StateRow: ListComponent, Equatable, Identifiable {
  let id: Int

  func makeView() -> StateCell { StateCell(frame: .zero) }

  func configure(_ view: StateCell) { view.shownState = nil }

  func update(_ view: StateCell, for state: UICellConfigurationState) {
    view.shownState = state.isSelected
  }

  func size(of view: StateCell, fitting width: CGFloat) -> CGSize {
    CGSize(width: width, height: 30)
  }
}

private final class StateCell: UICollectionViewCell {
  var shownState: Bool?
}
