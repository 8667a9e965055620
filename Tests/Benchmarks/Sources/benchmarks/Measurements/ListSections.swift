import AlignedLayout
import AlignedList
import UIKit

/// Compares lists of 10,000 sections to ten lists of 1,000. They should take about as long for each section.
@MainActor
func listSections(_ setting: Setting) -> [Figure] {
  let (many, few, some) = (SectionStage(10_000), SectionStage(1_000), SectionStage(100))
  func figure(
    _ name: String, _ update: @escaping (_ stage: SectionStage, _ version: Int) -> Void
  ) -> Figure {
    Figure(
      name, cells: many.count,
      setting.compare {
        update(many, $0)
      } with: {
        for part in 0..<10 { update(few, 10 * $0 + part) }
      }, per: Double(many.count), unit: "ns a section", other: "1,000 sections", limit: .ratio(3))
  }
  var figures = [
    figure("update all") { $0.update(Array(0..<$0.count), version: $1) },
    figure("update one") { $0.update([$0.count / 2], version: $1) },
    Figure(
      "find an item", cells: many.count,
      setting.compare(operations: 100) {
        many.find($0)
      } with: {
        some.find($0)
      }, unit: "ns", other: "100 sections", limit: .ratio(5)),
  ]
  // A debug build stops at this mistake.
  #if !DEBUG
    figures.append(
      figure("show one id") { stage, _ in stage.show(Array(repeating: 0, count: stage.count)) })
  #endif
  return figures + [replacedCards()].compactMap(\.self)
}

/// Returns what a list keeps of each carousel that was a card in a carousel, or nil where memory cannot be
/// counted.
@MainActor
private func replacedCards() -> Figure? {
  func bytes(_ changes: Int) -> Int? {
    Allocations.counted {
      let stage = SectionStage(0)
      for number in 0..<changes { stage.showCards(number) }
      return stage
    }?.retainedBytes
  }
  guard let few = bytes(100), let many = bytes(300) else { return nil }
  return Figure(
    "a replaced card", cells: 200, Double(many - few) / 200, "bytes kept", limit: .value(100))
}

private struct Tag: ListComponent, Equatable, Identifiable {
  let id: Int
  let version: Int

  func makeView() -> UIView { UIView(frame: .zero) }

  func configure(_ view: UIView) { view.tag = id }

  func size(fitting width: CGFloat) -> CGSize? {
    CGSize(width: CGFloat(40 + id % 50), height: 30)
  }
}

/// A collection view in a window with a list of sections of one item.
@MainActor
private struct SectionStage {
  let count: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let view: UICollectionView
  private let list: CollectionViewAlignedList

  init(_ count: Int) {
    self.count = count
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewAlignedLayout())
    list = CollectionViewAlignedList(view)
    window.addSubview(view)
    show(Array(0..<count))
  }

  private func sections(_ ids: [Int], version: Int) -> [ListSection] {
    var sections: [ListSection] = []
    for id in ids { sections.append(ListSection(id, of: [id]) { Tag(id: $0, version: version) }) }
    return sections
  }

  func show(_ ids: [Int]) {
    list.show(animated: false) { sections(ids, version: 0) }
    view.layoutIfNeeded()
  }

  func update(_ ids: [Int], version: Int) {
    list.update(animated: false) { sections(ids, version: version) }
    view.layoutIfNeeded()
  }

  func find(_ number: Int) {
    let id = (number &* 7919) % count
    precondition(list.indexPath(ofItem: id, inSection: id)?.section == id)
  }

  /// Shows a carousel with one carousel in it, which differs with the number.
  func showCards(_ number: Int) {
    list.show(animated: false) {
      ListSection("cards") {
        Carousel("outer") {
          Carousel(number, cardWidth: .points(60)) { for id in 0..<5 { Tag(id: id, version: 0) } }
        }
      }
    }
    view.layoutIfNeeded()
  }
}
