import AlignedLayout
import LayoutDrawing
import Testing
import UIKit

@testable import playground

/// The playground's chat in two views: before and after a change, or without and with a property.
struct ChatFigure: Sendable, CustomTestStringConvertible {
  /// One of the two views.
  struct Side: Sendable {
    let caption: String

    /// What is done with the view after it was laid out.
    let change: @MainActor @Sendable (ChatExample, UICollectionView) -> Void
  }

  let name: String
  let title: String
  var days = ChatDay.recent
  let left: Side
  let right: Side

  var testDescription: String { name }

  static let all = [
    ChatFigure(
      name: "chat-opens", title: "A chat opens at its end.",
      left: Side(caption: "staysAtEnd: false") { _, view in view.chatLayout?.staysAtEnd = false }
        .scrolledToTop,
      right: .unchanged("staysAtEnd: true")),
    ChatFigure(
      name: "chat-short", title: "A short chat stands at the bottom.", days: ChatDay.short,
      left: Side(caption: "staysAtEnd: false") { _, view in view.chatLayout?.staysAtEnd = false },
      right: .unchanged("staysAtEnd: true")),
    ChatFigure(
      name: "chat-receives", title: "A message arrives, and the view stays at the end.",
      left: .unchanged("Before"),
      right: Side(caption: "After two messages") { example, view in
        example.receive()
        view.layoutIfNeeded()
        example.receive()
      }),
    ChatFigure(
      name: "chat-older", title: "Older messages come in at the top, and what is read stays.",
      left: Side(caption: "Scrolled to the top") { _, _ in }.scrolledToTop,
      right: Side(caption: "With older messages above") { example, _ in
        example.olderDays = ChatDay.older
        example.loadOlder(before: "Yesterday")
      }.scrolledToTop),
    ChatFigure(
      name: "chat-unread",
      title: "What arrives while older messages are read stands below a line, until one answers.",
      left: Side(caption: "After two messages, scrolled to the end", change: receiveUnread),
      right: Side(caption: "After an answer") { example, view in
        receiveUnread(example, view)
        example.send("Good.")
      }),
    ChatFigure(
      name: "chat-keyboard", title: "A keyboard pushes the end up.",
      left: .unchanged("Before"),
      right: Side(caption: "contentInset.bottom = 100") { _, view in
        view.contentInset.bottom = 100
      }),
  ]

  /// Receives two messages while the end is out of sight, and scrolls there.
  @MainActor
  private static func receiveUnread(_ example: ChatExample, _ view: UICollectionView) {
    view.contentOffset.y -= 200
    view.layoutIfNeeded()
    for _ in 0..<2 {
      example.receive()
      view.layoutIfNeeded()
    }
    view.contentOffset.y = view.contentSize.height - view.bounds.height
  }
}

extension ChatFigure.Side {
  static func unchanged(_ caption: String) -> Self {
    ChatFigure.Side(caption: caption) { _, _ in }
  }

  /// The same, but scrolled to the top before the change.
  var scrolledToTop: Self {
    ChatFigure.Side(caption: caption) { example, view in
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      change(example, view)
    }
  }
}

extension ChatDay {
  fileprivate static let short = [
    ChatDay(
      title: "Today",
      messages: [
        Message(nil, "Carla has joined."), Message(.carla, "Good morning!", at: "9:00"),
        Message(.you, "Good morning, Carla.", at: "9:01"),
      ])
  ]
}

extension UICollectionView {
  fileprivate var chatLayout: CollectionViewAlignedLayout? {
    collectionViewLayout as? CollectionViewAlignedLayout
  }
}
