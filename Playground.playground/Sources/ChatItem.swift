import AlignedLayout
import AlignedList
import UIKit

/// A cell of a chat, which sizes itself for the space that it is offered.
struct ChatItem: Hashable, Identifiable {
  enum Kind: Hashable {
    case note
    /// The line above the first message that has not been read.
    case unread
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
  let id: String

  init(_ kind: Kind, _ text: String, _ id: String) {
    self.kind = kind
    self.text = text
    self.id = id
  }
}

extension ChatItem: ListComponent {
  func makeView() -> Chip { Chip("", LabelStyle()) }

  func configure(_ view: Chip) { view.show(text, LabelStyle(self)) }

  func size(of view: Chip, fitting width: CGFloat) -> CGSize {
    if case .picture = kind { return CGSize(width: 36, height: 36) }
    return view.sizeThatFits(CGSize(width: min(width, 200), height: .greatestFiniteMagnitude))
  }

  /// The size until the cell has measured itself.
  var estimatedSize: CGSize? {
    switch kind {
    case .picture: CGSize(width: 36, height: 36)
    case .firstBubble, .bubble, .ownBubble:
      CGSize(width: min(200, 24 + 8 * text.count), height: 34 + text.count / 24 * 18)
    case .note, .unread, .time, .lastTime, .ownTime, .seen:
      CGSize(width: 6 * text.count, height: 14)
    }
  }

  /// How the cell behaves on its line.
  var cellAttributes: CellAttributes {
    switch kind {
    case .note, .unread: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .center)
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
}

extension LabelStyle {
  fileprivate init(_ item: ChatItem) {
    self.init(.gray)
    margin = .zero
    background = .clear
    font = .systemFont(ofSize: 11)
    switch item.kind {
    case .picture(let speaker):
      self = LabelStyle(speaker.shade)
      cornerRadius = 18
      margin = .zero
      alignment = .center
    case .firstBubble, .bubble, .ownBubble:
      self = LabelStyle(item.kind == .ownBubble ? Speaker.you.shade : .gray)
      font = .systemFont(ofSize: 15)
      cornerRadius = 14
      margin = CGSize(width: 12, height: 8)
    case .unread:
      self = LabelStyle(.pink)
      font = .systemFont(ofSize: 11, weight: .semibold)
      margin = CGSize(width: 10, height: 3)
    case .note: font = .systemFont(ofSize: 12, weight: .semibold)
    case .time, .lastTime, .ownTime, .seen: break
    }
  }
}
