#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  final class Album: NSObject, ListDiffable {
    let number: Int
    let title: String

    init(number: Int, title: String) {
      self.number = number
      self.title = title
    }

    func diffIdentifier() -> any NSObjectProtocol { self }

    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
      (object as? Album)?.title == title
    }
  }

  final class AlbumCell: UICollectionViewCell {
    let label = UILabel()
  }

  /// An album, by IGListKit.
  final class AlbumSection: ListSectionController {
    private var album: Album?
    var open: (Album?) -> Void = { _ in }

    override func sizeForItem(at index: Int) -> CGSize {
      CGSize(width: collectionContext.containerSize.width, height: 56)
    }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell = collectionContext.dequeueReusableCell(of: AlbumCell.self, for: self, at: index)
      (cell as? AlbumCell)?.label.text = album?.title
      return cell
    }

    override func didUpdate(to object: Any) { album = object as? Album }

    override func didSelectItem(at index: Int) { open(album) }
  }

  /// The albums, by IGListKit.
  final class AlbumSource: NSObject, ListAdapterDataSource {
    var albums: [Album] = []

    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { albums }

    func listAdapter(
      _ listAdapter: ListAdapter, sectionControllerFor object: Any
    ) -> ListSectionController {
      AlbumSection()
    }

    func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
  }

  /// The same here.
  struct AlbumRow: Equatable, Identifiable {
    let id: Int
    let title: String
  }

  extension AlbumRow: ListComponent {
    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = title }

    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 56) }
  }

  final class AlbumsScreen: UIViewController {
    var list: CollectionViewAlignedList?
    var albums: [Album] = []

    func open(_ album: Album) {}

    func update() {
      list?.show {
        ListSection("albums", of: albums) { AlbumRow(id: $0.number, title: $0.title) }
          .onSelect(of: albums) { [weak self] album in self?.open(album) }
      }
    }

    /// The first step: the adapter stays, and answers another layout.
    func setLayout(of collectionView: UICollectionView, with adapter: ListAdapter) {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.sectionSpacing = 0
      layout.pinsSectionHeaders = false
      layout.sizeForItem = { [weak adapter] indexPath, _ in
        adapter?.sizeForItem(at: indexPath) ?? .zero
      }
      layout.attributesForSection = { [weak adapter] section in
        guard let controller = adapter?.sectionController(forSection: section)
        else { return SectionAttributes() }
        let inset = controller.inset
        return SectionAttributes(
          sizing: .asked(offering: .wholeLine), cellSpacing: controller.minimumInteritemSpacing,
          lineSpacing: controller.minimumLineSpacing,
          insets: Insets(
            top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
      }
      layout.referenceLengthForHeader = { [weak adapter] section in
        adapter?.sizeForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0]
        ).height ?? 0
      }
      collectionView.collectionViewLayout = layout
    }
  }
#endif
