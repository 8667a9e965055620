#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  // MARK: Components

  struct Chip: Equatable, Identifiable {
    let id: Int
    let title: String
  }

  extension Chip: ListComponent {
    func makeView() -> ChipView { ChipView() }

    func configure(_ view: ChipView) { view.title = title }
  }

  extension Chip {
    init(_ tag: Tag) {
      self.init(id: tag.id, title: tag.name)
    }
  }

  final class ChipView: UILabel {
    var title: String? {
      get { text }
      set { text = newValue }
    }
  }

  struct Tag: Equatable {
    let id: Int
    let name: String
  }

  struct AddButton: ListComponent, Equatable {
    func makeView() -> ChipView { ChipView() }

    func configure(_ view: ChipView) { view.title = "Add" }
  }

  struct Title: ListComponent, Equatable {
    let text: String

    init(_ text: String) { self.text = text }

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = text }
  }

  struct More: ListComponent, Equatable {
    let hiddenCount: Int

    init(_ hiddenCount: Int) { self.hiddenCount = hiddenCount }

    func makeView() -> ChipView { ChipView() }

    func configure(_ view: ChipView) { view.title = hiddenCount > 0 ? "+\(hiddenCount)" : "Less" }
  }

  struct Picture: Hashable, Identifiable {
    let id: Int
    let name: String
  }

  struct Photo: ListComponent, Equatable, Identifiable {
    let picture: Picture

    init(_ picture: Picture) { self.picture = picture }

    var id: Int { picture.id }

    func makeView() -> PhotoView { PhotoView() }

    func configure(_ view: PhotoView) { view.name = picture.name }

    func size(fitting width: CGFloat) -> CGSize? {
      CGSize(width: width, height: (width * 0.75).rounded())
    }
  }

  final class PhotoView: UIView {
    var name = ""
  }

  struct Note: Equatable, Identifiable {
    let id: Int
    let text: String
  }

  extension Note: ListComponent {
    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) {
      view.text = text
      view.font = .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    }
  }

  struct Song: ListComponent, Equatable, Identifiable {
    let id: Int
    let title: String

    init(_ song: Picture) {
      id = song.id
      title = song.name
    }

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = title }
  }

  struct ProfileCard: ListComponent, Equatable {
    let name: String

    func makeView() -> ProfileView { ProfileView() }

    func configure(_ view: ProfileView) { view.name.text = name }

    func size(of view: ProfileView, fitting width: CGFloat) -> CGSize {
      AlignedItem.Measurement.systemLayoutSizeFitting.size(of: view, fitting: width)
    }
  }

  final class ProfileView: UIView {
    let name = UILabel()
  }

  struct SwitchRow {
    let title: String
    let isOn: Bool
    let toggle: @MainActor () -> Void
  }

  extension SwitchRow: Equatable {
    static func == (first: SwitchRow, second: SwitchRow) -> Bool {
      first.title == second.title && first.isOn == second.isOn
    }
  }

  extension SwitchRow: ListComponent {
    func makeView() -> SwitchView { SwitchView() }

    func configure(_ view: SwitchView) { view.toggle = toggle }

    func update(_ view: SwitchView, for state: UICellConfigurationState) {
      view.alpha = state.isHighlighted ? 0.5 : 1
    }
  }

  final class SwitchView: UIView {
    var toggle: () -> Void = {}
  }

  final class Card: UICollectionReusableView {}

  // MARK: Parts

  struct TagFilter: ListPart {
    let tags: [Tag]
    let choose: @MainActor (Tag) -> Void

    var body: [ListSection] {
      ListSection("tags") {
        for tag in tags { Chip(tag).onSelect { choose(tag) } }
      }
    }
  }

  // MARK: A screen

  /// The controller of the article's screen.
  final class GalleryController: UIViewController {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())
    var list: CollectionViewAlignedList!
    var tags: [Tag] = []
    var photos: [Picture] = []
    var songs: [Picture] = []
    var canAdd = true
    var isExpanded = false
    var currentPhoto: Int?

    func choose(_ tag: Tag) {}

    func open(_ photo: Picture) {}

    func share() {}

    override func viewDidLoad() {
      super.viewDidLoad()
      list = CollectionViewAlignedList(collectionView)
      list.show {
        ListSection("tags") {
          for tag in tags { Chip(tag).onSelect { [weak self] in self?.choose(tag) } }
        }
        .attributes(.topCenter)

        ListSection("photos", of: photos) { Photo($0) }
          .attributes(.columns(minimumWidth: 160))
      }
    }

    func show() {
      list.show {
        ListSection("tags") {
          for tag in tags {
            Chip(tag).onSelect { [weak self] in self?.choose(tag) }
          }
          if canAdd { AddButton() }
        }
        .attributes(.topCenter.with(lineLimit: isExpanded ? .expanded(from: .lines(2)) : .lines(2)))
        .header { Title("Filter") }
        .overflow { [weak self] hiddenCount in
          More(hiddenCount).onSelect { self?.toggle() }
        }
        .background(Card.self)

        ListSection("photos", of: photos) { Photo($0) }
          .onSelect(of: photos) { [weak self] photo in self?.open(photo) }
          .attributes(.columns(minimumWidth: 160))
      }
    }

    func toggle() {
      isExpanded.toggle()
      show()
    }

    func scroll(to photo: Picture) {
      if let path = list.indexPath(ofItem: photo.id, inSection: "photos") {
        list.layout.scrollToItem(at: path, position: .centeredVertically, animated: true)
      }
    }

    func scrollCarousel(to photo: Picture) {
      list.scroll(toCard: photo.id, inCarousel: "featured", inSection: "photos")
    }

    func reload(_ tags: [Tag]) {
      list.update {
        TagFilter(tags: tags) { [weak self] in self?.choose($0) }
      }
    }

    // MARK: Sections

    var sectionOfTags: ListSection {
      ListSection("tags") {
        for tag in tags { Chip(tag).onSelect { [weak self] in self?.choose(tag) } }
        if canAdd { AddButton() }
      }
      .attributes(.topCenter.with(lineLimit: .lines(2)))
      .header { Title("Filter") }
      .overflow { hiddenCount in More(hiddenCount) }
    }

    var photosWithActions: ListSection {
      ListSection("photos", of: photos) { photo in
        Photo(photo).onSelect { [weak self] in self?.open(photo) }
      }
    }

    var photosWithOneAction: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .onSelect(of: photos) { [weak self] photo in self?.open(photo) }
    }

    var reorderedSongs: ListSection {
      ListSection("songs", of: songs) { Song($0) }
        .onReorder(of: songs) { [weak self] songs in self?.songs = songs }
    }

    var songsBelowCover: ListSection {
      ListSection("songs", of: songs) { Song($0) }
        .header(pins: false) { Title("Cover") }
        .header(pins: true) { Title("Songs") }
    }

    func actions(_ configuration: some UIContentConfiguration) -> ListSection {
      ListSection("actions") {
        configuration.id("share").onSelect { [weak self] in self?.share() }
      }
    }

    func featured(_ featured: [Picture]) -> ListItem {
      Carousel("featured", cardWidth: .fraction(0.8), stops: .atCards) {
        for photo in featured { Photo(photo).onSelect { [weak self] in self?.open(photo) } }
      }
      .listItem
    }

    var album: ListItem {
      Carousel("album", cardWidth: .fraction(1), stops: .atPages) {
        for photo in photos { Photo(photo) }
      }
      .onCurrentCardChange { [weak self] id in self?.currentPhoto = id as? Int }
      .listItem
    }

    var allPhotos: ListItem {
      Carousel("all", cardWidth: .points(120), cardHeight: 90, rows: 2, stops: .atPages) {
        for photo in photos { Photo(photo) }
      }
      .onCurrentCardChange { [weak self] id in self?.currentPhoto = id as? Int }
      .listItem
    }

    func beginning(_ tag: Tag) -> ListItem {
      Chip(tag)
        .cellAttributes(CellAttributes(beginsLine: true))
        .onSelect { [weak self] in self?.choose(tag) }
    }
  }
#endif
