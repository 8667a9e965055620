import AlignedLayout
import AlignedList
import UIKit

/// A component with a size of its own. It records what happens to its views.
struct Tile: ListComponent, Hashable, Identifiable {
  let id: Int
  var text = ""
  var width: CGFloat = 40
  var height: CGFloat = 20
  var attributes = CellAttributes.default

  var cellAttributes: CellAttributes { attributes }

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) {
    view.text = text
    view.number = id
    view.fillCount += 1
    TileView.log?.fills.append(text)
  }

  func update(_ view: TileView, for state: UICellConfigurationState) {
    view.isSelected = state.isSelected
  }

  func size(of view: TileView, fitting width: CGFloat) -> CGSize {
    TileView.log?.sizes.append(text)
    return CGSize(width: min(self.width, width), height: height)
  }
}

/// The view of a tile.
final class TileView: UIView {
  /// What is recorded while a test wants it.
  @MainActor static var log: TileLog?
  @MainActor private static var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
  }

  required init?(coder: NSCoder) { nil }

  /// Returns how many views are made during a body, with the result of the body.
  static func count<Result>(_ body: () -> Result) -> (views: Int, result: Result) {
    let before = count
    let result = body()
    return (count - before, result)
  }

  var text = ""
  var number = 0
  var fillCount = 0
  var isSelected = false
}

/// The texts of the tiles that are filled into views, and of those that are asked for their size.
@MainActor
final class TileLog {
  var fills: [String] = []
  var sizes: [String] = []

  /// Records during a body, and returns what was recorded.
  static func recording(_ body: () -> Void) -> TileLog {
    let outer = TileView.log
    let log = TileLog()
    TileView.log = log
    defer { TileView.log = outer }
    body()
    return log
  }
}

/// A component with another view than a tile, whose size follows from a formula.
struct Bar: ListComponent, Equatable {
  var text = ""
  var height: CGFloat = 10

  func makeView() -> BarView { BarView() }

  func configure(_ view: BarView) { view.text = text }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: height) }
}

final class BarView: UIView {
  var text = ""
}

/// A component that cannot be compared.
struct Opaque: ListComponent, Identifiable {
  let id: Int

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) {
    view.number = id
    view.fillCount += 1
  }

  func size(of view: TileView, fitting width: CGFloat) -> CGSize {
    TileView.log?.sizes.append("\(id)")
    return CGSize(width: 30, height: 30)
  }
}
