import AlignedLayout
import AlignedList
import UIKit

/// A component that shows a thread of mails in a cell that can be swiped. An open thread shows its messages.
struct MailRow: ListComponent, Hashable, Identifiable {
  let mail: Mail
  let isOpen: Bool

  var id: Int { mail.id }

  func makeView() -> MailCell { MailCell(frame: .zero) }

  func configure(_ view: MailCell) { view.show(mail, isOpen: isOpen) }
}

/// A cell whose labels stand in an aligned view: sender, number of messages and time, and the subject.
final class MailCell: SwipeCell {
  private let marker = UIView()
  private let picture = Chip("", LabelStyle())
  private let sender = Chip.text("", size: 15, weight: .semibold)
  private let count = Chip.tag("", .gray)
  private let time = Chip.text("", size: 12)
  private let subject = Chip.text("")
  private let messages = Chip.text("", size: 13)
  private let card = AlignedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    marker.backgroundColor = Shade.strong.background
    marker.layer.cornerRadius = 4
    card.padding = Insets(top: 10, leading: 60, bottom: 10, trailing: 36)
    card.attributes = SectionAttributes(cellAlignment: .center, cellSpacing: 8, lineSpacing: 4)
    contentView.insertSubview(card, at: 0)
    contentView.addSubview(marker)
    contentView.addSubview(picture)
  }

  /// Returns nil: examples are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ mail: Mail, isOpen: Bool) {
    sender.text = mail.sender
    var style = LabelStyle(Shade.all[mail.id % Shade.all.count])
    style.cornerRadius = 17
    style.margin = CGSize(width: 0, height: 8)
    style.alignment = .center
    picture.show(String(mail.sender.prefix(1)), style)
    count.text = "\(mail.messages.count)"
    time.text = mail.time
    subject.text = mail.subject
    messages.text = mail.messages.joined(separator: "\n")
    marker.isHidden = !mail.isUnread
    let line = CellAttributes(beginsLine: true, endsLine: true, width: .fraction(1))
    card.items =
      [AlignedItem(sender, attributes: CellAttributes(width: .remaining))]
      + (mail.messages.count > 1 ? [AlignedItem(count)] : [])
      + [AlignedItem(time), AlignedItem(subject, attributes: line)]
      + (isOpen ? [AlignedItem(messages, attributes: line)] : [])
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    card.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
    marker.frame = CGRect(x: isMirrored ? bounds.width - 12 : 4, y: 22, width: 8, height: 8)
    picture.frame = CGRect(x: isMirrored ? bounds.width - 50 : 16, y: 10, width: 34, height: 34)
  }
}
