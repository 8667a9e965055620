import AlignedLayout
import AlignedList
import SwiftUI

/// The chat of `ChatExample`, as a screen in SwiftUI.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
public final class ChatScreenExample: ScreenExample {
  public init() {
    super.init(ChatScreen())
  }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct ChatScreen: View {
  @State private var days = ChatDay.recent
  /// The days that are loaded at the top, the latest first.
  @State private var olderDays = ChatDay.older
  @State private var incoming = Message.incoming
  @State private var position: AlignedScrollPosition? = .end

  var body: some View {
    AlignedScreen {
      for day in days {
        ListSection(day.title) {
          for index in day.messages.indices { items(ofMessage: index, in: day) }
          if day.messages.last?.speaker == .you {
            ListItem(id: "seen") { SmallText(text: "Seen") }
              .cellAttributes(
                CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .trailing))
          }
        }
        .header { TitleBar(text: day.title) }
        // Until they are measured, all views are as wide as a picture. So lines are broken, and indented behind
        // pictures, where they will be when all is measured.
        .attributes(
          SectionAttributes(
            sizing: .selfSizing(
              estimate: CGSize(width: 36, height: 34), offering: .remainingLineSpace),
            cellSpacing: 8, lineSpacing: 6, insets: Insets(top: 10))
        )
        .onReachStart { loadOlder(before: day.title) }
      }
    }
    .anchorsToEnd()
    .alignedScroll(to: $position)
    .contentInsets(Insets(leading: 16, bottom: 16, trailing: 16))
    .layout { $0.sectionSpacing = 12 }
  }

  // MARK: Items

  @ListItemBuilder
  private func items(ofMessage index: Int, in day: ChatDay) -> [ListItem] {
    let message = day.messages[index]
    if index == day.firstUnread {
      ListItem(id: "unread") {
        SmallText(text: "New messages", weight: .semibold, shade: .pink)
          .padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10))
          .background(Shade.pink.fill, in: RoundedRectangle(cornerRadius: 8))
      }
      .cellAttributes(.centered)
    }
    switch message.speaker {
    case nil:
      ListItem(id: "text \(index)") { SmallText(text: message.text, size: 12, weight: .semibold) }
        .cellAttributes(.centered)
        .onSelect { receive() }
    case .you:
      ListItem(id: "time \(index)") { SmallText(text: message.time) }
        .cellAttributes(
          CellAttributes(beginsLine: true, lineAlignment: .trailing, cellAlignment: .bottom))
      bubble(index, message).cellAttributes(CellAttributes(endsLine: true))
    case let speaker?:
      let isFirst = day.beginsTurn(index)
      let isLast = index + 1 == day.messages.count || day.beginsTurn(index + 1)
      if isFirst {
        ListItem(id: "picture \(index)") { SpeakerPicture(speaker: speaker) }
          .cellAttributes(CellAttributes(beginsLine: true))
      }
      bubble(index, message).cellAttributes(
        CellAttributes(
          beginsLine: !isFirst, minimumLineSpace: 80, indentation: isFirst ? .start : .unchanged))
      ListItem(id: "time \(index)") { SmallText(text: message.time) }
        .cellAttributes(
          CellAttributes(
            endsLine: true, minimumLineSpace: 40, cellAlignment: .bottom,
            indentationsEndedAfter: isLast ? 1 : 0))
    }
  }

  private func bubble(_ index: Int, _ message: Message) -> ListItem {
    ListItem(id: "text \(index)") {
      MessageBubble(text: message.text, shade: message.speaker == .you ? .strong : .gray)
        .contextMenu {
          Button("Good.") { send("Good.") }
          Button("The comma comes out.") { send("The comma comes out.") }
        }
    }
    .onSelect { receive() }
  }

  // MARK: Messages

  /// Adds the day before those that are shown, if there is one and the first of them is named.
  private func loadOlder(before title: String) {
    guard !olderDays.isEmpty, title == days.first?.title else { return }
    days.insert(olderDays.removeFirst(), at: 0)
  }

  /// Adds the next message that arrives, if there is one. It is unread if the end is out of sight.
  private func receive() {
    guard !incoming.isEmpty, let today = days.last else { return }
    let seesEnd = position?.isAtEnd ?? false
    add(
      incoming.removeFirst(), firstUnread: seesEnd ? nil : today.firstUnread ?? today.messages.count
    )
  }

  /// Adds a message of one's own, and scrolls to it. What was unread counts as read.
  private func send(_ text: String) {
    add(Message(.you, text, at: "9:41"), firstUnread: nil)
    withAnimation { position = .end }
  }

  private func add(_ message: Message, firstUnread: Int?) {
    withAnimation {
      days[days.count - 1].messages.append(message)
      days[days.count - 1].firstUnread = firstUnread
    }
  }
}

/// A text on a rounded background, which is no wider than 200 points.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct MessageBubble: View {
  let text: String
  let shade: Shade

  var body: some View {
    WidthLimit(width: 200) {
      Text(text)
        .font(.system(size: 15))
        .foregroundStyle(shade.ink)
        .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        .background(shade.fill, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}

/// A container that offers its view no more than a width. A frame with a greatest width would be that wide.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct WidthLimit: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = min(proposal.width ?? width, width)
    return subviews[0].sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// The letter of a speaker in a circle.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct SpeakerPicture: View {
  let speaker: Speaker

  var body: some View {
    Text(speaker.rawValue)
      .font(.system(size: 14))
      .foregroundStyle(speaker.shade.ink)
      .frame(width: 36, height: 36)
      .background(speaker.shade.fill, in: Circle())
  }
}

/// A time or a note beside bubbles.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct SmallText: View {
  let text: String
  var size: CGFloat = 11
  var weight = Font.Weight.regular
  var shade = Shade.gray

  var body: some View {
    Text(text).font(.system(size: size, weight: weight)).foregroundStyle(shade.ink)
  }
}

extension CellAttributes {
  /// Alone in the middle of a line.
  fileprivate static let centered = CellAttributes(
    beginsLine: true, endsLine: true, lineAlignment: .center)
}
