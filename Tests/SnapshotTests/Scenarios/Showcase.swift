import AlignedLayout
import UIKit

extension Showcase {
  /// The lead picture: a chat, tags and cards of one app, each in a collection view.
  static let lead = Showcase(
    name: "showcase",
    title: """
      A chat with avatars beside messages, two lines of tags that end in “+8 more”, and cards on a \
      background.
      """,
    size: CGSize(width: 760, height: 514),
    panels: [
      Panel(
        caption: "Messages beside an avatar, replies at the other edge",
        origin: CGPoint(x: 16, y: 40),
        scenario: chat),
      Panel(
        caption: "Two lines, and the number of hidden tags", origin: CGPoint(x: 388, y: 40),
        scenario: tags),
      Panel(
        caption: "Cards that grow to fill their lines", origin: CGPoint(x: 388, y: 210),
        scenario: walks),
    ])

  // MARK: Chat

  private static let chat = ViewScenario(
    content: Scenario(
      name: "chat", title: "A chat: each turn is a section.",
      contentInsets: Insets(14), sectionSpacing: 12,
      sections: [
        date("Friday"),
        turn(
          "A", .orange, "Are we still on for Sunday?",
          "The forecast looks good, and I have found a path that follows the river."),
        replies("Yes! How long is it?"),
        turn("A", .orange, "Six kilometres, with a café halfway."),
        date("Today"),
        turn(
          "B", .green, "May I bring the dog?",
          "She has been sitting at the door since seven."),
        replies("Of course. At the bridge at ten?"),
      ]),
    size: CGSize(width: 356, height: 458))

  private static func date(_ text: String) -> Scenario.Section {
    Scenario.Section(
      attributes: SectionAttributes(lineAlignment: .center), cells: [.label(text, .date)])
  }

  private static func turn(
    _ initial: String, _ tint: Look.Tint, _ messages: String...
  ) -> Scenario.Section {
    Scenario.Section(
      attributes: SectionAttributes(cellSpacing: 8, lineSpacing: 4),
      cells: [.size(34, 34).with(initial, .avatar(tint))]
        + messages.enumerated().map { index, text in
          .label(
            text, .message, atMost: 236,
            CellAttributes(endsLine: true, indentation: index == 0 ? .start : .unchanged))
        })
  }

  private static func replies(_ messages: String...) -> Scenario.Section {
    Scenario.Section(
      attributes: SectionAttributes(lineAlignment: .trailing, lineSpacing: 4),
      cells: messages.map { .label($0, .reply, atMost: 236, CellAttributes(endsLine: true)) })
  }

  // MARK: Tags

  private static let tags = ViewScenario(
    content: Scenario(
      name: "tags", title: "Tags: an overflow view counts those that two lines do not show.",
      contentInsets: Insets(14),
      sections: [
        Scenario.Section(
          attributes: SectionAttributes(
            lineLimit: .lines(2), cellSpacing: 8, lineSpacing: 8,
            insets: Insets(top: 8, leading: 14, trailing: 14)),
          cells: [
            "Riverside", "Dogs welcome", "Under 10 km", "Forest", "By train", "Picnic",
            "Café on the way", "Pushchair", "Viewpoint", "Swimming", "Open in winter", "Castle",
          ].map { .label($0, .tag) },
          headerLength: 24, headerCaption: "Walks for Sunday",
          overflowSize: CGSize(width: 72, height: 28), overflowSuffix: " more")
      ]),
    size: CGSize(width: 356, height: 130))

  // MARK: Cards

  private static let walks = ViewScenario(
    content: Scenario(
      name: "walks", title: "Cards: all grow until their line is full.",
      contentInsets: Insets(14),
      sections: [
        Scenario.Section(
          attributes: SectionAttributes(
            cellSpacing: 8, lineSpacing: 8,
            insets: Insets(top: 6, leading: 14, bottom: 14, trailing: 14),
            backgrounds: [
              .init(
                kind: MeadowView.kind, insets: Insets(leading: -14, bottom: -14, trailing: -14),
                coversHeader: true)
            ]),
          cells: [
            walk(
              "River and mill", "6 km · 1 h 30", width: 160,
              [
                6, 7, 9, 8, 7, 9, 12, 14, 13, 11, 10, 12, 13, 11, 9, 8, 7, 8, 6, 5,
              ]),
            walk(
              "Old town", "3 km · 50 min", width: 110,
              [
                8, 8, 9, 11, 15, 19, 22, 24, 23, 20, 16, 12, 9, 8,
              ]),
            walk(
              "Castle hill", "5 km · 1 h 40", width: 120,
              [
                4, 6, 9, 12, 16, 19, 23, 26, 30, 28, 24, 18, 13, 8, 5,
              ]),
            walk(
              "Lake and meadows", "9 km · 2 h 20", width: 150,
              [
                12, 14, 17, 19, 18, 15, 11, 8, 6, 5, 5, 5, 6, 8, 11, 14, 15, 13, 10, 8, 7,
              ]),
          ],
          headerLength: 34, headerCaption: "Close to you")
      ]),
    size: CGSize(width: 356, height: 288))

  private static func walk(
    _ title: String, _ subtitle: String, width: CGFloat, _ profile: [CGFloat]
  ) -> Scenario.Cell {
    .size(width, 99, CellAttributes(growth: 1))
      .with(title, .walk(subtitle: subtitle, profile: profile))
  }
}
