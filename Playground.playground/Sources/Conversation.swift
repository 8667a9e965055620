import AlignedLayout
import UIKit

/// A person who takes part in a chat.
enum Speaker {
  /// The person whose screen shows the chat.
  case you
  case aldo, beatrice, carla

  var initial: String {
    switch self {
    case .you: ""
    case .aldo: "A"
    case .beatrice: "B"
    case .carla: "C"
    }
  }

  var shade: Shade {
    switch self {
    case .you: .strong
    case .aldo: .orange
    case .beatrice: .green
    case .carla: .purple
    }
  }
}

/// A message of a speaker, or a note without a speaker, such as that somebody has joined.
struct Message {
  let speaker: Speaker?
  let text: String
  let time: String

  init(_ speaker: Speaker?, _ text: String, at time: String = "") {
    self.speaker = speaker
    self.text = text
    self.time = time
  }
}

/// The messages of a day, which are a section.
struct ChatDay {
  let title: String

  var messages: [Message] {
    didSet { items = messages.items }
  }

  /// The cells of the day, in order.
  private(set) var items: [ChatItem]

  init(title: String, messages: [Message]) {
    self.title = title
    self.messages = messages
    items = messages.items
  }
}

extension [Message] {
  fileprivate var items: [ChatItem] {
    let cells = indices.flatMap(items)
    return last?.speaker == .you ? cells + [ChatItem(.seen, "Seen")] : cells
  }

  private func items(ofMessage index: Int) -> [ChatItem] {
    let message = self[index]
    guard let speaker = message.speaker else { return [ChatItem(.note, message.text)] }
    guard speaker != .you else {
      return [ChatItem(.ownTime, message.time), ChatItem(.ownBubble, message.text)]
    }
    let isFirst = index == 0 || self[index - 1].speaker != speaker
    let isLast = index + 1 == count || self[index + 1].speaker != speaker
    let picture = isFirst ? [ChatItem(.picture(speaker), speaker.initial)] : []
    return picture + [
      ChatItem(isFirst ? .firstBubble : .bubble, message.text),
      ChatItem(isLast ? .lastTime : .time, message.time),
    ]
  }
}

/// A cell of a chat.
struct ChatItem: Hashable {
  enum Kind: Hashable {
    case note
    case picture(Speaker)
    /// The first bubble of a turn, which stands beside the picture.
    case firstBubble
    case bubble
    case time
    /// The time of a turn's last message.
    case lastTime
    case ownTime
    case ownBubble
    case seen
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension ChatItem {
  /// How the cell behaves on its line.
  var attributes: CellAttributes {
    switch kind {
    case .note: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .center)
    case .picture: CellAttributes(beginsLine: true)
    case .firstBubble: CellAttributes(minimumLineSpace: 80, indentation: .start)
    case .bubble: CellAttributes(beginsLine: true, minimumLineSpace: 80)
    case .time: CellAttributes(endsLine: true, minimumLineSpace: 40, cellAlignment: .bottom)
    case .lastTime:
      CellAttributes(
        endsLine: true, minimumLineSpace: 40, cellAlignment: .bottom, indentationsEndedAfter: 1)
    case .ownTime:
      CellAttributes(beginsLine: true, lineAlignment: .trailing, cellAlignment: .bottom)
    case .ownBubble: CellAttributes(endsLine: true)
    case .seen: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .trailing)
    }
  }

  /// The size until the cell has measured itself.
  var estimatedSize: CGSize {
    switch kind {
    case .picture: CGSize(width: 36, height: 36)
    case .firstBubble, .bubble, .ownBubble:
      CGSize(width: min(200, 24 + 8 * text.count), height: 34 + text.count / 24 * 18)
    case .note, .time, .lastTime, .ownTime, .seen: CGSize(width: 6 * text.count, height: 14)
    }
  }
}

extension ChatDay {
  /// The days that are shown at first.
  static let recent = [
    ChatDay(
      title: "Yesterday",
      messages: [
        Message(.aldo, "Has anybody seen the proofs?", at: "14:02"),
        Message(
          .aldo, "They were on the stone when I left for lunch: the ones with the wide margins.",
          at: "14:02"),
        Message(.you, "On your desk, below the specimen book.", at: "14:10"),
        Message(.you, "The last line of chapter four is too loose.", at: "14:11"),
        Message(.beatrice, "Then take the comma out.", at: "14:15"),
        Message(
          .beatrice,
          "Or let the line run on: what remains on it is offered to the next word, and it says "
            + "itself how much of that it takes.", at: "14:16"),
        Message(.aldo, "The comma stays.", at: "14:30"),
      ]),
    ChatDay(
      title: "Today",
      messages: [
        Message(nil, "Carla has joined."),
        Message(.carla, "Good morning!", at: "9:00"),
        Message(
          .aldo, "I have set the whole paragraph again, and it is a line shorter now.", at: "9:21"),
        Message(.carla, "A line shorter! The printer will be pleased.", at: "9:24"),
        Message(.you, "The sheet is on its way to you, with the comma in its place.", at: "9:30"),
      ]),
  ]

  /// The days before, the latest first.
  static let older = [
    ChatDay(
      title: "Tuesday",
      messages: [
        Message(.beatrice, "The paper has come. It is whiter than the sample.", at: "11:40"),
        Message(.you, "Much whiter?", at: "11:42"),
        Message(
          .beatrice, "Enough to see where one sheet ends and the next begins. I have kept both.",
          at: "11:43"),
      ]),
    ChatDay(
      title: "Monday",
      messages: [
        Message(nil, "Aldo has opened the chat."),
        Message(.aldo, "Chapter four is due on Friday.", at: "8:00"),
      ]),
  ]
}

extension Message {
  /// The messages that arrive while the chat is open.
  static let incoming = [
    Message(.carla, "It is here. I have looked at it twice.", at: "9:31"),
    Message(.carla, "The comma is right.", at: "9:31"),
    Message(.aldo, "I said so.", at: "9:33"),
  ]
}
