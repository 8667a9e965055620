#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  // MARK: Components

  struct Clip: ListComponent, Equatable, Identifiable {
    let id: Int

    init(_ clip: Picture) {
      id = clip.id
    }

    func makeView() -> ClipView { ClipView() }

    func configure(_ view: ClipView) {}
  }

  final class ClipView: UIView {
    func play() {}

    func pause() {}
  }

  struct ChatMessage: Equatable, Identifiable {
    let id: Int
    let text: String
  }

  struct Bubble: ListComponent, Equatable, Identifiable {
    let message: ChatMessage

    init(_ message: ChatMessage) { self.message = message }

    var id: Int { message.id }

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = message.text }

    var estimatedSize: CGSize? {
      CGSize(width: 200, height: CGFloat(20 + message.text.count / 25 * 20))
    }
  }

  @MainActor
  protocol SwipeCellDelegate: AnyObject {
    func actions(for cell: SwipeCell) -> [String]
  }

  /// A cell in the manner of a kit for swipe actions.
  final class SwipeCell: UICollectionViewCell {
    var subject = ""
    weak var delegate: (any SwipeCellDelegate)?
  }

  struct Mail: Equatable, Identifiable {
    let id: Int
    let subject: String

    init(_ mail: ChatMessage) {
      id = mail.id
      subject = mail.text
    }
  }

  extension Mail: ListComponent {
    func makeView() -> SwipeCell { SwipeCell(frame: .zero) }

    func configure(_ view: SwipeCell) { view.subject = subject }
  }

  // MARK: Parts

  struct Tags: ListPart {
    let tags: [Tag]
    @ListState private var isExpanded = false

    var body: [ListSection] {
      ListSection("tags", of: tags) { Chip($0) }
        .attributes(
          SectionAttributes(lineLimit: isExpanded ? .expanded(from: .lines(2)) : .lines(2))
        )
        .overflow { hiddenCount in
          More(hiddenCount).onSelect { isExpanded.toggle() }
        }
    }
  }

  // MARK: Screens

  struct Column: Identifiable {
    let id: Int
    var cards: [Picture] = []
  }

  final class BoardController: UIViewController, SwipeCellDelegate {
    var list: CollectionViewAlignedList!
    var tags: [Tag] = []
    var photos: [Picture] = []
    var board: [Int: [Picture]] = [:]
    var messages: [ChatMessage] = []
    var firstUnread = 0
    var isLoading = true

    func share(_ photo: Picture) {}

    func actions(for cell: SwipeCell) -> [String] { [] }

    func reload() async {}

    func loadMore() {}

    func loadOlder() {}

    func share(_ indexPath: IndexPath) {
      guard let photo = list.component(at: indexPath, as: Photo.self) else { return }
      share(photo.picture)
    }

    func showColumns() {
      list.show {
        ListReader { [photos] surroundings in
          ListSection("photos", of: photos) { Photo($0) }
            .attributes(.columns(surroundings.width < 600 ? 2 : 4))
        }
      }
    }

    var columnsInLargeType: ListReader {
      ListReader { [tags] surroundings in
        let isLarge = surroundings.traits.preferredContentSizeCategory.isAccessibilityCategory
        ListSection("tags", of: tags) { Chip($0) }
          .attributes(isLarge ? .columns(1) : .topCenter)
      }
    }

    func clip(_ clip: Picture) -> ListItem {
      Clip(clip).onDisplay { view in
        view.play()
      } onEnd: { view in
        view.pause()
      }
    }

    #if !os(tvOS)
      func menu(_ photo: Picture) -> ListItem {
        Photo(photo).contextMenu {
          UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.share(photo) }])
        }
      }
    #endif

    func mail(_ mail: ChatMessage) -> ListItem {
      Mail(mail).onDisplay { [weak self] cell in cell.delegate = self }
    }

    func send(_ message: ChatMessage) {
      messages.append(message)
      list.show { ListSection("messages", of: messages) { Bubble($0) } }
      list.scroll(toItem: message.id, inSection: "messages", position: .bottom)
    }

    func ask(_ question: ChatMessage) {
      messages.append(question)
      list.show { ListSection("messages", of: messages) { Bubble($0) } }
      list.anchorItemToTop(question.id, inSection: "messages")
    }

    var loadedPhotos: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .whenEmpty { if isLoading { Title("Loading") } else { Title("No photos") } }
        .onRefresh { [weak self] in await self?.reload() }
        .onReachEnd { [weak self] in self?.loadMore() }
    }

    var refreshedPhotos: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .onRefresh { [weak self] in await self?.reload() }
    }

    var endlessPhotos: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .onReachEnd { [weak self] in self?.loadMore() }
    }

    func load(_ photos: [Picture]) {}

    func cancel(_ photos: [Picture]) {}

    var announcedPhotos: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .onPrefetch(of: photos) { [weak self] photos in
          self?.load(photos)
        } onCancel: { [weak self] photos in
          self?.cancel(photos)
        }
    }

    @ListBuilder func sections(of columns: [Column]) -> [ListSection] {
      for column in columns {
        ListSection(column.id, of: column.cards) { Photo($0) }
          .onReorder(of: column.cards, inGroup: "cards") { [weak self] cards in
            self?.board[column.id] = cards
          }
      }
    }

    func showChat() {
      list.layout.staysAtEnd = true
      list.show {
        ListSection("messages") {
          for message in messages {
            if message.id == firstUnread { Title("New").id("unread") }
            Bubble(message)
          }
        }
        .attributes(
          SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 200, height: 34)))
        )
        .onReachStart { [weak self] in self?.loadOlder() }
      }
    }
  }
#endif
