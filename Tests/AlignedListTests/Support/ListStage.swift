@testable import AlignedList

import AlignedLayout
import Testing
import UIKit

/// A collection view in a window, with a list.
@MainActor
final class ListStage {
  let window: UIWindow
  let view: UICollectionView
  let list: CollectionViewAlignedList

  /// The mistakes that the list has reported.
  private(set) var mistakes: [String] = []

  init(width: CGFloat = 200, height: CGFloat = 150) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    window = UIWindow(frame: frame)
    view = UICollectionView(frame: frame, collectionViewLayout: CollectionViewAlignedLayout())
    list = CollectionViewAlignedList(view)
    list.layout.contentInsets = .zero
    window.addSubview(view)
    list.calls.reportMistake = { [weak self] in self?.mistakes.append($0) }
  }

  /// Shows sections and lays out.
  func show(animated: Bool = true, @ListBuilder _ sections: () -> [ListSection]) {
    list.show(animated: animated, sections: sections)
    view.layoutIfNeeded()
  }

  /// Lays out until no sections wait to be shown.
  func settle() async {
    for _ in 0..<100 {
      view.layoutIfNeeded()
      if !list.turns.isPending { break }
      await Task.yield()
    }
    view.layoutIfNeeded()
    #expect(!list.turns.isPending)
  }

  /// The texts of the tiles that are visible, by their index paths.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().map { tile(at: $0)?.text ?? "?" }
  }

  func tile(_ item: Int, section: Int = 0) -> TileView? {
    tile(at: IndexPath(item: item, section: section))
  }

  func tile(at path: IndexPath) -> TileView? {
    (view.cellForItem(at: path) as? ListCell)?.shownView as? TileView
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Returns what a header, footer or overflow view shows.
  func bar(ofKind kind: String, section: Int = 0) -> String? {
    let shown = view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
    return (shown?.subviews.first as? BarView)?.text
  }
}

/// A row of a table: what happens in a list, and what is seen or called meanwhile.
struct ListExample<Record: Equatable & Sendable>: CustomTestStringConvertible, Sendable {
  /// What happens in the list of a stage. It passes what it sees, or what is called, to `record`.
  typealias Events =
    @MainActor @Sendable (
      _ stage: ListStage, _ record: @escaping @MainActor (Record) -> Void
    ) async -> Void

  let testDescription: String
  private let size: CGSize
  private let records: [Record]
  private let mistakes: [String]?
  private let events: Events

  /// - Parameters:
  ///   - name: what the row shows, as a sentence.
  ///   - records: what is recorded, in its order.
  ///   - mistakes: the mistakes that the list reports, or nil if the row says nothing of them.
  init(
    _ name: String, width: CGFloat = 200, height: CGFloat = 150, records: [Record],
    mistakes: [String]? = nil, _ events: @escaping Events
  ) {
    testDescription = name
    size = CGSize(width: width, height: height)
    self.records = records
    self.mistakes = mistakes
    self.events = events
  }

  /// Has the events happen in a new list, and expects what the row says.
  @MainActor
  func expect() async {
    let stage = ListStage(width: size.width, height: size.height)
    var records: [Record] = []
    await events(stage) { records.append($0) }
    expectEqual(records, self.records)
    if let mistakes { expectEqual(stage.mistakes, mistakes) }
  }
}
