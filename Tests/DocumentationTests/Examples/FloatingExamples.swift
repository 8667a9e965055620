#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  /// Placements of floating views.
  enum FloatingExamples {
    static var placements: [FloatingPlacement] {
      let button = FloatingPlacement(.bottomTrailing, insets: Insets(16))
      let bar = FloatingPlacement(.bottom, width: .fraction(1), coverage: .counted)
      let backdrop = FloatingPlacement(
        of: .bounds, width: .fraction(1), height: .fraction(1), depth: .behind)
      return [button, bar, backdrop]
    }

    static var points: [AnchorPoint] {
      let corner = AnchorPoint.topTrailing
      let quarter = AnchorPoint(x: 0.25, y: 0)
      return [corner, quarter]
    }

    @MainActor
    static func fade(_ button: UIButton, of layout: CollectionViewAlignedLayout) {
      layout.addFloatingView(
        button, at: FloatingPlacement(.bottomTrailing, insets: Insets(16)), animated: true)
    }

    @MainActor
    static func showAndHide(
      _ button: UIButton, at corner: FloatingPlacement, of layout: CollectionViewAlignedLayout
    ) {
      layout.addFloatingView(button, at: corner, animated: true)
      layout.removeFloatingView(button, animated: true)
    }

    @MainActor
    static func addBar(_ searchField: UIView, to layout: CollectionViewAlignedLayout) {
      let bar = FloatingPlacement(.top, width: .fraction(1), coverage: .counted)
      layout.addFloatingView(searchField, at: bar)
      layout.contentInsets = Insets(top: 44)
    }

    @MainActor
    static func touchesCell(
      at path: IndexPath, at point: CGPoint, in collectionView: UICollectionView
    ) -> Bool {
      guard let cell = collectionView.cellForItem(at: path) else { return false }
      let isTouched = collectionView.hitTest(point, with: nil)?.isDescendant(of: cell) ?? false
      return isTouched
    }
  }

  /// A screen with a button to its top.
  @MainActor
  final class LongScreen {
    let list: CollectionViewAlignedList
    var photos: [Picture] = []
    var canGoUp = false

    init(_ view: UICollectionView) {
      list = CollectionViewAlignedList(view)
    }

    func goUp() {}

    func show() {
      list.show {
        ListSection("photos", of: photos) { Photo($0) }
        if canGoUp {
          ListOverlay("up", at: FloatingPlacement(.bottomTrailing, insets: Insets(16))) {
            UpButton().onSelect { [weak self] in self?.goUp() }
          }
        }
      }
    }
  }

  /// A button to the top of a list.
  struct UpButton: ListComponent, Equatable {
    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = "Up" }
  }
#endif
