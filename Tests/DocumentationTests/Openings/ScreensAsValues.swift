#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  struct Word: Equatable, Identifiable {
    let id: Int
    let text: String
  }

  extension Word: ListComponent {
    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = text }
  }

  final class WordsController: UIViewController {
    private var words = [Word(id: 1, text: "typesetter"), Word(id: 2, text: "ink")]
    private var list: CollectionViewAlignedList?

    override func viewDidLoad() {
      super.viewDidLoad()
      let collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: CollectionViewAlignedLayout())
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      list = CollectionViewAlignedList(collectionView)
      show()
    }

    private func show() {
      list?.show {
        ListSection("words", of: words) { $0 }
          .onSelect(of: words) { [weak self] word in self?.remove(word) }
      }
    }

    private func remove(_ word: Word) {
      words.removeAll { $0.id == word.id }
      show()
    }
  }
#endif
