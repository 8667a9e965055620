#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  /// A message, or one that is about to come.
  struct ListedMessage: ListComponent, Hashable, Identifiable {
    let id: Int
    let text: String

    func makeView() -> UILabel { UILabel() }
    func configure(_ view: UILabel) { view.text = text }
    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 40) }
  }

  /// What is shown at an end of the messages. It has one height, so nothing moves when its state changes.
  struct Loader: ListComponent, Hashable {
    enum State { case idle, loading, failed }

    let state: State

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) {
      view.text = [.idle: nil, .loading: "Loading", .failed: "Tap to try again"][state] ?? nil
    }

    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 44) }
  }

  final class ConversationController: UIViewController {
    var conversation = 1
    var messages: [ListedMessage] = []
    var isTyping = false
    var older = Loader.State.idle

    func show(in list: CollectionViewAlignedList) {
      list.layout.staysAtEnd = true
      list.show(id: conversation) {
        ListSection("older") {
          let loader = Loader(state: older)
          if older == .failed {
            loader.onSelect { [weak self] in self?.loadOlder() }
          } else {
            loader
          }
        }
        ListSection("messages", of: messages) { $0 }
          .onReachStart { [weak self] in self?.loadOlder() }
        ListSection("typing") {
          if isTyping { ListedMessage(id: 0, text: "…") }
        }
      }
    }

    func loadOlder() {}
  }
#endif
