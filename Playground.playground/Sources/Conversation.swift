/// A person who takes part in a chat. The raw value is the letter in the picture.
enum Speaker: String {
  /// The person whose screen shows the chat.
  case you = ""
  case aldo = "A"
  case beatrice = "B"
  case carla = "C"

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
struct Message: Hashable {
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
  var messages: [Message]

  /// The number of the first message that has not been read, if there is one.
  var firstUnread: Int?
}

extension ChatDay {
  /// The cells of the day, in order.
  var items: [ChatItem] {
    messages.indices.flatMap(items)
      + (messages.last?.speaker == .you ? [ChatItem(.seen, "Seen", "seen")] : [])
  }

  private func items(ofMessage index: Int) -> [ChatItem] {
    let message = messages[index]
    let unread = index == firstUnread ? [ChatItem(.unread, "New messages", "unread")] : []
    guard let speaker = message.speaker else {
      return unread + [ChatItem(.note, message.text, "text \(index)")]
    }
    let isOwn = speaker == .you
    let isFirst = beginsTurn(index)
    let isLast = index + 1 == messages.count || beginsTurn(index + 1)
    let bubble = ChatItem(
      isOwn ? .ownBubble : isFirst ? .firstBubble : .bubble, message.text, "text \(index)")
    let time = ChatItem(
      isOwn ? .ownTime : isLast ? .lastTime : .time, message.time, "time \(index)")
    let picture = ChatItem(.picture(speaker), speaker.rawValue, "picture \(index)")
    return unread + (isOwn ? [time, bubble] : (isFirst ? [picture] : []) + [bubble, time])
  }

  /// Returns whether the message before another one is not part of the same turn.
  func beginsTurn(_ index: Int) -> Bool {
    index == 0 || index == firstUnread || messages[index - 1].speaker != messages[index].speaker
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
