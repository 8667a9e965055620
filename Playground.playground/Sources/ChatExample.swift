import AlignedLayout
import AlignedList
import UIKit

/// A chat with a section for each day, whose date is pinned.
///
/// It opens at its end, and stays there while messages arrive: tap a message to receive the next one, press
/// it long to answer. What arrives while older messages are read stands below a line that says so. Scrolled
/// to the top, it loads older days without moving what is read. All cells size themselves.
public final class ChatExample: ListExample {
  private var days = ChatDay.recent
  /// The days that are loaded at the top, the latest first.
  var olderDays = ChatDay.older
  private var incoming = Message.incoming

  public override init() {}

  /// Creates a chat of some days, before which there are no others.
  convenience init(_ days: [ChatDay]) {
    self.init()
    self.days = days
    olderDays = []
  }

  override func setUp(_ list: CollectionViewAlignedList) {
    list.layout.staysAtEnd = true
  }

  @ListBuilder override var sections: [ListSection] {
    for day in days {
      ListSection(day.title, of: day.items) { item in
        item.contextMenu { [weak self] in self?.answers }
      }
      .onSelect(of: day.items) { [weak self] _ in self?.receive() }
      .header { Title(day.title, height: list?.layout.defaultHeaderLength ?? 32) }
      .attributes(
        SectionAttributes(
          sizing: .selfSizing(
            estimate: CGSize(width: 200, height: 34), offering: .remainingLineSpace),
          cellSpacing: 8, lineSpacing: 6, insets: Insets(top: 10))
      )
      .onReachStart { [weak self] in self?.loadOlder(before: day.title) }
    }
  }

  private var answers: UIMenu {
    UIMenu(
      children: ["Good.", "The comma comes out."].map { text in
        UIAction(title: text) { [weak self] _ in self?.send(text) }
      })
  }

  // MARK: Messages

  /// Adds the day before those that are shown, if there is one and the first of them is named.
  func loadOlder(before title: String) {
    guard !olderDays.isEmpty, title == days.first?.title else { return }
    days.insert(olderDays.removeFirst(), at: 0)
    update()
  }

  /// Adds the next message that arrives, if there is one. It is unread if the last one is out of sight.
  func receive() {
    guard !incoming.isEmpty, !days.isEmpty else { return }
    let today = days[days.count - 1]
    let seesEnd =
      today.items.last.map { list?.view(ofItem: $0.id, inSection: today.title) != nil } ?? true
    let firstUnread = seesEnd ? nil : today.firstUnread ?? today.messages.count
    add(incoming.removeFirst(), firstUnread: firstUnread)
  }

  /// Adds a message of one's own, and scrolls to it. What was unread counts as read.
  func send(_ text: String) {
    guard let list, !days.isEmpty else { return }
    add(Message(.you, text, at: "9:41"), firstUnread: nil)
    let today = days[days.count - 1]
    guard let last = today.items.last else { return }
    list.scroll(toItem: last.id, inSection: today.title, position: .bottom)
  }

  private func add(_ message: Message, firstUnread: Int?) {
    days[days.count - 1].messages.append(message)
    days[days.count - 1].firstUnread = firstUnread
    update()
  }
}
