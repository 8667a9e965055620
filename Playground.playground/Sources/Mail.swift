/// A thread of a mail box.
struct Mail: Hashable, Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let time: String
  /// The messages of the thread, the latest last.
  let messages: [String]
  var isUnread = false
}

/// The mails that are to be answered on a day.
struct MailDay: Identifiable {
  let id: String
  var mails: [Mail]
}

extension MailDay {
  /// The days that are shown at first.
  static let all = [
    MailDay(
      id: "Today",
      mails: [
        Mail(
          id: 1, sender: "Aldo", subject: "The comma in chapter four", time: "9:21",
          messages: ["It has to stay.", "It has to go.", "Then set it smaller."], isUnread: true),
        Mail(
          id: 2, sender: "Carla", subject: "Proofs", time: "8:40",
          messages: ["They are on the stone."], isUnread: true),
        Mail(
          id: 3, sender: "The paper mill", subject: "Your order of laid paper is on its way",
          time: "7:02", messages: ["Two reams, cream.", "They come on Friday."]),
      ]),
    MailDay(
      id: "Tomorrow",
      mails: [
        Mail(
          id: 4, sender: "Beatrice", subject: "Margins, wide or very wide?", time: "Mon",
          messages: ["Wide.", "Very wide."]),
        Mail(
          id: 5, sender: "Bindery", subject: "Closed in August", time: "Mon",
          messages: ["Please send your books before."], isUnread: true),
      ]),
    MailDay(id: "Next week", mails: []),
  ]
}
