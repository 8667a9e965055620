import AlignedLayout
import AlignedList
import BenchmarkClient
import UIKit

/// A collection view with a list of components: posts in sections of ten.
@MainActor
final class FeedScreen: EventScreen {
  static let postsPerSection = 10

  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list: CollectionViewAlignedList
  private var sections: [[Post]]
  private var nextID: Int
  private var otherCounts = EventCounts()

  init(cellCount: Int) {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewAlignedLayout())
    list = CollectionViewAlignedList(view)
    sections = (0..<cellCount / Self.postsPerSection).map { section in
      (0..<Self.postsPerSection).map { Post(id: section * Self.postsPerSection + $0) }
    }
    nextID = cellCount
    window.addSubview(view)
    show()
  }

  /// Views that are never shown measure the posts.
  var counts: EventCounts {
    get {
      var counts = otherCounts
      counts.measuredViews = Post.measuredCount
      return counts
    }
    set {
      otherCounts = newValue
      Post.measuredCount = newValue.measuredViews
    }
  }

  var rowCount: Int { cellCount }
  var cellCount: Int { sections.reduce(0) { $0 + $1.count } }

  func path(ofRow row: Int) -> IndexPath {
    // Only one section may have another number of posts, and it gets that back.
    IndexPath(item: row % Self.postsPerSection, section: row / Self.postsPerSection)
  }

  func row(at path: IndexPath) -> Int { path.section * Self.postsPerSection + path.item }

  func id(at path: IndexPath) -> Int { sections[path.section][path.item].id }

  func height(at path: IndexPath) -> CGFloat { sections[path.section][path.item].height }

  // MARK: Changes

  /// Shows all sections, as a client does that knows no differences.
  private func show() {
    list.show(animated: false) {
      for (number, posts) in sections.enumerated() { ListSection(number, of: posts) { $0 } }
    }
  }

  /// Shows one section, as a client does that knows where something has changed.
  private func update(_ number: Int) {
    list.update(animated: false) { ListSection(number, of: sections[number]) { $0 } }
  }

  func insertRow(at row: Int) {
    let path = path(ofRow: row)
    sections[path.section].insert(Post(id: nextID), at: path.item)
    nextID += 1
    show()
  }

  func deleteRow(at row: Int) {
    let path = path(ofRow: row)
    sections[path.section].remove(at: path.item)
    show()
  }

  func moveRow(from old: Int, to new: Int) {
    let (old, new) = (path(ofRow: old), path(ofRow: new))
    let post = sections[old.section].remove(at: old.item)
    sections[new.section].insert(post, at: new.item)
    show()
  }

  func reloadRow(at row: Int) {
    preconditionFailure("A list reloads nothing.")
  }

  func reconfigureRow(at row: Int) {
    let path = path(ofRow: row)
    sections[path.section][path.item].likes += 1
    update(path.section)
  }

  func editRow(at row: Int) {
    let path = path(ofRow: row)
    sections[path.section][path.item].revision ^= 1
    update(path.section)
  }

  func answerLate(forRow row: Int) {
    preconditionFailure("A list knows all sizes.")
  }
}

private struct Post: ListComponent, Equatable, Identifiable {
  @MainActor static var measuredCount = 0

  let id: Int
  /// The number of changes that made the post taller.
  var revision = 0
  /// Shown in one line, whatever the number.
  var likes = 0

  var height: CGFloat { CGFloat(60 + id % 5 * 20 + revision * 18) }

  func makeView() -> UIView { UIView(frame: .zero) }

  func configure(_ view: UIView) { view.tag = id }

  func size(of view: UIView, fitting width: CGFloat) -> CGSize {
    Self.measuredCount += 1
    return CGSize(width: width, height: height)
  }
}
